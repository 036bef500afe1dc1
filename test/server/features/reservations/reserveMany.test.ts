import { wholeSentence } from '../../../../src/domain/access/sentence';
import {
  createReservationsRepository,
  type ReservedMany,
  type WantedPair,
} from '../../../../src/server/features/reservations/repository';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { useFaultyDatabase, type Fault } from '../../../support/server/faults';
import { inconsistentReservations } from '../../../support/server/inconsistentReservations';
import { untilWaiting } from '../../../support/server/waits';
import { principal } from '../../../support/server/principals';

const dana = principal({ name: 'Dana Whitfield', subject: 'subject-of-dana' });
const sam = principal({ name: 'Sam Ortega', subject: 'subject-of-sam' });

const database = useTestDatabase();
const faulty = useFaultyDatabase(database);
beforeEach(async () => {
  for (const table of ['orders', 'units'] as const) await database.db.deleteFrom(table).execute();
  await insertRows(database.db, {
    units: ['A', 'B', 'C'].map((serial) => unitRow({ serial })),
    orders: [1, 2, 3].map((id) => orderRow({ id, job_number: `J-${id}` })),
  });
});
afterEach(async () => expect(await inconsistentReservations(database.db)).toEqual([]));

/** Unit C has two open points. */
const repository = (db = database.db) =>
  createReservationsRepository(db, (_order, { serial }) => (serial === 'C' ? ['kVA', 'BIL'] : []));
const pair = (orderId: number, serial: string): WantedPair => ({ orderId, serial });
const wanted = (pairs: WantedPair[], isAllOrNone: boolean, reason: string | null = null) => ({
  ...{ pairs, isAllOrNone, reason, by: dana },
});
const records = () =>
  database.db
    .selectFrom('reservations')
    .select(['order_id', 'serial', 'reserved_by', 'reason'])
    .orderBy('id')
    .execute();

test('all are reserved, by the ids of their orders, and the activity says that it was from the plan', async () => {
  const pairs = [pair(3, 'A'), pair(1, 'B')];
  expect(await repository().reserveMany(wanted(pairs, true))).toEqual({
    reserved: [pair(1, 'B'), pair(3, 'A')],
    refused: [],
  });
  const made = { reserved_by: 'Dana Whitfield', reason: null };
  expect(await records()).toEqual([
    { order_id: 1, serial: 'B', ...made },
    { order_id: 3, serial: 'A', ...made },
  ]);
  const reported = await database.db
    .selectFrom('audit')
    .select(['action', 'order_id', 'job_number', 'serial', 'person_name', 'reason', 'new'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const entry = { action: 'reserve', person_name: 'Dana Whitfield', reason: 'From the plan', new: null };
  expect(reported).toEqual([
    { ...entry, order_id: 3, job_number: 'J-3', serial: 'A' },
    { ...entry, order_id: 1, job_number: 'J-1', serial: 'B' },
  ]);
});

const REFUSED = [
  { ...pair(1, 'Z'), reason: 'There is no such unit.' },
  { ...pair(2, 'C'), reason: 'kVA. BIL. Give a reason to reserve it.' },
  { ...pair(4, 'A'), reason: 'There is no such order.' },
];
const read = ({ reserved, refused }: ReservedMany) => ({
  reserved,
  refused: refused.map(({ reason, ...each }) => ({ ...each, reason: wholeSentence(reason) })),
});
const SOME = [pair(4, 'A'), pair(3, 'A'), pair(2, 'C'), pair(1, 'Z')];

test('those that can be are reserved, and of each other one it is said why not', async () => {
  expect(read(await repository().reserveMany(wanted(SOME, false)))).toEqual({
    reserved: [pair(3, 'A')],
    refused: REFUSED,
  });
  expect(await records()).toMatchObject([{ order_id: 3, serial: 'A' }]);
  const taken = { ...pair(1, 'A'), reason: 'Unit A is reserved for job J-3, by Dana Whitfield.' };
  expect(await repository().reserveMany(wanted([pair(1, 'A')], false))).toEqual({ reserved: [], refused: [taken] });
});

test('one pair that cannot be reserved leaves all others free in the mode `all`', async () => {
  expect(read(await repository().reserveMany(wanted(SOME, true)))).toEqual({ reserved: [], refused: REFUSED });
  expect(await records()).toEqual([]);
});

test('a reason covers open points, and stays on record as it was given', async () => {
  expect(await repository().reserveMany(wanted([pair(2, 'C')], true, 'The customer agreed'))).toEqual({
    reserved: [pair(2, 'C')],
    refused: [],
  });
  expect(await records()).toMatchObject([{ serial: 'C', reason: 'The customer agreed' }]);
  const reported = await database.db.selectFrom('audit').select('reason').orderBy('id', 'desc').executeTakeFirst();
  expect(reported?.reason).toBe('From the plan: The customer agreed');
});

test('it starts again and reserves the others if another person takes a unit at the same moment', async () => {
  const { answer } = await database.db.transaction().execute(async (other) => {
    const of = { serial: 'A', order_id: 2, reserved_by: sam.name, reserved_by_subject: sam.subject };
    await other
      .insertInto('reservations')
      .values({ ...of, released_by: null, reason: null })
      .execute();
    await other.updateTable('orders').set({ assigned_serial: 'A' }).where('id', '=', 2).execute();
    const requested = repository().reserveMany(wanted([pair(1, 'A'), pair(3, 'B')], false));
    await untilWaiting(database.db, requested);
    return { answer: requested };
  });
  const reason = 'Unit A is reserved for job J-2, by Sam Ortega.';
  expect(await answer).toEqual({ reserved: [pair(3, 'B')], refused: [{ ...pair(1, 'A'), reason }] });
});

/** The number of attempts when each fails, and the final error. */
async function given(fault: Fault) {
  faulty.arm(1, fault, true);
  const code = await repository(faulty.db)
    .reserveMany(wanted([pair(1, 'A')], true))
    .catch((error: unknown) => (error as { code?: string }).code);
  return { begun: faulty.disarm(), code };
}

test.each(['40001', '40P01'] as const)(
  'a write undone by another transaction is tried four times (%s)',
  async (state) => {
    expect(await given(state)).toEqual({ begun: 4, code: state });
    faulty.arm(3, state, false);
    expect(await repository(faulty.db).reserveMany(wanted([pair(1, 'A')], true))).toMatchObject({ refused: [] });
  },
);

test('other failures are not retried', async () => {
  expect(await given('53100')).toEqual({ begun: 1, code: '53100' });
});
