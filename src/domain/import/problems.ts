import type { ImportProblem, RefusedRows } from '../../contract/import/job';
import type { Basis, Table } from '../tables/table';

type NamedProblem = Readonly<Omit<ImportProblem, 'file'>> & { readonly file: string };

export function problemSentence({ file, line, column, value, reason, fix }: NamedProblem): string {
  const where = [file, ...(line === null ? [] : [`line ${line}`]), ...(column === null ? [] : [column])].join(', ');
  return `${where}${value === null ? '' : ` "${value}"`}: ${reason}. ${fix}`;
}

export const PROBLEM_TITLES = ['File', 'Line', 'Column', 'Value', 'What is wrong', 'How to fix it'] as const;

const REFUSED_REASON = 'Why not imported';

/** Refused rows as in the file, each with the reason: corrected, the table can be imported as it is. */
export const refusedRowsTable = ({ file, header, rows }: RefusedRows, made: readonly Basis[]): Table => ({
  fileName: `refused-${file}`,
  title: 'Refused rows',
  columns: [REFUSED_REASON, ...header].map((title) => ({ title, kind: 'text' })),
  rows: rows.map(({ reason, cells }) => [reason, ...header.map((_, index) => cells[index] ?? '')]),
  basis: [['Rows', `${rows.length}`], ...made],
});

/** Problems of an import as a table; `count` includes unlisted ones. */
export const problemsTable = (problems: readonly ImportProblem[], count: number, made: readonly Basis[]): Table => ({
  fileName: 'import-problems',
  title: 'Import problems',
  columns: PROBLEM_TITLES.map((title) => ({ title, kind: title === 'Line' ? 'number' : 'text' })),
  rows: problems.map(({ file, line, column, value, reason, fix }) => [file, line, column, value, reason, fix]),
  basis: [['Problems', `${problems.length} listed of ${count}`], ...made],
});
