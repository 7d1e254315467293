import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Projects from long files to short ones: what comes last is what one worker may do while the other has nothing left. */
const ORDER = [/^engine$/, /^browser$/, /^doors/, /^plain$/, /^domain/];

const place = ({ project }: TestSpecification) => ORDER.findIndex((name) => name.test(project.name));

/** A fresh clone remembers no durations, and would run its projects by the alphabet. */
export class LongOnesFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		return (await super.sort(files)).sort((one, other) => place(one) - place(other));
	}
}
