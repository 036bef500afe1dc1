import { sql } from 'kysely';
import { addSample, loadSampleIfEmpty } from '../../../../../src/server/features/import/sample/loadSample';
import { removeSample } from '../../../../../src/server/features/import/sample/removeSample';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../../support/server/database';
import { useFolder } from '../../../../support/scratch';

const database = useTestDatabase();
const dir = useFolder('sample-');
const DAY = '2026-06-15';

const keys = async () => ({
  orders: (await database.db.selectFrom('orders').select('order_code').orderBy('order_code').execute()).map(
    (row) => row.order_code,
  ),
  units: (await database.db.selectFrom('units').select('serial').orderBy('serial').execute()).map((row) => row.serial),
});

const newestEntry = () =>
  database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

test('untouched sample rows are removed; rows people worked with stay and are named, and so do their own rows', async () => {
  const loaded = await loadSampleIfEmpty(database.db, dir, DAY);
  const { orders, units } = await keys();
  await insertRows(database.db, {
    units: [unitRow({ serial: 'OWN1' })],
    orders: [orderRow({ id: 900_001, order_code: 'OWN-1', job_number: 'OWN-J1' })],
  });
  const free = await sql<{ serial: string }>`select serial from units u where serial <> 'OWN1'
    and not exists (select from reservations r where r.serial = u.serial) order by serial limit 5`.execute(database.db);
  const [optioned, changed, reserved, retired, estimated] = free.rows.map(({ serial }) => serial);
  await database.db
    .insertInto('unit_options')
    .values({
      ...{ serial: optioned!, re_tank: true, feed_conversion: false, replacement_cabinet: false, turn_pull: false },
      ...{ version: 1, updated_by: 'Dana', updated_by_subject: 'dana' },
    })
    .execute();
  await sql`update units set comments = 'Bushing cracked' where serial = ${changed}`.execute(database.db);
  const { rows } = await sql<{ id: number; code: string }>`select id, order_code as code from orders
    where assigned_serial is null and order_code <> 'OWN-1' order by id limit 2`.execute(database.db);
  await sql`insert into reservations (serial, order_id, reserved_by, reserved_by_subject)
    values (${reserved}, ${rows[0]!.id}, 'Dana', 'dana')`.execute(database.db);
  await sql`update orders set assigned_serial = ${reserved} where id = ${rows[0]!.id}`.execute(database.db);
  await sql`update units set retired_at = now() where serial = ${retired}`.execute(database.db);

  await sql`insert into estimates (order_id, serial, version, state, author_name, author_subject)
    values (${rows[1]!.id}, ${estimated}, 1, 'draft', 'Dana', 'dana')`.execute(database.db);

  const removed = await removeSample(database.db);
  expect(Object.fromEntries(removed.retained.units)).toEqual({
    [optioned!]: 'has options',
    [changed!]: 'was changed',
    [reserved!]: 'a person reserved or released it',
    [retired!]: 'was retired',
    [estimated!]: 'has estimates',
  });
  expect(Object.fromEntries(removed.retained.orders)).toEqual({
    [rows[0]!.code]: 'a person reserved or released it',
    [rows[1]!.code]: `belongs to unit ${estimated}`,
  });
  expect([removed.orders, removed.units]).toEqual([orders.length - 2, units.length - 5]);
  expect(loaded?.units.added).toBe(units.length);
  expect(await keys()).toEqual({
    orders: ['OWN-1', rows[0]!.code, rows[1]!.code].sort(),
    units: ['OWN1', optioned!, changed!, reserved!, retired!, estimated!].sort(),
  });
});

test('it does not come back at the next start, and is not added over rows that people changed', async () => {
  expect(await loadSampleIfEmpty(database.db, dir, DAY)).toBeNull();
  await expect(addSample(database.db, dir, DAY)).rejects.toThrow(
    /^The sample would overwrite rows .*: orders SO.*; units .*\. Nothing was changed\./,
  );
});

test('a sample that was added beside own rows is removed whole, and written down, once', async () => {
  for (const table of ['reservations', 'unit_options', 'orders', 'units'] as const)
    await database.db.deleteFrom(table).execute();
  await insertRows(database.db, { units: [unitRow({ serial: 'OWN1' })], orders: [] });
  const added = await addSample(database.db, dir, '2026-07-01');
  const removed = await removeSample(database.db);
  expect([removed.orders, removed.units]).toEqual([added.orders.added, added.units.added]);
  expect([removed.retained.orders.size, removed.retained.units.size]).toEqual([0, 0]);
  const counts = { orders: removed.orders, units: removed.units };
  expect(await newestEntry()).toMatchObject({ action: 'removeSample', person_name: 'Command line', new: counts });
  expect(await keys()).toEqual({ orders: [], units: ['OWN1'] });
  const { id } = await newestEntry();
  await removeSample(database.db);
  expect((await newestEntry()).id).toBe(id);
});
