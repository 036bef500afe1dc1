import { paths } from '../../../../src/contract/paths';
import { extent } from '../../../support/extent';
import { useTestApp } from '../../../support/server/app';
import { usePatientConnection, useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { inconsistentReservations } from '../../../support/server/inconsistentReservations';

const AT_ONCE = 50;
const ROUNDS = extent(20, 5);

const database = useTestDatabase();
const connection = usePatientConnection(database, 25);
const served = useTestApp(database, () => ({ db: connection.db }));
const people: Record<string, string>[] = [];

beforeAll(async () => {
  for (const name of ['Dana Whitfield', 'Sam Ortega']) {
    people.push({ authorization: `Bearer ${await served.signIn.token(name, { name })}` });
  }
});
afterEach(async () => expect(await inconsistentReservations(database.db)).toEqual([]));

let next = 1000;

async function fresh(units: number, orders: number) {
  const serials = Array.from({ length: units }, () => String(next++));
  const ids = await insertRows(database.db, {
    units: serials.map((serial) => unitRow({ serial })),
    orders: Array.from({ length: orders }, () => orderRow()),
  });
  return { serials, ids };
}

const atOnce = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));
const reserve = (itemCode: unknown, orderId: unknown, by = 0) =>
  served.call('POST', paths.reservations, { itemCode, orderId }, people[by % people.length]);
const live = (column: 'serial' | 'order_id', value: string | number) =>
  database.db
    .selectFrom('reservations')
    .selectAll()
    .where(column, '=', value)
    .where('released_at', 'is', null)
    .execute();

function settled(answers: Awaited<ReturnType<typeof reserve>>[]) {
  const won = answers.filter(({ statusCode }) => statusCode === 201);
  const refusals = answers.filter(({ statusCode }) => statusCode === 409);
  expect([won.length, refusals.length]).toEqual([1, AT_ONCE - 1]);
  const details = new Set(refusals.map((each) => each.json<{ detail: string }>().detail));
  return { won: won[0]!.json<Record<string, string>>(), details: [...details] };
}

test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  'one of fifty orders that request one unit gets it, and the answers to the others name it (%i)',
  async () => {
    const { serials, ids } = await fresh(1, AT_ONCE);
    const { won, details } = settled(await atOnce((index) => reserve(serials[0], ids[index], index)));
    expect(details).toEqual([`Unit ${serials[0]} is reserved for job ${won.jobNumber}, by ${won.reservedBy}.`]);
    expect(await live('serial', serials[0]!)).toMatchObject([{ id: Number(won.id), order_id: Number(won.orderId) }]);
  },
);

test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  'an order that requests fifty units gets one (%i)',
  async () => {
    const { serials, ids } = await fresh(AT_ONCE, 1);
    const { won, details } = settled(await atOnce((index) => reserve(serials[index], ids[0], index)));
    expect(details).toEqual([`This order holds unit ${won.itemCode}. Release it first.`]);
    expect(await live('order_id', ids[0]!)).toMatchObject([{ id: Number(won.id), serial: won.itemCode }]);
  },
);

test('a few units and orders stay consistent under many concurrent reservations and releases', async () => {
  const { serials, ids } = await fresh(3, 3);
  const statuses = new Set<number>();
  await atOnce(async (index) => {
    for (let step = 0; step < 12; step += 1) {
      const made = await reserve(serials[(index + step) % 3], ids[(index * 2 + step) % 3], index);
      statuses.add(made.statusCode);
      if (made.statusCode !== 201) continue;
      const { id } = made.json<{ id: string }>();
      statuses.add((await served.call('DELETE', paths.reservation(id), undefined, people[index % 2])).statusCode);
    }
  });
  expect([...statuses].sort()).toEqual([201, 204, 409]);
  const left = await database.db
    .selectFrom('orders')
    .select('assigned_serial')
    .where('id', 'in', ids)
    .where('assigned_serial', 'is not', null)
    .execute();
  expect(left).toEqual([]);
});

test('one of fifty releases of one reservation succeeds, and the others say who released it', async () => {
  const { serials, ids } = await fresh(1, 1);
  const { id } = (await reserve(serials[0], ids[0])).json<{ id: string }>();
  const answers = await atOnce((index) =>
    served.call('POST', paths.reservationRelease(id), { reason: 'Customer canceled' }, people[index % people.length]),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect([statuses.filter((each) => each === 204).length, statuses.filter((each) => each === 409).length]).toEqual([
    1,
    AT_ONCE - 1,
  ]);
  const by = (await database.db.selectFrom('reservations').selectAll().where('id', '=', Number(id)).execute())[0];
  const details = answers.flatMap((each) => (each.statusCode === 409 ? [each.json<{ detail: string }>().detail] : []));
  expect(details.every((detail) => detail.includes(`already released by ${by?.released_by}`))).toBe(true);
});
