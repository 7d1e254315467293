export const SCHOOLS = [
	"Abundant Life School", "Academics Plus", "Acorn High School", "Alma High School", "Arkadelphia High School", "Arkansas Arts Academy",
	"Armorel High School", "Ashdown High School", "Ashley Christian Academy", "Bald Knob High School", "Batesville High School", "Bentonville High School",
	"Cabot High School", "Cedar Ridge High School", "Conway High School", "County Line High School", "Dardanelle High School", "El Dorado High School",
	"Fayetteville High School East", "Fountain Lake High School", "Greenbrier High School", "Har-Ber High School", "Hot Springs High School",
	"Jonesboro High School", "Lakeside High School", "Little Rock Central High School", "Mountain Home High School", "Mountain View High School",
	"Ouachita High School", "Pea Ridge High School", "Rogers High School", "Springdale High School", "Valley Springs High School", "Valley View High School",
	"Wynne High School", "Yellville-Summit High School", "Other",
];
export const EXAMS = [
	"Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "English Language and Composition",
	"English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Music Theory", "Physics 1", "Psychology",
	"Spanish Language and Culture", "Statistics", "U.S. Government and Politics", "U.S. History", "World History",
];
export const LANGUAGES = ["Arabic", "Chinese", "English", "French", "German", "Hmong", "Igbo", "Korean", "Marshallese", "Spanish", "Vietnamese", "Other"];
export const ACTIVITY_KINDS = [
	"Academic team or club", "Band or orchestra", "Choir", "Community service", "Dance", "Debate or forensics", "Drama", "Environmental group", "Faith group",
	"Job", "Scouting", "Sport", "Student government", "Yearbook or newspaper", "Other",
];
