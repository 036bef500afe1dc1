import { finished } from 'node:stream/promises';
import type { PostgresCursor } from 'kysely';
import type { PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

type InTime = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

interface Running<Piece> {
  readonly client: PoolClient;
  readonly pieces: AsyncIterator<Piece, unknown>;
  readonly inTime: InTime;
}

/** What COPY … TO STDOUT writes. */
function written<Piece>(client: PoolClient, sql: string): AsyncIterator<Piece, unknown> {
  const bytes = client.query(copyTo(sql));
  // Whoever reads is told by the piece that is missing; nobody else listens once they have left.
  bytes.on('error', () => undefined);
  return bytes[Symbol.asyncIterator]();
}

/** COPY … FROM STDIN takes the rows, and answers with none. */
async function* taken(client: PoolClient, sql: string, rows: string): AsyncGenerator<never> {
  const bytes = client.query(copyFrom(sql));
  bytes.end(rows);
  await finished(bytes);
}

/**
 * COPY, as Kysely streams a statement: each row that it reads is a piece of the bytes as they come. Where there is a parameter,
 * it is the rows of COPY … FROM STDIN.
 */
export class CopyCursor<Piece> implements PostgresCursor<Piece> {
  readonly #sql: string;
  readonly #rows: unknown;
  #running: Running<Piece> | null = null;

  constructor(sql: string, [rows]: readonly unknown[] = []) {
    this.#sql = sql;
    this.#rows = rows;
  }

  /** Sends the statement; `inTime` waits for each piece. */
  begin(client: PoolClient, inTime: InTime): void {
    const [sql, rows] = [this.#sql, this.#rows];
    const pieces = typeof rows === 'string' ? taken(client, sql, rows) : written<Piece>(client, sql);
    this.#running = { client, pieces, inTime };
  }

  async read(): Promise<Piece[]> {
    if (this.#running === null) return [];
    const running = this.#running;
    // Where it fails, the statement is over.
    this.#running = null;
    const { done, value } = await running.inTime(running.pieces.next());
    if (done === true) return [];
    this.#running = running;
    return [value];
  }

  /** Where not all was read, the connection goes with the rest: the database would wait for its reader. */
  close(): Promise<void> {
    const unfinished = this.#running;
    this.#running = null;
    void unfinished?.client.end();
    return Promise.resolve();
  }
}
