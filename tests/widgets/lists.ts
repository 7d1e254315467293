export const STATES = `
AL Alabama
AK Alaska
AZ Arizona
AR Arkansas
CA California
CO Colorado
CT Connecticut
DE Delaware
DC District of Columbia
FL Florida
GA Georgia
HI Hawaii
ID Idaho
IL Illinois
IN Indiana
IA Iowa
KS Kansas
KY Kentucky
LA Louisiana
ME Maine
MD Maryland
MA Massachusetts
MI Michigan
MN Minnesota
MS Mississippi
MO Missouri
MT Montana
NE Nebraska
NV Nevada
NH New Hampshire
NJ New Jersey
NM New Mexico
NY New York
NC North Carolina
ND North Dakota
OH Ohio
OK Oklahoma
OR Oregon
PA Pennsylvania
RI Rhode Island
SC South Carolina
SD South Dakota
TN Tennessee
TX Texas
UT Utah
VT Vermont
VA Virginia
WA Washington
WV West Virginia
WI Wisconsin
WY Wyoming`
	.trim()
	.split("\n")
	.map((line): [string, string] => [line.slice(0, 2), line.slice(3)]);
export const COUNTRIES = [
	"Argentina",
	"Australia",
	"Brazil",
	"Canada",
	"China",
	"Colombia",
	"France",
	"Germany",
	"Ghana",
	"India",
	"Japan",
	"Kenya",
	"Mexico",
	"Nigeria",
	"Pakistan",
	"Philippines",
	"South Korea",
	"Spain",
	"United Kingdom",
	"United States of America",
	"Vietnam",
];
export const MAJORS = [
	"Anthropology",
	"Biology",
	"Business Administration",
	"Chemical Engineering",
	"Chemistry",
	"Civil Engineering",
	"Computer Science",
	"Economics",
	"Education",
	"English",
	"Environmental Engineering",
	"Environmental Studies",
	"History",
	"Mathematics",
	"Mechanical Engineering",
	"Music",
	"Nursing",
	"Philosophy",
	"Physics",
	"Political Science",
	"Psychology",
	"Sociology",
	"Undecided",
];
