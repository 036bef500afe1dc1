import { sql, type RawBuilder, type Transaction } from 'kysely';
import { daysAfter, SAMPLE_DAY, sampleOrders } from '../../../../sample/orders';
import { sampleUnits } from '../../../../sample/units';
import type { Database } from '../../../db/schema/schema';
import type { FileKind } from '../columns/columns';
import type { Value } from '../columns/formats';
import { orderFile } from '../columns/orderColumns';
import { unitFile } from '../columns/unitColumns';
import { DAY_MS } from '../../../../domain/calendar/businessDay';

export interface SampleRow {
  readonly key: string;
  readonly isSame: boolean;
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

/** Dates of the sample shift with the day it was loaded. */
async function dayOfSample(trx: Transaction<Database>): Promise<string> {
  const sample = new Map(sampleOrders().map((order) => [order.order_code, order.order_date]));
  const rows = await trx
    .selectFrom('orders')
    .select(['order_code', 'order_date'])
    .where('order_code', 'in', [...sample.keys()])
    .execute();
  const shifts = rows.flatMap(({ order_code: code, order_date: date }) => {
    const before = sample.get(code);
    return date === null || before === undefined ? [] : [daysBetween(before, date)];
  });
  return daysAfter(SAMPLE_DAY, mostFrequent(shifts));
}

function stored({ columns }: FileKind, row: object): Record<string, Value> {
  const cells = new Map(Object.entries<Value>({ ...row }));
  const stored = columns.filter(({ isAttached }) => !isAttached);
  return Object.fromEntries(stored.map(({ name, whenEmpty }) => [name, cells.get(name) ?? whenEmpty]));
}

const allOf = (table: string, columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));

async function compared(trx: Transaction<Database>, kind: FileKind, rows: readonly object[]) {
  const names = kind.columns.filter(({ isAttached }) => !isAttached).map(({ name }) => name);
  const sample = JSON.stringify(rows.map((row) => stored(kind, row)));
  const found = await sql<SampleRow>`
    select ${sql.ref(`own.${kind.key}`)} as key,
      (${allOf('own', names)}) is not distinct from (${allOf('sample', names)}) as "isSame"
    from jsonb_populate_recordset(null::${sql.table(kind.table)}, ${sample}::jsonb) as sample
    join ${sql.table(kind.table)} as own on ${sql.ref(`own.${kind.key}`)} = ${sql.ref(`sample.${kind.key}`)}
    order by 1`.execute(trx);
  return found.rows;
}

export async function sampleRowsIn(trx: Transaction<Database>) {
  const day = await dayOfSample(trx);
  return {
    orders: await compared(trx, orderFile, sampleOrders(day)),
    units: await compared(trx, unitFile, sampleUnits()),
  };
}
