import { env } from "../env.server";
import type { Mail } from "../integrations/mail.server";
import { PRODUCT } from "../product";

/** Asks the address that the account has; names the new one, so that a thief's is seen. */
export function oldAddressMail(to: string, newEmail: string, link: string): Mail {
	const text = `Somebody, hopefully you, asked that your ${PRODUCT.name} account use
another e-mail address from now on:
${newEmail}

Say yes here within 24 hours:
${link}

The address changes once both addresses said yes. If you did not ask for
it, do nothing here and change your password: somebody may know it.
`;
	return { to, subject: `Changing your ${PRODUCT.name} address`, text };
}

/** Asks the address that the account is to get; says nothing of the old one to whoever reads mail there. */
export function newAddressMail(to: string, link: string): Mail {
	const text = `Somebody, hopefully you, asked that an account at ${PRODUCT.name} use
this e-mail address from now on.

Say yes here within 24 hours:
${link}

The address changes once the account's present address said yes too. If
you did not ask for it, you can ignore this mail.
`;
	return { to, subject: `Your new ${PRODUCT.name} address`, text };
}

/** Goes to an address that has an account, in place of a link. */
export function takenAddressMail(to: string): Mail {
	const text = `Somebody tried to use this e-mail address for another ${PRODUCT.name}
account. It belongs to your account, so nothing has changed, and you
need not do anything.

Was it you? Log in to the account you have with this address instead.
`;
	return { to, subject: `Your ${PRODUCT.name} address`, text };
}

/** Goes to both addresses once the change has happened. */
export function changedMail(to: string, newEmail: string): Mail {
	const text = `The e-mail address of your ${PRODUCT.name} account is now
${newEmail}

Log in with it from now on. Other browsers were signed out.

If this was not you, write to ${env.SUPPORT_EMAIL} at once.
`;
	return { to, subject: `Your ${PRODUCT.name} address has changed`, text };
}
