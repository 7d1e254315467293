import "./style.css";
import { ITEMS } from "./questions";

type Item = {
	key: string; kind: string; title: string; desc: string; req: boolean; id: number; entry: number;
	opts: readonly string[]; other: boolean; lo: string; hi: string;
};
const esc = (s: string) => s.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
const TYPE: Record<string, number> = { text: 0, para: 1, radio: 2, list: 3, check: 4, scale: 5, date: 9 };
let headings = 0;

const described = (q: Item) => `aria-describedby="i${q.id + 1} i${q.id + 2}"`;
const labelled = (q: Item) => (q.req ? `i${q.id} i${q.id + 3}` : `i${q.id}`);

function textBox(q: Item) {
	return `<div jscontroller="oCiKKc" jsaction="rcuQ6b:vZc4S;O22p3e:zjh6rb;b2trFe:eVidQc;sPvj8e:d3sQLd;AHmuwe:h06R8;clickonly:KjsqPd" class="AgroKb"><div jscontroller="pxq3x" jsaction="clickonly:KjsqPd; focus:Jt1EX; blur:fpfTEe; input:Lg5SV" jsshadow jsname="W85ice" class="rFrNMe k3kHxc RdH0ib yqQS1 zKHdkd"><div class="aCsJod oJeWuf"><div class="aXBtI Wic03c"><div class="Xb9hP"><input type="text" class="whsOnd zHQkBf" jsname="YPqjbf" autocomplete="off" tabindex="0" aria-labelledby="${labelled(q)}" ${described(q)}${q.req ? " required" : ""} dir="auto" data-initial-dir="auto" data-initial-value=""><div jsname="LwH6nd" class="ndJi5d snByac" aria-hidden="true">Your answer</div></div><div class="i9lrp mIZh1c"></div><div jsname="XmnwAc" class="OabDMe cXrdqd"></div></div></div><div class="LXRPh"><div jsname="ty6ygf" class="ovnfwe Is7Fhb"></div></div></div></div>`;
}
function paragraph(q: Item) {
	return `<div jscontroller="oCiKKc" class="AgroKb"><div jscontroller="VXdfxd" jsshadow jsname="W85ice" class="edhGSc zKHdkd kRy7qc RdH0ib yqQS1"><div class="RpC4Ne oJeWuf"><div class="Pc9Gce Wic03c"><textarea class="KHxj8b tL9Q4c" jsname="YPqjbf" data-rows="1" tabindex="0" aria-labelledby="${labelled(q)}" ${described(q)}${q.req ? " required" : ""} dir="auto" data-initial-dir="auto" data-initial-value="" rows="1"></textarea><div jsname="LwH6nd" class="snByac M3HiL" aria-hidden="true">Your answer</div></div><div class="z0oSpf mIZh1c"></div></div></div></div>`;
}
function dateBox(q: Item) {
	return `<div jscontroller="eFy6Rc" class="eqsFvd"><div class="eOWxJf"><div class="aQ6Lzb" id="i${q.id}d"><div class="IEtnGe"><div class="A6uyJd">Date</div><div jscontroller="pxq3x" jsshadow class="rFrNMe yqQS1 hatWr zKHdkd" jsname="SaBdKf"><div class="aCsJod oJeWuf"><div class="aXBtI Wic03c"><div class="Xb9hP"><input type="date" class="whsOnd zHQkBf" jsname="YPqjbf" autocomplete="off" tabindex="0" aria-labelledby="${labelled(q)}" ${described(q)} max="2075-01-01" min="1875-01-01"${q.req ? " required" : ""} data-initial-value=""></div><div class="i9lrp mIZh1c"></div></div></div></div></div></div></div></div>`;
}
const otherBox = (q: Item) =>
	`<div class="pIDwKe"><div jscontroller="pxq3x" jsshadow jsname="CuX8sd" class="rFrNMe YKDB3b zKHdkd yqQS1"><div class="aCsJod oJeWuf"><div class="aXBtI Wic03c"><div class="Xb9hP"><input type="text" class="whsOnd zHQkBf Hvn9fb" jsname="YPqjbf" autocomplete="off" tabindex="0" aria-label="Other response" dir="auto" data-initial-dir="auto" data-initial-value=""></div><div class="i9lrp mIZh1c"></div></div></div></div></div>`;
function radios(q: Item) {
	const all = q.other ? [...q.opts, "__other_option__"] : [...q.opts];
	const rows = all.map((text, at) => {
		const id = q.id + 4 * (at + 1);
		const isOther = text === "__other_option__";
		return `<div class="nWQGrd zwllIb"><label for="i${id}" class="docssharedWizToggleLabeledContainer ajBQVb"><div class="bzfPab wFGF8"><div class="d7L4fc bJNwt FXLARc aomaEc ECvBRb"><div id="i${id}" class="Od2TWd hYsg7c" jscontroller="EcW08c" jsaction="keydown:I481le;dyRcpb:dyRcpb;click:cOuCgd; mousedown:UX7yZ; mouseup:lbsD7e; focus:AHmuwe; blur:O22p3e" jsshadow aria-label="${isOther ? "Other" : esc(text)}" tabindex="${at ? -1 : 0}" data-value="${esc(text)}" role="radio" aria-checked="false"><div class="x0k1lc MbhUzd"></div><div class="uyywbd"></div><div class="vd3tt"><div class="AB7Lab Id5V1"><div class="rseUEf nQOrEb"></div></div></div></div></div><div class="YEVVod"><div class="ulDsOb"><span dir="auto" class="aDTYNe snByac OvPDhc OIC90c">${isOther ? "Other:" : esc(text)}</span></div></div></div></label>${isOther ? otherBox(q) : ""}</div>`;
	});
	return `<div jscontroller="UmOCme" class="oyXaNc" jsname="GCYh9b"><div jscontroller="wPRNsd" class="lLfZXe fnxRtf cNDBpf" jsshadow jsaction="keydown: I481le;JIbuQc:JIbuQc;rcuQ6b:rcuQ6b" jsname="wCJL8" aria-labelledby="${labelled(q)}" ${described(q)}${q.req ? ' aria-required="true"' : ""} role="radiogroup"><span jsslot role="presentation" jsname="bN97Pc" class="H2Gmcc tyNBNd"><div class="SG0AAe">${rows.join("")}</div></span></div></div>`;
}
function scale(q: Item) {
	const rows = q.opts.map((text, at) => {
		const id = q.id + 4 * (at + 1);
		return `<label class="T5pZmf" for="i${id}"><div class="Zki2Ve">${text}</div><div class="eRqjfd"><div id="i${id}" class="Od2TWd hYsg7c" jscontroller="EcW08c" jsshadow aria-label="${text}" tabindex="${at ? -1 : 0}" data-value="${text}" role="radio" aria-checked="false"><div class="vd3tt"><div class="AB7Lab Id5V1"><div class="rseUEf nQOrEb"></div></div></div></div></div></label>`;
	});
	return `<div class="PY6Xd"><div jscontroller="wPRNsd" class="lLfZXe" jsname="wCJL8" aria-labelledby="${labelled(q)}" ${described(q)} role="radiogroup"><span jsslot role="presentation" class="ghurob"><div class="N9Qcwe"><div class="FzNjj">${esc(q.lo)}</div>${rows.join("")}<div class="FzNjj">${esc(q.hi)}</div></div></span></div></div>`;
}
function checks(q: Item) {
	const all = q.other ? [...q.opts, "__other_option__"] : [...q.opts];
	const rows = all.map((text, at) => {
		const id = q.id + 4 * (at + 1);
		const isOther = text === "__other_option__";
		return `<div class="eBFwI" jscontroller="sW52Ae" jsname="ibnC6b" role="listitem"><label for="i${id}" class="docssharedWizToggleLabeledContainer Yri8Nb"><div class="bzfPab wFGF8 c4nXI"><div id="i${id}" class="uVccjd aiSeRd FXLARc wGQFbe BJHAP oLlshd" jscontroller="EcW08c" jsaction="keydown:I481le;dyRcpb:dyRcpb;click:cOuCgd; mousedown:UX7yZ; mouseup:lbsD7e; focus:AHmuwe; blur:O22p3e" jsshadow jsname="FkQz1b" aria-label="${isOther ? "Other" : esc(text)}" ${isOther ? 'data-other-checkbox="true"' : ""} data-answer-value="${esc(text)}" tabindex="0" role="checkbox" aria-checked="false"><div class="PuGDEc FXLARc zWDLi"></div><div class="ZpPtK"><div class="RKnBlc"><div class="DPvwYc sMQhUb"></div></div></div></div><div class="YEVVod"><div class="ulDsOb"><span dir="auto" class="aDTYNe snByac n5vBHf OIC90c">${isOther ? "Other:" : esc(text)}</span></div></div></div></label>${isOther ? otherBox(q) : ""}</div>`;
	});
	return `<div jscontroller="hIYTQc" class="Y6Myld" jsname="A9tTXd"><div class="" role="list" aria-labelledby="${labelled(q)}" ${described(q)}>${rows.join("")}</div></div>`;
}
function listbox(q: Item) {
	const option = (value: string, text: string, on: boolean) =>
		`<div class="MocG8c HZ3kWc mhLiyf ${value ? "OIC90c " : ""}LMgvRb${on ? " KKjvXb DEh1R" : ""}" jsname="wQNmvb" jsaction data-value="${esc(value)}" aria-selected="${on}" role="option" tabindex="${on ? 0 : -1}"><div class="kRoyt MbhUzd ziS7vd" jsname="ksKsZd"></div><span jsslot class="vRMGwf oJeWuf">${esc(text)}</span></div>`;
	const options = option("", "Choose", true) + '<div class="VOUU9e"></div>' + q.opts.map((text) => option(text, text, false)).join("");
	return `<div class="vQES8d" jscontroller="liFoG" jsaction="JIbuQc:JIbuQc" jsname="wCJL8"><div jscontroller="yRXbo" jsaction="click:cOuCgd(LgbsSe); keydown:I481le; keypress:Kr2w4b; mousedown:UX7yZ; mouseup:lbsD7e; mouseover:Tfz5V; focus:AHmuwe; blur:O22p3e" class="jgvuAb ybOdnf cGN2le t9kgXb llrsB" jsshadow role="listbox" aria-expanded="false" tabindex="0" aria-labelledby="${labelled(q)}" ${described(q)}${q.req ? ' aria-required="true"' : ""}><div jsname="LgbsSe" role="presentation"><div class="ry3kXd" jsname="d9BH4c" jsslot role="presentation">${options}</div><div class="e2CuFe eU809d"></div></div><div class="OA0qNb ncFHed QXL7Te" jsname="V68bde" jsaction="click:dwYqNe(wQNmvb)" role="presentation" style="display:none;"></div></div></div>`;
}
const DRAW: Record<string, (q: Item) => string> = { text: textBox, para: paragraph, date: dateBox, radio: radios, scale, check: checks, list: listbox };

function drawn(it: any) {
	if (it.kind === "head") {
		headings++;
		return `<div class="Qr7Oae" role="listitem"><div jscontroller="rDGJeb" data-item-id="${900100 + headings}" class="zG0Cnc"><div class="xGYSoe geS5n"><div class="bLR3Nb SgjLPe" role="heading" aria-level="3">${esc(it.title)}</div>${it.desc ? `<div class="kvYuGf OIC90c">${esc(it.desc)}</div>` : ""}</div></div></div>`;
	}
	const q = it as Item;
	const params = `%.@.[${q.entry - 77},"${q.title}",${q.desc ? `"${q.desc}"` : "null"},${TYPE[q.kind]},[[${q.entry},${q.opts.length ? JSON.stringify(q.opts.map((o) => [o])) : "null"},${q.req}]]]`;
	return `<div class="Qr7Oae" role="listitem"><div jsmodel="CP1oW" data-params="${esc(params)}"><div jscontroller="sWGJ4b" jsaction="EEvAHc:yfX9oc;" jsname="WsjYwc" class="geS5n"><div class="z12JJ"><div class="M4DNQ"><div id="i${q.id}" class="HoXoMd D1wxyf RjsPE" role="heading" aria-level="3"${q.desc ? ` aria-describedby="i.desc.${q.entry}"` : ""}><span class="M7eMe">${esc(q.title)}</span>${q.req ? ` <span class="vnumgf" id="i${q.id + 3}" aria-label="Required question">*</span>` : ""}</div><div class="gubaDc OIC90c RjsPE" id="i${q.id + 1}">${esc(q.desc)}</div></div></div>${DRAW[q.kind](q)}<div jsname="Rfh2Tc" class="SL4Sz" id="i${q.id + 2}" role="alert"></div></div></div></div>`;
}

document.getElementById("i-items")!.innerHTML += ITEMS.map(drawn).join("");
const form = document.getElementById("mG61Hd") as HTMLFormElement;
const store = document.querySelector<HTMLElement>('[jsname="o6bZLc"]')!;
const QUESTIONS = (ITEMS as readonly any[]).filter((i) => i.kind !== "head") as Item[];

function put(name: string, values: string[]) {
	for (const old of [...store.children]) if ((old as HTMLInputElement).name === name) old.remove();
	for (const value of values) {
		const input = document.createElement("input");
		input.type = "hidden";
		input.name = name;
		input.value = value;
		store.append(input);
	}
}
const posted = (name: string) => new FormData(form).getAll(name).map(String);
const cards = new Map<string, HTMLElement>();
{
	const all = [...document.querySelectorAll<HTMLElement>("[jsmodel=CP1oW]")];
	QUESTIONS.forEach((q, at) => cards.set(q.key, all[at]));
}
for (const q of QUESTIONS) {
	const card = cards.get(q.key)!;
	const name = `entry.${q.entry}`;
	if (q.kind === "text" || q.kind === "para") {
		put(name, [""]);
		const box = card.querySelector<HTMLInputElement>("input,textarea")!;
		const wrap = box.closest<HTMLElement>("[jsname=W85ice]")!;
		box.addEventListener("input", () => {
			put(name, [box.value]);
			box.dataset.initialValue = box.value;
			wrap.classList.toggle("CDELXb", box.value !== "");
			if (q.kind === "para") {
				box.style.height = "auto";
				box.style.height = `${box.scrollHeight}px`;
			}
		});
		box.addEventListener("focus", () => wrap.classList.add("u3bW4e"));
		box.addEventListener("blur", () => {
			wrap.classList.remove("u3bW4e");
			const alert = card.querySelector<HTMLElement>("[role=alert]")!;
			const bad = q.req && box.value === "";
			alert.textContent = bad ? "This is a required question" : "";
			box.toggleAttribute("aria-invalid", bad);
		});
	}
	if (q.kind === "date") {
		const box = card.querySelector("input")!;
		box.addEventListener("input", () => {
			const [y, m, d] = box.value.split("-");
			put(`${name}_year`, y ? [y] : []);
			put(`${name}_month`, m ? [String(+m)] : []);
			put(`${name}_day`, d ? [String(+d)] : []);
		});
	}
	if (q.kind === "radio" || q.kind === "scale") {
		put(`${name}_sentinel`, [""]);
		const all = [...card.querySelectorAll<HTMLElement>("[role=radio]")];
		const other = card.querySelector<HTMLInputElement>("[aria-label='Other response']");
		const choose = (one: HTMLElement) => {
			for (const each of all) {
				each.setAttribute("aria-checked", String(each === one));
				each.classList.toggle("N2RpBe", each === one);
				each.tabIndex = each === one ? 0 : -1;
			}
			put(name, [one.dataset.value!]);
		};
		all.forEach((one, at) => {
			one.addEventListener("click", (event) => {
				event.preventDefault();
				choose(one);
			});
			one.closest("label")!.addEventListener("click", (event) => {
				if (!one.contains(event.target as Node)) {
					event.preventDefault();
					one.focus();
					choose(one);
				}
			});
			one.addEventListener("keydown", (event) => {
				const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
				if (step) {
					const next = all[(at + step + all.length) % all.length];
					next.focus();
					choose(next);
				} else if (event.key === " " || event.key === "Enter") choose(one);
				else return;
				event.preventDefault();
			});
		});
		other?.addEventListener("input", () => {
			choose(all[all.length - 1]);
			put(`${name}.other_option_response`, [other.value]);
		});
	}
	if (q.kind === "check") {
		put(`${name}_sentinel`, [""]);
		const all = [...card.querySelectorAll<HTMLElement>("[role=checkbox]")];
		const other = card.querySelector<HTMLInputElement>("[aria-label='Other response']");
		const save = () => put(name, all.filter((one) => one.getAttribute("aria-checked") === "true").map((one) => one.dataset.answerValue!));
		const flip = (one: HTMLElement, on = one.getAttribute("aria-checked") !== "true") => {
			one.setAttribute("aria-checked", String(on));
			one.classList.toggle("N2RpBe", on);
			save();
		};
		for (const one of all) {
			one.addEventListener("click", (event) => {
				event.preventDefault();
				flip(one);
			});
			one.closest("label")!.addEventListener("click", (event) => {
				if (!one.contains(event.target as Node)) {
					event.preventDefault();
					flip(one);
				}
			});
			one.addEventListener("keydown", (event) => {
				if (event.key !== " ") return;
				event.preventDefault();
				flip(one);
			});
		}
		other?.addEventListener("input", () => {
			flip(all[all.length - 1], other.value !== "");
			put(`${name}.other_option_response`, [other.value]);
		});
	}
	if (q.kind === "list") {
		put(name, [""]);
		const box = card.querySelector<HTMLElement>("[role=listbox]")!;
		const held = box.querySelector<HTMLElement>(".ry3kXd")!;
		const popup = box.querySelector<HTMLElement>(".OA0qNb")!;
		const close = () => {
			popup.style.display = "none";
			popup.innerHTML = "";
			box.setAttribute("aria-expanded", "false");
			box.classList.remove("iWO5td");
		};
		const choose = (value: string) => {
			for (const each of held.querySelectorAll<HTMLElement>("[role=option]")) {
				const on = each.dataset.value === value;
				each.setAttribute("aria-selected", String(on));
				each.classList.toggle("KKjvXb", on);
				each.classList.toggle("DEh1R", on);
				each.tabIndex = on ? 0 : -1;
			}
			put(name, [value]);
			close();
			box.focus();
		};
		const show = () => {
			popup.innerHTML = held.innerHTML;
			popup.style.display = "";
			box.setAttribute("aria-expanded", "true");
			box.classList.add("iWO5td");
			popup.querySelector<HTMLElement>(".KKjvXb")?.focus();
		};
		box.addEventListener("click", (event) => {
			const option = (event.target as HTMLElement).closest<HTMLElement>(".OA0qNb [role=option]");
			if (option) choose(option.dataset.value!);
			else if (popup.style.display === "none") show();
		});
		box.addEventListener("keydown", (event) => {
			const all = [...popup.querySelectorAll<HTMLElement>("[role=option]")];
			const at = all.indexOf(document.activeElement as HTMLElement);
			if (popup.style.display === "none") {
				if (![" ", "Enter", "ArrowDown", "ArrowUp"].includes(event.key)) return;
				show();
			} else if (event.key === "ArrowDown") all[Math.min(at + 1, all.length - 1)].focus();
			else if (event.key === "ArrowUp") all[Math.max(at - 1, 0)].focus();
			else if (event.key === "Enter" || event.key === " ") choose(all[at]?.dataset.value ?? "");
			else if (event.key === "Escape" || event.key === "Tab") {
				close();
				box.focus();
			} else if (event.key.length === 1) {
				all.find((each) => each.textContent!.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
			} else return;
			event.preventDefault();
		});
		document.addEventListener("mousedown", (event) => {
			if (!box.contains(event.target as Node)) close();
		});
	}
}
const mail = document.querySelector<HTMLInputElement>("input[type=email]")!;
const receipt = document.getElementById("i-receipt")!;
receipt.addEventListener("click", () => receipt.setAttribute("aria-checked", String(receipt.getAttribute("aria-checked") !== "true")));
let submitted = false;
document.querySelector<HTMLElement>("[jsname=M2UYVd]")!.addEventListener("click", () => (submitted = true));
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

Object.assign(window, {
	formState() {
		const state: Record<string, unknown> = { email: posted("emailAddress")[0] };
		for (const q of QUESTIONS) {
			const name = `entry.${q.entry}`;
			const values = posted(name).map((v) => (v === "__other_option__" ? `Other: ${posted(`${name}.other_option_response`)[0] ?? ""}` : v));
			if (q.kind === "date") {
				const [y, m, d] = ["year", "month", "day"].map((part) => posted(`${name}_${part}`)[0]);
				state[q.key] = y ? `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}` : "";
			} else state[q.key] = q.kind === "check" ? values : (values[0] ?? "");
		}
		return { ...state, receipt: receipt.getAttribute("aria-checked") === "true", submitted };
	},
	formShown() {
		const shown: Record<string, unknown> = { email: mail.value };
		for (const q of QUESTIONS) {
			const card = cards.get(q.key)!;
			const text = (one: Element) => {
				const label = one.closest("label")!;
				const words = label.querySelector("span")?.textContent ?? label.textContent!.trim();
				return words === "Other:" ? `Other: ${card.querySelector<HTMLInputElement>("[aria-label='Other response']")!.value}` : words;
			};
			if (q.kind === "check") shown[q.key] = [...card.querySelectorAll("[role=checkbox][aria-checked=true]")].map(text);
			else if (q.kind === "radio" || q.kind === "scale") shown[q.key] = [...card.querySelectorAll("[role=radio][aria-checked=true]")].map(text)[0] ?? "";
			else if (q.kind === "list") {
				const words = card.querySelector(".ry3kXd .KKjvXb")!.textContent!;
				shown[q.key] = words === "Choose" ? "" : words;
			} else shown[q.key] = card.querySelector<HTMLInputElement>("input,textarea")!.value;
		}
		return { ...shown, receipt: receipt.getAttribute("aria-checked") === "true" };
	},
});
