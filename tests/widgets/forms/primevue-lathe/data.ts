import { MAJORS } from "../../lists";
const more = "Accounting,Aerospace Engineering,Agricultural Business,Animal Science,Architecture,Art History,Astronomy,Athletic Training,Biochemistry,Bioengineering,Botany,Broadcast Journalism,Cinema Studies,Classics,Cognitive Science,Communication Disorders,Computer Engineering,Construction Management,Criminal Justice,Culinary Arts,Dance,Data Science,Dental Hygiene,Dietetics,Early Childhood Education,Earth Science,East Asian Studies,Ecology,Electrical Engineering,Emergency Management,Entrepreneurship,Environmental Health,Environmental Policy,Ethnic Studies,Exercise Science,Fashion Merchandising,Finance,Fine Arts,Fisheries and Wildlife,Food Science,Forestry,French,Gender Studies,Genetics,Geography,Geology,German,Graphic Design,Health Administration,Horticulture,Hospitality Management,Human Resources,Industrial Engineering,Information Systems,Interior Design,International Business,International Relations,Japanese,Journalism,Kinesiology,Landscape Architecture,Latin American Studies,Legal Studies,Linguistics,Marine Biology,Marketing,Materials Science,Microbiology,Neuroscience,Nuclear Engineering,Nutrition,Occupational Therapy,Oceanography,Pharmacy,Photography,Physical Education,Public Health,Public Policy,Radiologic Technology,Real Estate,Religious Studies,Social Work,Spanish,Special Education,Sports Management,Statistics,Supply Chain Management,Theatre,Urban Planning,Veterinary Technology,Zoology".split(",");
export const MAJOR_LIST = [...MAJORS, ...more].sort().map((name, n) => ({ cip: `${10 + (n % 42)}.${String(n).padStart(4, "0")}`, name }));
const rows = (text: string) => text.trim().split("\n").map((line) => { const [id, name, city, state] = line.split("|"); return { id, name, city, state }; });
export const SCHOOLS = rows(`
410118|Ashland High School|Ashland|OR
180204|Ashland High School|Ashland|MA
410133|Ashland Valley High School|Ashland|OR
360155|Ashland High School|Ashland|OH
053512|Yreka High School|Yreka|CA
380770|North Medford High School|Medford|OR
380775|South Medford High School|Medford|OR
391020|Valley High School|West Des Moines|IA
290110|Valley High School|Las Vegas|NV
053710|Valley High School|Santa Ana|CA
480115|Spring Valley High School|Columbia|SC
381140|Phoenix High School|Phoenix|OR`);
export const COLLEGES = rows(`
209542|Oregon State University|Corvallis|OR
440828|Oregon State University-Cascades Campus|Bend|OR
209551|University of Oregon|Eugene|OR
209922|Reed College|Portland|OR
236948|University of Washington-Seattle Campus|Seattle|WA
377555|University of Washington-Bothell Campus|Bothell|WA
377564|University of Washington-Tacoma Campus|Tacoma|WA
179867|Washington University in St Louis|Saint Louis|MO
236939|Washington State University|Pullman|WA
210146|Southern Oregon University|Ashland|OR
209490|Oregon Health & Science University|Portland|OR
209506|Oregon Institute of Technology|Klamath Falls|OR
209825|University of Portland|Portland|OR`);
