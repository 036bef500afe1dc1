import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { AppliedChange, UnitSearch } from './liveUnits';
import { covered } from '../../../contract/orders/ordersBands';
import { coverageOf } from '../../../domain/matching/ranking/judging';
import type { Ranked } from '../../../domain/matching/ranking/scoreUnit';
import { type MatchRequirement, unstatedFields } from '../../../domain/matching/reading/requirement';
import { highestVolts, voltageClassOf } from '../../../domain/matching/reading/voltage';
import type { Judgement, OpenOrder, OrderMatchesRepository } from './orderMatches';
import { requirementOfOrder } from './requirementOfOrder';

export interface WorkList {
  /** The orders whose best or next unit is one of these. */
  readonly serials: Set<string>;
  /** These orders. */
  readonly orders: Set<number>;
  /** Unjudged open orders after this one; null if all are judged. */
  unjudgedAfter: number | null;
  /** All open orders after this one; null if no order can have a better unit. */
  allAfter: number | null;
  /** Then all open orders again. */
  isOutdated: boolean;
  /** The first pass over all orders, which includes unjudged ones. */
  isFilling: boolean;
}

export const everything = (): WorkList => ({
  serials: new Set(),
  orders: new Set(),
  unjudgedAfter: null,
  allAfter: 0,
  isOutdated: false,
  isFilling: true,
});

export function addUnits(work: WorkList, { serials }: AppliedChange): void {
  for (const serial of serials) work.serials.add(serial);
}

/** Removes and returns up to `most` items. */
export function takeFrom<T>(set: Set<T>, most: number): T[] {
  const taken = [...set].slice(0, most);
  for (const each of taken) set.delete(each);
  return taken;
}

const PLACES = 2;

/** Ranks as the recommendations do. No best unit if the order cannot be judged. */
export async function judgeOrder({ row, version }: OpenOrder, search: UnitSearch['search']): Promise<Judgement> {
  const requirement = requirementOfOrder(row);
  const isJudgeable = unstatedFields(requirement).length === 0;
  const [best, next] = isJudgeable ? (await search(requirement, PLACES)).filter(({ score }) => score.canServe) : [];
  const match = {
    order_id: row.id,
    coverage: coverageOf(requirement, best?.score.fitClass),
    ...bestOf(best),
    ...nextOf(next !== undefined && isCovering(requirement, next) ? next : undefined),
  };
  return { version, match: { ...match, ...classesOf(requirement) } };
}

const isCovering = (requirement: MatchRequirement, { score }: Ranked): boolean =>
  covered.some((coverage) => coverage === coverageOf(requirement, score.fitClass));

const bestOf = (best: Ranked | undefined) => ({
  best_serial: best?.candidate.serial ?? null,
  best_score: best?.score.score ?? null,
  best_margin: best?.score.margin ?? null,
  best_margin_percent: best?.score.marginPercentage ?? null,
  is_complete: best?.score.isComplete ?? null,
});

const nextOf = (next: Ranked | undefined) => ({
  next_serial: next?.candidate.serial ?? null,
  next_score: next?.score.score ?? null,
  next_margin: next?.score.margin ?? null,
});

function classesOf({ primaryVoltage, secondaryVoltage }: MatchRequirement) {
  const [primary, secondary] = [primaryVoltage?.value ?? null, secondaryVoltage?.value ?? null];
  return {
    primary_class: primary && voltageClassOf(primary),
    secondary_volts: secondary && highestVolts(secondary),
  };
}

export interface Judge {
  readonly matches: OrderMatchesRepository;
  readonly search: UnitSearch['search'];
  readonly onError: (error: unknown) => void;
}

const BATCH = 200;
/** Wait before orders under change are read again. */
const LATER_MS = 50;

/** Judges a batch, urgent orders first. False if there was nothing to do. */
export async function judgeNext(judge: Judge, work: WorkList): Promise<boolean> {
  if (work.serials.size > 0) {
    const served = await judge.matches.servedBy(takeFrom(work.serials, BATCH));
    for (const id of served) work.orders.add(id);
    return true;
  }
  if (work.orders.size > 0) await judgeOrders(judge, work, await judge.matches.openAmong(takeFrom(work.orders, BATCH)));
  else if (work.unjudgedAfter !== null && !work.isFilling) await judgeUnjudged(judge, work, work.unjudgedAfter);
  else if (work.allAfter !== null) await judgeAll(judge, work, work.allAfter);
  else if (!work.isOutdated) return false;
  else [work.isOutdated, work.allAfter] = [false, 0];
  return true;
}

async function judgeUnjudged(judge: Judge, work: WorkList, after: number): Promise<void> {
  // Before reading: a change during the read restarts it.
  work.unjudgedAfter = null;
  const open = await judge.matches.unjudgedAfter(after, BATCH);
  work.unjudgedAfter ??= endOf(open);
  await judgeOrders(judge, work, open);
}

async function judgeAll(judge: Judge, work: WorkList, after: number): Promise<void> {
  const open = await judge.matches.openAfter(after, BATCH);
  await judgeOrders(judge, work, open);
  work.allAfter = endOf(open);
  work.isFilling &&= work.allAfter !== null;
}

/** Start of the next batch; null after the last one. */
const endOf = (open: readonly OpenOrder[]): number | null =>
  open.length < BATCH ? null : (open.at(-1)?.row.id ?? null);

/** Yields between orders. An order that cannot be judged stays unjudged. */
async function judgeOrders(
  { matches, search, onError }: Judge,
  work: WorkList,
  open: readonly OpenOrder[],
): Promise<void> {
  const judgements: Judgement[] = [];
  for (const order of open) {
    await turn();
    try {
      judgements.push(await judgeOrder(order, search));
    } catch (error) {
      onError(error);
    }
  }
  const left = judgements.length === 0 ? [] : await matches.keep(judgements);
  for (const id of left) work.orders.add(id);
  if (left.length > 0) await sleep(LATER_MS);
}
