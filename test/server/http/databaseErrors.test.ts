import { paths } from '../../../src/contract/paths';
import { shareOf } from '../../support/extent';
import { useTestApp } from '../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../support/server/database';
import { useFaultyDatabase, type Fault } from '../../support/server/faults';
import { inconsistentReservations } from '../../support/server/inconsistentReservations';

const INSIDES = /CANARY|select|insert|update|Connection|terminated|pg_|at .*:\d+/;

const database = useTestDatabase();
const faulty = useFaultyDatabase(database);
const served = useTestApp(database, () => ({ db: faulty.db }));

interface Call {
  method: 'POST' | 'DELETE' | 'PUT';
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
}

let next = 1000;
const options = { reTank: true, feedConversion: false, replacementCabinet: false, turnPull: true };

async function fresh() {
  const serial = String(next++);
  const [order = 0] = await insertRows(database.db, { units: [unitRow({ serial })], orders: [orderRow()] });
  const reserve: Call = { method: 'POST', url: paths.reservations, body: { itemCode: serial, orderId: order } };
  return { serial, reserve };
}
const send = ({ method, url, body, headers }: Call) => served.call(method, url, body, headers);

/** Calls with the status of success and the status of a repetition. */
const calls: Record<string, { status: number; prepare: () => Promise<Call>; again: number }> = {
  'reserving a unit': { status: 201, again: 409, prepare: async () => (await fresh()).reserve },
  'reserving a unit that is taken': {
    status: 409,
    again: 409,
    prepare: async () => {
      const { serial, reserve } = await fresh();
      await insertRows(database.db, { orders: [orderRow({ assigned_serial: serial })] });
      await database.db
        .insertInto('reservations')
        .columns(['serial', 'order_id'])
        .expression((eb) =>
          eb
            .selectFrom('orders')
            .select([eb.val(serial).as('serial'), 'id'])
            .where('assigned_serial', '=', serial),
        )
        .execute();
      return reserve;
    },
  },
  'releasing a unit': {
    status: 204,
    again: 409,
    prepare: async () => {
      const { id } = (await send((await fresh()).reserve)).json<{ id: string }>();
      return { method: 'DELETE', url: paths.reservation(id) };
    },
  },
  'saving the first options': {
    status: 200,
    again: 409,
    prepare: async () => {
      const { serial } = await fresh();
      return { method: 'PUT', url: paths.unitOptions(serial), body: options, headers: { 'if-match': '"0"' } };
    },
  },
  'saving other options': {
    status: 200,
    again: 409,
    prepare: async () => {
      const { serial } = await fresh();
      const put: Call = {
        method: 'PUT',
        url: paths.unitOptions(serial),
        body: options,
        headers: { 'if-match': '"0"' },
      };
      await send(put);
      return { ...put, headers: { 'if-match': '"1"' } };
    },
  },
};

async function written() {
  const [orders, reservations, saved] = await Promise.all([
    database.db.selectFrom('orders').select(['id', 'assigned_serial']).orderBy('id').execute(),
    database.db.selectFrom('reservations').selectAll().orderBy('id').execute(),
    database.db.selectFrom('unit_options').selectAll().orderBy('serial').execute(),
  ]);
  return { orders, reservations, saved };
}

const faults: Fault[] = ['broken before', 'broken after', '40001', '40P01', '57014', '53100'];
const cases = Object.keys(calls)
  .flatMap((name) => faults.flatMap((fault) => [true, false].map((persistent) => ({ name, fault, persistent }))))
  .map((each, turn) => ({ ...each, turn }));
/** Each case fails a share of a call's statements; the other cases fail the rest. */
const PARTS = 3;

test.each(cases)('$name, while statements fail: $fault (on and on: $persistent)', async (each) => {
  const { name, fault, persistent, turn } = each;
  const { status, again, prepare } = calls[name]!;
  const undisturbed = await prepare();
  faulty.arm(Infinity, fault, persistent);
  expect((await send(undisturbed)).statusCode).toBe(status);
  const last = faulty.disarm();
  expect(last).toBeGreaterThan(1);
  const statements = Array.from({ length: last }, (_each, index) => index + 1);
  for (const k of shareOf(statements, turn, PARTS)) {
    const call = await prepare();
    const before = await written();
    faulty.arm(k, fault, persistent);
    const answer = await send(call);
    faulty.disarm();
    const after = await written();
    const isDone = JSON.stringify(after) !== JSON.stringify(before);
    const where = `statement ${k} of ${last}`;
    const failed = fault === '53100' ? 507 : 503;
    expect([where, [status, failed].includes(answer.statusCode) || answer.statusCode]).toEqual([where, true]);
    if (answer.statusCode === failed) {
      expect(answer.headers['retry-after']).toBe(failed === 503 ? '2' : undefined);
      expect(answer.body).not.toMatch(INSIDES);
      if (fault !== 'broken after') expect([where, isDone]).toEqual([where, false]);
    } else if (status !== 409) expect([where, isDone]).toEqual([where, true]);
    expect(await inconsistentReservations(database.db)).toEqual([]);
    expect([where, (await send(call)).statusCode]).toEqual([where, isDone ? again : status]);
  }
});

test.each(['40001', '40P01'] as const)('a reservation that lost once (%s) is tried again and made', async (fault) => {
  for (let k = 1; k <= 7; k += 1) {
    const { reserve } = await fresh();
    faulty.arm(k, fault, false);
    const { statusCode } = await send(reserve);
    faulty.disarm();
    expect([k, statusCode]).toEqual([k, 201]);
  }
});
