import { sql } from 'kysely';
import { connect, type ConnectOptions } from '../../../../src/server/db/pool/connectionPool';
import { createEmptyDatabase } from '../../../support/server/database';

let url: string;
let drop: () => Promise<void>;
beforeAll(async () => ({ url, drop } = await createEmptyDatabase()));
afterAll(() => drop());

const open = (options: ConnectOptions) => connect(url, { maxConnections: 1, connectTimeoutMs: 600_000, ...options });

test('a transaction that lifts the limit of the database has none here either, and the next one has it again', async () => {
  const { db, close } = open({ answerTimeoutMs: 500 });
  const slow = sql`select pg_sleep(1.5)`;
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await slow.execute(trx);
  });
  await expect(db.transaction().execute((trx) => slow.execute(trx))).rejects.toThrow('did not answer a statement');
  await close();
});

describe('behind a pooler', () => {
  const limit = sql<{ statement_timeout: string }>`show statement_timeout`;

  test('every statement has its limit, alone or in a transaction, and the session is left unchanged', async () => {
    const { db, pool, close } = open({ isPooled: true, statementTimeoutMs: 7_000 });
    expect((await limit.execute(db)).rows).toEqual([{ statement_timeout: '7s' }]);
    const within = db.transaction().setIsolationLevel('repeatable read');
    expect((await within.execute((trx) => limit.execute(trx))).rows).toEqual([{ statement_timeout: '7s' }]);
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await close();
  });

  test('a statement that fails leaves nothing behind, and the next one works', async () => {
    const { db, close } = open({ isPooled: true });
    await sql`create table kept (n int primary key)`.execute(db);
    const insert = (n: number) => sql`insert into kept values (${n})`.execute(db);
    expect((await insert(1)).numAffectedRows).toBe(1n);
    await expect(insert(1)).rejects.toThrow('duplicate key');
    await expect(db.transaction().execute(async () => Promise.reject(new Error('taken back')))).rejects.toThrow();
    await insert(2);
    expect((await sql`select n from kept order by n`.execute(db)).rows).toEqual([{ n: 1 }, { n: 2 }]);
    await close();
  });
});
