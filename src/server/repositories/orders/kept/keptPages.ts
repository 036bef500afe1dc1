import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { fittingOrders, ListSort } from '../ordersSelection';
import { changedSince, isKnown, isTooLongAgo, lostSince, thisMoment, type Moment, type Since } from './moments';
import { markBefore, movedMarks, type Mark, type Move } from './pageMarks';
import { createRecent } from './recent';

/** Orders that fit, in the order of a list. */
export interface SortedOrders {
  /** By which its marks are found again: another text wherever they could be others. */
  readonly key: string;
  readonly orders: ReturnType<typeof fittingOrders>;
  readonly sort: ListSort;
  readonly readsMatches: boolean;
}

/** The ids of so many orders of a list, from so many on. */
export type ReadIds = (sorted: SortedOrders, from: number, count: number) => Promise<number[]>;

interface Marked {
  readonly moment: Moment;
  readonly marks: readonly Mark[];
}

export interface KeptPagesOptions {
  /** Orders from one mark to the next. */
  readonly step?: number;
}

const STEP = 250;
const MOST_LISTS = 20;
/** With more in between, the list is marked anew. */
const MOST_STEPS_BETWEEN = 8;
const MOST_MOVES = 2_000;

/**
 * Reads pages deep inside a list from the nearest mark. The first one marks every so many orders of the list; what came and
 * went since moves the marks, so that each page is that of the list as it is.
 */
export function createKeptPages(db: Kysely<Database>, { step = STEP }: KeptPagesOptions = {}): ReadIds {
  const kept = createRecent<Marked>(MOST_LISTS);
  const marking = new Map<string, Promise<Marked>>();

  const markAll = (sorted: SortedOrders): Promise<Marked> => {
    const asked = readMarks(db, sorted, step).finally(() => marking.delete(sorted.key));
    marking.set(sorted.key, asked);
    return asked;
  };
  const marksNow = async (sorted: SortedOrders, isFar: (marks: readonly Mark[]) => boolean): Promise<Marked> => {
    const then = kept.get(sorted.key) ?? (await marking.get(sorted.key)?.catch(() => undefined));
    const now = then && (await moveMarks(db, sorted, then));
    const marked = now && !isFar(now.marks) ? now : await markAll(sorted);
    if (!marked.moment.isStandby) kept.set(sorted.key, marked);
    return marked;
  };
  return async (sorted, from, count) => {
    const skipped = (marks: readonly Mark[]) => from - (markBefore(marks, from)?.offset ?? 0);
    const { marks } = await marksNow(sorted, (found) => skipped(found) > step * MOST_STEPS_BETWEEN);
    const { rows } = await idsFrom(sorted, markBefore(marks, from), skipped(marks), count).execute(db);
    return rows.map(({ id }) => id);
  };
}

type Triple = readonly [number, number | null, number];

const momentOf = ({ snapshot, source, isStandby }: Moment): Moment => ({ snapshot, source, isStandby });

async function readMarks(db: Kysely<Database>, { orders, sort }: SortedOrders, step: number): Promise<Marked> {
  const places = orders.select([
    sql<number>`row_number() over (order by ${sort.columns}) - 1`.as('place'),
    sort.key.as('key'),
    'orders.id',
  ]);
  const { rows } = await sql<Moment & { marks: Triple[] | null }>`
    select ${thisMoment}, (select json_agg(json_build_array(place, key, id) order by place)
      from (${places}) listed where place % ${step}::integer = 0) as marks
    from change_feed f`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The table change_feed has no row: restore the database from a backup.');
  const marks = (row.marks ?? []).map(([offset, key, id]) => ({ offset, key, id }));
  return { moment: momentOf(row), marks };
}

/** Null where nobody can tell what came and went. */
async function moveMarks(
  db: Kysely<Database>,
  { orders, sort, readsMatches }: SortedOrders,
  { moment, marks }: Marked,
): Promise<Marked | null> {
  const moved = orders
    .select([sql<number>`orders.sign`.as('sign'), sort.key.as('key'), sql<number>`orders.real_id`.as('id')])
    .limit(MOST_MOVES + 1);
  const { rows } = await sql<Since & { moves: Triple[] | null }>`${changedSince(moment)}
    select ${thisMoment}, ${isTooLongAgo(moment)} as "isGone", ${lostSince},
      (select json_agg(json_build_array(sign, key, id)) from (${moved}) moved) as moves
    from change_feed f`.execute(db);
  const [row] = rows;
  const moves = (row?.moves ?? []).map(([sign, key, id]): Move => ({ sign, key, id }));
  if (row === undefined || moves.length > MOST_MOVES || !isKnown(moment, row, readsMatches)) return null;
  return { moment: momentOf(row), marks: movedMarks(marks, moves, sort.isDescending) };
}

/**
 * The ids from a mark on. What follows it is read in up to three ranges of the index that the list is sorted by: the rest of
 * the mark's key, the keys after it, and the orders without one.
 */
export function idsFrom({ orders, sort }: SortedOrders, mark: Mark | undefined, skipped: number, count: number) {
  const ranges = mark === undefined ? [sql<boolean>`true`] : sort.rangesFrom(mark);
  const parts = ranges.map((range, nth) => {
    const part = orders
      .where(range)
      .orderBy(sort.columns)
      .limit(skipped + count);
    return sql`(${part.select(['orders.id', sort.key.as('key'), sql<number>`${sql.lit(nth)}`.as('part')])})`;
  });
  const direction = sql.raw(sort.isDescending ? 'desc' : 'asc');
  return sql<{ id: number }>`select id from (${sql.join(parts, sql` union all `)}) listed
    order by part, key ${direction} nulls last, id limit ${count} offset ${skipped}`;
}
