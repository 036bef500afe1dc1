import { sql } from 'kysely';
import { importFiles } from '../../../../src/server/features/import/importFiles';
import { ImportRefusedError, describeProblem } from '../../../../src/server/features/import/staging/problems';
import { createReservationsRepository } from '../../../../src/server/features/reservations/repository';
import { asRestore } from '../../../support/server/asRestore';
import { inconsistentReservations } from '../../../support/server/inconsistentReservations';
import { importPlace, ORDER_HEADER, ordersWith, UNIT_HEADER, UNIT_ROW } from './files';
import { principal } from '../../../support/server/principals';

const { database, workplace } = importPlace();
const dana = principal({ name: 'Dana Whitfield', subject: 'dana-1' });

const UNITS = ['0012', '0013', '0014'];
const unitsFile = [UNIT_HEADER, ...UNITS.map((serial) => UNIT_ROW.replace('0012', serial)), ''].join('\n');

beforeEach(async () => {
  await asRestore(database.db, ['imports'], (trx) =>
    sql`truncate orders, units, imports restart identity cascade`.execute(trx),
  );
  await load(ordersWith('sale_price', ['1', '2', '3']), unitsFile);
});
afterEach(async () => expect(await inconsistentReservations(database.db)).toEqual([]));

async function load(orders: string, units?: string) {
  const files = {
    orders: await workplace.write('orders.csv', orders),
    units: units === undefined ? undefined : await workplace.write('units.csv', units),
  };
  return importFiles(database.db, files);
}
const assign = (...serials: string[]) => load(ordersWith('assigned_serial', serials));

async function refused(...serials: string[]): Promise<string[]> {
  const before = await everything();
  const outcome = await assign(...serials).catch((error: unknown) => error);
  if (!(outcome instanceof ImportRefusedError)) throw new Error(`Not refused: ${JSON.stringify(outcome)}`);
  expect(await everything()).toEqual(before);
  return outcome.problems.map(describeProblem);
}

async function reserve(serial: string, order: number): Promise<string> {
  const reservations = createReservationsRepository(database.db, () => []);
  const made = await reservations.reserve({ serial, orderId: String(10_000 + order), by: dana, reason: null });
  if (made.kind !== 'reserved') throw new Error(made.kind);
  return String(made.id);
}

const assigned = async () =>
  (await database.db.selectFrom('orders').select('assigned_serial').orderBy('id').execute()).map(
    (each) => each.assigned_serial,
  );
const everything = async () =>
  (
    await sql`select 'order' as kind, id, assigned_serial as what, xmin::text, ctid::text from orders
      union all select 'reservation', id, serial, xmin::text, ctid::text from reservations order by 1, 2`.execute(
      database.db,
    )
  ).rows;
const live = async () =>
  (
    await database.db
      .selectFrom('reservations')
      .select(['serial', 'order_id', 'reserved_by'])
      .where('released_at', 'is', null)
      .orderBy('order_id')
      .execute()
  ).map(({ serial, order_id, reserved_by }) => [order_id - 10_000, serial, reserved_by]);

test('an assignment in the file is a reservation without a name, and an empty cell ends it', async () => {
  await assign('0012', '', '0013');
  expect(await live()).toEqual([
    [1, '0012', null],
    [3, '0013', null],
  ]);
  await assign('', '', '0013');
  expect(await live()).toEqual([[3, '0013', null]]);
  const ended = await database.db.selectFrom('reservations').selectAll().where('serial', '=', '0012').execute();
  expect(ended).toMatchObject([{ order_id: 10_001, released_at: expect.any(Date) as unknown, released_by: null }]);
});

test('a new order that comes with a unit has it reserved', async () => {
  await assign('', '', '', '0014');
  expect(await live()).toEqual([[4, '0014', null]]);
});

test('units that change hands leave a record of every hand', async () => {
  await assign('0012', '0013', '');
  await assign('0013', '0012', '');
  await assign('', '0013', '0012');
  expect(await live()).toEqual([
    [2, '0013', null],
    [3, '0012', null],
  ]);
  const { count } = await database.db
    .selectFrom('reservations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(6);
});

test('importing the same file again changes neither orders nor reservations', async () => {
  await reserve('0014', 3);
  await assign('0012', '', '');
  const before = await everything();
  expect((await assign('0012', '', '')).orders).toMatchObject({ changed: 0, unchanged: 3 });
  expect(await everything()).toEqual(before);
});

test('an empty cell does not release a unit that a person reserved in the app', async () => {
  await reserve('0012', 1);
  expect((await assign('', '', '')).orders).toMatchObject({ changed: 0, unchanged: 3 });
  expect(await assigned()).toEqual(['0012', null, null]);
  expect(await live()).toEqual([[1, '0012', 'Dana Whitfield']]);
});

test("a file that names the unit a person reserved leaves it that person's", async () => {
  await reserve('0012', 1);
  await assign('0012', '', '');
  expect(await live()).toEqual([[1, '0012', 'Dana Whitfield']]);
  await assign('', '', '');
  expect(await live()).toEqual([[1, '0012', 'Dana Whitfield']]);
});

test('other values of an order with a reserved unit are imported', async () => {
  await reserve('0012', 1);
  await load(`${ORDER_HEADER},assigned_serial,issued_units\nSO1,J1,Other,RC,,1\n`);
  await load(`${ORDER_HEADER}\nSO1,J1,Mesa,RC\n`);
  const order = await database.db.selectFrom('orders').selectAll().where('id', '=', 10_001).executeTakeFirst();
  expect(order).toMatchObject({ customer_name: 'Mesa', issued_units: 1, assigned_serial: '0012' });
});

test('another unit than the reserved one is refused, and nothing comes in', async () => {
  await reserve('0012', 2);
  expect(await refused('0014', '0013', '')).toEqual([
    'orders.csv, line 3, assigned_serial "0013": Conflicts with unit 0012, which Dana Whitfield reserved for this order. ' +
      'Release that unit in the app first, or leave the cell empty.',
  ]);
});

test.each([
  ['which the file has with an empty cell', ['0012', '', '']],
  ['which the file does not have', ['0012']],
])('a unit reserved for another order, %s, is refused', async (_, serials) => {
  await reserve('0012', 3);
  expect(await refused(...serials)).toEqual([
    'orders.csv, line 2, assigned_serial "0012": Reserved for order SO3, by Dana Whitfield. ' +
      'Release it in the app first, or leave the cell empty.',
  ]);
});

test('a swap of reserved units is refused in both rows', async () => {
  await reserve('0012', 1);
  await assign('', '0013', '');
  expect(await refused('0013', '0012', '')).toEqual([
    expect.stringContaining('line 3, assigned_serial "0012": Reserved for order SO1') as unknown,
    expect.stringContaining('line 2, assigned_serial "0013": Conflicts with unit 0012') as unknown,
  ]);
});

test('a unit that was released in the app is free for the file', async () => {
  await assign('0012', '', '');
  const { id } = await database.db.selectFrom('reservations').select('id').executeTakeFirstOrThrow();
  await createReservationsRepository(database.db, () => []).release({
    id: String(id),
    by: dana,
    reason: 'Customer canceled',
  });
  expect(await assigned()).toEqual([null, null, null]);
  await assign('', '0012', '');
  expect(await live()).toEqual([[2, '0012', null]]);
});

test('an assignment that another program made without a record is on record after the next import', async () => {
  await database.db.updateTable('orders').set({ assigned_serial: '0014' }).where('id', '=', 10_003).execute();
  await assign('0012', '');
  expect(await live()).toEqual([
    [1, '0012', null],
    [3, '0014', null],
  ]);
});

test('imports and people work at the same time: neither undoes the other, nothing is lost or stuck', async () => {
  const reservations = createReservationsRepository(database.db, () => []);
  const kinds = new Set<string>();
  const person = async (order: number) => {
    for (let step = 0; step < 20; step += 1) {
      const request = { serial: UNITS[(order + step) % 3]!, orderId: String(10_000 + order), by: dana, reason: null };
      const made = await reservations.reserve(request);
      kinds.add(made.kind);
      if (made.kind !== 'reserved') continue;
      expect((await reservations.release({ id: String(made.id), by: dana, reason: 'Customer canceled' })).kind).toBe(
        'released',
      );
    }
  };
  const imports = async () => {
    for (let step = 0; step < 20; step += 1) {
      const outcome = await assign(step % 2 === 0 ? '0012' : '', '', '').catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ImportRefusedError);
    }
  };
  await Promise.all([imports(), person(1), person(2), person(3)]);
  expect([...kinds].filter((kind) => !['reserved', 'refused'].includes(kind))).toEqual([]);
  expect(kinds).toContain('reserved');
});
