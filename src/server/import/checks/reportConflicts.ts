import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { MOST_REPORTED, type Problem, type ProblemList } from '../staging/problems';

/** A row that conflicts with another one. */
interface RowConflict {
  line: number;
  value: string;
  other: string;
  total: number;
}

/** Adds up to MOST_REPORTED conflicts to the problems and counts the rest. `query` yields line, value and other. */
export async function reportConflicts(
  trx: Transaction<Database>,
  problems: ProblemList,
  query: RawBuilder<unknown>,
  describe: (conflict: RowConflict) => Omit<Problem, 'line' | 'value'>,
): Promise<void> {
  const { rows } = await sql<RowConflict>`
    select line, value, other, (count(*) over ())::integer as total
    from (${query}) as conflicts order by line limit ${MOST_REPORTED}`.execute(trx);
  for (const conflict of rows) problems.add({ ...describe(conflict), line: conflict.line, value: conflict.value });
  problems.addUncounted((rows[0]?.total ?? 0) - rows.length);
}
