import { sql, type RawBuilder } from 'kysely';
import { connect, type ConnectOptions } from '../../../../src/server/db/connect';
import { copyIn } from '../../../../src/server/db/copy';
import { createEmptyDatabase } from '../../../support/server/database';

let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ url, drop } = await createEmptyDatabase());
});
afterAll(() => drop());

const open = (options: ConnectOptions = {}) =>
  connect(url, { maxConnections: 1, connectTimeoutMs: 600_000, ...options });

type Opened = ReturnType<typeof open>;

/** What is in a table of a number and a text, once rows were put into it. */
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
