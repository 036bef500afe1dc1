import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { MOST_REPORTED, type Problem, type ProblemList } from '../staging/problems';

/** A row that does not go together with another one: where, its value, and what it clashes with. */
interface Clash {
  line: number;
  value: string;
  other: string;
  total: number;
}

/** Adds up to MOST_REPORTED clashes one by one and counts the rest. `query` yields line, value and other. */
export async function report(
  trx: Transaction<Database>,
  problems: ProblemList,
  query: RawBuilder<unknown>,
  describe: (clash: Clash) => Omit<Problem, 'line' | 'value'>,
): Promise<void> {
  const { rows } = await sql<Clash>`
    select line, value, other, (count(*) over ())::integer as total
    from (${query}) as clashes order by line limit ${MOST_REPORTED}`.execute(trx);
  for (const clash of rows) problems.add({ ...describe(clash), line: clash.line, value: clash.value });
  problems.addUncounted((rows[0]?.total ?? 0) - rows.length);
}
