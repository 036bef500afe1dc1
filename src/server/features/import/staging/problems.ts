import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { ImportJob, ImportProblem } from '../../../../contract/import/job';
import { problemSentence } from '../../../../domain/import/problems';
import type { Database } from '../../../db/schema/schema';

export interface Problem extends Readonly<Omit<ImportProblem, 'file'>> {
  readonly file: string;
}

const MAX_REPORTED = 1000;
const SHOWN_LENGTH = 60;

export class ImportRefusedError extends Error {
  override readonly name = 'ImportRefusedError';

  constructor(
    readonly problems: readonly Problem[],
    readonly total: number,
  ) {
    super(problems[0] === undefined ? 'Nothing was imported.' : describeProblem(problems[0]));
  }
}

/** More refused rows are a matter of the file, not of some rows. */
const MAX_LEFT_OUT_ROWS = 10_000;

/** Rows and cells that the import leaves out. */
export type LeftOut = NonNullable<ImportJob['leftOut']>;

export const NOTHING_LEFT_OUT: LeftOut = { rows: 0, cells: 0 };

/** Why each refused row of a file is left out, by line. */
export type RefusedReasons = ReadonlyMap<number, string>;

const reasonText = ({ column, reason, fix }: Problem) => `${column === null ? '' : `${column}: `}${reason}. ${fix}`;

/** Reasons of refused rows by file. */
function createRefusedRows() {
  const rows = new Map<string, Map<number, string>>();
  const of = (file: string): RefusedReasons => rows.get(file) ?? new Map<number, string>();
  return {
    of,
    /** False without a line, and if there are too many. */
    add: (problem: Problem): boolean => {
      const { file, line } = problem;
      if (line === null) return false;
      const before = of(file).get(line);
      if (before === undefined && of(file).size >= MAX_LEFT_OUT_ROWS) return false;
      const reason = before === undefined ? reasonText(problem) : `${before} ${reasonText(problem)}`;
      rows.set(file, (rows.get(file) ?? new Map<number, string>()).set(line, reason));
      return true;
    },
    count: () => [...rows.values()].reduce((sum, each) => sum + each.size, 0),
  };
}

export function createProblemList() {
  const listed: Problem[] = [];
  const refused = createRefusedRows();
  let [total, blocking, cells] = [0, 0, 0];
  const block = (number: number) => void (blocking += number);
  const refuse = () => {
    throw new ImportRefusedError(listed, total);
  };
  const leftOut = () => (blocking > 0 ? null : { rows: refused.count(), cells });
  return {
    add: (problem: Problem) => {
      total += 1;
      if (problem.effect === 'cell') cells += 1;
      else if (problem.effect !== 'row' || !refused.add(problem)) block(1);
      if (listed.length < MAX_REPORTED) listed.push(problem);
    },
    /** Only listed rows can be left out, so that people see which. */
    addUncounted: (number: number) => {
      total += number;
      block(number);
    },
    get total() {
      return total;
    },
    get listed() {
      return listed;
    },
    get isBlocked() {
      return blocking > 0;
    },
    /** Null if a problem prevents the import. */
    get leftOut() {
      return leftOut();
    },
    /** Lines of refused rows. */
    linesOf: (file: string): number[] => [...refused.of(file).keys()],
    reasonsOf: refused.of,
    refuseIfAny: () => {
      if (total > 0) refuse();
    },
    /** Refuses problems that no person has accepted. */
    refuseUnless: (accepted: LeftOut) => {
      const found = leftOut();
      if (found === null || found.rows > accepted.rows || found.cells > accepted.cells) refuse();
    },
  };
}

export type ProblemList = ReturnType<typeof createProblemList>;

export function shown(value: string): string {
  const cut = value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value;
  return JSON.stringify(cut).slice(1, -1).replaceAll('\\"', '"');
}

const ZEROS_LOST = 'Differs only in leading zeros from ';

export const zerosLostFrom = (other: string): string => `${ZEROS_LOST}${other}`;

interface Lost {
  readonly file: string;
  readonly value: string;
  readonly other: string;
}

/** The first of each file. */
export const zerosLostIn = (problems: readonly Problem[]): readonly Lost[] =>
  [...new Set(problems.map(({ file }) => file))].flatMap((file) => {
    const found = problems.find((each) => each.file === file && each.reason.startsWith(ZEROS_LOST));
    return found === undefined
      ? []
      : [{ file, value: found.value ?? '', other: found.reason.slice(ZEROS_LOST.length) }];
  });

/** 'orders.csv, line 17, sale_price "$5": Contains a currency sign. Write it like 1234.50.' */
export const describeProblem = (problem: Problem): string =>
  problemSentence({ ...problem, value: problem.value === null ? null : shown(problem.value) });

/** `query` yields line, value and other. With `effect`, the rows can be left out. */
export async function reportConflicts(
  trx: Transaction<Database>,
  problems: ProblemList,
  place: Pick<Problem, 'file' | 'column'>,
  query: RawBuilder<unknown>,
  describe: (other: string) => Pick<Problem, 'reason' | 'fix'>,
  effect: Problem['effect'] = 'row',
): Promise<void> {
  const { rows } = await sql<{ line: number; value: string; other: string; total: number }>`
    select line, value, other, (count(*) over ())::integer as total
    from (${query}) as conflicts order by line limit ${MAX_LEFT_OUT_ROWS}`.execute(trx);
  for (const { line, value, other } of rows) problems.add({ ...place, ...describe(other), line, value, effect });
  problems.addUncounted((rows[0]?.total ?? 0) - rows.length);
}
