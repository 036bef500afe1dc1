import { stringify } from 'csv-stringify/sync';
import type { ImportProblem } from '../../../contract/imports';
import { neutralizeFormula } from '../../../domain/format/neutralizeFormula';

export const PROBLEM_TITLES = ['File', 'Line', 'Column', 'Value', 'What is wrong', 'How to fix it'] as const;

const cells = ({ file, line, column, value, reason, fix }: ImportProblem) => [file, line, column, value, reason, fix];

/** The problems as CSV for spreadsheets: with a byte order mark, no cell that one would run. */
export const problemsCsv = (problems: readonly ImportProblem[]): string =>
  stringify([PROBLEM_TITLES.slice(), ...problems.map(cells)], {
    bom: true,
    record_delimiter: 'windows',
    cast: { string: neutralizeFormula },
  });

const sentence = ({ file, line, column, value, reason, fix }: ImportProblem): string => {
  const where = [file, ...(line === null ? [] : [`line ${line}`]), ...(column === null ? [] : [column])].join(', ');
  return `${where}${value === null ? '' : ` "${value}"`}: ${reason}. ${fix}`;
};

/** The problems as sentences, as the import at a terminal tells them. */
export const problemsText = (problems: readonly ImportProblem[]): string => problems.map(sentence).join('\n');
