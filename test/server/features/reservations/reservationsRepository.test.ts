import type { Kysely } from 'kysely';
import type { Database } from '../../../../src/server/db/schema/schema';
import {
  createReservationsRepository,
  type ReservationsRepository,
} from '../../../../src/server/features/reservations/repository';
import { asRestore } from '../../../support/server/asRestore';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { inconsistentReservations } from '../../../support/server/inconsistentReservations';
import { principal } from '../../../support/server/principals';

const dana = principal({ name: 'Dana Whitfield', subject: 'subject-of-dana' });
const sam = principal({ name: 'Sam Ortega', subject: 'subject-of-sam' });

const database = useTestDatabase();
let repository: ReservationsRepository;
/** Open points of a unit, by its serial. */
let open: Record<string, string[]>;

beforeAll(() => {
  repository = createReservationsRepository(database.db, (order, unit) =>
    (open[unit.serial] ?? []).map((point) => `${point} of ${order.job_number}`),
  );
});
beforeEach(async () => {
  open = {};
  await database.db.deleteFrom('orders').execute();
  await database.db.deleteFrom('units').execute();
  await insertRows(database.db, {
    units: ['A', 'B', 'C'].map((serial) => unitRow({ serial })),
    orders: [1, 2, 3].map((id) => orderRow({ id, job_number: `J-${id}` })),
  });
});
afterEach(async () => expect(await inconsistentReservations(database.db)).toEqual([]));

const reserve = (serial: string, orderId: string | number, reason: string | null = null, by = dana) =>
  repository.reserve({ serial, orderId: String(orderId), by, reason });

async function reserved(serial: string, orderId: number, by = dana): Promise<string> {
  const result = await reserve(serial, orderId, null, by);
  if (result.kind !== 'reserved') throw new Error(result.kind);
  return String(result.id);
}

const records = () => database.db.selectFrom('reservations').selectAll().orderBy('id').execute();
const assigned = async () => {
  const rows = await database.db.selectFrom('orders').select(['id', 'assigned_serial']).orderBy('id').execute();
  return rows.map(({ assigned_serial }) => assigned_serial);
};
const assign = (db: Kysely<Database>, serial: string, id: number) =>
  db.updateTable('orders').set({ assigned_serial: serial }).where('id', '=', id).execute();
const issue = (id: number) => database.db.updateTable('orders').set({ issued_units: 1 }).where('id', '=', id).execute();

const insertRecord = (db: Kysely<Database>, serial: string, order_id: number) =>
  db
    .insertInto('reservations')
    .values({ serial, order_id, reserved_by: null, reserved_by_subject: null, released_by: null, reason: null })
    .execute();

describe('reserving', () => {
  test('an available unit is reserved for an open order, on record and at the order alike', async () => {
    const result = await reserve('A', 2);
    const [record, ...others] = await records();
    expect(others).toEqual([]);
    expect(record).toEqual({
      id: expect.any(Number) as number,
      serial: 'A',
      order_id: 2,
      ...{ estimate_id: null, accepted: null, expires_at: null },
      reserved_at: expect.any(Date) as Date,
      reserved_by: 'Dana Whitfield',
      release_reason: null,
      reserved_by_subject: 'subject-of-dana',
      reserved_by_email: null,
      released_at: null,
      released_by: null,
      released_by_subject: null,
      reason: null,
    });
    expect(result).toEqual({
      kind: 'reserved',
      id: record?.id,
      serial: 'A',
      order_id: 2,
      job_number: 'J-2',
      reserved_at: record?.reserved_at,
      reserved_by: 'Dana Whitfield',
    });
    expect(await assigned()).toEqual([null, 'A', null]);
  });

  test.each(['4', '0', '', '01', '1 ', '-1', '1e0', '9'.repeat(16)])('there is no order %j', async (orderId) => {
    expect(await reserve('A', orderId)).toEqual({ kind: 'noOrder' });
    expect(await records()).toEqual([]);
  });

  test.each(['D', 'a', '', 'A\u0000'])('there is no unit %j', async (serial) => {
    expect(await reserve(serial, 1)).toEqual({ kind: 'noUnit' });
    expect(await records()).toEqual([]);
  });

  test('a unit that another order has is refused, naming that order and who reserved it', async () => {
    await reserved('A', 1, sam);
    const refusal = { kind: 'refused', reason: 'Unit A is reserved for job J-1, by Sam Ortega.' };
    expect(await reserve('A', 2)).toEqual(refusal);
    expect(await reserve('A', 1)).toEqual(refusal);
    expect(await assigned()).toEqual(['A', null, null]);
  });

  test('a unit that came with the data to another order is refused, naming that order', async () => {
    await insertRecord(database.db, 'B', 3);
    await assign(database.db, 'B', 3);
    expect(await reserve('B', 1)).toEqual({ kind: 'refused', reason: 'Unit B is reserved for job J-3.' });
  });

  test('an order that has a unit is refused another one', async () => {
    await reserved('A', 1);
    expect(await reserve('B', 1)).toEqual({ kind: 'refused', reason: 'This order holds unit A. Release it first.' });
    expect(await assigned()).toEqual(['A', null, null]);
  });

  test('a closed order is refused', async () => {
    await issue(1);
    expect(await reserve('A', 1)).toEqual({ kind: 'refused', reason: 'This order is closed: its unit was issued.' });
    expect(await assigned()).toEqual([null, null, null]);
  });

  test('a unit with open points needs a reason, which stays on record', async () => {
    open = { A: ['kVA', 'BIL'] };
    expect(await reserve('A', 1)).toEqual({ kind: 'noReason', points: ['kVA of J-1', 'BIL of J-1'] });
    expect(await records()).toEqual([]);
    expect(await reserve('A', 1, 'The customer agreed')).toMatchObject({ kind: 'reserved', serial: 'A' });
    expect(await records()).toMatchObject([{ serial: 'A', reason: 'The customer agreed' }]);
  });

  test('an impossible reservation is refused before a reason is required', async () => {
    open = { A: ['kVA'] };
    await issue(1);
    expect(await reserve('A', 1)).toMatchObject({ kind: 'refused' });
  });

  test('a unit assigned by another program without a record is refused, naming its order', async () => {
    await assign(database.db, 'C', 2);
    expect(await reserve('C', 1)).toEqual({ kind: 'refused', reason: 'Unit C is reserved for job J-2.' });
    await database.db.updateTable('orders').set({ assigned_serial: null }).execute();
  });

  test('a record that contradicts the orders is an error, not a refusal', async () => {
    await insertRecord(database.db, 'B', 1);
    await expect(reserve('A', 1)).rejects.toMatchObject({ code: '23505' });
    expect(await assigned()).toEqual([null, null, null]);
    await database.db.deleteFrom('reservations').execute();
  });
});

describe('releasing', () => {
  test('a release frees unit and order, and says on record who did it and when', async () => {
    const id = await reserved('A', 1);
    const other = await reserved('B', 2);
    expect(await repository.release({ id, by: sam, reason: 'Customer canceled' })).toEqual({
      kind: 'released',
      serial: 'A',
      order_id: 1,
    });
    expect(await assigned()).toEqual([null, 'B', null]);
    const [released, held] = await records();
    expect(released).toMatchObject({
      id: Number(id),
      reserved_by: 'Dana Whitfield',
      released_by: 'Sam Ortega',
      released_by_subject: 'subject-of-sam',
    });
    expect(released!.released_at!.getTime()).toBeGreaterThanOrEqual(released!.reserved_at.getTime());
    expect(held).toMatchObject({ id: Number(other), released_at: null, released_by: null });
    expect(await reserve('A', 3)).toMatchObject({ kind: 'reserved' });
    expect(await reserve('C', 1)).toMatchObject({ kind: 'reserved' });
  });

  test.each(['0', '', 'x', '1.0', '999999999', '9'.repeat(16)])('there is no reservation %j', async (id) => {
    expect(await repository.release({ id, by: sam, reason: 'Customer canceled' })).toEqual({ kind: 'noReservation' });
  });

  test('a release that was made is refused a second time, naming who made it', async () => {
    const id = await reserved('A', 1);
    await repository.release({ id, by: sam, reason: 'Customer canceled' });
    const before = await records();
    const again = await repository.release({ id, by: dana, reason: 'Customer canceled' });
    expect(again).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/^This reservation was already released by Sam Ortega on /) as string,
    });
    expect(await records()).toEqual(before);
  });

  test('a unit that was delivered is not released', async () => {
    const id = await reserved('A', 1);
    await issue(1);
    expect(await repository.release({ id, by: sam, reason: 'Customer canceled' })).toEqual({
      kind: 'refused',
      reason: 'This unit was delivered. It cannot be released.',
    });
    expect(await assigned()).toEqual(['A', null, null]);
  });
});

describe('reading', () => {
  const at = (id: string, moment: string) =>
    asRestore(database.db, ['reservations'], (trx) =>
      trx
        .updateTable('reservations')
        .set({ reserved_at: new Date(moment) })
        .where('id', '=', Number(id))
        .execute(),
    );

  test('the reservations that hold come with their order and unit, the latest first, then the higher id', async () => {
    const [a, b, c] = [await reserved('A', 1), await reserved('B', 2), await reserved('C', 3)];
    await at(a, '2026-03-02T10:00:00Z');
    await at(b, '2026-03-01T10:00:00Z');
    await at(c, '2026-03-01T10:00:00Z');
    const live = await repository.live();
    expect(live.map(({ id }) => String(id))).toEqual([a, c, b]);
    expect(live[0]).toEqual({
      id: Number(a),
      serial: 'A',
      order_id: 1,
      ...{ estimate_id: null, accepted: null, expires_at: null, inquiry_id: null },
      reserved_at: new Date('2026-03-02T10:00:00Z'),
      reserved_by_subject: 'subject-of-dana',
      reserved_by: 'Dana Whitfield',
      customer_name: 'Mesa Water District',
      ship_city: 'Mesa',
      ship_state: 'AZ',
      request_date: '2026-05-01',
      job_number: 'J-1',
      sales_order_number: expect.stringMatching(/^SO\d+$/) as string,
      stock_code_desc: null,
      issued_units: 0,
      unit_status: null,
      manufacturer: null,
      kva_rating: '500.00',
      primary_voltage: '12470GrdY/7200',
      secondary_voltage: '480Y/277',
      category: null,
      warehouse_desc: 'Phoenix, AZ',
      weight_lbs: '4650.00',
      width_in: '89.00',
      depth_in: '53.00',
      height_in: '50.00',
    });
    await repository.release({ id: a, by: sam, reason: 'Customer canceled' });
    expect((await repository.live()).map(({ id }) => String(id))).toEqual([c, b]);
  });

  test('the reservations of a unit come with their orders, the live one first, then the last released', async () => {
    const first = await reserved('A', 1);
    await repository.release({ id: first, by: sam, reason: 'Customer canceled' });
    const second = await reserved('A', 2, sam);
    await repository.release({ id: second, by: dana, reason: 'Customer canceled' });
    open = { A: ['kVA'] };
    await reserve('A', 3, 'Urgent');
    await reserved('B', 1);
    const history = await repository.ofUnit('A');
    expect(history).toMatchObject([
      { order_id: 3, job_number: 'J-3', released_at: null, released_by: null, reason: 'Urgent' },
      { order_id: 2, job_number: 'J-2', reserved_by: 'Sam Ortega', released_by: 'Dana Whitfield', reason: null },
      { order_id: 1, job_number: 'J-1', reserved_by: 'Dana Whitfield', released_by: 'Sam Ortega' },
    ]);
    expect(Object.keys(history[0]!).sort()).toEqual([
      'accepted',
      'customer_name',
      'estimate_id',
      'expires_at',
      'id',
      'inquiry_id',
      'job_number',
      'order_id',
      'reason',
      'release_reason',
      'released_at',
      'released_by',
      'reserved_at',
      'reserved_by',
      'reserved_by_subject',
    ]);
  });

  test('of reservations released at the same moment the later one comes first', async () => {
    for (const order of [1, 2, 3])
      await repository.release({ id: await reserved('A', order), by: sam, reason: 'Customer canceled' });
    await asRestore(database.db, ['reservations'], (trx) =>
      trx
        .updateTable('reservations')
        .set({ released_at: new Date('2099-01-01T00:00:00Z') })
        .execute(),
    );
    expect((await repository.ofUnit('A')).map(({ order_id }) => order_id)).toEqual([3, 2, 1]);
  });

  test('a unit that was never reserved has no reservations', async () => {
    await reserved('B', 1);
    expect(await repository.ofUnit('A')).toEqual([]);
  });
});
