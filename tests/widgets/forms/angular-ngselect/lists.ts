export const STATES =
	"Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming`".split(
		"|",
	);
export const MAJORS =
	"Anthropology|Biology|Business Administration|Chemical Engineering|Chemistry|Civil Engineering|Computer Science|Economics|Education|English|Environmental Engineering|Environmental Studies|History|Mathematics|Mechanical Engineering|Music|Nursing|Philosophy|Physics|Political Science|Psychology|Sociology|Undecided".split(
		"|",
	);
export const LANGUAGES = "Arabic|English|French|Hausa|Igbo|Japanese|Korean|Mandarin Chinese|Portuguese|Russian|Spanish|Yoruba".split("|");
export const COLLEGES =
	"Boise State University|Lewis & Clark College|Oregon State University|Pacific University|Portland State University|Reed College|Southern Oregon University|University of Oregon|University of Washington|Washington State University|Whitman College".split(
		"|",
	);
export const ACTIVITY_KINDS = [
	["Arts", "Dance|Drama|Music|Studio art"],
	["School life", "Academic club|Debate, forensics, mock trial|School newspaper|Student council"],
	["Service", "Conservation, environment|Religious community|Tutoring|Other volunteering"],
	["Sports", "Individual sport|Team sport"],
	["Home and work", "Care of family members|Paid job|Internship"],
].flatMap(([area = "", names = ""]) => names.split("|").map((name) => ({ area, name })));
export const SCHOOLS = [
	["380041", "Ashland High School (Ashland, OR)"],
	["380042", "Ashland Valley High School (Ashland, OR)"],
	["380044", "Ashland Valley Middle College (Medford, OR)"],
	["053801", "Valley High School (Sacramento, CA)"],
	["053902", "Yreka High School (Yreka, CA)"],
	["170223", "Ashland High School (Ashland, KY)"],
].map(([ceeb, label = ""]) => ({ ceeb, label }));
