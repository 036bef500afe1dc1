import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { askTogether } from '../../askTogether';
import { isAfter, isTooLongAgo, thisMoment, type Moment } from './moments';

/** A number that is the same for as long as no order and no judgement changes; null where nobody can tell. */
export type OrdersState = () => Promise<number | null>;

interface Known {
  readonly moment: Moment;
  readonly state: number;
}

/**
 * The state at a moment after it was asked for. Whatever is read of orders after a state was told, and before it is told again,
 * is as they are then: nothing changed from the one question to the other.
 */
export function createOrdersState(db: Kysely<Database>): OrdersState {
  let last: Known | null = null;
  let states = 0;

  return askTogether(async () => {
    const before = last;
    const { isSame, ...moment } = await readMoment(db, before?.moment ?? null);
    if (moment.isStandby) return null;
    const isKnown = isSame && before?.moment.source === moment.source;
    const now = { moment, state: isKnown ? before.state : (states += 1) };
    // Of two questions under way, the one that ends first is built upon.
    if (last === before) last = now;
    return now.state;
  });
}

async function readMoment(db: Kysely<Database>, then: Moment | null): Promise<Moment & { readonly isSame: boolean }> {
  const isSame =
    then === null
      ? sql`false`
      : sql`not ${isTooLongAgo(then)} and not exists (select from order_versions where ${isAfter(then)})`;
  const { rows } = await sql<Moment & { isSame: boolean }>`
    select ${thisMoment}, ${isSame} as "isSame" from change_feed f`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The table change_feed has no row: restore the database from a backup.');
  return row;
}
