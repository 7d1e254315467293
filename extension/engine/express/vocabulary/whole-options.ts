/** What forms with few kinds of activities have for one that they do not name. */
const OUTSIDE_CLASS = "extracurricular activity|extracurricular activities|extracurricular|extracurriculars|extra curricular activity|actividad extracurricular";
const CLUBS = `clubs and organizations|clubs organizations|club organization|club or organization|school club|school club or team|school team or club|team or club|club or team|school clubs|clubs|club|student organization|${OUTSIDE_CLASS}`;
const ARTS = "performing arts|artes escenicas|arts|the arts|fine arts|fine and performing arts|visual and performing arts|performing and visual arts|creative arts|artes";

/**
 * Further wordings of options, in the form `wordsOf` gives, the precise ones before the coarse: they count only as the whole text of an option.
 * By attribute and by how the profile prints the answer.
 */
export const WHOLE_OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	pronouns: {
		"he him": "masculine pronouns|masculine|el|his|his him|pronombres masculinos",
		"she her": "feminine pronouns|feminine|ella|hers|hers her|pronombres femeninos",
		"they them": "gender neutral pronouns|gender neutral|neutral|elle|theirs|pronombres neutros",
	},
	parentsCollege: {
		"neither parent attended college": "both parents did not attend college|my parents did not attend college|parents did not attend college|ninguno de los padres asistio a la universidad|ninguno de mis padres asistio a la universidad|ninguno asistio a la universidad",
		"one or both parents attended college but neither parent completed college": "at least one parent attended college but neither graduated|some college but neither parent completed college",
		"one or both parents completed college": "one or both parents graduated from college|one or both parents have a college degree|at least one parent completed college|at least one parent graduated from college|at least one parent has a college degree|at least one of my parents completed college|uno o ambos padres completaron la universidad|uno o ambos padres terminaron la universidad|al menos uno de los padres termino la universidad",
	},
	collegeYear: {
		freshman: "first time in college|first time in college ftic|ftic|first time college student|first time student|new first time student|1st yr|year 1|never attended college and 1st year undergraduate|never attended college 1st year|freshmen|primer ano|primer ano de universidad|primer ano universitario|estudiante de primer ano|estudiante de nuevo ingreso|nuevo ingreso",
	},
	gradeType: {
		letter: "a to f|a through f|a b c d f|a b c|alphabetic|alphabetical|alpha|alpha grade|alphabetic grade|letra|letras|calificacion con letra|calificacion por letra|calificaciones con letras|letra a f|escala a f",
		percentage: "numerical|numerical grade|numerical grades|number grade|number grades|100 point scale|100 point|out of 100|0 to 100|1 to 100|porcentaje|por ciento|porcentual|0 a 100|escala de 0 a 100",
	},
	proficiency: {
		"first language": "my first language|it is my first language|this is my first language|es mi lengua materna|es mi primer idioma|mother tongue|mother language|l1|primary language|lengua materna|idioma materno|primer idioma|primera lengua|primer lenguaje|mi primer idioma|idioma nativo|lengua nativa|nativo|nativa|hablante nativo|hablante nativo a",
		speak: "conversation|can converse|can hold a conversation|oral|orally|oral proficiency|oral communication|verbal|verbally|verbal proficiency|hablar|hablo|habla|lo hablo|se hablar|puedo hablar|expresion oral|conversacional",
		read: "leer|leo|lee|lo leo|se leer|puedo leer|lectura|comprension de lectura",
		write: "written|written proficiency|written communication|written expression|escribir|escribo|escribe|lo escribo|se escribir|puedo escribir|escritura|expresion escrita|escrito",
		"spoken at home": "we speak it at home|spoken in my home|spoken with family|speak in the home|speak it at home|speak with family|i speak it at home|i speak this language at home|language spoken in the home|primary language at home|main language at home|used at home|used in the home|language used at home|in the home|home use|family language|household language|se habla en casa|se habla en mi casa|hablado en casa|idioma hablado en casa|lo hablo en casa|hablo en casa|en casa|idioma del hogar|idioma en el hogar|hablado en el hogar|lengua del hogar",
	},
	type: {
		academic: `scholastic|actividad academica|${OUTSIDE_CLASS}`,
		art: OUTSIDE_CLASS,
		"athletics club": `club team|club travel team|deporte|actividades deportivas|${OUTSIDE_CLASS}`,
		"athletics jv or varsity": `school team|deporte|actividades deportivas|${OUTSIDE_CLASS}`,
		"career oriented": `ctso|pre professional|pre professional organization|professional organization|orientado a la carrera|${CLUBS}`,
		"community service volunteer": "volunteerism|community involvement|community engagement|community activity|community activities|community and civic engagement|community outreach|servicio comunitario|voluntariado|servicio a la comunidad|servicio comunitario voluntariado",
		"computer technology": `tech|tech club|computacion|stem|stem activity|stem activities|stem club|stem robotics|${CLUBS}`,
		cultural: CLUBS,
		dance: `dancing|performing arts|artes escenicas|arts|the arts|fine arts|fine and performing arts|visual and performing arts|performing and visual arts|arts music|art music|art music theater|art music or theater|creative arts|artes|${OUTSIDE_CLASS}`,
		"debate speech": CLUBS,
		environmental: `medioambiental|science environment|environment science|${CLUBS}`,
		"family responsibilities": "household responsibilities|home responsibilities|caretaking|responsabilidad familiar|responsabilidades en el hogar",
		internship: "professional experience|pasantias|practica profesional",
		"journalism publication": `student media|media and communications|publicaciones|${CLUBS}`,
		"junior rotc": "junior reserve officers training corps|reserve officers training corps|militar",
		lgbt: `lgbtq2|gay straight alliance|gender and sexuality alliance|gsa|affinity group|affinity groups|identity affinity group|identity based organization|${CLUBS}`,
		"music instrumental": `musical|${ARTS}|${OUTSIDE_CLASS}`,
		"music vocal": `musical|${ARTS}|${OUTSIDE_CLASS}`,
		religious: "spiritual|religioso",
		robotics: `science technology engineering and math|science and technology|science technology|${CLUBS}`,
		"school spirit": `pep club|espiritu escolar|${CLUBS}`,
		"science math": CLUBS,
		"social justice": `social action|activismo|${CLUBS}`,
		"student govt politics": "associated student body|asb|sga|student governance|consejo estudiantil",
		"theater drama": `dramatic arts|theatrical|artes escenicas|arts|the arts|fine arts|performing and visual arts|arts music|art music|creative arts|artes|${OUTSIDE_CLASS}`,
		"work paid": "job|jobs|part time work|job work|job work experience|work experience|work job|work or job|work history|job internship|job or internship|jobs and internships|jobs internships|work internship|work or internship|work experience internship|work experience or internship|internship work experience|work or family responsibilities|work family responsibilities|family work responsibilities|trabajo|empleo|trabajo pagado|experiencia laboral",
		"other club activity": `other activities|other clubs activities|other club organization|other organization|other extracurricular|other extracurricular activity|other please specify|other specify|other activity please specify|other school activity|other miscellaneous|miscellaneous|another activity|another club or activity|activity not listed|not listed|none of the above|otro|otra|otra actividad|otro club actividad|otro club o actividad|otras actividades|clubs and organizations|clubs organizations|club organization|club or organization|school club|school club or team|school team or club|team or club|club or team|school clubs|clubs|student organization|${OUTSIDE_CLASS}`,
	},
	yesNo: {
		yes: "afirmativo|verdadero",
		no: "not at this time|i do not|i dont|i am not|im not|i have not|i havent|i will not|i did not|negativo|falso",
	},
};

/** The areas in which forms list majors, by a major's last word: “Engineering and Computing” for Environmental Engineering. */
export const MAJOR_AREAS: Readonly<Record<string, string>> = {
	engineering:
		"engineering|school of engineering|college of engineering|engineering and computing|engineering and computer science|computer science and engineering|computing and engineering|engineering and technology|engineering and applied science|engineering and applied sciences|engineering and computer sciences|engineering technology and computing|engineering and architecture|architecture and engineering|engineering and mathematics|engineering and physical sciences|science and engineering|science technology engineering and mathematics|stem",
	education: "education|school of education|college of education|teacher education|education and human development|teaching and education",
	nursing: "nursing|school of nursing|college of nursing|nursing and health sciences|health sciences and nursing|nursing and health professions",
};
