import { sql } from 'kysely';
import { connect, type Connection } from '../../../../src/server/db/pool/connectionPool';
import { asLongWork } from '../../../../src/server/db/pool/timedPool';
import { createEmptyDatabase } from '../../../support/server/database';
import { startForwarder, type Forwarder } from '../../../support/server/network/forwarder';

let proxy: Forwarder;
let drop: () => Promise<void>;
let connection: Connection;

beforeEach(async () => {
  const database = await createEmptyDatabase();
  ({ drop } = database);
  proxy = await startForwarder(database.url);
  connection = connect(proxy.url, { maxConnections: 2, statementTimeoutMs: 100, connectTimeoutMs: 1_000 });
});
afterEach(async () => {
  await connection.close();
  await proxy.close();
  await drop();
});

const ask = () => sql<{ one: number }>`select 1 as one`.execute(connection.db).then(({ rows }) => rows);
const outcomes = async (requested: Promise<unknown>[]) =>
  (await Promise.allSettled(requested)).map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)));

test('a database that went silent fails every statement in time, waiting ones too, and answers again once it can', async () => {
  await connection.warmUp();
  proxy.swallow('all');
  const silent = 'SilentDatabaseError: The database did not answer a statement within 600 ms.';
  const exhausted = expect.stringMatching(/timeout exceeded|connection timeout/) as string;
  expect(await outcomes([ask(), ask()])).toEqual([silent, silent]);
  expect(await outcomes([ask(), ask(), ask()])).toEqual([exhausted, exhausted, exhausted]);
  proxy.heal();
  expect(await outcomes([ask(), ask()])).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  expect(connection.pool.totalCount).toBeLessThanOrEqual(2);
});

test('a transaction that went silent fails as a whole at its first limit', async () => {
  const work = connection.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    proxy.swallow('all');
    await sql`select 2`.execute(trx);
  });
  await expect(work).rejects.toThrow('did not answer a statement within 600 ms');
  expect(connection.pool.totalCount).toBe(0);
});

test('a busy pool waits no longer than for a new connection, and nothing is lost', async () => {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const use = () => connection.db.transaction().execute(() => finished);
  const used = [use(), use()];
  expect(await outcomes([ask()])).toEqual(['Error: timeout exceeded when trying to connect']);
  finish();
  await Promise.all(used);
  expect(await outcomes([ask()])).toEqual([[{ one: 1 }]]);
});

test('long work may wait longer than other statements', async () => {
  const work = asLongWork(() =>
    connection.db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      return (await sql<{ done: boolean }>`select pg_sleep(1.2) is not null as done`.execute(trx)).rows;
    }),
  );
  expect(await work).toEqual([{ done: true }]);
});

test('a connection to a server that only reads is given up, so that the next one may find the primary', async () => {
  await connection.warmUp();
  const written = connection.db.transaction().execute(async (trx) => {
    await sql`set transaction read only`.execute(trx);
    await sql`create table things ()`.execute(trx);
  });
  await expect(written).rejects.toMatchObject({ code: '25006' });
  expect(connection.pool.totalCount).toBe(1);
});
