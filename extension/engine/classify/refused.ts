import type { PageField } from "../page";
import { AS_ON_CARD, wordsOf } from "../words";
import { CONSENT, NEVER, NEVER_GROUP, NEWSLETTER, SEARCH, TRAP } from "./vocabulary/never";

const LONGEST_KEY_QUESTION = 12;
const USERNAME =
	/\b(user ?names?|user ?id|login( ?(id|name))?|log in id|screen ?name|display ?name|pen ?name|account ?name|member id|alias|usuario|benutzername|nom d ?utilisateur|member ?name|sign ?in name|nome utente|логин|login)\b|имя пользователя|ユーザー|아이디|用户名/u;

/** What stands under a heading for the signature. */
const SIGNED = /^((printed|print|type|your|full|legal) )*(name|date)( signed)?$/;
const SIGNATURE = /^(\S+ ){0,3}signatures?$/;

/** What a form that opens an account calls the name of the account. */
const NICKNAME = /\bnick( ?name)?\b/;

/** Whether the question is one the student answers alone: secrets, money, signatures, consents, searches (design, section 4). */
export function isRefused(field: PageField, key: string): boolean {
	const { evidence, control } = field;
	if (control === "other" || /(^|\s)(cc-(name|number|csc|exp|type)\S*|one-time-code)/.test(evidence.autocomplete)) return true;
	const isBoxes = control === "radios" || control === "checkboxes";
	const isAskedByGroup = isBoxes && evidence.groupIsTied;
	const asked = [evidence.label, isBoxes ? evidence.group : "", evidence.label || isAskedByGroup ? "" : evidence.near].join(" . ");
	const label = wordsOf(asked.replace(AS_ON_CARD, " "));
	if (/cc-(given|family)-name/.test(evidence.autocomplete) && /\bcard\b/i.test(`${evidence.label} ${evidence.placeholder}`)) return true;
	if (/captcha|fake|honey|leave.?blank/i.test(evidence.key)) return true;
	if (SIGNED.test(wordsOf(evidence.label || evidence.near)) && SIGNATURE.test(wordsOf(evidence.contexts[0]?.text ?? ""))) return true;
	const hint = wordsOf(`${evidence.placeholder} . ${evidence.title.slice(0, 120)}`.replace(AS_ON_CARD, " "));
	if (NEVER_GROUP.isIn(wordsOf(evidence.group)) || (control === "text" && NEWSLETTER.isIn(`${label} . ${hint}`))) return true;
	if (evidence.type === "email") return TRAP.isIn(`${label} . ${hint}`) || subscribes(field.element);
	const isQuestion = evidence.label !== "" || label.split(" ").length <= LONGEST_KEY_QUESTION;
	if ((isQuestion && NEVER.isIn(label)) || NEVER.isIn(hint) || (label.split(" ").length <= LONGEST_KEY_QUESTION && NEVER.isIn(key)))
		return true;
	if (TRAP.isIn(label)) return true;
	if (!isBoxes && isSearch(field, wordsOf(evidence.label || evidence.near), key)) return true;
	if (isBoxes) {
		const choices = field.options.length <= 2 ? field.options.map(({ label: option }) => wordsOf(option)).join(" . ") : "";
		return CONSENT.isIn(`${label} . ${choices}`) || (field.options.length === 1 && !OF_FEE.test(label) && CONSENT.isIn(key));
	}
	return false;
}

/** A box that is called “waive” may be for a right or for a fee, which its words tell. */
const OF_FEE = /\bfees?\b/;

function isSearch({ element, evidence, control }: PageField, label: string, key: string): boolean {
	if (control === "combobox" || control === "listbox" || control === "select") return false;
	if (evidence.type === "search" || element.closest("[role=search]") || element.getAttribute("role") === "searchbox") return true;
	const words = label || wordsOf(evidence.placeholder) || key;
	if (/^(поиск|buscar|rechercher?|suchen?|cerca|szukaj|zoek|検索|검색|搜索)/u.test(wordsOf(evidence.placeholder) || label)) return true;
	return (
		(/^(search|find)\b/.test(words) && !/school|college|universit/.test(words)) ||
		(/(^| )(q|query|search)( |$)/.test(key) && SEARCH.isIn(words))
	);
}

const ANSWERED = "input:not([type=hidden],[type=submit],[type=button],[type=image]),select,textarea";
const MOST_TO_SUBSCRIBE = 2;
const SUBSCRIBES = /^(subscribe|sign (me )?up|join (our|the) list|suscr[ií]b\w*|suscripci[oó]n)\b/i;

/** Whether the box stands in a little form of its own that orders news, beside a longer one. */
function subscribes(box: HTMLElement): boolean {
	const form = box.closest("form");
	if (!form || form.querySelectorAll(ANSWERED).length > MOST_TO_SUBSCRIBE) return false;
	const buttons = [...form.querySelectorAll<HTMLElement>("button,input[type=submit]")];
	const isOrder = buttons.some((button) => SUBSCRIBES.test(((button as HTMLInputElement).value || button.textContent || "").trim()));
	return isOrder && [...box.ownerDocument.forms].some((other) => other.querySelectorAll(ANSWERED).length > MOST_TO_SUBSCRIBE);
}

/** A longer form that sets a password asks for more than an account. */
const MOST_IN_ACCOUNT = 60;

/** A form that sets a password and asks for no other name of the account. */
function isInAccountForm(element: HTMLElement): boolean {
	const form = element.closest("form");
	return (
		Boolean(form?.querySelector("input[type=password]")) &&
		!form?.querySelector("input[autocomplete=username]") &&
		form!.querySelectorAll("input:not([type=hidden]),select,textarea").length <= MOST_IN_ACCOUNT
	);
}

/** Boxes that take whichever of several names an account goes by. */
const LOGIN_BOX =
	/\b(e ?mail( address)?|mobile|phone)( number)? or (mobile|phone|e ?mail|user)|\b(member\w*|flyer|customer|account|card) (number|no|id) /;

/** Whether the question asks for the name of an account, which nobody's answers hold. */
export function isUsername({ element, evidence }: PageField, key: string): boolean {
	const own = wordsOf(`${evidence.label} ${evidence.placeholder}`);
	const asksEmail = /e ?mail|correo|courriel|почт|メール|이메일|邮箱/u;
	const label = own || wordsOf(evidence.near);
	const hint = wordsOf(evidence.title);
	if (asksEmail.test(label) && LOGIN_BOX.test(label)) return true;
	if (evidence.type === "email" || asksEmail.test(label) || (!USERNAME.test(own) && asksEmail.test(hint))) return false;
	if (evidence.autocomplete.split(/\s+/).includes("username")) return true;
	if (NICKNAME.test(label) && isInAccountForm(element)) return true;
	return USERNAME.test(label) || USERNAME.test(hint) || (!label && !hint && USERNAME.test(key));
}
