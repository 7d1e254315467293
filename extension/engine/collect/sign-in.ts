import { textOf } from "./text";
import { builtIn } from "./tree";

const SIGN_IN =
	/\b(log ?[io]n|sign ?in|signon|sign on|logon|anmelden|einloggen|connexion|se connecter|iniciar sesi[oó]n|acceder|ingresar|entrar|accedi|zaloguj|inloggen|p[rř]ihl[aá]sit|logga in|log ind|giri[sş])\b|войти|вход|ログイン|로그인|登录|登錄|登入/iu;
const SIGN_UP =
	/\b(sign ?up|register|registration|registrieren|create (an? )?(new )?(account|profile|login)|join|get started|regist(ro|rarse|rati)|inscription|s'inscrire|crear cuenta|cadastr|kayıt|zarejestruj|apply|subscribe|continue as guest|checkout|submit application)\b|регистрац|зарегистр|新規|会員登録|회원가입|注册|註冊/iu;
const FORGOTTEN =
	/forg[oe]t|remember (me|my)|keep me (signed|logged)|stay (signed|logged) in|trouble (logging|signing) in|mot de passe oubli|passwort vergessen|olvid|забыли|recover/iu;
const MOST_BOXES = 3;
const known = new WeakMap<Element, boolean>();

/** Whether the control stands in a form that signs somebody in to an account they have: that is a password manager's work. */
export function isSignIn(control: Element): boolean {
	const form = control.closest("form") ?? boxAround(control);
	const found = known.get(form) ?? judge(form);
	known.set(form, found);
	return found;
}

function boxAround(control: Element): Element {
	let box = control;
	for (let steps = 0; steps < 8 && box.parentElement && box.parentElement.nodeName !== "BODY"; steps++) {
		box = box.parentElement;
		const hasButton = [...box.querySelectorAll("button,input[type=submit],[role=button]")].some(
			(button) => button.textContent?.trim() || (button as HTMLInputElement).value,
		);
		if (hasButton && (box.querySelector("input[type=password]") || box.querySelector("input[type=submit],button[type=submit]"))) break;
	}
	return box;
}

function judge(form: Element): boolean {
	const all = builtIn(form, "querySelectorAll");
	const named = builtIn(form, "getAttribute");
	const boxes = [
		...all<HTMLInputElement>(
			"input:not([type=hidden],[type=checkbox],[type=radio],[type=submit],[type=button],[type=image]),select,textarea",
		),
	].filter((box) => box.checkVisibility());
	const passwords = boxes.filter((box) => box.type === "password");
	if (boxes.length > MOST_BOXES || passwords.length > 1 || passwords.some((box) => /new-password/.test(box.autocomplete))) return false;
	const buttons = [...all<HTMLInputElement>("button,input[type=submit],input[type=button],input[type=image],[role=button]")]
		.map((button) => button.value || button.textContent || button.getAttribute("aria-label") || "")
		.join(" . ");
	const marks =
		`${["id", "class", "name", "action"].map((name) => named(name) ?? "").join(" ")} ${boxes.map((box) => `${box.name} ${box.id}`).join(" ")}`
			.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
			.replace(/[-_/.?=]/g, " ");
	const headings =
		[...all("h1,h2,h3,h4,legend,[role=heading]")].map((heading) => textOf(heading)).join(" . ") || builtIn(form, "ownerDocument").title;
	const score = (words: RegExp) => (words.test(buttons) ? 3 : 0) + (words.test(headings) ? 2 : 0) + (words.test(marks) ? 1 : 0);
	const forgotten = FORGOTTEN.test(textOf(form)) ? 2 : 0;
	const signsIn = score(SIGN_IN) + forgotten;
	return signsIn > 0 && signsIn + passwords.length > score(SIGN_UP) && (passwords.length === 1 || score(SIGN_IN) >= 3);
}
