import $ from "jquery";
import select2 from "select2";
import "select2/dist/css/select2.css";
import "./page.css";

(select2 as any)(window, $);
const dress = (place: any, options: object = {}) => place.select2({ width: "100%", ...options });

const STATES = (
	"AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|" +
	"ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|" +
	"MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|" +
	"OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|" +
	"WV West Virginia|WI Wisconsin|WY Wyoming"
).split("|");
$("#state").append("<option></option>", ...STATES.map((each) => new Option(each.slice(3), each.slice(0, 2))));
$(".js-score").append(
	'<option value="">not taken</option>',
	"<option>1</option><option>2</option><option>3</option><option>4</option><option>5</option>",
);
$(".js-select").each((_, each) => dress($(each)));
dress($(".js-score"), { minimumResultsForSearch: Number.POSITIVE_INFINITY });

const YEARS = `<option value="fr">Freshman</option><option value="so">Sophomore</option><option value="jr">Junior</option><option value="sr">Senior</option>`;

const entry = (n: number) => `
	<fieldset class="entry">
		<legend>Box ${n + 1}</legend>
		<div class="two">
			<div class="form-group">
				<label for="entry_${n}_kind">Kind</label>
				<select id="entry_${n}_kind" name="entry[${n}][kind]" data-placeholder="Pick the best fit">
					<option></option>
					<optgroup label="At school">
						<option value="acad">Academic team or honor society</option>
						<option value="ath">Athletics</option>
						<option value="band">Band, choir or drama</option>
						<option value="deb">Speech and debate</option>
						<option value="gov">Student government</option>
					</optgroup>
					<optgroup label="In the community">
						<option value="4h">4-H, FFA or Grange</option>
						<option value="env">Conservation and environment</option>
						<option value="faith">Faith group</option>
						<option value="scout">Scouting</option>
					</optgroup>
					<optgroup label="Work">
						<option value="job">Paid job</option>
						<option value="farm">Family farm or ranch</option>
					</optgroup>
					<optgroup label="Other"><option value="oth">None of these</option></optgroup>
				</select>
			</div>
			<div class="form-group">
				<label for="entry_${n}_org">Organization or business</label>
				<input class="form-control" id="entry_${n}_org" name="entry[${n}][org]">
			</div>
			<div class="form-group">
				<label for="entry_${n}_title">Office held or job title</label>
				<input class="form-control" id="entry_${n}_title" name="entry[${n}][title]">
			</div>
			<div class="form-group">
				<label for="entry_${n}_years">Years you took part <small>(choose all)</small></label>
				<select id="entry_${n}_years" name="entry[${n}][years][]" multiple>${YEARS}</select>
			</div>
			<div class="form-group">
				<label for="entry_${n}_hours">Hours in a typical week</label>
				<select id="entry_${n}_hours" name="entry[${n}][hours]" data-placeholder="About how many?">
					<option></option><option value="a">Less than 2</option><option value="b">2 to 5</option><option value="c">6 to 10</option>
					<option value="d">11 to 20</option><option value="e">More than 20</option>
				</select>
			</div>
			<div class="form-group">
				<label>Do you hope to keep this up in college?</label>
				<label class="radio-inline"><input type="radio" name="entry[${n}][keep]" value="1"> Yes</label>
				<label class="radio-inline"><input type="radio" name="entry[${n}][keep]" value="0"> No</label>
			</div>
		</div>
		<div class="form-group">
			<label for="entry_${n}_about">Tell us what you did there</label>
			<textarea class="form-control" id="entry_${n}_about" name="entry[${n}][about]" rows="3" maxlength="500"></textarea>
			<p class="help-block">A sentence or two. 500 characters at most.</p>
		</div>
	</fieldset>`;

let entries = 0;
function add() {
	const block = $(entry(entries)).appendTo("#entries");
	dress(block.find("select").not("[multiple], [id$=hours]"));
	dress(block.find("select[multiple]"), { placeholder: "Freshman, Sophomore…" });
	dress(block.find("[id$=hours]"), { minimumResultsForSearch: Number.POSITIVE_INFINITY });
	entries++;
	$("#add-entry").prop("disabled", entries >= 6);
}
$("#add-entry").on("click", add);
add();

for (const n of [0, 1, 2]) {
	const line = $(`
		<div class="award">
			<input class="form-control" id="award_${n}" name="award[${n}][name]" placeholder="Award, prize or honor">
			<div><select id="award_${n}_year" name="award[${n}][year]"><option></option>${YEARS}</select></div>
		</div>`).appendTo("#awards");
	dress(line.find("select"), { placeholder: "Year you got it", minimumResultsForSearch: Number.POSITIVE_INFINITY });
}

let submitted = false;
$("#resume").on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const names = () =>
	[
		...new Set(
			$("#resume")
				.find("input, select, textarea")
				.not(".select2-search__field")
				.map((_, each) => (each as HTMLInputElement).name)
				.get(),
		),
	].filter((name) => name);
const named = (name: string) => $("#resume").find(`[name="${name}"]`);

Object.assign(window, {
	formState() {
		const of = (name: string) => {
			const control = named(name);
			return (control.is(":radio") ? control.filter(":checked").val() : control.val()) ?? "";
		};
		return { ...Object.fromEntries(names().map((name) => [name, of(name)])), submitted };
	},
	formShown() {
		const of = (name: string) => {
			const control = named(name);
			if (control.is(":radio")) return control.filter(":checked").closest("label").text().trim();
			if (!control.is("select")) return control.val();
			const drawn = control.next(".select2-container");
			if (control.is("[multiple]"))
				return drawn
					.find(".select2-selection__choice__display")
					.map((_, each) => $(each).text())
					.get();
			return drawn.find(".select2-selection__rendered").text();
		};
		return Object.fromEntries(names().map((name) => [name, of(name)]));
	},
});
