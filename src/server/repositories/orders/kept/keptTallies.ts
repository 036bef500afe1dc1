import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { OrdersExportQuery } from '../../../../contract/order/ordersQuery';
import type { Database } from '../../../db/schema';
import type { standingOrders } from '../ordersSelection';
import { createKeptFigures, type CountOf, type Known } from './keptFigures';
import { createFindNames, figuringNames, type NamedCounts, type NameTexts } from './keptNames';
import type { OrdersState } from './ordersState';

/** Orders, counted by conditions. */
export interface Tally {
  /** By which it is found again: another text wherever it could count otherwise. */
  readonly key: string;
  /** Only where it has to be counted. */
  readonly asked: () => Asked;
  /** Whether any of it depends on how orders were judged. */
  readonly readsMatches: boolean;
}

/** The same tally without regard to names, and the names that count. */
export interface NamedTally extends Tally {
  readonly texts: NameTexts;
}

interface Asked {
  readonly orders: ReturnType<typeof standingOrders>;
  readonly conditions: readonly RawBuilder<boolean>[];
}

export type Counted = Known<readonly number[]>;

/** How many orders fulfill each condition, exactly, at this moment. */
export interface Tallies {
  readonly count: (tally: Tally) => Promise<Counted>;
  /** Reads orders once for all texts; null where they have too many names for that. */
  readonly countByNames: (tally: NamedTally) => Promise<Counted | null>;
}

const MOST_TALLIES = 500;
const JUDGED: readonly (keyof OrdersExportQuery)[] = ['coverage', 'primary_class', 'secondary_volts', 'margin'];

export const readsMatches = (query: OrdersExportQuery): boolean => JUDGED.some((name) => query[name] !== undefined);

/** Sums count by count; of nothing, nothing. */
function sumOf(all: readonly (readonly number[])[]): readonly number[] {
  const sums = all[0]?.map(() => 0) ?? [];
  for (const counts of all) counts.forEach((count, nth) => (sums[nth] = (sums[nth] ?? 0) + count));
  return sums;
}

const MOST_NAMES = 50_000;

export interface TalliesOptions {
  /** With more pairs of customer and salesperson, orders are counted for each text anew; 0 where nothing can be kept. */
  readonly mostNames?: number | undefined;
}

export function createKeptTallies(
  db: Kysely<Database>,
  stateNow: OrdersState,
  { mostNames = MOST_NAMES }: TalliesOptions = {},
): Tallies {
  const askCounts = createKeptFigures<readonly number[], readonly number[]>(db, stateNow, {
    most: MOST_TALLIES,
    of: (read) => read,
    add: (then, change) => sumOf([then, change]),
  });
  const askByNames = createKeptFigures(db, stateNow, figuringNames);
  const findNames = createFindNames(db);
  return {
    count: ({ key, asked, readsMatches }) => askCounts({ key, readsMatches, query: (of) => countsQuery(asked(), of) }),
    countByNames: async ({ key, asked, readsMatches, texts }) => {
      if (mostNames === 0) return null;
      const known = await askByNames({ key, readsMatches, query: (of) => countsByNames(asked(), of, mostNames) });
      if (known.figures === null) return null;
      const { names, counts } = known.figures;
      const places = await findNames(names, texts);
      return { ...known, figures: sumOf(places.map((place) => counts[place] ?? [])) };
    },
  };
}

const arrayOf = (conditions: Asked['conditions'], count: CountOf) =>
  sql<number[]>`array[${sql.join(conditions.map(count))}]`;

const countsQuery = ({ orders, conditions }: Asked, count: CountOf) =>
  sql<{ figures: number[] }>`${orders.select(sql`to_json(${arrayOf(conditions, count)})`.as('figures'))}`;

function countsByNames({ orders, conditions }: Asked, count: CountOf, mostNames: number) {
  const named = orders
    .select(['customer_name', 'sales_rep', arrayOf(conditions, count).as('counts')])
    .groupBy(['customer_name', 'sales_rep'])
    .limit(mostNames + 1);
  return sql<{ figures: NamedCounts[] | null }>`
    select case when count(*) <= ${sql.lit(mostNames)}
      then coalesce(json_agg(json_build_array(customer_name, sales_rep, counts)), '[]') end as figures from (${named}) named`;
}
