import { sql } from 'kysely';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { createRatesRepository } from '../../../../src/server/features/rates/repository';
import { createReservationsRepository } from '../../../../src/server/features/reservations/repository';
import { createOrderFreightRepository } from '../../../../src/server/features/orders/repository';
import { createRetirementRepository } from '../../../../src/server/features/units/repository';
import { createUnitFilesRepository } from '../../../../src/server/features/files/repository';
import { createUnitOptionsRepository } from '../../../../src/server/features/units/unitOptions';
import { useTestDatabase, insertRows, orderRow, photoRow, unitRow } from '../../../support/server/database';
import { principal } from '../../../support/server/principals';

const dana = principal({ name: 'Dana Reyes', subject: 'dana-1', email: 'dana@specai.test', address: '10.1.2.3' });
const BY_DANA = {
  ...{ person_name: 'Dana Reyes', person_email: 'dana@specai.test', person_subject: 'dana-1', address: '10.1.2.3' },
};

const database = useTestDatabase();
let orderId: number;
beforeAll(async () => {
  const retired = { retired_at: new Date() };
  const ids = await insertRows(database.db, {
    units: [unitRow({ serial: '484872' }), unitRow({ serial: '484873', ...retired })],
    orders: [orderRow({ job_number: 'J59270' }), orderRow({ job_number: 'J59271', ...retired })],
  });
  orderId = ids[0]!;
  await database.db
    .insertInto('unit_files')
    .values([photoRow('484872', 1), photoRow('484872', 2)])
    .execute();
});

const values = { fr3_estimated_gallons: null, re_tank: false, feed_conversion: true, replacement_cabinet: false };
const rates = { ...DEFAULT_RATES, distances: DEFAULT_RATES.distances.map((each) => ({ ...each })), goodMargin: 31 };
const TABLES = ['reservations', 'orders', 'units', 'unit_options', 'rate_sets', 'unit_files', 'unit_file_changes'];

async function state(): Promise<unknown> {
  const all = TABLES.map((each) => sql`select ${each}::text as name, to_jsonb(t) as row from ${sql.table(each)} t`);
  return (await sql`${sql.join(all, sql` union all `)} order by 1, 2`.execute(database.db)).rows;
}

const lastEntry = () =>
  database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

const writes: readonly { what: string; write: () => Promise<unknown>; entry: object }[] = [
  {
    what: 'reserving a unit',
    write: () => reservations().reserve({ serial: '484872', orderId: String(orderId), by: dana, reason: 'It fits' }),
    entry: { action: 'reserve', serial: '484872', job_number: 'J59270', reason: 'It fits', ...BY_DANA },
  },
  {
    what: 'releasing it',
    write: async () => {
      const [live] = await reservations().live();
      return reservations().release({ id: String(live!.id), by: dana, reason: null });
    },
    entry: { action: 'release', serial: '484872', job_number: 'J59270', ...BY_DANA },
  },
  {
    what: 'saving its options',
    write: () => options().save({ serial: '484872', values: { ...values, turn_pull: false }, version: 0, by: dana }),
    entry: { action: 'saveOptions', new: { feed_conversion: true, re_tank: false, turn_pull: false } },
  },
  {
    what: 'saving them again',
    write: () => options().save({ serial: '484872', values: { ...values, turn_pull: true }, version: 1, by: dana }),
    entry: { action: 'saveOptions', old: { turn_pull: false }, new: { turn_pull: true }, ...BY_DANA },
  },
  {
    what: 'changing the rates',
    write: () =>
      createRatesRepository(database.db).save({ holdsFrom: '2026-12-01', reason: 'Copper', values: rates }, 0, dana),
    entry: {
      ...{ action: 'changeRates', reason: 'Copper', order_id: null, serial: null },
      ...{ old: { goodMargin: DEFAULT_RATES.goodMargin }, new: { goodMargin: 31, holdsFrom: '2026-12-01' } },
    },
  },
  {
    what: 'having the customer pay the freight',
    write: () => createOrderFreightRepository(database.db).setPaidByCustomer(orderId, true, dana),
    entry: {
      ...{ action: 'changeFreight', order_id: expect.any(Number) as unknown, ...BY_DANA },
      ...{ old: { freight_paid_by_customer: false }, new: { freight_paid_by_customer: true } },
    },
  },
  {
    what: 'bringing a unit back',
    write: () => createRetirementRepository(database.db).bringBackUnit('484873', dana),
    entry: { action: 'bringBack', serial: '484873', order_id: null, ...BY_DANA },
  },
  {
    what: 'bringing an order back',
    write: () => createRetirementRepository(database.db).bringBackOrder(orderId + 1, dana),
    entry: { action: 'bringBack', order_id: expect.any(Number) as unknown, job_number: 'J59271' },
  },
  {
    what: 'putting photos into another order',
    write: () => createUnitFilesRepository(database.db).setOrder({ serial: '484872', by: dana }, [2, 1]),
    entry: {
      ...{ action: 'orderFiles', serial: '484872', ...BY_DANA },
      ...{ old: { order: ['1.jpg', '2.jpg'] }, new: { order: ['2.jpg', '1.jpg'] } },
    },
  },
  {
    what: 'removing a photo',
    write: () => createUnitFilesRepository(database.db).remove({ serial: '484872', id: 1, by: dana }),
    entry: { action: 'removeFile', serial: '484872', new: { name: '1.jpg', caption: '' }, ...BY_DANA },
  },
];
const reservations = () => createReservationsRepository(database.db, () => []);
const options = () => createUnitOptionsRepository(database.db);

test.each(writes)('$what is recorded, and is rolled back if that fails', async ({ write, entry }) => {
  const { db } = database;
  const [before, entries] = [await state(), (await lastEntry().catch(() => null))?.id];
  await sql`alter table audit add constraint full_disk check (false) not valid`.execute(db);
  await expect(write()).rejects.toThrow('full_disk');
  expect(await state()).toEqual(before);
  await sql`alter table audit drop constraint full_disk`.execute(db);
  await write();
  expect(await state()).not.toEqual(before);
  const written = await lastEntry();
  expect(written).toMatchObject(entry);
  expect(written.id).not.toBe(entries);
});

test('refused and empty changes leave no entry', async () => {
  const before = await lastEntry();
  const { db } = database;
  await options().save({ serial: '484872', values: { ...values, turn_pull: true }, version: 1, by: dana });
  await reservations().reserve({ serial: 'none', orderId: String(orderId), by: dana, reason: null });
  await createRetirementRepository(db).bringBackUnit('484873', dana);
  await createUnitFilesRepository(db).setOrder({ serial: '484872', by: dana }, [2]);
  await createUnitFilesRepository(db).setOrder({ serial: '484872', by: dana }, [1, 2]);
  await createRatesRepository(db).save({ holdsFrom: '2026-12-01', reason: 'Late', values: rates }, 0, dana);
  expect(await lastEntry()).toEqual(before);
});

test('a write that fails takes its entry along', async () => {
  const before = await lastEntry();
  await sql`alter table orders add constraint broken check (assigned_serial is null) not valid`.execute(database.db);
  const request = { serial: '484872', orderId: String(orderId), by: dana, reason: 'It fits' };
  await expect(reservations().reserve(request)).rejects.toThrow('broken');
  await sql`alter table orders drop constraint broken`.execute(database.db);
  expect(await lastEntry()).toEqual(before);
});

test.each(['update audit set person_name = null', 'delete from audit', 'truncate audit cascade'])(
  'no role changes or removes an entry: %s',
  async (statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('never changed or removed');
  },
);
