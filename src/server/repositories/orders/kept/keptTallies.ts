import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { OrdersExportQuery } from '../../../../contract/order/ordersQuery';
import type { Database } from '../../../db/schema';
import type { standingOrders } from '../ordersSelection';
import { changedSince, isKnown, isTooLongAgo, lostSince, thisMoment, type Moment, type Since } from './moments';
import type { OrdersState } from './ordersState';
import { createRecent } from './recent';
import { createUnderWay } from './underWay';

/** Orders, counted by conditions. */
export interface Tally {
  /** By which it is found again: another text wherever it could count otherwise. */
  readonly key: string;
  /** Only where it has to be counted. */
  readonly asked: () => Asked;
  /** Whether any of it depends on how orders were judged. */
  readonly readsMatches: boolean;
}

interface Asked {
  readonly orders: ReturnType<typeof standingOrders>;
  readonly conditions: readonly RawBuilder<boolean>[];
}

/** How many orders fulfill each condition, exactly, at this moment. */
export type CountTally = (tally: Tally) => Promise<Counted>;

export interface Counted {
  readonly moment: Moment;
  readonly counts: readonly number[];
  /** The same as long as no order at all has changed. */
  readonly generation: number;
}

const MOST_TALLIES = 500;
const JUDGED: readonly (keyof OrdersExportQuery)[] = ['coverage', 'primary_class', 'secondary_volts', 'margin'];

export const readsMatches = (query: OrdersExportQuery): boolean => JUDGED.some((name) => query[name] !== undefined);

interface Kept extends Counted {
  /** Of the orders when the count began. */
  readonly state: number | null;
}

/**
 * Counts all orders the first time, and then adds what came and takes off what went since, in one small question: the figures
 * are as exact as if all were counted again. While the orders' state is the same, the count is too.
 */
export function createKeptTallies(db: Kysely<Database>, stateNow: OrdersState): CountTally {
  const kept = createRecent<Kept>(MOST_TALLIES);
  const counting = new Map<string, Promise<Counted>>();
  const underWay = createUnderWay<Counted>();

  const countAll = (tally: Tally): Promise<Counted> => {
    const asked = readAll(db, tally).finally(() => counting.delete(tally.key));
    counting.set(tally.key, asked);
    return asked;
  };
  /** Who asks while somebody counts may have written something that this count does not show. */
  const bringUpToDate = async (tally: Tally, state: number | null): Promise<Counted> => {
    const counted = counting.get(tally.key);
    const then = kept.get(tally.key) ?? (counted && (await counted.catch(() => undefined)));
    const now = (then && (await readSince(db, tally, then))) ?? (await countAll(tally));
    if (!now.moment.isStandby) kept.set(tally.key, { ...now, state });
    return now;
  };
  return async (tally) => {
    const state = await stateNow();
    if (state === null) return bringUpToDate(tally, null);
    const known = kept.get(tally.key);
    return known?.state === state ? known : underWay(`${state} ${tally.key}`, () => bringUpToDate(tally, state));
  };
}

/** Never given twice: two who count at once may see different changes. */
let generations = 0;

const momentOf = ({ snapshot, source, isStandby }: Moment): Moment => ({ snapshot, source, isStandby });

async function readAll(db: Kysely<Database>, { asked }: Tally): Promise<Counted> {
  const { orders, conditions } = asked();
  const counts = conditions.map((condition) => sql`count(*) filter (where ${condition})`);
  const counted = orders.select(sql<number[]>`array[${sql.join(counts)}]`.as('counts'));
  const { rows } = await sql<Pick<Counted, 'counts'> & Moment>`
    select ${thisMoment}, to_json(counted.counts) as counts from (${counted}) counted, change_feed f`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The table change_feed has no row: restore the database from a backup.');
  return { moment: momentOf(row), counts: row.counts, generation: (generations += 1) };
}

/** Null where nobody can tell what changed since. */
async function readSince(db: Kysely<Database>, tally: Tally, before: Counted): Promise<Counted | null> {
  const { moment, counts } = before;
  const { orders, conditions } = tally.asked();
  const sums = conditions.map((condition) => sql`coalesce(sum(orders.sign) filter (where ${condition}), 0)::bigint`);
  const counted = orders.select(sql<number[]>`array[${sql.join(sums)}]`.as('counts'));
  const { rows } = await sql<Pick<Counted, 'counts'> & Since>`${changedSince(moment)}
    select ${thisMoment}, ${isTooLongAgo(moment)} as "isGone", ${lostSince}, to_json(counted.counts) as counts
    from (${counted}) counted, change_feed f`.execute(db);
  const [row] = rows;
  if (row === undefined || !isKnown(moment, row, tally.readsMatches)) return null;
  return {
    moment: momentOf(row),
    counts: counts.map((count, nth) => count + (row.counts[nth] ?? 0)),
    generation: row.isSame ? before.generation : (generations += 1),
  };
}
