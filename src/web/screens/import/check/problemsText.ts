import { stringify } from 'csv-stringify/sync';
import type { ImportProblem } from '../../../../contract/imports/job';
import { neutralizeFormula } from '../../../../domain/format/neutralizeFormula';
import { problemSentence } from '../../../../domain/imports/problemSentence';

export const PROBLEM_TITLES = ['File', 'Line', 'Column', 'Value', 'What is wrong', 'How to fix it'] as const;

const cells = ({ file, line, column, value, reason, fix }: ImportProblem) => [file, line, column, value, reason, fix];

/** The problems as CSV for spreadsheets: with a byte order mark, no cell that one would run. */
export const problemsCsv = (problems: readonly ImportProblem[]): string =>
  stringify([PROBLEM_TITLES.slice(), ...problems.map(cells)], {
    bom: true,
    record_delimiter: 'windows',
    cast: { string: neutralizeFormula },
  });

/** The problems as sentences, one per line, as the import in a terminal prints them. */
export const problemsText = (problems: readonly ImportProblem[]): string => problems.map(problemSentence).join('\n');
