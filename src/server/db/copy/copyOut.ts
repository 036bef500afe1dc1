import { createQueryId, PostgresQueryCompiler, sql, type RawBuilder, type Transaction } from 'kysely';
import { escapeLiteral } from 'pg';
import type { Database } from '../schema';

/** COPY takes no parameters: texts become literals. */
class LiteralCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (typeof value === 'string') this.append(escapeLiteral(value));
    else this.appendImmediateValue(value);
  }
}

/**
 * Streams what a query reads as CSV: UTF-8, the names of its columns first, days by ISO 8601, a line feed after each line. It may
 * take as long as it needs, so nobody may wait between two pieces for what takes long.
 */
export async function* copyOut(trx: Transaction<Database>, query: RawBuilder<unknown>): AsyncGenerator<Buffer> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local datestyle = iso`.execute(trx);
  const copy = sql`copy (${query}) to stdout (format csv, header, encoding 'UTF8')`;
  const compiled = new LiteralCompiler().compileQuery(copy.toOperationNode(), createQueryId());
  for await (const { rows } of trx.getExecutor().stream<Buffer>({ ...compiled, parameters: [] }, 1)) yield* rows;
}
