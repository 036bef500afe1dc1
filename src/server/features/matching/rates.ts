import type { NamedRates, RatesEffect, RatesExample } from '../../../contract/rates/rateSets';
import { businessDay } from '../../../domain/calendar/businessDay';
import { toNamedRates } from '../rates/presenter';
import type { RatesRepository } from '../rates/repository';
import type { LiveUnits } from './liveUnits';
import { toCents, toDollars } from '../../../domain/cost/cents';
import { marginTone } from '../../../domain/cost/marginTone';
import { isCovering } from '../../../domain/fit/fitClass';
import type { Ranked, Score } from '../../../domain/matching/ranking/scoreUnit';
import type { Rates } from '../../../domain/rates/rates';
import type { OrderRow, OrdersRepository } from '../orders/repository';
import { openOrders } from './openOrders';
import { requirementOfOrder } from './requirementOfOrder';

export const ratesNow = (rates: RatesRepository, now: () => Date) => async (): Promise<NamedRates> =>
  toNamedRates(await rates.holdingOn(businessDay(now())));

const CHECK_MS = 20_000;

/** Refreshes the rates when others begin to apply, and after a missed change. Returns a function that stops it. */
export function followDays(
  liveUnits: Pick<LiveUnits, 'rates' | 'refreshRates'>,
  read: () => Promise<NamedRates>,
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void followDay(liveUnits, read).catch(onError), CHECK_MS).unref();
  return () => clearInterval(timer);
}

export async function followDay(
  liveUnits: Pick<LiveUnits, 'rates' | 'refreshRates'>,
  read: () => Promise<NamedRates>,
): Promise<void> {
  const { id } = await read();
  if (id !== liveUnits.rates().id) await liveUnits.refreshRates();
}

export interface EffectDependencies {
  readonly orders: OrdersRepository;
  readonly liveUnits: LiveUnits;
}

const EXAMPLES = 5;

interface Best {
  serial: string;
  score: Score;
  isGood: boolean;
}

/** Compares the open orders under these rates with the current ones. */
export async function ratesEffect({ orders, liveUnits }: EffectDependencies, rates: Rates): Promise<RatesEffect> {
  const now = liveUnits.rates().values;
  const changed = liveUnits.judgedBy(rates);
  const counted = { orders: 0, bestChanges: 0, becomeGood: 0, loseGood: 0, cents: 0 };
  const examples: RatesExample[] = [];
  for await (const order of openOrders(orders)) {
    const requirement = requirementOfOrder(order);
    const before = bestOf(await liveUnits.search(requirement, 1), now);
    const after = bestOf(await changed.search(requirement, 1), rates);
    counted.orders += 1;
    counted.bestChanges += Number(before?.serial !== after?.serial);
    counted.becomeGood += Number(after?.isGood === true && before?.isGood !== true);
    counted.loseGood += Number(before?.isGood === true && after?.isGood !== true);
    counted.cents += changeOf(before, after);
    if (examples.length < EXAMPLES && differs(before, after)) examples.push(exampleOf(order, before, after));
  }
  const { cents, ...counts } = counted;
  return { ...counts, marginChange: toDollars(cents), examples };
}

function bestOf([best]: readonly Ranked[], rates: Rates): Best | null {
  if (best?.score.canServe !== true) return null;
  const { margin, price, isComplete, fitClass } = best.score;
  const isSure = isCovering(fitClass) && isComplete;
  const isGood = margin !== null && price !== null && isSure && marginTone(margin, price, rates) === 'good';
  return { serial: best.candidate.serial, score: best.score, isGood };
}

/** In cents; 0 unless both margins are certain. */
function changeOf(before: Best | null, after: Best | null): number {
  const [had, has] = [sureMargin(before), sureMargin(after)];
  return had === null || has === null ? 0 : toCents(has) - toCents(had);
}

const sureMargin = (best: Best | null) => (best?.score.isComplete === true ? best.score.margin : null);

const differs = (before: Best | null, after: Best | null): boolean =>
  before?.serial !== after?.serial || before?.isGood !== after?.isGood || before?.score.margin !== after?.score.margin;

const exampleOf = ({ id, job_number }: OrderRow, before: Best | null, after: Best | null): RatesExample => ({
  orderId: id,
  jobNumber: job_number,
  before: resultOf(before),
  after: resultOf(after),
});

const resultOf = (best: Best | null) => ({
  serial: best?.serial ?? null,
  margin: best?.score.margin ?? null,
  marginPercentage: best?.score.marginPercentage ?? null,
  isComplete: best?.score.isComplete ?? null,
  isGood: best?.isGood ?? null,
});
