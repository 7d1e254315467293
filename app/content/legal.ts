import { INVITATION_DAYS } from "../contract/invitations";
import { INVITATION_KEPT_DAYS, UNUSED_MONTHS, WARNING_DAYS } from "../contract/retention";
import { PRODUCT } from "../product";

/** A paragraph, a list of points that begin with what they are about, or a link on a line of its own. */
export type LegalBlock = string | readonly { lead: string; text: string }[] | { href: string; label: string };

export type LegalText = {
	title: string;
	description: string;
	updated: string;
	/** The text in one sentence each, for who reads no further. */
	summary: readonly string[];
	sections: readonly { id: string; heading: string; blocks: readonly LegalBlock[] }[];
};

const { name } = PRODUCT;
const UPDATED = "May 2025";

export const TERMS: LegalText = {
	title: "Terms of Use",
	description: `What you may expect of ${name} and what ${name} expects of you: eligibility, fees, your content, liability and how it ends.`,
	updated: UPDATED,
	summary: [
		`You must be 13 or older, and have a parent’s or guardian’s consent until you are 18.`,
		"What you write stays yours. We use it to give you the service, and for nothing else.",
		`${name} types what you saved. It never submits a form: what you send is yours to check.`,
		"The beta is free. Where you buy a plan, you can cancel it at any time; fees already paid are not refunded.",
	],
	sections: [
		{
			id: "agreement",
			heading: "This agreement",
			blocks: [
				`These terms are an agreement between you and ${name} (“we”, “us”): those who run this website and publish the browser extension. By creating an account or using the service you accept them. If you do not accept them, please do not use it.`,
				"If you register for a school, you accept them for the school too, and say that it allows you to.",
			],
		},
		{
			id: "eligibility",
			heading: "Who may use it",
			blocks: [
				[
					{ lead: "Under 13.", text: "The service is not for you, and registration refuses you." },
					{
						lead: "13 to 18.",
						text: "Until you are 18 you need the consent of a parent or guardian, who accepts these terms for you. Registration asks you to confirm it.",
					},
					{ lead: "School staff.", text: "You may register when you work at the school you name and it lets you." },
				],
				"Give your own e-mail address, keep your password to yourself, and tell us when you think somebody else has used your account. One account is for one person.",
			],
		},
		{
			id: "service",
			heading: "What the service does",
			blocks: [
				`${name} keeps the answers of your college and scholarship applications in your profile. When you ask it to, the browser extension types them into the form in front of you. It works on the page as a person would, bypasses no authentication, and never submits a form.`,
				"It also offers guides on applying, and, where they are offered, help with essays and activities. Such help comments on what you wrote; it does not write your essay for you.",
				"You remain responsible for what you send. Read every page before you submit it, check that each answer is true and stands in the right box, and keep to the rules of the college, program or scholarship, its rules on the use of AI among them.",
				"The service is in beta: parts of it may change, be away for a while or be withdrawn.",
			],
		},
		{
			id: "license",
			heading: "Your license to use it",
			blocks: [
				"We give you a personal, non-exclusive, non-transferable license, which can be withdrawn, to use the website and the extension for your own applications, or for the students of your school. It lasts as long as your account.",
				"Please do not",
				[
					{ lead: "resell", text: "the service or let others use your account;" },
					{ lead: "attack", text: "it, overload it, go around its limits, or try to reach other people’s data;" },
					{ lead: "collect", text: "data about others with it, or fill in forms for people who did not ask you to;" },
					{ lead: "deceive", text: "a college, a scholarship or us about who you are." },
				],
			],
		},
		{
			id: "fees",
			heading: "Fees and billing",
			blocks: [
				"The beta is free for a limited time. A new account gets a number of free tries, for which no card is needed. Filling in name, contact details and address never runs out.",
				[
					{
						lead: "Plans.",
						text: "Where a paid plan is offered, its price and period are shown before you pay. A monthly plan renews each month until you cancel it.",
					},
					{ lead: "Payment", text: "goes through a card payment provider, under that provider’s terms. We never see your card’s number." },
					{
						lead: "Cancelling.",
						text: "You can cancel from your dashboard at any time. The plan then runs to the end of the period you paid for.",
					},
					{ lead: "Refunds.", text: "Fees already paid are non-refundable, unless the law where you live says otherwise." },
					{ lead: "Changes of price", text: "apply from the next period on, and you hear of them before it begins." },
					{ lead: "Schools", text: "pay per student, as agreed with them in writing." },
				],
				"If you are under 18, the person who pays must be a parent or guardian or have their permission.",
			],
		},
		{
			id: "third-parties",
			heading: "Third parties",
			blocks: [
				`Application sites belong to the colleges and companies that run them, and their own terms apply there. The same goes for scholarships, organizations and videos that we link to. ${name} is not affiliated with them, does not speak for them, and is not responsible for what they do.`,
				"If you sign in with Google, Google’s terms apply to that sign-in. Where you get the extension from a browser’s store, the store’s terms apply to getting it there.",
			],
		},
		{
			id: "intellectual-property",
			heading: "Intellectual property",
			blocks: [
				`The software, texts, drawings and marks of ${name} belong to ${name} or its licensors, and these terms give you no more than the license above. Names of colleges and programs belong to their owners and are used to say what is meant.`,
				"If you send us a suggestion, we may use it without owing you anything for it.",
			],
		},
		{
			id: "your-content",
			heading: "Your content",
			blocks: [
				"What you save, write or upload stays yours. You allow us to store it, process it and show it to you, and to whom you choose to share it with, for the single purpose of giving you the service. This permission ends when you delete the content or your account.",
				"You say that you may use what you save, that answers about your family are given with their knowledge, and that nothing in it breaks the law or another person’s rights.",
			],
		},
		{
			id: "privacy",
			heading: "Privacy",
			blocks: [
				"The privacy policy says what is stored, why, who sees it and for how long. It is part of these terms.",
				{ href: "/privacy", label: "Read the privacy policy" },
			],
		},
		{
			id: "disclaimers",
			heading: "Disclaimers",
			blocks: [
				"The service is provided “as is” and “as available”, without warranties of any kind, express or implied, as far as the law allows. We do not promise that every form can be filled, that every field is filled rightly, that the service never fails, that advice fits your case, or that any application, scholarship or request for aid succeeds.",
				"Guides, feedback and deadlines are information, not legal, financial or admissions advice. What the college or program itself says is what counts.",
			],
		},
		{
			id: "liability",
			heading: "Limit of liability",
			blocks: [
				"As far as the law allows, we are not liable for indirect or consequential damage, such as a missed deadline, a refused application or lost data, and our total liability for everything that has to do with the service is limited to 100 US dollars.",
				"Nothing here limits what the law does not let us limit.",
			],
		},
		{
			id: "indemnification",
			heading: "Indemnification",
			blocks: [
				"If somebody makes a claim against us because you broke these terms, the law or another person’s rights, you cover the reasonable cost of it, as far as the law allows. We tell you of such a claim at once and let you take part in answering it.",
			],
		},
		{
			id: "termination",
			heading: "Termination",
			blocks: [
				"You may stop at any time, and have your account deleted as the privacy policy describes.",
				"We may pause or end an account that breaks these terms or endangers others, and we may end the service. Where we lawfully can we say why, and leave you time to copy your answers first.",
				"What by its nature outlasts the end does so: intellectual property, disclaimers, the limit of liability, indemnification and governing law.",
			],
		},
		{
			id: "changes",
			heading: "Modification of these terms",
			blocks: [
				"We may change these terms. The date at the top says when they last changed. When a change matters, we say so on the site or by mail before it applies to you; by going on after that you accept it, and if you do not accept it you can close your account.",
			],
		},
		{
			id: "law",
			heading: "Governing law",
			blocks: [
				"The law of the State of Delaware, United States, governs these terms, without its rules on conflicts of law, and its courts decide disputes about them. Consumers keep the protection of the law where they live, and the courts there that it gives them.",
				"If a part of these terms is not valid, the rest stays as it is.",
			],
		},
	],
};

export const PRIVACY: LegalText = {
	title: "Privacy Policy",
	description: `What ${name} stores about you, why, who sees it, how long it stays, how to have it deleted, and what the extension may read.`,
	updated: UPDATED,
	summary: [
		"Students trust us with citizenship, income and grades. Nothing of it is sold, shown to advertisers or used to train AI models.",
		"No page loads scripts, fonts or pixels from anybody else.",
		"The extension reads a page only when you open it there, and never submits.",
		"A school sees how far a student has come, never what the student answered.",
		"You can have everything deleted.",
	],
	sections: [
		{
			id: "collected",
			heading: "What is collected",
			blocks: [
				[
					{
						lead: "Your account.",
						text: "E-mail address, a one-way hash of your password (never the password itself), whether you are a student or school staff, a referral code if you typed one, when you accepted the terms, when you were last here (to the hour), the free tries you have left, which plan you have, until when it runs, and which codes you redeemed for it. While you change your e-mail address, also the new one and whether both said yes; with two-step sign-in, also the encrypted key of your authenticator app and one-way hashes of your recovery codes. For staff also the school’s name and its planned number of students.",
					},
					{
						lead: "Your answers.",
						text: "What you save in your profile, and nothing you did not save: name, contact, family, school, scores, classes, activities, plans. Some of it is sensitive, such as citizenship, race, sex and household income. Every question may be left empty.",
					},
					{
						lead: "Your family, through you.",
						text: "Application forms ask for parents’ and siblings’ names, jobs and schooling. Save them only with their knowledge.",
					},
					{
						lead: "Conversations with the assistant.",
						text: "Your questions and its replies, until you delete the conversation, and a count of the replies.",
					},
					{
						lead: "Forms filled.",
						text: "For each: the name of the site, the time, and how many fields were filled, missed or left as they were. Never what was typed.",
					},
					{
						lead: "Signing in.",
						text: "For each browser you are signed in with: words such as “Chrome on Windows”, when it signed in and when it was last used. You see the list in your settings and can end each of them.",
					},
					{
						lead: "Who read your data.",
						text: "Each download and each import of your data, with the time and words for the browser; and staff of a school who opened what a school may see. The list is for you: it stands on the page “Your Data”.",
					},
					{
						lead: "Tries.",
						text: "To stop people who guess or flood others with mail, counts of tries under a keyed hash of e-mail, account and network address, which expire within a day.",
					},
					{
						lead: "The server’s log.",
						text: "Which page was asked for, when, how long it took and whether it worked. No name, no network address, nothing you typed.",
					},
				],
				"We do not ask for your location, contacts, photos or browsing history, and we buy no data about you from others.",
			],
		},
		{
			id: "use",
			heading: "What it is used for",
			blocks: [
				"To give you the service: to show you your answers, to fill them in where you ask, to keep your account safe, to count the tries of your plan, and to answer you when you write. That is all.",
				"It is not used for advertising, not sold or rented, not used for profiles of you, and not used to train AI models. No decision about you is made by a machine here.",
			],
		},
		{
			id: "no-tracking",
			heading: "No third-party scripts, few cookies",
			blocks: [
				"No page loads scripts, fonts, pixels, analytics or session recording from anybody else, and the site’s own rules for browsers forbid it. Four cookies exist, all of them ours and all needed:",
				[
					{ lead: "Signed in.", text: "Keeps you signed in for 30 days, or until you log out." },
					{
						lead: "Known browser.",
						text: "Lets your own browser be recognized when strangers guess at your password, so that they cannot lock you out. It holds no name and lasts a year.",
					},
					{
						lead: "Between two steps.",
						text: "Only with two-step sign-in: that your password was right and the code is still to come, for at most ten minutes.",
					},
					{ lead: "On the way to Google.", text: "Only if you sign in with Google, for at most ten minutes." },
				],
			],
		},
		{
			id: "others",
			heading: "Who else takes part, and when",
			blocks: [
				"Some things cannot be done alone. Each of these happens only on your own action, or where this site’s operator has set it up:",
				[
					{
						lead: "Videos.",
						text: "A lesson’s video is loaded from its host, such as YouTube or Vimeo, only after you press play. The host then sees your network address and what you watch. Until then, nothing is sent there.",
					},
					{
						lead: "Meetings.",
						text: "The calendar on the page for schools comes from a scheduling service, and is loaded only when somebody opens it.",
					},
					{ lead: "Google.", text: "Only if you choose to sign in with it: see below." },
					{ lead: "Payments.", text: "Only where a paid plan is offered and you buy one: see below." },
					{ lead: "Mail.", text: "A mail provider may carry the messages your account needs. It gets your address and the message." },
					{ lead: "Hosting.", text: "The company whose computers run this site stores the data for us and may not use it for itself." },
				],
			],
		},
		{
			id: "ai",
			heading: "AI providers",
			blocks: [
				`Filling in forms uses no AI provider: the extension decides on your own computer what a field asks. No saved answer goes to such a provider for it.`,
				"Where an assistant is offered (chat, feedback on essays, ideas for activities), the page says which provider answers, or that it is the built-in guide and nothing leaves the server. What you send to the assistant goes to that provider when you press the button, not before. Your saved name and street, e-mail addresses and telephone numbers are taken out of it; income and citizenship go only where you write them yourself. In the chat you may let the assistant read your saved studies, tests, activities and plans; unless you do, it sees nothing of your profile. We train no models on what you write.",
				"What was sent and what was answered is kept with your account, because some programs ask applicants to report their use of AI. You can download that record from the chat, and it is deleted with the account.",
				"A school can run the model on computers of its own; then nothing leaves them.",
			],
		},
		{
			id: "extension",
			heading: "The browser extension",
			blocks: [
				[
					{
						lead: "When it reads.",
						text: "Nothing before you agreed to what it does, on the page that opens when you install it. Then it reads a page only when you open it there or press its shortcut. It does not watch where you go. While its side panel is open beside a form, it also notices which question you are in. Into a part of the page that comes from another site it looks only once you have allowed that site by name.",
					},
					{
						lead: "What it reads.",
						text: "The questions of the form and what stands in their boxes, to find out which of your answers fit. This happens in your browser; the page’s content is not sent to us. One thing is: when you ask the assistant about a question in the side panel, its label and its limit go with what you ask.",
					},
					{
						lead: "Whom it talks to.",
						text: "This server alone: to fetch your answers for that moment, and to count a fill by the name of the site and three numbers. When you press for it in the side panel, also to save an answer to your profile or to ask the assistant.",
					},
					{
						lead: "What it keeps.",
						text: "Your profile is not stored on the device. It keeps that you agreed and when, its settings and, until our server has taken it, the report of your last fills. When you change an answer that it typed, it remembers that answer on this device, for that site and your account, to offer it there again; sensitive answers only if you chose “always”. You can see, forget and switch off what it remembers. It comes to us never, and to your other computers only if you switch that on; your browser’s own sync then carries it. “Privacy” in its window takes your consent back and deletes all of it.",
					},
					{
						lead: "What it never fills.",
						text: "Passwords, social security numbers, card and bank numbers, signatures, consents and promises, and tests for robots. It submits nothing, and changes nothing that already stands in a box, unless you press “Put into the box” in the side panel; you can take that back.",
					},
					{
						lead: "What it asks first.",
						text: "Sensitive answers, such as race, sex, citizenship or income, are typed only after you said yes, each time, unless you chose “always”.",
					},
				],
				"What you then submit goes to the college, program or scholarship, under its own policy. The use of information from the extension keeps to the limited-use rules of the browsers’ stores: it serves the one purpose above and is handed to nobody.",
				{ href: "/extension", label: "How the extension works, permission by permission" },
			],
		},
		{
			id: "schools",
			heading: "What schools see",
			blocks: [
				"A student belongs to a school here only after accepting its invitation, is shown beforehand what the school will see, and can leave again.",
				[
					{
						lead: "The school sees",
						text: "name and e-mail address; how often the tools were used, as numbers, and the day the student was last here; how many questions of the profile are answered; the colleges on the student’s list with status and deadline, and a link to an essay where the student put one there. The student sees all of it on the page “Your school”.",
					},
					{
						lead: "The school never sees",
						text: "citizenship, income, race, sex and the like, saved answers, essays or conversations kept here.",
					},
				],
				`Under FERPA, a roster that a school uploads is part of its education records. ${name} then acts for the school, under its direction: the roster is used to invite those students and to list them for the school’s own staff, is passed on to nobody, and is deleted when the school asks. A student’s own profile is the student’s, not the school’s record.`,
			],
		},
		{
			id: "disclosure",
			heading: "Disclosure",
			blocks: [
				"Beyond what this page says, data is disclosed to nobody, except",
				[
					{ lead: "where the law compels us,", text: "and then only what it compels; we tell you first where we lawfully can;" },
					{ lead: "to keep somebody from harm", text: "in an emergency, as far as the law allows it;" },
					{
						lead: "if the service changes hands:",
						text: "your data then moves only under the promises of this page, and you are told in time to have it deleted instead.",
					},
				],
			],
		},
		{
			id: "payments",
			heading: "Payments",
			blocks: [
				"Where a paid plan is offered, you give your card to the payment provider, Stripe, not to us. We never see its number. Stripe gets your e-mail address and an identifier of your account from us when you go to its page. We keep which plan you have, until when, and Stripe’s numbers and the amounts of your payments, which tax law may oblige us to keep after your account is gone; they then stand for nobody.",
				"Who buys a gift gives an e-mail address and, if they like, a name and a line for the card. What is not paid for is removed after two days; address, name and line of a gift a year after it was paid.",
				"If the date of birth in your profile says that you are under 18, a parent or guardian confirms before you buy. For that you give us their e-mail address, which is used for this one purpose and kept with your account.",
			],
		},
		{
			id: "google",
			heading: "Signing in with Google",
			blocks: [
				"If you choose it, Google tells us an identifier of yours, your e-mail address and whether it is confirmed. We ask for nothing else, get no access to your mail, files or contacts, and tell Google nothing about your answers. Google learns that you signed in here.",
			],
		},
		{
			id: "retention",
			heading: "How long it is kept",
			blocks: [
				[
					{
						lead: "Account and answers:",
						text: "as long as you have the account and use it. What you remove from your profile is gone when you save.",
					},
					{
						lead: "Accounts that nobody uses:",
						text: `when a student has not been here for ${UNUSED_MONTHS} months, we warn by mail, warn again ${WARNING_DAYS} days later, and delete everything another ${WARNING_DAYS} days after that. Logging in once, or filling a form with the extension, begins the ${UNUSED_MONTHS} months anew. Accounts of school staff are not deleted this way.`,
					},
					{
						lead: "Signed-in browsers:",
						text: "valid for 30 days from signing in or until you end them; an expired one is removed the next time you sign in.",
					},
					{ lead: "Links to choose a new password:", text: "valid for an hour, and once." },
					{
						lead: "A change of e-mail address:",
						text: "its links are valid for 24 hours, and one that ran out is removed when the next begins; the address you came from is forgotten once both said yes.",
					},
					{
						lead: "The second step of signing in:",
						text: "the key and the recovery codes until you switch it off; a sign-in half done, ten minutes.",
					},
					{
						lead: "Mails to you:",
						text: "encrypted until they are sent, or for nine days where that fails; for 30 days we keep when they were written and whether they were sent.",
					},
					{
						lead: "Who a school invites:",
						text: `the list that it uploads, ${INVITATION_DAYS} days; an invitation that nobody accepts, with the name and address in it, ${INVITATION_KEPT_DAYS} days after its link stopped working.`,
					},
					{ lead: "Counts of tries:", text: "up to a day." },
					{
						lead: "Backups,",
						text: "where this site’s operator makes them, are overwritten in turn. What you deleted is not brought back from them.",
					},
				],
			],
		},
		{
			id: "deletion",
			heading: "Deletion",
			blocks: [
				"A student deletes everything at once with “Delete Profile” in the settings: a running subscription is ended at Stripe and the customer removed there; the account, the profile, essays, conversations, records, signed-in browsers and the mails to you that this server keeps. Staff of a school delete their account in their settings; with the last one the school itself goes, its invitations and uploads, and no student belongs to it any more; what stays is the list in which students read who looked at their page, with that person’s name and address. Whoever cannot sign in writes to the address below from the e-mail address of the account; it is then deleted without delay and at the latest within 30 days. Only what the law obliges us to keep about a payment stays, without the rest.",
				"Removing the extension from your browser removes what it kept there. Answers you submitted elsewhere are with the college or program you sent them to.",
			],
		},
		{
			id: "security",
			heading: "How it is protected",
			blocks: [
				"Passwords are hashed with argon2id, the secrets of sessions and mailed links are stored as hashes only, the key of your authenticator app is encrypted, changing your password or address signs out every other browser, and staff of a school cannot reach the answers of its students. No system is perfectly safe. If data of yours is exposed, we tell you and the authorities as the law requires, and without waiting to be asked.",
			],
		},
		{
			id: "transfer",
			heading: "Transfer to other places",
			blocks: [
				"Data is stored on the server that runs this site. If you use the site from another state or country, your data travels there, where the law may protect it differently. The promises of this page go with it.",
			],
		},
		{
			id: "email",
			heading: "E-mail",
			blocks: [
				"We send mail that your account needs, such as a link to choose a new password or to confirm an address, word that your address or two-step sign-in was changed, an invitation of your school, a warning before an unused account is deleted, or news about a change of these texts. We send no marketing e-mail. Should that change, you will be asked first, and every such mail will let you opt out with one click; or write to the address below at any time.",
			],
		},
		{
			id: "rights",
			heading: "Your rights",
			blocks: [
				"Wherever you live, you may ask what is stored about you and get a copy, correct it, have it deleted, take back a consent, and object to a use. The page “Your Data” lists what is stored about you and who read it, and gives it to you as JSON, CSV and PDF; the JSON can be brought into a new account. You correct it in your profile and settings, and delete it there; for the rest, write to the address below from the e-mail address of your account, so that we know it is you. We answer within 30 days, free of charge, and nobody is treated worse for asking.",
			],
		},
		{
			id: "california",
			heading: "California",
			blocks: [
				"Under the California Consumer Privacy Act (CCPA, as amended by the CPRA) residents of California have",
				[
					{
						lead: "the right to know",
						text: "which categories and pieces of personal information are collected, from where, why, and who gets them. This page lists them: identifiers, account and usage records, education information, characteristics that the law protects, and family information, all of them from you;",
					},
					{ lead: "the right to delete and to correct", text: "it;" },
					{
						lead: "the right to opt out of sale and sharing:",
						text: "we sell and share no personal information, of anyone of any age, and have not in the past twelve months;",
					},
					{
						lead: "the right to limit the use of sensitive information:",
						text: "it is used for nothing but filling it in where you ask;",
					},
					{ lead: "the right to equal treatment,", text: "and to send somebody in your place, whose permission we check." },
				],
				"Minors in California may have removed what they posted: nothing you save here is posted, and you can remove all of it.",
			],
		},
		{
			id: "children",
			heading: "Children and parents",
			blocks: [
				"The service is not for children under 13. Registration asks for the age and refuses them. If we learn that a younger child registered, we delete the account with everything in it; tell us if you know of one.",
				"From 13 until 18, a parent or guardian must consent. A parent or guardian may ask us what is stored about their child, have it corrected or deleted, and take the consent back; we make sure first that it is really them. Schools may invite only students who are 13 or older.",
			],
		},
		{
			id: "do-not-track",
			heading: "Do Not Track",
			blocks: [
				"We track nobody, here or across sites, so a Do Not Track or Global Privacy Control signal finds nothing to switch off: everybody is treated as if they had sent it.",
			],
		},
		{
			id: "changes",
			heading: "Changes to this policy",
			blocks: [
				"The date at the top says when this page last changed. When a change matters to what becomes of your data, we say so on the site or by mail before it applies, and data you gave us earlier is not put to a new use without your consent.",
			],
		},
	],
};
