const SHARED = `
	:host { display: block; margin: 8px 0; font: 15px/1.4 Inter, sans-serif; position: relative; }
	.cap { display: block; font-size: 13px; color: #455; }
	input, button { width: 100%; box-sizing: border-box; padding: 8px; border: 1px solid #9aa; border-radius: 3px; font: inherit; background: #fff; text-align: left; }
	small { color: #778; }
	ul { position: absolute; z-index: 5; left: 0; right: 0; margin: 0; padding: 4px; list-style: none; background: #fff; border: 1px solid #9aa; max-height: 220px; overflow: auto; }
	ul[hidden] { display: none; }
	li { padding: 4px 8px; cursor: default; }
	li:hover, li[aria-selected="true"] { background: #dfeee8; }
`;

export class XField extends HTMLElement {
	static formAssociated = true;
	#internals = this.attachInternals();
	#input = document.createElement("input");

	connectedCallback() {
		if (this.shadowRoot) return;
		const root = this.attachShadow({ mode: "open" });
		root.innerHTML = `<style>${SHARED}</style><label><span class="cap">${this.getAttribute("label")}</span></label><small>${this.getAttribute("hint") ?? ""}</small>`;
		this.#input.type = this.getAttribute("type") ?? "text";
		const limit = this.getAttribute("maxlength");
		if (limit) this.#input.maxLength = Number(limit);
		root.querySelector("label")?.append(this.#input);
		this.#input.addEventListener("input", () => this.#internals.setFormValue(this.#input.value));
		this.#internals.setFormValue("");
	}

	get name() {
		return this.getAttribute("name");
	}

	get drawn() {
		return this.#input.value;
	}
}

export class XSelect extends HTMLElement {
	static formAssociated = true;
	#internals = this.attachInternals();

	connectedCallback() {
		if (this.shadowRoot) return;
		const root = this.attachShadow({ mode: "open" });
		const items = [...this.querySelectorAll("option")].map(
			({ value, text }) => `<li role="option" tabindex="-1" data-value="${value}" aria-selected="false">${text}</li>`,
		);
		root.innerHTML = `<style>${SHARED}</style><span class="cap" id="cap">${this.getAttribute("label")}</span><button type="button" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="list" aria-labelledby="cap">Select</button><ul role="listbox" id="list" aria-labelledby="cap" hidden>${items.join("")}</ul>`;
		const button = root.querySelector("button") as HTMLButtonElement;
		const list = root.querySelector("ul") as HTMLUListElement;
		const open = (on: boolean) => {
			list.hidden = !on;
			button.setAttribute("aria-expanded", String(on));
		};
		button.addEventListener("click", () => open(list.hidden));
		this.addEventListener("focusout", (event) => {
			if (!(event.relatedTarget instanceof Node && this.contains(event.relatedTarget))) open(false);
		});
		this.addEventListener("keydown", (event) => {
			if (event.key === "Escape") open(false);
		});
		list.addEventListener("mousedown", (event) => event.preventDefault());
		list.addEventListener("click", (event) => {
			const item = (event.target as Element).closest("li");
			if (!item) return;
			for (const other of list.children) other.setAttribute("aria-selected", String(other === item));
			button.textContent = item.textContent;
			this.#internals.setFormValue(item.dataset.value ?? "");
			open(false);
			this.dispatchEvent(new Event("change", { bubbles: true }));
		});
		this.#internals.setFormValue("");
	}

	get name() {
		return this.getAttribute("name");
	}

	get drawn() {
		return this.shadowRoot?.querySelector('li[aria-selected="true"]') ? (this.shadowRoot.querySelector("button")?.textContent ?? "") : "";
	}
}

customElements.define("x-field", XField);
customElements.define("x-select", XSelect);
