import {
  estimateSchema,
  orderEstimatesSchema,
  type StoredEstimate,
} from '../../../../src/contract/estimates/estimates';
import type { EstimateState, EstimateStep } from '../../../../src/contract/estimates/states';
import { problemSchema } from '../../../../src/contract/problem';
import { paths } from '../../../../src/contract/paths';
import { roles } from '../../../../src/domain/access/access';
import { createTestApp, type TestApp, parseStrict } from '../../../support/server/app';
import { createTestDatabase, type TestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const START = '2026-11-01T19:00:00Z';

const options = {
  ...{ fr3Enabled: false, fr3EstimatedGallons: '', turnPull: false, turnPullDetails: '' },
  ...{ reTank: false, reTankCost: '', feedConversion: false, replacementCabinet: false, additionalCabinetCost: '' },
};
export const inputs = { options, price: null, notes: '' };

export interface Job {
  readonly orderId: number;
  readonly serial: string;
  readonly id: string;
}

const PROMISES: readonly EstimateState[] = ['proposed', 'approved', 'quoted', 'won'];

/** A server where each role, and a second administrator, "boss", work on estimates. */
export function estimateJobs(env: Readonly<Record<string, string>> = {}) {
  let database: TestDatabase;
  let served: TestApp;
  let now = new Date(START);
  const tokens = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    database = await createTestDatabase();
    served = await createTestApp(database, { now: () => now, env: { ACCESS: 'roles', ...env } });
    const people = [...roles.map((role) => [role, role]), ['boss', 'administrator']] as const;
    for (const [subject, role] of people) {
      const token = await served.signIn.token(subject, { name: subject, roles: [role] });
      tokens.set(subject, { authorization: `Bearer ${token}` });
    }
  });
  afterAll(async () => {
    await served.close();
    await database.close();
  });

  let next = 1;
  /** An estimate of a new unit and order, not proposed yet. */
  async function job(of: object = inputs, order = {}): Promise<Job> {
    const serial = `E${next++}`;
    const [orderId = 0] = await insertRows(database.db, {
      units: [unitRow({ serial })],
      orders: [orderRow({ sale_price: 41_250, request_date: '2027-02-15', ...order })],
    });
    const body = { name: 'Variant A', unitSerial: serial, inputs: of };
    const response = await served.call('POST', paths.orderEstimates(String(orderId)), body, tokens.get('sales'));
    return { orderId, serial, id: String(parseStrict(estimateSchema, response.json()).id) };
  }

  const take = async (
    id: string,
    step: EstimateStep,
    by = 'boss',
    more: { reason?: string; version?: number } = {},
  ) => {
    const { version = 1, ...body } = more;
    const headers = { ...tokens.get(by), 'if-match': `"${version}"` };
    return served.call('POST', paths.estimateSteps(id), { step, ...body }, headers);
  };
  const taken = async (...args: Parameters<typeof take>): Promise<StoredEstimate> => {
    const response = await take(...args);
    expect([args[1], response.statusCode, response.json()]).toMatchObject([args[1], 200, {}]);
    return parseStrict(estimateSchema, response.json());
  };
  const refused = async (...args: Parameters<typeof take>) => {
    const response = await take(...args);
    return [response.statusCode, parseStrict(problemSchema, response.json()).detail] as const;
  };
  const read = async ({ orderId, id }: Job): Promise<StoredEstimate> => {
    const all = await served.call('GET', paths.orderEstimates(String(orderId)), undefined, tokens.get('sales'));
    return parseStrict(orderEstimatesSchema, all.json()).results.find((each) => each.id === id)!;
  };
  const stored = ({ id }: Job) =>
    database.db.selectFrom('estimates').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();
  const liveReservation = ({ serial }: Job) =>
    database.db
      .selectFrom('reservations')
      .selectAll()
      .where('serial', '=', serial)
      .where('released_at', 'is', null)
      .executeTakeFirst();
  /** Puts an estimate into a state as if 'sales' had proposed it. */
  async function put({ id, serial, orderId }: Job, state: EstimateState) {
    const { db } = database;
    const { grounds } = await db
      .selectFrom('estimate_versions')
      .select('grounds')
      .where('estimate_id', '=', Number(id))
      .executeTakeFirstOrThrow();
    const set = { state, held_grounds: PROMISES.includes(state) ? grounds : null, proposed_by_subject: 'sales' };
    await db.updateTable('estimates').set(set).where('id', '=', Number(id)).execute();
    await db.updateTable('orders').set({ assigned_serial: null }).where('id', '=', orderId).execute();
    await db.deleteFrom('reservations').where('serial', '=', serial).execute();
    if (state !== 'won') return;
    const reserved = { serial, order_id: orderId, reserved_by: 'sales', reserved_by_subject: 'sales' };
    const rest = { estimate_id: Number(id), released_by: null, reason: null };
    await db
      .insertInto('reservations')
      .values({ ...reserved, ...rest })
      .execute();
    await db.updateTable('orders').set({ assigned_serial: serial }).where('id', '=', orderId).execute();
  }
  return {
    get db() {
      return database.db;
    },
    get served() {
      return served;
    },
    /** Sets the server's clock, ISO 8601. */
    setToday: (moment: string) => {
      now = new Date(moment);
    },
    ...{ tokens, job, take, taken, refused, read, stored, liveReservation, put },
  };
}
