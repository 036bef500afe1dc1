import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { ImportProblem } from '../../../../contract/import/job';
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

export function createProblemList() {
  const listed: Problem[] = [];
  let total = 0;
  return {
    add: (problem: Problem) => {
      total += 1;
      if (listed.length < MAX_REPORTED) listed.push(problem);
    },
    addUncounted: (number: number) => (total += number),
    get total() {
      return total;
    },
    get listed() {
      return listed;
    },
    linesOf: (file: string) => [
      ...new Set(listed.flatMap((each) => (each.file === file && each.line !== null ? [each.line] : []))),
    ],
    refuseIfAny: () => {
      if (total > 0) throw new ImportRefusedError(listed, total);
    },
  };
}

export type ProblemList = ReturnType<typeof createProblemList>;

export function shown(value: string): string {
  const cut = value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value;
  return JSON.stringify(cut).slice(1, -1).replaceAll('\\"', '"');
}

/** 'orders.csv, line 17, sale_price "$5": Contains a currency sign. Write it like 1234.50.' */
export const describeProblem = (problem: Problem): string =>
  problemSentence({ ...problem, value: problem.value === null ? null : shown(problem.value) });

/** `query` yields line, value and other. */
export async function reportConflicts(
  trx: Transaction<Database>,
  problems: ProblemList,
  place: Pick<Problem, 'file' | 'column'>,
  query: RawBuilder<unknown>,
  describe: (other: string) => Pick<Problem, 'reason' | 'fix'>,
): Promise<void> {
  const { rows } = await sql<{ line: number; value: string; other: string; total: number }>`
    select line, value, other, (count(*) over ())::integer as total
    from (${query}) as conflicts order by line limit ${MAX_REPORTED}`.execute(trx);
  for (const { line, value, other } of rows) problems.add({ ...place, ...describe(other), line, value });
  problems.addUncounted((rows[0]?.total ?? 0) - rows.length);
}
