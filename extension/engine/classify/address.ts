/** The attributes that an address, or a piece of one, is asked for by. */
export const OF_ADDRESS: ReadonlySet<string> = new Set([
	"addressLine1",
	"addressLine2",
	"streetNumber",
	"streetName",
	"street",
	"fullAddress",
	"city",
	"state",
	"postalCode",
	"country",
	"cityState",
	"cityStateZip",
]);

/** Words of a heading for an address that is another one than the student's home. */
export const OF_OTHER_ADDRESS = /^address|\b(address|residence)$/;

/** How somebody is reached, by whatever way. */
export const OF_CONTACT: ReadonlySet<string> = new Set([...OF_ADDRESS, "phoneNumber", "phoneCountryCode", "email"]);

/** Words of questions that no other answer than how to reach somebody fits. */
export const CONTACT_WORDS = /\b(cell|phone|telephone|mobile|fax|e ?mail|celular|telefono|correo)\b/;

/** Asks for a piece of an address, by nothing but its name. */
export const IS_PLACE =
	/^(street|city|town|state|zip|postal|zip postal|country)( or)?( town| province)?( address| code)?$|^address( line)?( \d)?$/;

/** What is asked of the place of a school, line by line. */
export const AT_SCHOOL: ReadonlySet<string> = new Set([...OF_ADDRESS].filter((attribute) => attribute !== "fullAddress"));
/** Words that leave open whose name or address is asked for. */
export const BARE =
	/^(\d+ )?(full |complete )?(and )?(its |in (which|what) |which |what )?(name|address( line)?( 1| 2)?|street( address)?|(city|town)( or)?( city| town)?( (in which|where) (it|the school|your school) (is|stands)( located)?)?|(city )?(and )?state( province)?( zip)?( code)?|(city )?zip( postal)?( code)?|postal code|country|(tele)?phone( number| no)?|e ?mail( address)?)( required| optional)?$/;

/** Asks where the student lives, whatever else the heading is about. */
export const AT_HOME = /^(your )?home (state|city|town|zip|county|country|address|street|phone)\b/;
