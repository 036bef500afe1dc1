import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { connect, UNHURRIED } from '../../../../src/server/db/pool/connectionPool';
import type { Database } from '../../../../src/server/db/schema/schema';
import { WAIT_MS } from '../../../setup/patience';
import { createTestApp, type TestApp } from '../app';
import { operationsOf, type Document } from '../openApi';
import { readLog, type Log } from './log';
import { paths } from '../../../../src/contract/paths';

export interface Sender {
  readonly subject: string;
  readonly isProgram?: boolean;
}

export type Operations = ReturnType<typeof operationsOf>;

export interface Place {
  readonly db: Kysely<Database>;
  readonly served: TestApp;
  readonly port: number;
  readonly log: Log;
  readonly operations: Operations;
  /** The `Authorization` of a sender: an administrator, unless the claims differ. */
  readonly tokenOf: (sender: Sender, claims?: Readonly<Record<string, unknown>>) => Promise<string>;
  readonly next: () => number;
  readonly quiet: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const ENV = {
  ACCESS: 'roles',
  // A separate address for each attempt: the audit takes only ten refusals of one address a minute.
  TRUST_PROXY: '1',
  FEED_CLIENT_ID: 'erp',
  FEED_CLIENT_SECRET: 'a secret that is long enough',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMTP_FROM: 'SpecAI <specai@example.com>',
};
const UNLIMITED = { importsPerMinute: 1_000_000, quotationsPerMinute: 1_000_000 };
const PROGRAM = { client_id: 'erp', scope: 'api://specai/Feed.Write', roles: [] };
/** Long runs take hours. */
const A_DAY_S = 24 * 60 * 60;

export async function openPlace(url: string): Promise<Place> {
  const connection = connect(url, { maxConnections: 10, ...UNHURRIED, statementTimeoutMs: WAIT_MS });
  const uploadDir = await mkdtemp(join(tmpdir(), 'attacked-'));
  const log = readLog();
  const served = await createTestApp(
    { db: connection.db, url },
    { env: ENV, uploadDir, importHeartbeatMs: 20, logStream: log, ...UNLIMITED },
  );
  await served.app.listen({ host: '127.0.0.1', port: 0 });
  served.app.server.on('request', ({ headers }: { headers: Record<string, unknown> }) => log.arrive(headers));
  const { port } = served.app.server.address() as AddressInfo;
  const document: Document = (await served.app.inject(paths.openApi)).json();
  let number = 0;
  return {
    ...{ db: connection.db, served, port, log, operations: operationsOf(document), tokenOf: tokensOf(served) },
    next: () => (number += 1),
    quiet: () => quiet(connection.db),
    close: async () => {
      await served.close();
      await connection.close();
      await rm(uploadDir, { recursive: true });
    },
  };
}

function tokensOf({ signIn }: TestApp): Place['tokenOf'] {
  const known = new Map<string, string>();
  return async ({ subject, isProgram = false }, claims = {}) => {
    const name = JSON.stringify([subject, isProgram, claims]);
    const exp = Math.floor(Date.now() / 1000) + A_DAY_S;
    const usual = isProgram ? PROGRAM : { name: subject, roles: ['administrator'] };
    const token = known.get(name) ?? `Bearer ${await signIn.token(subject, { exp, ...usual, ...claims })}`;
    known.set(name, token);
    return token;
  };
}

const QUIET_CHECKS = 2;
const QUIET_MS = 10;

/** Waits for running imports, open transactions and the removal of files of ended imports. */
async function quiet(db: Kysely<Database>): Promise<void> {
  const busy = sql<{ count: number }>`
    select (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and state <> 'idle')
      + (select count(*) from import_jobs where runner is not null)
      + (select count(*) from import_job_files f join import_jobs j on j.id = f.job_id
        where j.state in ('done', 'failed', 'cancelled')) as count`;
  let inARow = 0;
  for (const end = Date.now() + WAIT_MS; inARow < QUIET_CHECKS && Date.now() < end;) {
    await sleep(QUIET_MS);
    const { rows } = await busy.execute(db);
    inARow = Number(rows[0]?.count) === 0 ? inARow + 1 : 0;
  }
  if (inARow < QUIET_CHECKS) throw new Error('The database is not quiet: a transaction is open, or an import runs.');
}
