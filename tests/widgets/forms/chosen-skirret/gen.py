import json
ST=[l.split(' ',1) for l in open('../../lists.ts').read().split('`')[1].strip().split('\n')]
stopt='<option value=""></option>'+''.join(f'<option value="{a}">{b}</option>' for a,b in ST)
def inp(col,id,label,req=False,help='',type='text',extra=''):
    return f'''<div class="form-group {col}"><label for="{id}"{' class="req"' if req else ''}>{label}</label><input type="{type}" class="form-control" id="{id}" name="{id}" {'required ' if req else ''}{extra}>{f'<small class="form-text text-muted">{help}</small>' if help else ''}</div>'''
def sel(col,id,label,opts,req=False,cls='chosen-select',ph='Select an Option'):
    o=opts if isinstance(opts,str) else '<option value=""></option>'+''.join(f'<option value="{v}">{t}</option>' for v,t in opts)
    return f'''<div class="form-group {col}"><label for="{id}"{' class="req"' if req else ''}>{label}</label><select class="form-control {cls}" id="{id}" name="{id}" data-placeholder="{ph}">{o}</select></div>'''
def radio(col,name,label,opts):
    return f'''<div class="form-group {col}"><label class="d-block req">{label}</label><div>'''+''.join(f'<div class="form-check form-check-inline"><input class="form-check-input" type="radio" name="{name}" id="{name}_{v}" value="{v}"><label class="form-check-label" for="{name}_{v}">{t}</label></div>' for v,t in opts)+'</div></div>'
def row(*a): return '<div class="form-row">'+''.join(a)+'</div>'
def card(t,*a): return f'<div class="card"><div class="card-header"><h4>{t}</h4></div><div class="card-body">'+''.join(a)+'</div></div>'
grades=[('FR','Freshman'),('SO','Sophomore'),('JR','Junior'),('SR','Senior')]
nsel=lambda name,opts:f'<select class="form-control custom-select" name="{name}"><option value="">--</option>'+''.join(f'<option value="{v}">{t}</option>' for v,t in opts)+'</select>'
b=''
b+=card('Section A &mdash; Applicant',
 row(inp('col-md-4','app_first','First name',1,extra='maxlength="40"'),inp('col-md-3','app_mi','Middle name'),inp('col-md-3','app_last','Last name',1),
  sel('col-md-2','app_sfx','Suffix',[('JR','Jr.'),('SR','Sr.'),('II','II'),('III','III'),('IV','IV')],cls='custom-select')),
 row(inp('col-md-8','app_addr','Home address',1,'Street number and name. No P.O. boxes please; checks are mailed here.'),inp('col-md-4','app_addr2','Apt. / Unit')),
 row(inp('col-md-5','app_city','City',1),sel('col-md-4','app_state','State',stopt,1,ph='Choose a state...'),inp('col-md-3','app_zip','ZIP',1,extra='maxlength="10" inputmode="numeric"')),
 row(inp('col-md-4','app_tel','Telephone',1,type='tel',extra='placeholder="(___) ___-____"'),inp('col-md-4','app_email','E-mail',1,type='email'),inp('col-md-4','app_email2','Re-enter e-mail',1,type='email',extra='autocomplete="off"')),
 row(inp('col-md-4','app_dob','Date of birth',1,'mm/dd/yyyy'),radio('col-md-4','app_sex','Male or Female applicant pool',[('M','Male'),('F','Female')]),radio('col-md-4','app_usc','Are you a citizen of the United States?',[('Y','Yes'),('N','No')])),
 row(sel('col-md-4','shirt','T-shirt size (for the awards banquet)',[(x,x) for x in ['Small','Medium','Large','X-Large']],cls='custom-select'),inp('col-md-4','ssn4','Last four digits of Social Security No.',type='password',extra='maxlength="4" autocomplete="off"')))
b+=card('Section B &mdash; School Record',
 row(inp('col-md-6','sch_name','Name of high school now attending',1),inp('col-md-3','sch_city','City (school)',1),sel('col-md-3','sch_state','State (school)',stopt,1,ph='Choose a state...')),
 row(inp('col-md-3','sch_gpa','Cumulative GPA',1,'Unweighted, 4.00 scale'),inp('col-md-3','sch_rank','Rank in class'),inp('col-md-3','sch_size','Number in class'),inp('col-md-3','sch_major','Intended major')),
 row(inp('col-md-4','sat_ebrw','SAT Evidence-Based Reading &amp; Writing',type='number',extra='min="200" max="800"'),inp('col-md-4','sat_math','SAT Math',type='number',extra='min="200" max="800"'),inp('col-md-4','act_comp','ACT composite',type='number',extra='min="1" max="36"')),
 row(inp('col-md-6','cns_name','Guidance counselor',1),inp('col-md-6','cns_email','Counselor e-mail address',1,type='email')))
inc=[('1','Under $25,000'),('2','$25,000 - $49,999'),('3','$50,000 - $74,999'),('4','$75,000 - $99,999'),('5','$100,000 or more')]
b+=card('Section C &mdash; Family &amp; Financial',
 '<p class="text-muted">Information in this section is seen only by the Lodge Scholarship Committee.</p>',
 row(inp('col-md-6','fa_name','Father&rsquo;s name'),inp('col-md-6','fa_occ','Father&rsquo;s occupation')),row(inp('col-md-6','mo_name','Mother&rsquo;s name'),inp('col-md-6','mo_occ','Mother&rsquo;s occupation')),
 row(sel('col-md-6','hh_income','Total annual household income',inc,1,ph='Select a range')),
 '<label>Brothers and sisters (list oldest first)</label><table class="table table-bordered table-sm" id="sibs"><thead><tr><th>Name</th><th style="width:7rem">Age</th></tr></thead><tbody>'+''.join(f'<tr><td><input type="text" class="form-control" name="sib[{i}][name]"></td><td><input type="text" class="form-control" name="sib[{i}][age]" size="3"></td></tr>' for i in range(2))+'</tbody></table>')
b+=card('Section D &mdash; Activities',
 '<p>Begin with the activity that matters most to you. School, community, church and work are all welcome. You may list up to six.</p><div id="activity-list"></div><button type="button" class="btn btn-outline-secondary" id="add-activity">+ Add another activity</button>')
b+=card('Section E &mdash; Honors and Awards',
 '<table class="table table-bordered" id="honors"><thead><tr><th>#</th><th>Honor or award</th><th>Year received</th></tr></thead><tbody>'+''.join(f'<tr><th scope="row">{i+1}</th><td><input type="text" class="form-control" name="honor_title[]"></td><td>{nsel("honor_year[]",grades)}</td></tr>' for i in range(3))+'</tbody></table>')
b+=card('Section F &mdash; Lodge Information',
 row(inp('col-md-4','elk_name','Name of Elk relative (if any)'),inp('col-md-4','elk_lodge','Lodge no. of relative'),sel('col-md-4','hear','How did you learn of this scholarship?',[('C','Counselor'),('L','Lodge member'),('N','Newspaper'),('W','Website')])),
 '<div class="form-group"><label for="essay" class="req">In your own words, what does &ldquo;charity&rdquo; mean to you and to your town?</label><textarea class="form-control" rows="5" id="essay" name="essay"></textarea></div>')
b+=card('Certification',
 '<div class="form-check"><input class="form-check-input" type="checkbox" id="certify" name="certify" value="1"><label class="form-check-label" for="certify">I certify that the statements herein are true and agree that my name and photograph may be used in Lodge publicity.</label></div>',
 row(inp('col-md-6','sign','Type your full legal name as signature',1)))
tpl=row('<div class="form-group col-md-6"><label for="act___N___org">Name of organization, team or employer</label><input type="text" class="form-control" id="act___N___org" name="act[__N__][org]"></div>','<div class="form-group col-md-6"><label for="act___N___pos">Office or position held</label><input type="text" class="form-control" id="act___N___pos" name="act[__N__][pos]"></div>')+row('<div class="form-group col-md-6"><label for="act___N___yrs">Years participated</label><select multiple class="form-control chosen-select" id="act___N___yrs" name="act[__N__][yrs][]" data-placeholder="Choose all that apply">'+''.join(f'<option value="{v}">{t}</option>' for v,t in grades)+'</select></div>','<div class="form-group col-md-3"><label for="act___N___hrs">Hrs/week</label><input type="text" class="form-control" id="act___N___hrs" name="act[__N__][hrs]"></div>','<div class="form-group col-md-3"><label for="act___N___wks">Weeks/yr</label><input type="text" class="form-control" id="act___N___wks" name="act[__N__][wks]"></div>')+'<div class="form-group"><label for="act___N___desc">What did you do?</label><textarea class="form-control" rows="2" id="act___N___desc" name="act[__N__][desc]"></textarea></div>'
html=f'''<nav class="navbar"><div class="container"><span class="navbar-brand">B.P.O.E. Rogue Valley Lodge &bull; Scholarship Committee</span></div></nav>
<div class="container"><h2>Most Valuable Senior Award &ndash; Application</h2><p class="lead">Fields marked <span class="text-danger">*</span> are required. Incomplete applications will not be judged.</p>
<form id="scholarship-form" method="post" action="/apply/save.php" novalidate><input type="hidden" name="csrf" value="9f41c0aa"><div class="hp" aria-hidden="true"><label for="website">Leave this blank</label><input type="text" id="website" name="website" tabindex="-1" autocomplete="off"></div>
{b}<button type="submit" class="btn btn-primary mb-5">Submit application</button></form></div>
<script type="text/template" id="activity-tpl"><div class="activity-entry"><h6>Activity __NUM__ <a href="#" class="remove small">remove</a></h6>{tpl}</div></script>'''
open('body.html','w').write(html)
C=[]
def add(key,group,path=None,state=None,hand=None,**k):
    d=dict(key=key,group=group)
    if path: d.update(path=path,state=state,hand=hand)
    d.update(k); C.append(d)
def text(id,group,path,v,**k): add(id,group,path,v,[['type','#'+id,v]],**k)
def chosen(id,group,path,v,t,**k): add(id,group,path,v,[['click',f'#{id}_chosen'],['click',f'#{id}_chosen .chosen-results li:text-is("{t}")']],shown=t,choice=True,**k)
P='personalInformation.';E='educationalBackground.';F='familyInformation.';S='standardizedTestScores.'
text('app_first','identity',P+'firstName','Marisol');text('app_mi','identity',P+'middleName','Elena');text('app_last','identity',P+'lastName','Okafor-Reyes')
add('app_sfx','identity',P+'suffix','III',[['select','#app_sfx','III']],choice=True)
text('app_addr','identity',P+'address.address1','4127 Juniper Hollow Lane');text('app_addr2','identity',P+'address.address2','Apt 5B',alsoRight=['5B']);text('app_city','identity',P+'address.city','Yreka')
chosen('app_state','identity',P+'address.state','CA','California');text('app_zip','identity',P+'address.postalCode','96097')
add('app_tel','identity',P+'phoneNumber','(530) 555-0142',[['type','#app_tel','5305550142']])
text('app_email','identity','email','marisol.okafor@mail.example');text('app_email2','identity','email','marisol.okafor@mail.example')
add('app_dob','birth',P+'dateOfBirth','04/17/2008',[['type','#app_dob','04/17/2008'],['press','Tab']])
add('app_sex','sensitive',P+'sex','F',[['check','#app_sex_F']],shown='Female',choice=True);add('app_usc','sensitive',P+'citizenshipStatus','Y',[['check','#app_usc_Y']],shown='Yes',choice=True)
add('shirt','unknown');add('ssn4','never')
text('sch_name','education',E+'highSchoolName','Ashland Valley High School');text('sch_city','education',E+'highSchoolCity','Ashland');chosen('sch_state','education',E+'highSchoolState','OR','Oregon')
text('sch_gpa','education',E+'highSchoolUnweightedGPA','3.87');text('sch_rank','education',E+'highSchoolClassRank','14');text('sch_size','education',E+'highSchoolGraduatingClassSize','312');text('sch_major','education','miscellaneous.intendedMajor','Environmental Engineering')
text('sat_ebrw','tests',S+'satEnglishScore','710');text('sat_math','tests',S+'satMathScore','740');text('act_comp','tests',S+'actScore','32')
add('cns_name','stranger');add('cns_email','stranger')
text('fa_name','parents',F+'parent2FirstName','Rafael Reyes',alsoRight=['Rafael J Reyes','Rafael J. Reyes']);text('fa_occ','parents',F+'parent2Occupation','Electrician')
text('mo_name','parents',F+'parent1FirstName','Ngozi Okafor',alsoRight=['Ngozi A Okafor','Ngozi A. Okafor']);text('mo_occ','parents',F+'parent1Occupation','Registered nurse')
chosen('hh_income','sensitive',F+'householdAnnualIncome','3','$50,000 - $74,999')
for i,(n,a) in enumerate([('Adaeze Nwosu','21'),('Tomás Reyes-Lund','15')]):
    for f,v,p in(('name',n,'firstName'),('age',a,'age')): add(f'sib{i}_{f}','siblings',F+f'siblings[{i}].{p}',v,[['type',f'[name="sib[{i}][{f}]"]',v]],row=i)
A=[('Ashland Valley Debate Society','Team captain',['SO','JR','SR'],'6','30','Led weekly practice for 18 debaters and took the team to two state tournaments.'),('Juniper Street Bakery','Weekend baker',['JR','SR'],'12','48','Baked bread from four in the morning and trained three new hires.'),('Klamath River Watch','Water sampling lead',['FR','SO'],'5','9','Sampled nine stream sites each summer; our data moved a county culvert repair forward.')]
G=dict(grades)
for i,a in enumerate(A):
    X=f'extracurricularActivities[{i}].'
    def act(f,p,v):
        h=[['type',f'#act_{i}_{f}',v]]
        if f=='org' and i: h.insert(0,['click','#add-activity'])
        add(f'act{i}_{f}','activities',X+p,v,h,row=i)
    act('org','organizationName',a[0]);act('pos','position',a[1])
    id=f'act_{i}_yrs'
    add(f'act{i}_yrs','activities',X+'gradeLevels',a[2],[s for g in a[2] for s in ([['click',f'#{id}_chosen .chosen-search-input'],['click',f'#{id}_chosen .chosen-results li:text-is("{G[g]}")']])],shown=[G[g] for g in a[2]],choice=True,row=i)
    act('hrs','hoursSpendPerWeek',a[3]);act('wks','weeksSpentPerYear',a[4]);act('desc','activityDescription',a[5])
for i,(t,g) in enumerate([('Siskiyou Science Fair First Place','SO'),('Heritage Essay Prize','FR'),('Commended Scholar','JR')]):
    r=f'#honors tbody tr:nth-child({i+1}) '
    add(f'honor{i}_title','honours',f'achievements[{i}].title',t,[['type',r+'input',t]],row=i)
    add(f'honor{i}_year','honours',f'achievements[{i}].yearAwarded',g,[['select',r+'select',G[g]]],shown=G[g],choice=True,row=i)
for k,g in[('elk_name','stranger'),('elk_lodge','stranger'),('hear','unknown'),('essay','unknown'),('certify','never'),('sign','never'),('website','never')]: add(k,g)
json.dump(dict(title='Rogue Valley Lodge award, Bootstrap with Chosen',libraries=['jquery','chosen-js','flatpickr','imask'],controls=C),open('expected.json','w'),ensure_ascii=False,indent='\t')
print(len(C))
