import "./jq";
import "jquery-ui/dist/jquery-ui.js";
import "chosen-js";
import "jquery-ui/themes/base/all.css";
import "chosen-js/chosen.css";
import "./yarrow.css";

const $ = (window as any).jQuery;
let submitted = false;

function arrancar(donde: any) {
	donde.find("select.chosen").chosen({ width: "100%", no_results_text: "No results / Sin resultados:", disable_search_threshold: 6 });
	donde.find("input.fecha").each(function (this: HTMLElement) {
		$(this).datepicker({
			dateFormat: "mm/dd/yy",
			changeMonth: true,
			changeYear: true,
			yearRange: $(this).hasClass("fecha-nac") ? "1985:2015" : "2020:2030",
		});
	});
}

function renumerar(lista: any) {
	lista.children(".renglon").each(function (this: HTMLElement, i: number) {
		$(this).find(".num").text(i + 1);
	});
}

let siguiente = 1;
$(function () {
	const moldes: Record<string, any> = {};
	$(".agregar").each(function (this: HTMLElement) {
		const lista = $(this).data("lista");
		moldes[lista] = $(lista).children(".renglon").first().clone();
	});
	arrancar($("#solicitud"));

	$(".agregar").on("click", function (this: HTMLElement, e: Event) {
		e.preventDefault();
		const lista = $(this).data("lista");
		if ($(lista).children(".renglon").length >= 8) return;
		const n = siguiente++;
		const nuevo = moldes[lista].clone();
		nuevo.find("[id]").each(function (this: HTMLElement) {
			this.id = this.id.replace(/_0$/, `_${n}`);
		});
		nuevo.find("[for]").each(function (this: HTMLLabelElement) {
			this.htmlFor = this.htmlFor.replace(/_0$/, `_${n}`);
		});
		nuevo.find("[name]").each(function (this: HTMLInputElement) {
			this.name = this.name.replace("[0]", `[${n}]`);
		});
		nuevo.appendTo(lista);
		arrancar(nuevo);
		renumerar($(lista));
	});
	$("#solicitud").on("click", ".quitar", function (this: HTMLElement, e: Event) {
		e.preventDefault();
		const lista = $(this).closest(".renglon").parent();
		if (lista.children(".renglon").length > 1) $(this).closest(".renglon").remove();
		renumerar(lista);
	});
	$("#solicitud").on("submit", (e: Event) => {
		e.preventDefault();
		submitted = true;
	});
});

const SUELTOS = [
	"nombre", "segundo", "apellidos", "fecha_nac", "genero", "estatus", "correo", "telefono", "direccion", "ciudad", "estado", "cp", "sitio_web", "idiomas",
	"madre_nombre", "madre_ocup", "madre_esc", "padre_nombre", "padre_ocup", "padre_esc", "ingreso",
	"escuela", "fecha_grad", "promedio", "sat", "act", "carrera", "ensayo", "rec_nombre", "rec_correo", "enterarse", "firma",
];
const LISTAS: [string, string, number, [string, string][]][] = [
	["hermano", "#hermanos tbody", 2, [["nombre", "[name='hermano_nombre[]']"], ["edad", "[name='hermano_edad[]']"]]],
	["examen", "#examenes", 3, [["materia", "[name$='[materia]']"], ["fecha", "[name$='[fecha]']"], ["calif", "[name$='[calif]']"]]],
	["actividad", "#actividades", 3, [["tipo", "[name$='[tipo]']"], ["org", "[name$='[org]']"], ["puesto", "[name$='[puesto]']"], ["grados", "[name$='[grados][]']"], ["horas", "[name$='[horas]']"]]],
];

function* controles(): Generator<[string, any, boolean]> {
	for (const id of SUELTOS) yield [id, $(`#${id}`), false];
	for (const [nombre, lista, cuantos, partes] of LISTAS)
		for (let i = 0; i < cuantos; i++)
			for (const [parte, donde] of partes) yield [`${nombre}.${i}.${parte}`, $(lista).children(".renglon").eq(i).find(donde), parte === "grados"];
	for (const i of [1, 2, 3]) {
		yield [`honor.${i - 1}.premio`, $(`[name=honor${i}]`), false];
		yield [`honor.${i - 1}.grado`, $(`[name=honor${i}_grado]`), false];
	}
}

function visto(control: any) {
	const caja = control.next(".chosen-container");
	if (caja.length && control.prop("multiple"))
		return caja.find(".search-choice span").map((_: number, e: HTMLElement) => e.textContent).get();
	if (caja.length) return caja.find(".chosen-default").length ? "" : caja.find(".chosen-single span").text();
	if (control.is("select")) return control.val() === "" ? "" : control.find("option:selected").text();
	return control.val();
}

const cajas = ["veraz", "foto", "boletin"];
Object.assign(window, {
	formState() {
		const todo: Record<string, unknown> = {};
		for (const [clave, control, varios] of controles()) todo[clave] = control.length ? control.val() : varios ? [] : "";
		todo.primera_gen = $("[name=primera_gen]:checked").val() ?? "";
		for (const c of cajas) todo[c] = $(`#${c}`).prop("checked");
		todo.submitted = submitted;
		return todo;
	},
	formShown() {
		const todo: Record<string, unknown> = {};
		for (const [clave, control, varios] of controles()) todo[clave] = control.length ? visto(control) : varios ? [] : "";
		todo.primera_gen = $("[name=primera_gen]:checked").next("label").text();
		for (const c of cajas) todo[c] = $(`#${c}`).prop("checked");
		return todo;
	},
});
