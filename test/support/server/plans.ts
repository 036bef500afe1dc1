import type { Insertable } from 'kysely';
import { paths } from '../../../src/contract/paths';
import { planLineSchema, type Plan } from '../../../src/contract/plan/plan';
import type { OrdersTable } from '../../../src/server/db/schema/schema';
import { type TestApp, parseStrict } from './app';
import { type TestDatabase, insertRows, orderRow, unitRow } from './database';

export async function clearPlans({ db }: TestDatabase): Promise<void> {
  for (const table of ['plan_scenarios', 'reservations', 'orders', 'units'] as const)
    await db.deleteFrom(table).execute();
}

export async function insertOrder({ db }: TestDatabase, row: Partial<Insertable<OrdersTable>>): Promise<number> {
  const { id } = await db.insertInto('orders').values(orderRow(row)).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A unit for 16,800 dollars that fits an older order for 25,000 and a newer one for 30,000. */
export async function twoWantOne(database: TestDatabase) {
  await insertRows(database.db, { units: [unitRow({ serial: 'A' })] });
  const dates = { order_date: '2026-01-05', request_date: '2026-03-02' };
  const older = await insertOrder(database, { job_number: 'J-1', sale_price: 25_000, ...dates });
  const later = { order_date: '2026-02-05', request_date: '2026-03-16' };
  const newer = await insertOrder(database, { job_number: 'J-2', sale_price: 30_000, ...later });
  return { older, newer };
}

export async function settled({ liveUnits }: TestApp): Promise<void> {
  await liveUnits.apply('all');
}

async function linesOf(served: TestApp, body: object) {
  await settled(served);
  const { payload } = await served.call('POST', paths.plans, body);
  return payload
    .trim()
    .split('\n')
    .map((line) => parseStrict(planLineSchema, JSON.parse(line)));
}

/** Without penalties, unless the settings say otherwise. */
export async function planOf(served: TestApp, { settings = {}, ...body }: { settings?: object } = {}): Promise<Plan> {
  const free = { late_week: 0, hundred_miles: 0, ...settings };
  const last = (await linesOf(served, { ...body, settings: free })).at(-1);
  if (last === undefined || !('plan' in last)) throw new Error(JSON.stringify(last));
  return last.plan;
}
