import json
C=[]
def add(key,group,path=None,state=None,hand=None,**k):
    d=dict(key=key,group=group)
    if path: d.update(path=path,state=state,hand=hand)
    d.update(k); C.append(d)
q=lambda f,scope='': f'{scope}[data-field="{f}"] '
def text(f,g,p,v,scope='',key=None,**k): add(key or f,g,p,v,[['type',q(f,scope)+'input',v]],**k)
def pick(f,v,scope=''): return [['click',q(f,scope)+'button'],['click',q(f,scope)+f'[role=option][data-value="{v}"]']]
def combo(f,g,p,v,scope='',key=None,**k): add(key or f,g,p,v,pick(f,v,scope),choice=True,**k)
def box(f,v,scope=''): return ['click',q(f,scope)+f'input[value="{v}"] + label']
P='personalInformation.';E='educationalBackground.';F='familyInformation.';S='standardizedTestScores.'
text('FirstName','identity',P+'firstName','Marisol');text('MiddleName','identity',P+'middleName','Elena');text('LastName','identity',P+'lastName','Okafor-Reyes');text('Email','identity','email','marisol.okafor@mail.example')
text('MobilePhone','identity',P+'phoneNumber','5305550142')
add('Birthdate','birth',P+'dateOfBirth','2008-04-17',[['type',q('Birthdate')+'input','Apr 17, 2008'],['press','Tab']],shown='Apr 17, 2008')
add('Portal_Password__c','never');add('Sms_Opt_In__c','never')
add('countryCode','identity',P+'address.country','UNITED_STATES_',pick('countryCode','UNITED_STATES_'),shown='United States of America',choice=True)
st='4127 Juniper Hollow Lane'
add('street','identity',P+'address.address1',st+'\nApt 5B',[['type',q('street')+'textarea',st+'\nApt 5B']],alsoRight=[st+', Apt 5B',st+' Apt 5B',st])
text('city','identity',P+'address.city','Yreka')
add('provinceCode','identity',P+'address.state','CA',pick('provinceCode','CA'),shown='California',choice=True)
text('postalCode','identity',P+'address.postalCode','96097')
combo('Gender__c','sensitive',P+'gender','Female')
add('Hispanic__c','sensitive',P+'hispanic','Yes',[box('Hispanic__c','Yes')],choice=True)
add('Race__c','sensitive',P+'race',['Black or African American'],[box('Race__c','Black or African American')],choice=True)
combo('Citizenship__c','sensitive',P+'citizenshipStatus','U.S. Citizen')
add('First_Gen__c','sensitive',F+'isFirstGen','Yes',[box('First_Gen__c','Yes')],choice=True)
combo('Entry_Term__c','education','miscellaneous.yearIntendEnrollCollege','Fall 2027');combo('Program__c','education','miscellaneous.intendedMajor','Environmental Engineering')
add('Lead_Source__c','unknown')
text('HS_Name__c','education',E+'highSchoolName','Ashland Valley High School')
add('HS_Grad_Date__c','education',E+'highSchoolGraduationDate','2027-06-11',[['type',q('HS_Grad_Date__c')+'input','Jun 11, 2027'],['press','Tab']],shown='Jun 11, 2027')
text('HS_GPA_Weighted__c','education',E+'highSchoolWeightedGPA','4.35');text('ACT_Composite__c','tests',S+'actScore','32')
add('Counselor_Name__c','stranger');add('Counselor_Email__c','stranger')
for i,(n,g,c) in enumerate([('AP English Literature','A-','1'),('Honors Physics','93','1.5'),('Ceramics Studio','B+','0.5')]):
    s=f'tr[data-index="{i}"] '
    for f,k,p,v in(('Course_Title__c','title','courseName',n),('Final_Grade__c','grade','grade',g),('Credits__c','credits','credits',c)): text(f,'courses',f'highSchoolClasses[{i}].{p}',v,s,f'course{i}_{k}',row=i,**({'alsoRight':['93%']} if v=='93' else {}))
for i,(sub,y,sc) in enumerate([('Biology','2025','4'),('United States History','2026','5'),('Calculus AB','2026','3')]):
    m='section[role=dialog] '
    for f,k,p,v in(('Exam_Subject__c','subject','subject',sub),('Exam_Year__c','year','date',y),('Exam_Score__c','score','score',sc)):
        h=pick(f,v,m)
        if k=='subject': h=[['click','button[name=newExam]']]+h
        if k=='score': h=h+[['click',m+'.slds-button_brand']]
        add(f'exam{i}_{k}','exams',f'apIbExamScores[{i}].{p}',v,h,choice=True,row=i)
A=[('Speech/Debate','Ashland Valley Debate Society','Team captain','6',[10,11,12]),('Employment (Paid)','Juniper Street Bakery','Weekend baker','12',[11,12]),('Environment','Klamath River Watch','Water sampling lead','5',[9,10])]
for i,(t,o,r,h,g) in enumerate(A):
    s=f'c-activity-entry[data-index="{i}"] ';X=f'extracurricularActivities[{i}].'
    add(f'activity{i}_type','activities',X+'activityType',t,[['click','button[name=addActivity]']]+pick('Type__c',t,s),choice=True,row=i)
    text('Organization__c','activities',X+'organizationName',o,s,f'activity{i}_org',row=i);text('Role__c','activities',X+'position',r,s,f'activity{i}_role',row=i);text('Hours__c','activities',X+'hoursSpendPerWeek',h,s,f'activity{i}_hours',row=i)
    add(f'activity{i}_grades','activities',X+'gradeLevels',[f'Grade {x}' for x in g],[box('Grades__c',f'Grade {x}',s) for x in g],choice=True,row=i)
for n,(a,b,e) in((1,('Ngozi','Okafor','Some college, no degree')),(2,('Rafael','Reyes','High school graduate or GED'))):
    text(f'Parent{n}_FirstName__c','parents',F+f'parent{n}FirstName',a);text(f'Parent{n}_LastName__c','parents',F+f'parent{n}LastName',b);combo(f'Parent{n}_Education__c','parents',F+f'parent{n}EducationLevel',e)
for k,g in(('Emergency_Name__c','stranger'),('Emergency_Phone__c','stranger'),('Certify__c','never'),('Signature__c','never')): add(k,g)
json.dump(dict(title='Cascadia State University, Salesforce Experience Cloud',libraries=['Salesforce Lightning Web Components (markup)'],controls=C),open('expected.json','w'),ensure_ascii=False,indent='\t')
print(len(C))
