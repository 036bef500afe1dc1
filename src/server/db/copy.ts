import { finished } from 'node:stream/promises';
import {
  type PostgresCursor,
  createQueryId,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
  type Transaction,
} from 'kysely';
import { type PoolClient, escapeLiteral } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Database } from './schema/schema';

type InTime = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

interface Running<Piece> {
  readonly client: PoolClient;
  readonly pieces: AsyncIterator<Piece, unknown>;
  readonly inTime: InTime;
}

function written<Piece>(client: PoolClient, sql: string): AsyncIterator<Piece, unknown> {
  const bytes = client.query(copyTo(sql));
  // The reader gets the error; later errors have no listener.
  bytes.on('error', () => undefined);
  return bytes[Symbol.asyncIterator]();
}

async function* taken(client: PoolClient, sql: string, rows: string): AsyncGenerator<never> {
  const bytes = client.query(copyFrom(sql));
  bytes.end(rows);
  await finished(bytes);
}

/** COPY for Kysely's streams: each row is a chunk of bytes. A parameter is the input of COPY … FROM STDIN. */
export class CopyCursor<Piece> implements PostgresCursor<Piece> {
  readonly #sql: string;
  readonly #rows: unknown;
  #running: Running<Piece> | null = null;

  constructor(sql: string, [rows]: readonly unknown[] = []) {
    this.#sql = sql;
    this.#rows = rows;
  }

  begin(client: PoolClient, inTime: InTime): void {
    const [sql, rows] = [this.#sql, this.#rows];
    const pieces = typeof rows === 'string' ? taken(client, sql, rows) : written<Piece>(client, sql);
    this.#running = { client, pieces, inTime };
  }

  async read(): Promise<Piece[]> {
    if (this.#running === null) return [];
    const running = this.#running;
    this.#running = null;
    const { done, value } = await running.inTime(running.pieces.next());
    if (done === true) return [];
    this.#running = running;
    return [value];
  }

  /** Destroys the connection if not all was read. */
  close(): Promise<void> {
    const unfinished = this.#running;
    this.#running = null;
    void unfinished?.client.end();
    return Promise.resolve();
  }
}

/** Rows in the text format of COPY, with all columns: https://www.postgresql.org/docs/current/sql-copy.html */
export async function copyIn(trx: Transaction<Database>, table: RawBuilder<unknown>, rows: string): Promise<void> {
  const copy = sql`copy ${table} from stdin (format text, encoding 'UTF8')`;
  const compiled = new PostgresQueryCompiler().compileQuery(copy.toOperationNode(), createQueryId());
  const answer = trx.getExecutor().stream({ ...compiled, parameters: [rows] }, 1);
  await answer[Symbol.asyncIterator]().next();
}

/** COPY takes no parameters: texts become literals. */
class LiteralCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (typeof value === 'string') this.append(escapeLiteral(value));
    else this.appendImmediateValue(value);
  }
}

/** Streams a query as CSV: UTF-8, a header, ISO 8601 dates, line feeds. No time limit, so consume it without delay. */
export async function* copyOut(trx: Transaction<Database>, query: RawBuilder<unknown>): AsyncGenerator<Buffer> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local datestyle = iso`.execute(trx);
  const copy = sql`copy (${query}) to stdout (format csv, header, encoding 'UTF8')`;
  const compiled = new LiteralCompiler().compileQuery(copy.toOperationNode(), createQueryId());
  for await (const { rows } of trx.getExecutor().stream<Buffer>({ ...compiled, parameters: [] }, 1)) yield* rows;
}
