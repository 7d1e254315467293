import { APPLICATION_PROCESS } from "./application-process";
import { ESSAY_WRITING } from "./essay-writing";
import { FINANCIAL_AID } from "./financial-aid";
import type { LearningPath } from "./learning-path";

/** Every path, in the order in which a student meets them. */
export const LEARNING_PATHS: readonly LearningPath[] = [APPLICATION_PROCESS, ESSAY_WRITING, FINANCIAL_AID];
