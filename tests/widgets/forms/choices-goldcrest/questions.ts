/** The element and the kind of widget of each question. */
export const QUESTIONS: Record<string, [id: string, kind: string]> = {
	"program": [
		"el1",
		"choices"
	],
	"entry": [
		"el2",
		"choices"
	],
	"yearsPlayed": [
		"el3",
		"plain"
	],
	"first": [
		"el4",
		"plain"
	],
	"middle": [
		"el5",
		"plain"
	],
	"last": [
		"el6",
		"plain"
	],
	"suffix": [
		"el7",
		"choices"
	],
	"stage": [
		"el8",
		"plain"
	],
	"mail": [
		"el9",
		"plain"
	],
	"tel": [
		"el10",
		"tel"
	],
	"gender": [
		"el11",
		"choices"
	],
	"pronouns": [
		"el12",
		"choices"
	],
	"born": [
		"el13",
		"alt"
	],
	"bornIn": [
		"el14",
		"plain"
	],
	"bornLand": [
		"el15",
		"choices"
	],
	"citizen": [
		"el16",
		"choices"
	],
	"passport": [
		"el17",
		"plain"
	],
	"street": [
		"el18",
		"plain"
	],
	"unit": [
		"el19",
		"plain"
	],
	"city": [
		"el20",
		"plain"
	],
	"state": [
		"el21",
		"choices"
	],
	"zip": [
		"el22",
		"plain"
	],
	"country": [
		"el23",
		"choices"
	],
	"postStreet": [
		"el24",
		"plain"
	],
	"postCity": [
		"el25",
		"plain"
	],
	"postZip": [
		"el26",
		"plain"
	],
	"school": [
		"el27",
		"plain"
	],
	"schoolCity": [
		"el28",
		"plain"
	],
	"schoolState": [
		"el29",
		"choices"
	],
	"grade": [
		"el30",
		"choices"
	],
	"leaves": [
		"el31",
		"plain"
	],
	"gpa": [
		"el32",
		"plain"
	],
	"gpaW": [
		"el33",
		"plain"
	],
	"rank": [
		"el34",
		"plain"
	],
	"size": [
		"el35",
		"plain"
	],
	"counselor": [
		"el36",
		"plain"
	],
	"counselorMail": [
		"el37",
		"plain"
	],
	"co0": [
		"el38",
		"plain"
	],
	"co0m": [
		"el39",
		"plain"
	],
	"co1": [
		"el40",
		"plain"
	],
	"co1m": [
		"el41",
		"plain"
	],
	"co2": [
		"el42",
		"plain"
	],
	"co2m": [
		"el43",
		"plain"
	],
	"satRw": [
		"el44",
		"plain"
	],
	"satM": [
		"el45",
		"plain"
	],
	"act": [
		"el46",
		"plain"
	],
	"actOn": [
		"el47",
		"plain"
	],
	"toefl": [
		"el48",
		"plain"
	],
	"ap0": [
		"el49",
		"choices"
	],
	"ap0s": [
		"el50",
		"choices"
	],
	"ap1": [
		"el51",
		"choices"
	],
	"ap1s": [
		"el52",
		"choices"
	],
	"a0k": [
		"el53",
		"choices"
	],
	"a0o": [
		"el54",
		"plain"
	],
	"a0p": [
		"el55",
		"plain"
	],
	"a0g": [
		"el56",
		"many"
	],
	"a0h": [
		"el57",
		"plain"
	],
	"a0w": [
		"el58",
		"plain"
	],
	"a0t": [
		"el59",
		"plain"
	],
	"a1k": [
		"el60",
		"choices"
	],
	"a1o": [
		"el61",
		"plain"
	],
	"a1p": [
		"el62",
		"plain"
	],
	"a1g": [
		"el63",
		"many"
	],
	"a1h": [
		"el64",
		"plain"
	],
	"a1w": [
		"el65",
		"plain"
	],
	"a1t": [
		"el66",
		"plain"
	],
	"h0": [
		"el67",
		"plain"
	],
	"h0g": [
		"el68",
		"choices"
	],
	"h0t": [
		"el69",
		"rich"
	],
	"h1": [
		"el70",
		"plain"
	],
	"h1g": [
		"el71",
		"choices"
	],
	"h1t": [
		"el72",
		"rich"
	],
	"academic": [
		"el73",
		"plain"
	],
	"career": [
		"el74",
		"plain"
	],
	"degree": [
		"el75",
		"choices"
	],
	"others": [
		"el76",
		"tags"
	],
	"web": [
		"el77",
		"plain"
	],
	"essay": [
		"el78",
		"rich"
	],
	"p0f": [
		"el79",
		"plain"
	],
	"p0l": [
		"el80",
		"plain"
	],
	"p0j": [
		"el81",
		"plain"
	],
	"p0e": [
		"el82",
		"choices"
	],
	"p1f": [
		"el83",
		"plain"
	],
	"p1l": [
		"el84",
		"plain"
	],
	"p1j": [
		"el85",
		"plain"
	],
	"p1e": [
		"el86",
		"choices"
	],
	"s0f": [
		"el87",
		"plain"
	],
	"s0l": [
		"el88",
		"plain"
	],
	"s0a": [
		"el89",
		"plain"
	],
	"s1f": [
		"el90",
		"plain"
	],
	"s1l": [
		"el91",
		"plain"
	],
	"s1a": [
		"el92",
		"plain"
	],
	"income": [
		"el93",
		"choices"
	],
	"firstGen": [
		"el94",
		"radio"
	],
	"hispanic": [
		"el95",
		"radio"
	],
	"race": [
		"el96",
		"many"
	],
	"teacher": [
		"el97",
		"plain"
	],
	"teacherMail": [
		"el98",
		"plain"
	],
	"pianist": [
		"el99",
		"plain"
	],
	"roommate": [
		"el100",
		"plain"
	],
	"urgent": [
		"el101",
		"plain"
	],
	"urgentTel": [
		"el102",
		"tel"
	],
	"agree": [
		"el103",
		"box"
	],
	"signed": [
		"el104",
		"plain"
	],
	"captcha": [
		"el105",
		"plain"
	]
};
