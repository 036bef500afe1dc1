import {
  estimateSchema,
  orderEstimatesSchema,
  type StoredEstimate,
} from '../../../../src/contract/estimates/estimates';
import type { EstimateState, EstimateStep } from '../../../../src/contract/estimates/states';
import { problemSchema } from '../../../../src/contract/problem';
import { paths } from '../../../../src/contract/paths';
import { DEFAULT_RATES, type Rates } from '../../../../src/domain/rates/rates';
import { createRatesRepository } from '../../../../src/server/features/rates/repository';
import { principal } from '../../../support/server/principals';
import { roles } from '../../../../src/domain/access/access';
import { parseStrict, useTestApp } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

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

interface More {
  readonly reason?: string;
  readonly version?: number;
}

const PROMISES: readonly EstimateState[] = ['proposed', 'approved', 'quoted', 'won'];

/** A server where each role, and a second administrator, "boss", work on estimates. */
export function estimateJobs(env: Readonly<Record<string, string>> = {}) {
  const database = useTestDatabase();
  let now = new Date(START);
  const served = useTestApp(database, { now: () => now, env: { ACCESS: 'roles', ...env } });
  const tokens = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    for (const [subject, role] of [...roles.map((role) => [role, role]), ['boss', 'administrator']] as const) {
      const token = await served.signIn.token(subject, { name: subject, roles: [role] });
      tokens.set(subject, { authorization: `Bearer ${token}` });
    }
  });
  const call = (by: string, method: 'DELETE' | 'GET' | 'POST' | 'PUT', url: string, body?: object, headers = {}) =>
    served.call(method, url, body, { ...tokens.get(by), ...headers });
  const save = (id: string, body: object, by = 'sales', version = 1) =>
    call(by, 'PUT', paths.estimate(id), body, { 'if-match': `"${version}"` });

  /** Enters the company, without which nothing is quoted as a PDF. */
  const useCompany = (): void => {
    beforeAll(async () => {
      const company = { name: 'Copper State Transformers', address: 'Phoenix, AZ' };
      const values = { company, terms: '', validityDays: 30, paper: 'letter' };
      const body = { reason: 'First', values };
      const answer = await call('boss', 'PUT', paths.quotationSettings, body, { 'if-match': '"0"' });
      expect(answer.statusCode).toBe(200);
    });
  };
  async function saveRates(values: Partial<Rates>): Promise<void> {
    const rates = createRatesRepository(database.db);
    const all = { ...DEFAULT_RATES, ...values, distances: [...DEFAULT_RATES.distances] };
    const by = principal({ name: 'Boss', subject: 'boss' });
    await rates.save({ holdsFrom: '2026-11-01', reason: 'Steel', values: all }, await rates.version(), by);
  }

  let next = 1;
  async function job(of: object = inputs, order = {}): Promise<Job> {
    const serial = `E${next++}`;
    const [orderId = 0] = await insertRows(database.db, {
      units: [unitRow({ serial })],
      orders: [orderRow({ sale_price: 41_250, request_date: '2027-02-15', ...order })],
    });
    const body = { name: 'Variant A', unitSerial: serial, inputs: of };
    const response = await call('sales', 'POST', paths.orderEstimates(String(orderId)), body);
    return { orderId, serial, id: String(parseStrict(estimateSchema, response.json()).id) };
  }

  const take = (id: string, step: EstimateStep, by = 'boss', { version = 1, ...more }: More = {}) =>
    call(by, 'POST', paths.estimateSteps(id), { step, ...more }, { 'if-match': `"${version}"` });
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
    return (
      await served.read(orderEstimatesSchema, paths.orderEstimates(String(orderId)), tokens.get('sales'))
    ).results.find((each) => each.id === id)!;
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
    /** Sets the server's clock, ISO 8601. */
    setToday: (moment: string) => {
      now = new Date(moment);
    },
    ...{ served, tokens, call, save, useCompany, saveRates },
    ...{ job, take, taken, refused, read, stored, liveReservation, put },
  };
}
