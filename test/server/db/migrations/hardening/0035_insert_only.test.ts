import { sql } from 'kysely';
import { asRestore } from '../../../../support/server/asRestore';
import { useTestDatabase, insertRows, orderRow, photoRow, unitRow } from '../../../../support/server/database';

const database = useTestDatabase();
beforeAll(async () => {
  await insertRows(database.db, { units: [unitRow({ serial: 'A' })], orders: [orderRow({ id: 700 })] });
  await database.db.insertInto('unit_files').values(photoRow('A')).execute();
  await run(`insert into estimates (order_id, serial, version, state, author_name, author_subject)
    values (700, 'A', 1, 'draft', 'Dana', 'dana')`);
  await run('insert into quotation_numbers values (2026, 1)');
});

const run = (statement: string) => sql.raw<{ at: Date; id: number }>(statement).execute(database.db);

interface Row {
  readonly table: string;
  readonly time: string;
  readonly columns: string;
  readonly values: string;
}

const NUMBERED: readonly Row[] = [
  { table: 'audit', time: 'at', columns: 'person_name, action', values: `'Dana', 'comment'` },
  {
    ...{ table: 'estimate_marks', time: 'at', columns: 'estimate_id, step, state, version, by_name, by_subject' },
    values: `1, 'save', 'draft', 1, 'Dana', 'dana'`,
  },
  {
    ...{ table: 'imports', time: 'finished_at', columns: 'orders_added, orders_changed, units_added, units_changed' },
    values: '1, 0, 0, 0',
  },
  {
    ...{ table: 'quotation_sets', time: 'created_at', columns: 'values, reason, author_name, author_subject' },
    values: `'{}', 'New address', 'Dana', 'dana'`,
  },
  {
    ...{ table: 'rate_sets', time: 'created_at', columns: 'holds_from, values, reason, author_name, author_subject' },
    values: `'2026-03-05', '{}', 'Copper', 'Dana', 'dana'`,
  },
  {
    ...{ table: 'unit_file_changes', time: 'changed_at' },
    ...{
      columns: 'file_id, change, caption, changed_by, changed_by_subject',
      values: `1, 'added', '', 'Dana', 'dana'`,
    },
  },
];
const UNNUMBERED: readonly Row[] = [
  {
    ...{ table: 'estimate_versions', time: 'saved_at' },
    columns: 'estimate_id, version, name, inputs, worked, grounds, saved_by, saved_by_subject',
    values: `1, 1, 'A', '{}', '{}', '', 'Dana', 'dana'`,
  },
  {
    ...{ table: 'quotations', time: 'issued_at' },
    columns: 'number, estimate_id, version, issued_on, valid_until, content, issued_by',
    values: `'Q-2026-0001', 1, 1, '2026-03-05', '2026-04-05', '{}', 'Dana'`,
  },
];
const WITHOUT_TIME = [
  `insert into feed_batches values ('erp', 'units', 1, '', '{}', 1)`,
  `insert into taken_files values ('11111111-1111-4111-8111-111111111111', 'a.csv', '', 1)`,
];

test.each([...NUMBERED, ...UNNUMBERED])(
  'a row of $table is as old as its insert, whatever time the statement names',
  async ({ table, time, columns, values }) => {
    const before = Date.now();
    const { rows } = await run(
      `insert into ${table} (${columns}, ${time}) values (${values}, '2001-01-01') returning ${time} as at`,
    );
    expect(rows[0]!.at.getTime()).toBeGreaterThanOrEqual(before - 1);
    expect(rows[0]!.at.getTime()).toBeLessThanOrEqual(Date.now() + 1);
  },
);

test.each(NUMBERED)('no statement chooses the id of a row of $table', async ({ table, columns, values }) => {
  const chosen = `insert into ${table} (id, ${columns}) overriding system value values (9000, ${values})`;
  await expect(run(chosen)).rejects.toThrow('comes from its sequence');
  const { rows } = await run(`insert into ${table} (${columns}) values (${values}) returning id`);
  expect(rows[0]!.id).toBeLessThan(9000);
});

test('several rows of one statement get ids and times in their order', async () => {
  const { rows } = await run(`insert into audit (person_name, action, serial)
    select 'Dana', 'comment', n::text from generate_series(1, 500) n order by n desc returning id, at`);
  expect(rows.map(({ id }) => id - rows[0]!.id)).toEqual(rows.map((_, index) => index));
  const times = rows.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('times of the audit have whole milliseconds, by which its pages follow each other', async () => {
  const { rows } = await sql`select from audit where at <> date_trunc('milliseconds', at)`.execute(database.db);
  expect(rows).toEqual([]);
});

test('no row of history is changed or removed, by the owner of the tables either', async () => {
  for (const statement of WITHOUT_TIME) await run(statement);
  const tables = [...NUMBERED, ...UNNUMBERED].map(({ table }) => table).concat('feed_batches', 'taken_files');
  for (const table of tables) {
    const { rows } = await sql<{ column: string }>`select column_name as "column" from information_schema.columns
      where table_name = ${table} and is_identity = 'NO' order by ordinal_position limit 1`.execute(database.db);
    const column = rows[0]!.column;
    const statements = [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ];
    for (const statement of statements) await expect(run(statement)).rejects.toThrow('never changed or removed');
  }
});

test('an order or unit that history is about cannot be removed with it', async () => {
  await expect(run('delete from orders where id = 700')).rejects.toThrow('never changed or removed');
  await expect(run(`delete from units where serial = 'A'`)).rejects.toThrow('never changed or removed');
});

test('quotations are numbered one after the other, by the counter of their year', async () => {
  for (const statement of [
    'update quotation_numbers set last = 7',
    'update quotation_numbers set last = 0',
    'insert into quotation_numbers values (2019, 40)',
    'delete from quotation_numbers',
  ])
    await expect(run(statement)).rejects.toThrow('one after the other');
  await expect(run('truncate quotation_numbers')).rejects.toThrow('never changed or removed');
  const issue = (number: string, day: string) =>
    run(`insert into quotations (number, version, issued_on, valid_until, content, issued_by)
      values ('${number}', 1, '${day}', '${day}', '{}', 'Dana')`);
  await run('update quotation_numbers set last = last + 1');
  for (const [number, day] of [
    ['Q-2026-0003', '2026-03-05'],
    ['Q-2026-0002', '2025-03-05'],
    ['Q-2025-0002', '2026-03-05'],
  ] as const)
    await expect(issue(number, day)).rejects.toThrow('the counter of its year');
  await database.db
    .transaction()
    .execute(async (trx) => {
      await sql`create temp table quotation_numbers on commit drop as select 2026 as year, 3 as last`.execute(trx);
      const forged = sql`insert into quotations (number, version, issued_on, valid_until, content, issued_by)
      values ('Q-2026-0003', 1, '2026-03-05', '2026-03-05', '{}', 'Dana')`.execute(trx);
      await expect(forged).rejects.toThrow('the counter of its year');
    })
    .catch(() => undefined);
  await issue('Q-2026-0002', '2026-03-05');
});

test('a reservation begins and ends now, once, and is otherwise never changed', async () => {
  await insertRows(database.db, { units: [unitRow({ serial: 'R' })], orders: [orderRow({ id: 701 })] });
  const before = Date.now() - 1;
  await run(`insert into reservations (serial, order_id, reserved_at) values ('R', 701, '2001-01-01')`);
  const changes = [
    ...[`serial = 'A'`, 'order_id = 700', `reserved_at = now()`, `reserved_by = 'D', reserved_by_subject = 'd'`],
    ...[`reserved_by_email = 'd@example.com'`, `reason = 'Copper'`],
  ];
  const refuseAll = async () => {
    for (const change of changes)
      await expect(run(`update reservations set ${change} where serial = 'R'`)).rejects.toThrow('only ended, once');
  };
  await refuseAll();
  const { rows: estimates } = await run('select id from estimates');
  await run(`update reservations set estimate_id = ${estimates[0]!.id} where serial = 'R'`);
  for (const other of ['null', `${estimates[0]!.id + 1}`])
    await expect(run(`update reservations set estimate_id = ${other} where serial = 'R'`)).rejects.toThrow(
      'only ended',
    );
  await run(`update reservations set released_at = '2001-01-01', release_reason = 'Sold'`);
  const { rows } = await sql<Record<string, Date>>`select reserved_at, released_at from reservations`.execute(
    database.db,
  );
  for (const time of Object.values(rows[0]!)) {
    expect(time.getTime()).toBeGreaterThanOrEqual(before);
    expect(time.getTime()).toBeLessThanOrEqual(Date.now() + 1);
  }
  await refuseAll();
  for (const change of ['released_at = null', `released_by = 'E', released_by_subject = 'e'`, 'release_reason = null'])
    await expect(run(`update reservations set ${change}`)).rejects.toThrow('only ended, once');
});

test('a restore writes times and ids as they were', async () => {
  const { db } = database;
  await asRestore(db, ['audit'], (trx) =>
    sql`insert into audit (id, at, person_name, action) overriding system value
      values (8000, '2001-01-01T00:00:00Z', 'Dana', 'comment')`.execute(trx),
  );
  const row = db.selectFrom('audit').select('at').where('id', '=', 8000);
  expect(await row.executeTakeFirst()).toEqual({ at: new Date('2001-01-01T00:00:00Z') });
});
