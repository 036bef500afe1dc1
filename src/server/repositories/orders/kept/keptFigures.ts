import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/schema';
import { changedSince, isKnown, isTooLongAgo, lostSince, thisMoment, type Moment, type Since } from './moments';
import type { OrdersState } from './ordersState';
import { createRecent } from './recent';
import { createUnderWay } from './underWay';

/** How many orders fulfill a condition, or by how many more than before. */
export type CountOf = (condition: RawBuilder<boolean>) => RawBuilder<number>;

/** What is to be known of orders. */
export interface Question<Read> {
  /** By which the answer is found again: another text wherever it could be another. */
  readonly key: string;
  /** A query for one row, whose column `figures` says it as JSON. */
  readonly query: (count: CountOf) => RawBuilder<{ figures: Read }>;
  /** Whether any of it depends on how orders were judged. */
  readonly readsMatches: boolean;
}

export interface Known<Figures> {
  readonly moment: Moment;
  readonly figures: Figures;
  /** The same as long as no order at all has changed. */
  readonly generation: number;
}

/** How figures are made of what was read. */
export interface Figuring<Read, Figures> {
  /** So many answers are kept, or such that weigh so much in all. */
  readonly most: number;
  readonly weigh?: (figures: Figures) => number;
  readonly of: (read: Read) => Figures;
  /** The same with what changed; what was is left as it is. */
  readonly add: (then: Figures, change: Read) => Figures;
}

interface Kept<Figures> extends Known<Figures> {
  /** Of the orders when the answer was read. */
  readonly state: number | null;
}

/** Figures of orders, exact at this moment. */
export type AskFigures<Read, Figures> = (question: Question<Read>) => Promise<Known<Figures>>;

/**
 * Reads all orders the first time, and then adds what came and takes off what went since, in one small question: the figures
 * are as exact as if all were read again. While the orders' state is the same, the figures are too.
 */
export function createKeptFigures<Read, Figures>(
  db: Kysely<Database>,
  stateNow: OrdersState,
  figuring: Figuring<Read, Figures>,
): AskFigures<Read, Figures> {
  const weigh = figuring.weigh ?? (() => 1);
  const kept = createRecent<Kept<Figures>>(figuring.most, ({ figures }) => weigh(figures));
  const reading = new Map<string, Promise<Known<Figures>>>();
  const underWay = createUnderWay<Known<Figures>>();

  const readAnew = (question: Question<Read>): Promise<Known<Figures>> => {
    const asked = readAll(db, question, figuring).finally(() => reading.delete(question.key));
    reading.set(question.key, asked);
    return asked;
  };
  /** Who asks while somebody reads may have written something that the answer does not show. */
  const bringUpToDate = async (question: Question<Read>, state: number | null): Promise<Known<Figures>> => {
    const asked = reading.get(question.key);
    const then = kept.get(question.key) ?? (asked && (await asked.catch(() => undefined)));
    const now = (then && (await readSince(db, question, figuring, then))) ?? (await readAnew(question));
    if (!now.moment.isStandby) kept.set(question.key, { ...now, state });
    return now;
  };
  return async (question) => {
    const state = await stateNow();
    if (state === null) return bringUpToDate(question, null);
    const known = kept.get(question.key);
    return known?.state === state ? known : underWay(`${state} ${question.key}`, () => bringUpToDate(question, state));
  };
}

/** Never given twice: two who read at once may see different changes. */
let generations = 0;

const momentOf = ({ snapshot, source, isStandby }: Moment): Moment => ({ snapshot, source, isStandby });

const countAll: CountOf = (condition) => sql`count(*) filter (where ${condition})`;
const countChange: CountOf = (condition) => sql`coalesce(sum(orders.sign) filter (where ${condition}), 0)::bigint`;

async function readAll<Read, Figures>(
  db: Kysely<Database>,
  { query }: Question<Read>,
  { of }: Figuring<Read, Figures>,
): Promise<Known<Figures>> {
  const { rows } = await sql<{ figures: Read } & Moment>`
    select ${thisMoment}, answer.figures from (${query(countAll)}) answer, change_feed f`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The table change_feed has no row: restore the database from a backup.');
  return { moment: momentOf(row), figures: of(row.figures), generation: (generations += 1) };
}

/** Null where nobody can tell what changed since. */
async function readSince<Read, Figures>(
  db: Kysely<Database>,
  { query, readsMatches }: Question<Read>,
  { add }: Figuring<Read, Figures>,
  { moment, figures, generation }: Known<Figures>,
): Promise<Known<Figures> | null> {
  const { rows } = await sql<{ figures: Read } & Since>`${changedSince(moment)}
    select ${thisMoment}, ${isTooLongAgo(moment)} as "isGone", ${lostSince}, answer.figures
    from (${query(countChange)}) answer, change_feed f`.execute(db);
  const [row] = rows;
  if (row === undefined || !isKnown(moment, row, readsMatches)) return null;
  if (row.isSame) return { moment: momentOf(row), figures, generation };
  return { moment: momentOf(row), figures: add(figures, row.figures), generation: (generations += 1) };
}
