import { sql, type Kysely, type RawBuilder } from 'kysely';
import { NOT_COVERED } from '../../../contract/orders/ordersBands';
import type { FreeUnits, OverviewGroup, UnservedGroup } from '../../db/readRows';
import { neededFields } from '../../../domain/units/incomplete';
import type { Database } from '../../db/schema/schema';
import { coverageKey, groupKeys, standingOrders, hasCoverage, type Viewpoint } from '../orders/ordersSelection';

/** Values of `grouping` per kind. */
const KINDS = {
  all: '',
  due: 'due_month',
  ages: 'age, unit_status',
  kva: 'kva, coverage',
  primary: 'primary_class, coverage',
  margins: 'margin',
} as const;
type OverviewKind = keyof typeof KINDS;

const COLUMNS = ['due_month', 'age', 'unit_status', 'kva', 'primary_class', 'margin', 'coverage'] as const;

export const createOverviewRepository = (db: Kysely<Database>) => ({
  groups: (today: string) => readGroups(db, today),
  unserved: (today: string, most: number) => readUnserved(db, today, most),
  freeUnits: () => readFreeUnits(db),
});
export type OverviewRepository = ReturnType<typeof createOverviewRepository>;

const viewOf = (today: string): Viewpoint => ({ today, caller: { subject: '', name: '', email: '' } });

const worth = sql`count(*) as orders,
  coalesce(sum(sale_price), 0)::float8 as value,
  count(*) filter (where coalesce(sale_price, 0) = 0) as without_price`;

function keyed(db: Kysely<Database>, today: string) {
  const keys = { ...groupKeys(viewOf(today)), coverage: coverageKey };
  const named = Object.entries<RawBuilder<string | null>>(keys).map(([name, key]) => key.as(name));
  return standingOrders(db, { unit_assignment: 'unassigned' }, viewOf(today)).select('sale_price').select(named);
}

async function readGroups(db: Kysely<Database>, today: string): Promise<OverviewGroup[]> {
  const sets = sql.raw(
    Object.values(KINDS)
      .map((columns) => `(${columns})`)
      .join(', '),
  );
  const columns = sql.raw(COLUMNS.join(', '));
  const { rows } = await sql<Omit<OverviewGroup, 'kind'> & { mask: number }>`
    select ${columns}, grouping(${columns}) as mask, ${worth} from (${keyed(db, today)}) keyed
    group by grouping sets (${sets})`.execute(db);
  return rows.map(({ mask, ...row }) => ({ ...row, kind: kindOf(mask) }));
}

/** A set bit means not grouped by; the first column is the highest. */
function kindOf(mask: number): OverviewKind {
  const columns = COLUMNS.filter((_, place) => (mask & (1 << (COLUMNS.length - 1 - place))) === 0).join(', ');
  const kind = kinds.find((each) => KINDS[each] === columns);
  if (kind === undefined) throw new Error(`No kind of group has the columns ${columns}.`);
  return kind;
}

const kinds = ['all', 'due', 'ages', 'kva', 'primary', 'margins'] as const satisfies readonly OverviewKind[];

async function readUnserved(db: Kysely<Database>, today: string, most: number): Promise<UnservedGroup[]> {
  const keys = sql.raw('kva, primary_class, secondary_volts, phase');
  const { rows } = await sql<UnservedGroup>`
    select ${keys}, ${worth}, count(*) over () as groups
    from (${keyed(db, today).where(hasCoverage(NOT_COVERED))}) keyed
    group by ${keys} order by value desc, orders desc, ${keys} limit ${most}`.execute(db);
  return rows;
}

async function readFreeUnits(db: Kysely<Database>): Promise<FreeUnits[]> {
  const { rows } = await sql<FreeUnits>`
    select trim_scale(kva_rating)::text as kva, count(*) as units from units
    where retired_at is null and num_nulls(${sql.join(neededFields.map((name) => sql.ref(name)))}) = 0
      and not exists (select from orders where assigned_serial = units.serial)
    group by kva_rating`.execute(db);
  return rows;
}
