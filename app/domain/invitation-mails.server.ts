import { INVITATION_DAYS, SHARED_WITH_SCHOOL } from "../contract/invitations";
import { env } from "../env.server";
import type { Mail } from "../integrations/mail.server";
import { PRODUCT } from "../product";

type Invited = { email: string; firstName: string | null };

/** Where the link of an invitation leads. */
export const joinAddress = (origin: string, token: string) => `${origin}/join?token=${token}`;

const greeting = ({ firstName }: Invited) => (firstName ? `Hello ${firstName},` : "Hello,");
const ending = `The link works once, for ${INVITATION_DAYS} days. If you do not want to join, do nothing.

Questions? Write to ${env.SUPPORT_EMAIL}.
`;

/** What a student gets whom a school invites; `link` is where they can accept. */
export function studentInvitation(invited: Invited, school: string, link: string): Mail {
	const text = `${greeting(invited)}

${school} invites you to join it on ${PRODUCT.name}, where you
save your answers to college applications once and have them filled in.

Accept here, with the account you have or a new one:
${link}

If you accept, counselors at ${school} see
${SHARED_WITH_SCHOOL.map((each) => `- ${each}`).join("\n")}
and nothing else. You can leave the school at any time.

${ending}`;
	return { to: invited.email, subject: `${school} invites you to ${PRODUCT.name}`, text };
}

/** What a colleague gets. */
export function staffInvitation(invited: Invited, school: string, link: string): Mail {
	const text = `${greeting(invited)}

A colleague at ${school} invites you to work with its students
on ${PRODUCT.name}: who has joined, and how far they are.

Accept here:
${link}

${ending}`;
	return { to: invited.email, subject: `${school} invites you to its staff on ${PRODUCT.name}`, text };
}
