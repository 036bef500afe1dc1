import type { PostgresCursor } from 'kysely';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

type InTime = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

interface Running<Piece> {
  readonly client: PoolClient;
  readonly pieces: AsyncIterator<Piece, unknown>;
  readonly inTime: InTime;
}

/** What COPY … TO STDOUT writes, as Kysely streams it: each row that it reads is a piece of the bytes as they come. */
export class CopyCursor<Piece> implements PostgresCursor<Piece> {
  readonly #sql: string;
  #running: Running<Piece> | null = null;

  constructor(sql: string) {
    this.#sql = sql;
  }

  /** Sends the statement; `inTime` waits for each piece. */
  begin(client: PoolClient, inTime: InTime): void {
    const bytes = client.query(copyTo(this.#sql));
    // Whoever reads is told by the piece that is missing; nobody else listens once they have left.
    bytes.on('error', () => undefined);
    this.#running = { client, pieces: bytes[Symbol.asyncIterator](), inTime };
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
