const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** What a person in an activity is called. */
export const ROLES = words(`
	president vice-president founder co-founder cofounder captain co-captain leader co-leader head chair chairperson co-chair secretary
	treasurer historian editor editor-in-chief co-editor director manager member volunteer tutor mentor intern coach counselor instructor
	teacher assistant organizer coordinator representative officer ambassador delegate musician violinist pianist drummer cellist guitarist
	flutist trumpeter singer soloist concertmaster dancer actor artist photographer cashier barista server hostess host busser cook
	lifeguard babysitter caregiver caretaker clerk stocker referee umpire player goalkeeper swimmer runner debater programmer developer
	designer driver builder translator interpreter writer reporter columnist producer technician researcher apprentice scout cadet usher
	owner operator worker employee landscaper crew`);

/** What an activity happens in. */
export const GROUPS = words(`
	club team band orchestra choir chorus council board committee society league troop newspaper magazine yearbook journal newsletter
	podcast blog channel business company startup shop store restaurant nonprofit organization foundation charity program project group
	association chapter academy camp church mosque temple synagogue library hospital clinic shelter pantry bank garden farm theater
	theatre ensemble squad crew studio lab museum zoo center internship government union network initiative campaign drive`);

/** Verbs by which students tell what they did, as “I” is followed by them; those in -ed are known by that. */
export const DEEDS = words(`
	lead led run ran teach taught build built make made write wrote win won hold held sell sold give gave grow grew begin began draw drew
	sing sang speak spoke drive drove keep kept take took find found get got meet met buy bought bring brought read cut set put cook clean
	plan organize design create manage coach tutor mentor train help serve work play practice perform compete raise collect recruit edit
	publish research code program film record paint volunteer translate interpret babysit care prepare study host start launch found direct
	coordinate develop sort pack deliver repair fix mow ship answer visit present judge analyze track update maintain supervise feed walk
	handle stock greet assist advocate register drum dance swim row shoot log plant harvest tend post share invite arrange choreograph
	conduct compose produce solve scored score fundraise pick assign lay pair charge watch wash fold count carry climb grade haul knit
	sew weave wove throw threw do did does
	leading running teaching building making writing holding selling playing working helping cooking cleaning organizing managing coaching
	tutoring mentoring training serving performing volunteering translating taking doing`);

/** Feelings and reasons say nothing of what was done. */
export const FEELINGS = words(`
	love loved like liked enjoy enjoyed fun passion passionate feel felt happy proud learned learnt dream favorite hope want wanted think
	thought believe believed interested interesting amazing excited fulfilling rewarding inspired grateful`);

/** Words with a capital in titles that name nobody: a model may use them where the student did not. */
export const ORDINARY = words(`
	activity administrator advisor advocate after aid all annual art arts athlete athletics award board book campus care center child
	children class coding college communications community competition computer contributor creative creator culture dance data design
	digital drama education educator elementary employee english environmental event events family film food forum founding freelance
	fundraiser fundraising garden grade group head health high history home hours independent initiative instrumental junior kids language
	leadership learning library local magazine marketing math mathematics media mentoring middle music nonprofit officer online outreach
	paid part-time participant peer performance performer personal photography program project public public-speaking reading research
	robotics school science self-taught senior service site social speaker speech sport sports staff state student students studio summer
	support teaching team tech technology theater travel treasury tutoring varsity video visual volunteering web weekly work writing year
	young youth the a an and for of in at to with by on from as`);

/** Which type of activity it is, by what is said of it; only where no other type is named too. */
export const TYPE_SIGNS: readonly (readonly [type: string, sign: RegExp])[] = [
	["Robotics", /\brobot(s|ics)?\b/i],
	["Debate/Speech", /\b(debate|debating|debater|mock trial|model un|model united nations|speech (team|club|tournaments?)|forensics)\b/i],
	["Athletics: JV or Varsity", /\b(varsity|jv)\b/i],
	["Athletics: Club", /\b(club|travel|aau|rec) (soccer|basketball|volleyball|baseball|softball|swimming|lacrosse|hockey|tennis|track)\b/i],
	[
		"Music: Instrumental",
		/\b(orchestra|marching band|jazz band|wind ensemble|violin|viola|cello|piano|guitar|flute|clarinet|trumpet|trombone|saxophone|drums?)\b/i,
	],
	["Music: Vocal", /\b(choir|chorus|a cappella|sing(ing)?|sang)\b/i],
	["Journalism/Publication", /\b(newspaper|yearbook|journalism|literary magazine)\b/i],
	["Student Govt./Politics", /\b(student (council|government|senate|body)|class (president|treasurer|secretary))\b/i],
	["Theater/Drama", /\b(theat(er|re)|drama club|school (play|musical)|stage crew)\b/i],
	["Dance", /\b(ballet|hip[- ]hop|folkl[oó]rico|dance (team|company|studio|crew)|dancer)\b/i],
	["Religious", /\b(church|mosque|temple|synagogue|parish|sunday school)\b/i],
	["Community Service (Volunteer)", /\b(volunteer(ed|ing|s)?|food bank|food pantry|soup kitchen|homeless shelter)\b/i],
	["Work (Paid)", /\b(cashier|barista|part-time job|paycheck|minimum wage|hourly wage|paid job)\b/i],
	[
		"Family Responsibilities",
		/\b((take|taking|took) care of my|(babysit|watch) my|my (younger|little|baby) (brothers?|sisters?|siblings?|cousins?))\b/i,
	],
	["Internship", /\b(internship|intern|interned)\b/i],
	["Research", /\b(research (lab|assistant|project)|laboratory)\b/i],
	["Junior R.O.T.C.", /\bj\.?r\.?o\.?t\.?c\b/i],
	["Computer/Technology", /\b(coding|programming|hackathon|python|javascript|app development)\b/i],
	["Science/Math", /\b(science olympiad|science fair|math (team|club|league)|mathletes)\b/i],
	["Environmental", /\b(recycling|climate|environmental|sustainability|beach clean-?ups?)\b/i],
];
