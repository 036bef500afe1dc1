import type { ImportProblem } from '../../../../contract/imports/job';
import { problemSentence } from '../../../../domain/imports/problems';

/** The problems as sentences, one per line, as the import in a terminal prints them. */
export const problemsText = (problems: readonly ImportProblem[]): string => problems.map(problemSentence).join('\n');
