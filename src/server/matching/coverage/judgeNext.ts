import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { Judgement, OpenOrder, OrderMatchesRepository } from '../../repositories/orderMatches/orderMatches';
import type { UnitSearch } from '../search/unitSearch';
import { judgeOrder } from './judgeOrder';
import { takeFrom, type WorkList } from './workList';

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
