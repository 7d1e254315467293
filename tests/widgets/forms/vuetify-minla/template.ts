export default /* html */ `
<v-app>
  <v-app-bar color="deep-purple-darken-3" density="compact"><v-app-bar-title>Ridgeline State University Honors College</v-app-bar-title></v-app-bar>
  <v-main>
    <v-container style="max-width: 1050px">
      <h1 class="text-h4 mb-2">Honors College Application for Incoming Freshmen</h1>
      <p class="mb-6">The application should take you half an hour to an hour to complete. Please take great care in reviewing it: we are not able to edit your application after submission.</p>
      <v-form @submit.prevent="send">

        <v-card class="mb-6" id="your-information" title="Your Information" variant="flat" border>
          <v-card-text>
            <v-row dense>
              <v-col cols="12" md="4"><v-text-field v-track="'you.first'" v-model="form.you.first" label="Legal first name" autocomplete="given-name" /></v-col>
              <v-col cols="12" md="3"><v-text-field v-track="'you.middle'" v-model="form.you.middle" label="Middle name" /></v-col>
              <v-col cols="12" md="3"><v-text-field v-track="'you.last'" v-model="form.you.last" label="Last name" autocomplete="family-name" /></v-col>
              <v-col cols="12" md="2"><v-select v-track="'you.suffix'" v-model="form.you.suffix" label="Suffix" :items="['Jr.', 'Sr.', 'II', 'III', 'IV', 'V']" clearable /></v-col>
              <v-col cols="12" md="4"><v-text-field v-track="'you.preferred'" v-model="form.you.preferred" label="Preferred first name" /></v-col>
              <v-col cols="12" md="4"><v-select v-track="'you.pronouns'" v-model="form.you.pronouns" label="Pronouns" :items="['He/him', 'She/her', 'They/them', 'Prefer not to say']" /></v-col>
              <v-col cols="12" md="4"><v-text-field v-track="'you.universityId'" v-model="form.you.universityId" label="Student ID" hint="e.g. 912345678. Found in your admission portal" persistent-hint /></v-col>
              <v-col cols="12" md="4"><v-date-input v-track="'you.dob'" v-model="form.you.dob" label="Date of birth" placeholder="mm/dd/yyyy" prepend-icon="" variant="outlined" density="comfortable" /></v-col>
              <v-col cols="12" md="4"><v-text-field v-track="'you.hometown'" v-model="form.you.hometown" label="Hometown" hint="City, State" /></v-col>
              <v-col cols="12" md="4"><v-text-field v-track="'you.newspaper'" v-model="form.you.newspaper" label="Hometown newspaper" /></v-col>
            </v-row>
            <div class="text-subtitle-1 mt-2 mb-2">Permanent mailing address</div>
            <v-row dense>
              <v-col cols="12" md="8"><v-text-field v-track="'you.address'" v-model="form.you.address" label="Street address" autocomplete="address-line1" /></v-col>
              <v-col cols="12" md="4"><v-text-field v-track="'you.address2'" v-model="form.you.address2" label="Apartment, unit, etc." autocomplete="address-line2" /></v-col>
              <v-col cols="12" md="4"><v-text-field v-track="'you.city'" v-model="form.you.city" label="City" autocomplete="address-level2" /></v-col>
              <v-col cols="12" md="3"><v-autocomplete v-track="'you.state'" v-model="form.you.state" label="State" :items="states" /></v-col>
              <v-col cols="12" md="2"><v-text-field v-track="'you.zip'" v-model="form.you.zip" label="ZIP" autocomplete="postal-code" /></v-col>
              <v-col cols="12" md="3"><v-autocomplete v-track="'you.country'" v-model="form.you.country" label="Country" :items="countries" /></v-col>
              <v-col cols="12" md="4"><v-text-field v-track="'you.email'" v-model="form.you.email" type="email" label="Email" autocomplete="email" /></v-col>
              <v-col cols="12" md="4"><v-mask-input v-track="'you.phone'" v-model="form.you.phone" mask="(###) ###-####" variant="outlined" density="comfortable" label="Phone" type="tel" hint="Please provide a number that you can be reached at currently" persistent-hint /></v-col>
            </v-row>
            <v-checkbox v-track="'you.text'" v-model="form.you.text" density="compact" hide-details label="The Honors College may send text messages to this number" />
          </v-card-text>
        </v-card>

        <v-card class="mb-6" id="background" title="Background" subtitle="Optional. Responses are used for reporting and for donor-funded scholarships." variant="flat" border>
          <v-card-text>
            <v-row>
              <v-col cols="12" md="6">
                <v-radio-group v-track="'background.citizenship'" v-model="form.background.citizenship" label="Citizenship status">
                  <v-radio label="U.S. citizen" value="USC" /><v-radio label="U.S. permanent resident" value="LPR" /><v-radio label="DACA, undocumented or deferred status" value="DACA" /><v-radio label="International" value="INT" />
                </v-radio-group>
              </v-col>
              <v-col cols="12" md="6">
                <v-select v-track="'background.gender'" v-model="form.background.gender" label="Gender" :items="['Woman', 'Man', 'Nonbinary', 'Another gender', 'Prefer not to answer']" />
                <v-autocomplete v-track="'background.residence'" v-model="form.background.residence" label="State of legal residence" :items="states" />
              </v-col>
              <v-col cols="12" md="4"><v-text-field v-track="'background.birthCity'" v-model="form.background.birthCity" label="City of birth" /></v-col>
              <v-col cols="12" md="4"><v-autocomplete v-track="'background.birthCountry'" v-model="form.background.birthCountry" label="Country of birth" :items="countries" /></v-col>
            </v-row>
            <v-radio-group inline v-track="'background.hispanic'" v-model="form.background.hispanic" label="Are you of Hispanic, Latino/a or Spanish origin?"><v-radio label="Yes" :value="true" /><v-radio label="No" :value="false" /></v-radio-group>
            <p class="text-medium-emphasis">How would you describe yourself? Select one or more.</p>
            <div class="checks mb-4" v-track="'background.race'">
              <v-checkbox v-for="race in ['American Indian or Alaska Native', 'Asian', 'Black or African American', 'Native Hawaiian or Other Pacific Islander', 'White']" :key="race" v-model="form.background.race" :value="race" :label="race" density="compact" hide-details />
            </div>
            <v-row>
              <v-col cols="12" md="6"><v-autocomplete class="many" v-track="'background.languages'" v-model="form.background.languages" multiple chips closable-chips label="Languages you speak" :items="languages" /></v-col>
              <v-col cols="12" md="6"><v-select v-track="'background.military'" v-model="form.background.military" label="U.S. military affiliation" :items="['None', 'Currently serving', 'Veteran', 'Dependent of a service member']" /></v-col>
            </v-row>
            <v-radio-group inline v-track="'background.firstGen'" v-model="form.background.firstGen" label="Are you a first-generation college student?" hint="Neither parent nor guardian holds a four-year degree" persistent-hint><v-radio label="Yes" value="yes" /><v-radio label="No" value="no" /><v-radio label="I don't know" value="dk" /></v-radio-group>
          </v-card-text>
        </v-card>

        <v-card class="mb-6" id="academic-plans" title="Academic Plans" variant="flat" border>
          <v-card-text>
            <v-row>
              <v-col cols="12" md="6"><v-select v-track="'plans.status'" v-model="form.plans.status" label="I will be a" :items="['First-year student', 'Transfer student', 'Current Ridgeline student']" /></v-col>
              <v-col cols="12" md="6"><v-select v-track="'plans.term'" v-model="form.plans.term" label="Entering semester" :items="['Fall 2026', 'Spring 2027', 'Fall 2027', 'Spring 2028', 'Fall 2028']" /></v-col>
              <v-col cols="12" md="6"><v-autocomplete v-track="'plans.major'" v-model="form.plans.major" label="Intended major" :items="majors" /></v-col>
              <v-col cols="12" md="6"><v-autocomplete v-track="'plans.secondMajor'" v-model="form.plans.secondMajor" label="Second major or minor, if any" :items="majors" clearable /></v-col>
              <v-col cols="12" md="6"><v-select v-track="'plans.degree'" v-model="form.plans.degree" label="Highest degree you plan to earn" :items="degrees" /></v-col>
              <v-col cols="12"><v-text-field v-track="'plans.career'" v-model="form.plans.career" label="What career are you considering?" /></v-col>
              <v-col cols="12"><v-combobox class="many" v-track="'plans.others'" v-model="form.plans.others" multiple chips closable-chips variant="outlined" density="comfortable" label="To which other colleges have you applied?" hint="Press Enter after each one" persistent-hint /></v-col>
            </v-row>
          </v-card-text>
        </v-card>

        <v-card class="mb-6" id="high-school" title="High School Record" variant="flat" border>
          <v-card-text>
            <label class="text-subtitle-2" for="hs-name">High school from which you will graduate</label>
            <v-text-field id="hs-name" v-track="'school.name'" v-model="form.school.name" />
            <v-row dense>
              <v-col cols="12" md="4"><label class="text-subtitle-2" for="hs-city">City of school</label><v-text-field id="hs-city" v-track="'school.city'" v-model="form.school.city" /></v-col>
              <v-col cols="12" md="4"><label class="text-subtitle-2" for="hs-state">State of school</label><v-autocomplete id="hs-state" v-track="'school.state'" v-model="form.school.state" :items="states" /></v-col>
              <v-col cols="12" md="2"><label class="text-subtitle-2" for="hs-ceeb">CEEB</label><v-text-field id="hs-ceeb" v-track="'school.ceeb'" v-model="form.school.ceeb" maxlength="6" /></v-col>
              <v-col cols="12" md="2"><label class="text-subtitle-2" for="hs-type">Type</label><v-select id="hs-type" v-track="'school.type'" v-model="form.school.type" :items="['Public', 'Private', 'Charter', 'Home school']" /></v-col>
              <v-col cols="12" md="4"><label class="text-subtitle-2" for="hs-grad">Date of graduation</label><v-date-input id="hs-grad" v-track="'school.graduation'" v-model="form.school.graduation" prepend-icon="" variant="outlined" density="comfortable" /></v-col>
              <v-col cols="12" md="4"><label class="text-subtitle-2" for="hs-gpa">GPA (unweighted, 4.0 scale)</label><v-text-field id="hs-gpa" v-track="'school.gpa'" v-model="form.school.gpa" inputmode="decimal" /></v-col>
              <v-col cols="12" md="4"><label class="text-subtitle-2" for="hs-wgpa">GPA (weighted)</label><v-text-field id="hs-wgpa" v-track="'school.weighted'" v-model="form.school.weighted" inputmode="decimal" /></v-col>
              <v-col cols="12" md="4"><label class="text-subtitle-2" for="hs-rank">Class rank</label><v-number-input id="hs-rank" v-track="'school.rank'" v-model="form.school.rank" control-variant="hidden" variant="outlined" density="comfortable" /></v-col>
              <v-col cols="12" md="4"><label class="text-subtitle-2" for="hs-size">Number in class</label><v-number-input id="hs-size" v-track="'school.size'" v-model="form.school.size" control-variant="hidden" variant="outlined" density="comfortable" /></v-col>
            </v-row>
            <h3 class="text-subtitle-1 mt-2">Honors, AP, IB or other advanced courses taken in high school</h3>
            <v-table density="compact" id="advanced-courses">
              <thead><tr><th>Course</th><th>Grade</th></tr></thead>
              <tbody><tr v-for="(row, i) in form.advanced" :key="i">
                <td><v-text-field v-track="'advanced.' + i + '.course'" v-model="row.course" density="compact" variant="underlined" hide-details /></td>
                <td><v-text-field v-track="'advanced.' + i + '.grade'" v-model="row.grade" density="compact" variant="underlined" hide-details /></td>
              </tr></tbody>
            </v-table>
            <v-radio-group inline class="mt-6" v-track="'school.collegeCredit'" v-model="form.school.collegeCredit" label="Have you taken courses for college credit while in high school?"><v-radio label="Yes" value="Y" /><v-radio label="No" value="N" /></v-radio-group>
            <v-table density="compact" id="college-courses">
              <thead><tr><th>College or university</th><th>Course title</th><th>Grade</th><th>Credit hours</th></tr></thead>
              <tbody><tr v-for="(row, i) in form.college" :key="i">
                <td><v-text-field v-track="'college.' + i + '.school'" v-model="row.school" density="compact" variant="underlined" hide-details /></td>
                <td><v-text-field v-track="'college.' + i + '.course'" v-model="row.course" density="compact" variant="underlined" hide-details /></td>
                <td><v-text-field v-track="'college.' + i + '.grade'" v-model="row.grade" density="compact" variant="underlined" hide-details /></td>
                <td><v-text-field v-track="'college.' + i + '.credits'" v-model="row.credits" density="compact" variant="underlined" hide-details /></td>
              </tr></tbody>
            </v-table>
          </v-card-text>
        </v-card>

        <v-card class="mb-6" id="test-scores" title="Test Scores" variant="flat" border>
          <v-card-text>
            <v-radio-group v-track="'tests.consider'" v-model="form.tests.consider" label="Would you like your test scores considered as part of your honors application?"><v-radio label="Yes, consider my scores" value="1" /><v-radio label="No, I am applying test-optional" value="0" /></v-radio-group>
            <v-row dense>
              <v-col cols="6" md="3"><v-text-field v-track="'tests.satRw'" v-model="form.tests.satRw" label="SAT Reading and Writing" maxlength="3" /></v-col>
              <v-col cols="6" md="3"><v-date-input v-track="'tests.satRwDate'" v-model="form.tests.satRwDate" label="Date of SAT R&W score" prepend-icon="" variant="outlined" density="comfortable" /></v-col>
              <v-col cols="6" md="3"><v-text-field v-track="'tests.satMath'" v-model="form.tests.satMath" label="SAT Math" maxlength="3" /></v-col>
              <v-col cols="6" md="3"><v-date-input v-track="'tests.satMathDate'" v-model="form.tests.satMathDate" label="Date of SAT Math score" prepend-icon="" variant="outlined" density="comfortable" /></v-col>
              <v-col cols="6" md="3"><v-text-field v-track="'tests.sat'" v-model="form.tests.sat" label="SAT Total" maxlength="4" /></v-col>
              <v-col cols="6" md="3"><v-text-field v-track="'tests.act'" v-model="form.tests.act" label="ACT Composite" maxlength="2" /></v-col>
              <v-col cols="6" md="3"><v-date-input v-track="'tests.actDate'" v-model="form.tests.actDate" label="ACT date" prepend-icon="" variant="outlined" density="comfortable" /></v-col>
              <v-col cols="6" md="3"><v-text-field v-track="'tests.psat'" v-model="form.tests.psat" label="PSAT/NMSQT" maxlength="4" /></v-col>
              <v-col cols="6" md="4"><v-select v-track="'tests.merit'" v-model="form.tests.merit" label="National Merit status" :items="['Commended', 'Semifinalist', 'Finalist', 'National Hispanic Recognition', 'None']" clearable /></v-col>
            </v-row>
            <p class="text-subtitle-1">AP/IB/AICE exams (if you have already taken exams and the scores are available)</p>
            <v-table id="ap-exams">
              <thead><tr><th style="width: 60%">Exam</th><th>Score</th><th>Year</th></tr></thead>
              <tbody><tr v-for="(row, i) in form.ap" :key="i">
                <td><v-autocomplete v-track="'ap.' + i + '.exam'" v-model="row.exam" :items="exams" density="compact" hide-details /></td>
                <td><v-select v-track="'ap.' + i + '.score'" v-model="row.score" :items="[1, 2, 3, 4, 5, 6, 7]" density="compact" hide-details /></td>
                <td><v-text-field v-track="'ap.' + i + '.year'" v-model="row.year" density="compact" hide-details maxlength="4" /></td>
              </tr></tbody>
            </v-table>
          </v-card-text>
        </v-card>

        <v-card class="mb-6" id="activities" title="Your Activities" variant="flat" border>
          <v-card-text>
            <p class="mb-4">Share up to four (4) of the most meaningful extracurricular activities you were engaged in at some point during ninth grade to the present. Don't feel limited to the usual: talk about employment, time-consuming hobbies, volunteering or caregiving.</p>
            <v-sheet v-for="(row, i) in form.activities" :key="i" class="activity pa-4 mb-4" border rounded>
              <div class="text-overline">Activity {{ i + 1 }}</div>
              <v-row dense>
                <v-col cols="12" md="6"><v-text-field v-track="'activities.' + i + '.name'" v-model="row.name" label="Name of group, employer, or activity" /></v-col>
                <v-col cols="12" md="6"><v-text-field v-track="'activities.' + i + '.role'" v-model="row.role" label="Position or role" /></v-col>
                <v-col cols="12" md="4"><v-select v-track="'activities.' + i + '.type'" v-model="row.type" label="Type" :items="types" /></v-col>
                <v-col cols="6" md="4"><v-number-input v-track="'activities.' + i + '.hours'" v-model="row.hours" control-variant="hidden" :min="0" variant="outlined" density="comfortable" label="Hours per week" /></v-col>
                <v-col cols="6" md="4"><v-number-input v-track="'activities.' + i + '.weeks'" v-model="row.weeks" control-variant="hidden" :min="0" :max="52" variant="outlined" density="comfortable" label="Weeks per year" /></v-col>
                <v-col cols="12"><span class="text-body-2 mr-4">Years involved</span>
                  <v-chip-group multiple filter column v-track="'activities.' + i + '.years'" v-model="row.years"><v-chip v-for="grade in grades" :key="grade" :value="grade" variant="outlined">{{ grade }}</v-chip></v-chip-group></v-col>
                <v-col cols="12"><v-textarea v-track="'activities.' + i + '.details'" v-model="row.details" label="Participation details" rows="2" counter="300" maxlength="300" /></v-col>
              </v-row>
            </v-sheet>
            <v-btn variant="tonal" @click="add">Add activity</v-btn>
          </v-card-text>
        </v-card>

        <v-card class="mb-6" id="awards" title="Awards and Recognitions" variant="flat" border>
          <v-card-text>
            <p class="mb-3">List awards or recognitions you have received during your high school career that you regard as significant.</p>
            <v-row v-for="(row, i) in form.awards" :key="i" dense class="award">
              <v-col cols="12" md="9"><v-text-field v-track="'awards.' + i + '.title'" v-model="row.title" :label="'Award ' + (i + 1)" /></v-col>
              <v-col cols="12" md="3"><v-select v-track="'awards.' + i + '.grade'" v-model="row.grade" label="Year" :items="years" /></v-col>
            </v-row>
          </v-card-text>
        </v-card>

        <v-card class="mb-6" id="family" title="Family" variant="flat" border>
          <v-card-text>
            <v-row>
              <v-col v-for="(row, i) in form.parents" :key="i" cols="12" md="6" class="parent">
                <div class="text-subtitle-2 mb-2">Parent or guardian {{ i + 1 }}</div>
                <v-text-field v-track="'parents.' + i + '.name'" v-model="row.name" label="Name" />
                <v-text-field v-track="'parents.' + i + '.job'" v-model="row.job" label="Occupation" />
                <v-select v-track="'parents.' + i + '.education'" v-model="row.education" label="Highest education completed" :items="education" />
                <v-text-field v-track="'parents.' + i + '.email'" v-model="row.email" type="email" label="Email (for the parent newsletter)" />
              </v-col>
            </v-row>
          </v-card-text>
        </v-card>

        <v-card class="mb-6" id="honors" title="The Honors Experience" variant="flat" border>
          <v-card-text>
            <v-radio-group v-track="'honors.housing'" v-model="form.honors.housing" inline label="Do you wish to live in on-campus honors housing?"><v-radio label="Yes" value="yes" /><v-radio label="No" value="no" /><v-radio label="Undecided" value="maybe" /></v-radio-group>
            <p>Which opportunities interest you?</p>
            <v-chip-group multiple column filter v-track="'honors.interests'" v-model="form.honors.interests"><v-chip v-for="each in ['Undergraduate research', 'Study abroad', 'Service-learning', 'Honors thesis', 'National fellowships', 'Student leadership']" :key="each" :value="each">{{ each }}</v-chip></v-chip-group>
            <v-select class="mt-4" v-track="'honors.heard'" v-model="form.honors.heard" label="How did you hear about the Honors College?" :items="['Admissions letter', 'Campus visit', 'High school counselor', 'Current student', 'Website', 'Other']" />
            <v-select v-track="'honors.prompt'" v-model="form.honors.prompt" label="Essay prompt" :items="['A. A topic, idea, or concept so engaging that you lose all track of time', 'B. A contemporary issue and its importance to you', 'C. One book and two other things on a desert island']" />
            <v-textarea v-track="'honors.essay'" v-model="form.honors.essay" label="Essay (up to 300 words)" rows="6" />
            <v-text-field v-track="'honors.portfolio'" v-model="form.honors.portfolio" label="Something visual that might help the committee know more about you (link to website or portfolio, optional)" />
          </v-card-text>
        </v-card>

        <v-card class="mb-6" id="references" title="Counselor and References" subtitle="We will make one (1) attempt to email your high school counselor and two (2) references." variant="flat" border>
          <v-card-text>
            <v-row dense>
              <v-col cols="12" md="6"><v-text-field v-track="'counselor.name'" v-model="form.counselor.name" label="High school counselor" /></v-col>
              <v-col cols="12" md="6"><v-text-field v-track="'counselor.email'" v-model="form.counselor.email" type="email" label="Counselor email" /></v-col>
              <template v-for="(row, i) in form.references" :key="i">
                <v-col cols="12" md="6"><v-text-field v-track="'references.' + i + '.name'" v-model="row.name" :label="'Reference ' + (i + 1) + ' name'" /></v-col>
                <v-col cols="12" md="6"><v-text-field v-track="'references.' + i + '.email'" v-model="row.email" type="email" label="Email" /></v-col>
              </template>
            </v-row>
          </v-card-text>
        </v-card>

        <v-card class="mb-6" id="signature" title="Honor Pledge" variant="flat" border>
          <v-card-text>
            <v-checkbox v-track="'agree.guarantee'" v-model="form.agree.guarantee" hide-details label="I understand that this application does not guarantee acceptance into the Honors College." />
            <v-checkbox v-track="'agree.share'" v-model="form.agree.share" hide-details label="I give permission to have my academic record shared with the Selection Committee." />
            <v-radio-group v-track="'agree.waive'" v-model="form.agree.waive" class="mt-3" label="Right to view letters of recommendation"><v-radio label="I waive my right" value="waive" /><v-radio label="I do not waive my right" value="keep" /></v-radio-group>
            <v-row dense>
              <v-col cols="12" md="8"><v-text-field v-track="'agree.pledge'" v-model="form.agree.pledge" label="Type your full name as your signature" /></v-col>
              <v-col cols="12" md="4"><v-date-input v-track="'agree.date'" v-model="form.agree.date" label="Today's date" prepend-icon="" variant="outlined" density="comfortable" /></v-col>
            </v-row>
          </v-card-text>
        </v-card>
        <v-btn type="submit" color="deep-purple-darken-3" size="large">Submit application</v-btn>
      </v-form>
    </v-container>
  </v-main>
</v-app>`;
