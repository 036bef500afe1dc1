import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { AppliedChange, UnitSearch } from './liveUnits';
import { covered } from '../../contract/order/ordersBands';
import { coverageOf } from '../../domain/matching/ranking/judging';
import type { Ranked } from '../../domain/matching/ranking/scoreUnit';
import { type MatchRequirement, unstatedFields } from '../../domain/matching/reading/requirement';
import { highestVolts, voltageClassOf } from '../../domain/matching/reading/voltage';
import type { Judgement, OpenOrder, OrderMatchesRepository } from '../repositories/orderMatches';
import { requirementOfOrder } from './requirementOfOrder';

/** What is still to be judged. */
export interface WorkList {
  /** The orders whose best or next unit is one of these. */
  readonly serials: Set<string>;
  /** These orders. */
  readonly orders: Set<number>;
  /** Open orders after this one that no judgement stands of; null where there are none. */
  unjudgedAfter: number | null;
  /** All open orders after this one; null where nothing came that could serve any order better. */
  allAfter: number | null;
  /** All open orders once more, after that. */
  isOutdated: boolean;
  /** Nothing has been judged of all orders yet: those that no judgement stands of are among them. */
  isFilling: boolean;
}

/** Where nothing is known to be right. */
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

/** Removes and returns the first `most` items of a set. */
export function takeFrom<T>(set: Set<T>, most: number): T[] {
  const taken = [...set].slice(0, most);
  for (const each of taken) set.delete(each);
  return taken;
}

/** The best unit, and the one to fall back to. */
const PLACES = 2;

/** How the available units cover an order, as its recommendations rank them. An order that cannot be judged has no best unit. */
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

/** An order falls back only to a unit that covers it. */
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
/** Until an order that somebody was changing is read again. */
const LATER_MS = 50;

/** Judges some orders, the urgent ones first. False where there was nothing to do. */
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
  // Before reading: a change while they are read begins anew.
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

/** Where the next batch begins; null after the last one. */
const endOf = (open: readonly OpenOrder[]): number | null =>
  open.length < BATCH ? null : (open.at(-1)?.row.id ?? null);

/** Other requests have their turn between any two orders. One that cannot be judged stays without a judgement. */
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
