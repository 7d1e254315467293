/** The attributes that an address, or a piece of one, is asked for by. */
export const OF_ADDRESS: ReadonlySet<string> = new Set([
	"addressLine1",
	"addressLine2",
	"street",
	"fullAddress",
	"city",
	"state",
	"postalCode",
	"country",
	"cityState",
	"cityStateZip",
]);

/** How somebody is reached, by whatever way. */
export const OF_CONTACT: ReadonlySet<string> = new Set([...OF_ADDRESS, "phoneNumber", "phoneCountryCode", "email"]);
