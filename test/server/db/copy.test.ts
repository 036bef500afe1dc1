import { sql, type RawBuilder, type Kysely } from 'kysely';
import { connect, type ConnectOptions } from '../../../src/server/db/pool/connectionPool';
import { copyIn, copyOut } from '../../../src/server/db/copy';
import { createEmptyDatabase } from '../../support/server/database';
import type { Database } from '../../../src/server/db/schema/schema';

let url: string;
let drop: () => Promise<void>;
beforeAll(async () => ({ url, drop } = await createEmptyDatabase()));
afterAll(() => drop());

const open = (options: ConnectOptions = {}) =>
  connect(url, { maxConnections: 1, connectTimeoutMs: 600_000, ...options });

type Opened = ReturnType<typeof open>;

const readBack = ({ db }: Opened, table: RawBuilder<unknown>, rows: string) =>
  db.transaction().execute(async (trx) => {
    await sql`create temp table ${table} (number integer, text text) on commit drop`.execute(trx);
    await copyIn(trx, table, rows);
    await copyIn(trx, table, '');
    return (await sql`select * from ${table}`.execute(trx)).rows;
  });

test.each([{ isPooled: false }, { isPooled: true }])(
  'rows are put into a table by their text, and the connection serves on: %j',
  async (options) => {
    const opened = open(options);
    expect(await readBack(opened, sql.id('a "table"'), '1\tone\\ttwo\n\\N\t日本橋 🏭\n')).toEqual([
      { number: 1, text: 'one\ttwo' },
      { number: null, text: '日本橋 🏭' },
    ]);
    expect((await sql`show statement_timeout`.execute(opened.db)).rows).toEqual([{ statement_timeout: '9s' }]);
    expect([opened.pool.totalCount, opened.pool.idleCount]).toEqual([1, 1]);
    await opened.close();
  },
);

test('a row that the table refuses rejects with its reason, and the connection serves on', async () => {
  const opened = open();
  await expect(readBack(opened, sql.id('t'), '1\tone\nx\ttwo\n')).rejects.toMatchObject({ code: '22P02' });
  expect(await readBack(opened, sql.id('t'), '2\ttwo\n')).toEqual([{ number: 2, text: 'two' }]);
  expect(opened.pool.totalCount).toBe(1);
  await opened.close();
});

const textOf = (db: Kysely<Database>, query: ReturnType<typeof sql>): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const pieces: Buffer[] = [];
    for await (const piece of copyOut(trx, query)) pieces.push(piece);
    return Buffer.concat(pieces).toString('utf8');
  });

test('values of a query are literals, whatever they are, and days are those of ISO 8601', async () => {
  const { db, close } = open();
  await sql`set datestyle = german`.execute(db);
  const query = sql`select ${"it's \\ $1"} as text, ${1.5} as number, ${null}::text as nothing, ${true} as "is", date '2026-03-05' as day`;
  expect(await textOf(db, query)).toBe("text,number,nothing,is,day\nit's \\ $1,1.5,,t,2026-03-05\n");
  await close();
});

test.each([{ isPooled: false }, { isPooled: true }])('the next query can use the connection: %j', async (options) => {
  const { db, pool, close } = open(options);
  expect(await textOf(db, sql`select n from generate_series(1, 3) n`)).toBe('n\n1\n2\n3\n');
  expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statement_timeout: '9s' }]);
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  await close();
});

test('a query that fails in the middle rejects with its reason, and the connection serves on', async () => {
  const { db, pool, close } = open();
  const failing = sql`select repeat('x', 1000), 1 / (5000 - generate_series(1, 10000))`;
  await expect(textOf(db, failing)).rejects.toThrow('division by zero');
  expect(await textOf(db, sql`select 1 as one`)).toBe('one\n1\n');
  expect(pool.totalCount).toBe(1);
  await close();
});

test('a reader that stops ends the statement; the next one has a new connection', async () => {
  const { db, close } = open();
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  const before = await pid();
  const endless = sql`select repeat('x', 1000), generate_series(1, 1000000000)`;
  const shutdown = db.transaction().execute(async (trx) => {
    for await (const piece of copyOut(trx, endless)) if (piece.length > 0) throw new Error('enough');
  });
  await expect(shutdown).rejects.toThrow();
  expect(await pid()).not.toBe(before);
  const copies = sql`select from pg_stat_activity where query like 'copy (%' and pid = ${before}`;
  while ((await copies.execute(db)).rows.length > 0);
  await close();
});
