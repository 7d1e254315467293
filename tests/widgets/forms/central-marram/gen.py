import json
C=[]
def add(key,group,path=None,state=None,hand=None,**k):
    d=dict(key=key,group=group)
    if path: d.update(path=path,state=state,hand=hand)
    d.update(k); C.append(d)
Q=lambda k:'#question_'+k.replace('.','_')
def text(k,g,p,v,**x): add(k,g,p,v,[['type',Q(k),v]],**x)
def nat(k,g,p,v,t,**x): add(k,g,p,v,[['select',Q(k),t]],shown=t,choice=True,**x)
def pick(k,g,p,v,t,**x): add(k,g,p,v,[['click',Q(k)+'_wrap .rs__control'],['click',f'.rs__option:text-is("{t}")']],shown=t,choice=True,**x)
def radio(k,g,p,v,t): add(k,g,p,v,[['check',f'[name=question_{k}][value="{v}"]']],shown=t,choice=True)
P='personalInformation.';E='educationalBackground.';F='familyInformation.'
text('firstName','identity',P+'firstName','Marisol');text('middleName','identity',P+'middleName','Elena');text('lastName','identity',P+'lastName','Okafor-Reyes');nat('suffix','identity',P+'suffix','4','III')
text('dob','birth',P+'dateOfBirth','04/17/2008');radio('sex','sensitive',P+'sex','1','Female')
pick('country','identity',P+'address.country','United States of America','United States of America');text('line1','identity',P+'address.address1','4127 Juniper Hollow Lane');text('line2','identity',P+'address.address2','Apt 5B');text('city','identity',P+'address.city','Yreka');pick('state','identity',P+'address.state','CA','California');text('zip','identity',P+'address.postalCode','96097')
text('email','identity','email','marisol.okafor@mail.example');text('phone','identity',P+'phoneNumber','5305550142',alsoRight=['530-555-0142'])
radio('hispanic','sensitive',P+'hispanic','1','Yes');pick('citizenship','sensitive',P+'citizenshipStatus','1','U.S. citizen or U.S. national');radio('aid','sensitive',P+'receivesFinancialAid','1','Yes')
for n,a,b,o in((1,'Ngozi','Okafor','Registered nurse'),(2,'Rafael','Reyes','Electrician')):
    text(f'p{n}First','parents',F+f'parent{n}FirstName',a);text(f'p{n}Last','parents',F+f'parent{n}LastName',b);text(f'p{n}Job','parents',F+f'parent{n}Occupation',o)
add('p1Email','unknown')
text('school','education',E+'highSchoolName','Ashland Valley High School');text('gradDate','education',E+'highSchoolGraduationDate','06/2027');text('classSize','education',E+'highSchoolGraduatingClassSize','312');text('gpa','education',E+'highSchoolUnweightedGPA','3.87')
add('counselorFirst','stranger');add('counselorEmail','stranger')
for i,(t,v,l) in enumerate([('Siskiyou Science Fair First Place','2','10'),('Heritage Essay Prize','1','9'),('Commended Scholar','3','11')]):
    text(f'honor{i}.title','honours',f'achievements[{i}].title',t,row=i);nat(f'honor{i}.level','honours',f'achievements[{i}].yearAwarded',v,l,row=i)
for i,(v,t,s) in enumerate([('1','Biology','4'),('8','United States History','5'),('2','Calculus AB','3')]):
    pick(f'ap{i}.subject','exams',f'apIbExamScores[{i}].subject',v,t,row=i);nat(f'ap{i}.score','exams',f'apIbExamScores[{i}].score',s,s,row=i)
A=[('7','Debate/Speech','Team captain','Ashland Valley Debate Society','Led weekly practice for 18 debaters and took the team to two state tournaments.',['2','3','4'],'6','30'),('13','Work (Paid)','Weekend baker','Juniper Street Bakery','Baked bread from four in the morning and trained three new hires.',['3','4'],'12','48'),('8','Environmental','Water sampling lead','Klamath River Watch','Sampled nine stream sites each summer; our data moved a county culvert repair forward.',['1','2'],'5','9')]
for i,(tv,tt,pos,org,desc,lv,h,w) in enumerate(A):
    X=f'extracurricularActivities[{i}].';k=f'activity{i}.'
    def a(f,p,v,extra=[]): add(k+f,'activities',X+p,v,[['type',Q(f),v]]+extra,row=i)
    add(k+'type','activities',X+'activityType',tv,[['click','#add-activity'],['select',Q('type'),tt]],shown=tt,choice=True,row=i)
    a('position','position',pos);a('org','organizationName',org);a('desc','activityDescription',desc)
    add(k+'levels','activities',X+'gradeLevels',lv,[['check',f'.drawer input[type=checkbox][value="{x}"]'] for x in lv],shown=[str(8+int(x)) for x in lv],choice=True,row=i)
    a('hours','hoursSpendPerWeek',h);a('weeks','weeksSpentPerYear',w,[['click','#save-activity']])
for k,g in(('essay','unknown'),('hear','unknown'),('partners','never'),('affirm','never'),('signature','never')): add(k,g)
json.dump(dict(title='United Application, React',libraries=['react','react-select','radix-ui'],controls=C),open('expected.json','w'),ensure_ascii=False,indent='\t')
print(len(C))
