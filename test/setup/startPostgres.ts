import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/server/db/embedded';
import { scratchDir } from '../support/scratch';
import type { OwnDatabase } from '../support/server/ownDatabase';
import { makeTemplate } from '../support/server/template';

declare global {
  var testPostgres: { server: EmbeddedPostgres; hold: Client } | undefined;
  var testTemplate: OwnDatabase | undefined;
}

/** One cluster per checkout and user, reused by later runs and shared by simultaneous ones. */
const folder = () => {
  const name = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
  return join(scratchDir(), `specai-test-${name}-${process.getuid?.() ?? ''}`);
};

const LEFT_BEHIND = `select datname from pg_database where datname like 'test\\_%' and not exists
  (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)
  and split_part(datname, '_', 2)::bigint < extract(epoch from now() - interval '1 hour')`;

async function startCluster(): Promise<string> {
  const server = await startEmbeddedPostgres({
    dataDir: folder(),
    log: () => undefined,
    settings: { fsync: 'off', max_connections: '300' },
  });
  const hold = new Client(server.url);
  await hold.connect();
  const { rows } = await hold.query<{ datname: string }>(LEFT_BEHIND);
  for (const { datname } of rows) await hold.query(`drop database if exists ${datname}`);
  globalThis.testPostgres = { server, hold };
  return server.url;
}

/** Runs before the server tests: starts a PostgreSQL and sets TEST_DATABASE_URL, unless it is set already. */
export default async function startPostgres(): Promise<void> {
  process.env.TEST_DATABASE_URL ??= await startCluster();
  globalThis.testTemplate = await makeTemplate(process.env.TEST_DATABASE_URL);
  process.env.TEST_TEMPLATE = globalThis.testTemplate.name;
}
