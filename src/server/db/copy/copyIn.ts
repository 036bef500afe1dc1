import { createQueryId, PostgresQueryCompiler, sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../schema';

/** Puts rows into a table, with all of its columns, as the text format of COPY has them: https://www.postgresql.org/docs/current/sql-copy.html */
export async function copyIn(trx: Transaction<Database>, table: RawBuilder<unknown>, rows: string): Promise<void> {
  const copy = sql`copy ${table} from stdin (format text, encoding 'UTF8')`;
  const compiled = new PostgresQueryCompiler().compileQuery(copy.toOperationNode(), createQueryId());
  const answer = trx.getExecutor().stream({ ...compiled, parameters: [rows] }, 1);
  await answer[Symbol.asyncIterator]().next();
}
