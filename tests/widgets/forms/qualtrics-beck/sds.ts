export const SCHOOLS: Record<string, string[]> = {
	OR: ["Ashland High School (Ashland)", "Ashland Valley High School (Ashland)", "Bend Senior High School (Bend)", "Cascade High School (Turner)", "Crater High School (Central Point)", "Grants Pass High School (Grants Pass)", "Klamath Union High School (Klamath Falls)", "North Medford High School (Medford)", "Phoenix High School (Phoenix)", "South Medford High School (Medford)"],
	CA: ["Etna High School (Etna)", "Happy Camp High School (Happy Camp)", "Mount Shasta High School (Mt. Shasta)", "Weed High School (Weed)", "Yreka High School (Yreka)"],
	WA: ["Ballard High School (Seattle)", "Garfield High School (Seattle)", "Lewis and Clark High School (Spokane)"],
};
export const COLLEGES = [
	"American River College - Sacramento, CA", "Butte College - Oroville, CA", "Cabrillo College - Aptos, CA", "City College of San Francisco - San Francisco, CA", "Clackamas Community College - Oregon City, OR", "College of Marin - Kentfield, CA", "College of San Mateo - San Mateo, CA", "College of the Canyons - Santa Clarita, CA", "College of the Desert - Palm Desert, CA", "College of the Redwoods - Eureka, CA", "College of the Sequoias - Visalia, CA", "College of the Siskiyous - Weed, CA", "De Anza College - Cupertino, CA", "Klamath Community College - Klamath Falls, OR", "Lane Community College - Eugene, OR", "Portland Community College - Portland, OR", "Rogue Community College - Grants Pass, OR", "Shasta College - Redding, CA", "Southern Oregon University - Ashland, OR", "Umpqua Community College - Roseburg, OR",
];
