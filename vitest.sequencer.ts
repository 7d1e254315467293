import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * From long files to short ones, project by project: what comes last is what one worker may do while another has nothing left. These few
 * take minutes, and their size does not tell.
 */
const ORDER = [
	/hostile-spreadsheets|e2e.(story|public-pages)|engine.fixtures/,
	/^extension /,
	/^engine /,
	/^browser /,
	/^doors /,
	/^plain /,
	/^domain /,
];

const place = ({ project, moduleId }: TestSpecification) => ORDER.findIndex((long) => long.test(`${project.name} ${moduleId}`));

/** A fresh clone remembers no durations, and would run its projects by the alphabet. */
export class LongOnesFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		return (await super.sort(files)).sort((one, other) => place(one) - place(other));
	}
}
