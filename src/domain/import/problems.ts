import type { ImportProblem } from '../../contract/import/job';
import type { Basis, Table } from '../tables/table';

type NamedProblem = Readonly<Omit<ImportProblem, 'file'>> & { readonly file: string };

export function problemSentence({ file, line, column, value, reason, fix }: NamedProblem): string {
  const where = [file, ...(line === null ? [] : [`line ${line}`]), ...(column === null ? [] : [column])].join(', ');
  return `${where}${value === null ? '' : ` "${value}"`}: ${reason}. ${fix}`;
}

export const PROBLEM_TITLES = ['File', 'Line', 'Column', 'Value', 'What is wrong', 'How to fix it'] as const;

/** The column of a refused row that says why. */
export const REFUSED_REASON = 'Why not imported';

/** Problems of an import as a table; `count` includes unlisted ones. */
export const problemsTable = (problems: readonly ImportProblem[], count: number, made: readonly Basis[]): Table => ({
  fileName: 'import-problems',
  title: 'Import problems',
  columns: PROBLEM_TITLES.map((title) => ({ title, kind: title === 'Line' ? 'number' : 'text' })),
  rows: problems.map(({ file, line, column, value, reason, fix }) => [file, line, column, value, reason, fix]),
  basis: [['Problems', `${problems.length} listed of ${count}`], ...made],
});
