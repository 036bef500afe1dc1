import { sql, type Transaction, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema/schema';
import { sampleRowsIn, type SampleRow } from './sampleRows';
import { businessDay } from '../../../../domain/calendar/businessDay';
import { record } from '../../../db/audit';
import { ownsTables } from '../../../db/bulkIndexes';
import { lockImports } from '../locks';
import { COMMAND_LINE } from '../recordImport';
import { endSampleRates } from './loadSample';

type Reasons = ReadonlyMap<string, string>;

interface Retained {
  readonly orders: Reasons;
  readonly units: Reasons;
}

interface Touched {
  readonly key: string;
  readonly reason: string;
}

interface Link {
  readonly serial: string;
  readonly order: string;
  readonly isByPerson: boolean;
}

const CHANGED = 'was changed';
const RESERVED = 'a person reserved or released it';

async function touchedUnits(trx: Transaction<Database>, serials: readonly string[]): Promise<readonly Touched[]> {
  const { rows } = await sql<Touched>`
    select serial as key, 'has options' as reason from unit_options where serial = any(${serials})
    union all select serial, 'has photos or documents' from unit_files where serial = any(${serials})
    union all select serial, 'has estimates' from estimates where serial = any(${serials})
    union all select serial, 'was retired' from units where retired_at is not null and serial = any(${serials})`.execute(
    trx,
  );
  return rows;
}

const retiredOrders = async (trx: Transaction<Database>, codes: readonly string[]): Promise<readonly Touched[]> => {
  const retired = trx.selectFrom('orders').select('order_code').where('retired_at', 'is not', null);
  const rows = await retired.where('order_code', 'in', [...codes]).execute();
  return rows.map((row) => ({ key: row.order_code, reason: 'was retired' }));
};

async function links(trx: Transaction<Database>, serials: readonly string[], codes: readonly string[]) {
  const { rows } = await sql<Link>`
    select r.serial, o.order_code as order,
      (r.reserved_by is not null or r.released_by is not null) as "isByPerson"
    from reservations r join orders o on o.id = r.order_id
    where r.serial = any(${serials}) or o.order_code = any(${codes})
    union select e.serial, o.order_code, false from estimates e join orders o on o.id = e.order_id
    where e.serial = any(${serials}) or o.order_code = any(${codes})`.execute(trx);
  return rows;
}

/** Rows linked to a row that stays also stay. */
function keepLinked(all: readonly Link[], units: Map<string, string | null>, orders: Map<string, string | null>): void {
  const goes = (rows: ReadonlyMap<string, string | null>, key: string) => rows.get(key) === null;
  for (let isMore = true; isMore;) {
    isMore = false;
    for (const { serial, order } of all) {
      if (goes(units, serial) === goes(orders, order)) continue;
      isMore = true;
      if (goes(units, serial)) units.set(serial, `belongs to order ${order}`);
      else orders.set(order, `belongs to unit ${serial}`);
    }
  }
}

const given = (rows: ReadonlyMap<string, string | null>): Reasons =>
  new Map([...rows].flatMap(([key, reason]) => (reason === null ? [] : [[key, reason]])));

async function retainedRows(
  trx: Transaction<Database>,
  sample: { readonly orders: readonly SampleRow[]; readonly units: readonly SampleRow[] },
): Promise<Retained> {
  const first = (rows: readonly SampleRow[]) =>
    new Map(rows.map(({ key, isSame }): [string, string | null] => [key, isSame ? null : CHANGED]));
  const [units, orders] = [first(sample.units), first(sample.orders)];
  const [serials, codes] = [[...units.keys()], [...orders.keys()]];
  for (const { key, reason } of await touchedUnits(trx, serials)) units.set(key, reason);
  if (codes.length > 0) for (const { key, reason } of await retiredOrders(trx, codes)) orders.set(key, reason);
  const all = await links(trx, serials, codes);
  for (const { serial, order, isByPerson } of all) {
    if (isByPerson && units.has(serial)) units.set(serial, RESERVED);
    if (isByPerson && orders.has(order)) orders.set(order, RESERVED);
  }
  keepLinked(all, units, orders);
  return { units: given(units), orders: given(orders) };
}

export interface Removed {
  readonly orders: number;
  readonly units: number;
  readonly retained: Retained;
}

const holdPeople = (trx: Transaction<Database>) =>
  sql`lock table reservations, unit_options, unit_files, estimates, orders, units in share row exclusive mode`.execute(
    trx,
  );

const without = (rows: readonly SampleRow[], retained: ReadonlyMap<string, string>) =>
  rows.map(({ key }) => key).filter((key) => !retained.has(key));

const NOT_THE_OWNER =
  'The role of DATABASE_URL must not remove orders and units. Run `npm run sample -- remove` as the owner of the tables.';

async function remove(trx: Transaction<Database>): Promise<Removed> {
  if (!(await ownsTables(trx))) throw new Error(NOT_THE_OWNER);
  await lockImports(trx);
  await holdPeople(trx);
  const sample = await sampleRowsIn(trx);
  const retained = await retainedRows(trx, sample);
  const orders = without(sample.orders, retained.orders);
  const units = without(sample.units, retained.units);
  await sql`delete from orders where order_code = any(${orders})`.execute(trx);
  await sql`delete from units where serial = any(${units})`.execute(trx);
  await endSampleRates(trx, businessDay(new Date()));
  const removed = { orders: orders.length, units: units.length };
  if (orders.length + units.length > 0) await record(trx, { action: 'removeSample', by: COMMAND_LINE, new: removed });
  return { ...removed, retained };
}

/** Requires the tables' owner. Throws ImportInProgressError. */
export const removeSample = (db: Kysely<Database>): Promise<Removed> => db.transaction().execute(remove);
