import type { PlanSettings } from '../../contract/plan/planRequest';
import type { FitClass } from '../../contract/units/unit';
import { toCents } from '../cost/cents';
import { DAY_MS } from '../calendar/businessDay';

export interface PairFacts {
  readonly serial: string;
  /** 0 to 1. */
  readonly match: number;
  readonly fitClass: FitClass;
  /** With the work that the unit needs, whole cents. */
  readonly margin: number;
  readonly hasWork: boolean;
  /** By road; null if unknown. */
  readonly miles: number | null;
  /** From the rates, whole cents; 0 if the customer pays, null if unknown. */
  readonly freight: number | null;
}

const DAYS_PER_WEEK = 7;

/** Weeks started after the due date for a delivery `weeks` from today; 0 without a due date. */
export function lateWeeks(today: string, due: string | null, weeks: number): number {
  if (due === null) return 0;
  const days = (Date.parse(today) - Date.parse(due)) / DAY_MS + weeks * DAYS_PER_WEEK;
  return Math.max(0, Math.ceil(days / DAYS_PER_WEEK));
}

export const lateWeeksOf = (
  today: string,
  due: string | null,
  { hasWork }: PairFacts,
  settings: PlanSettings,
): number => lateWeeks(today, due, hasWork ? settings.work_weeks : settings.ready_weeks);

/** An empty order waits for a bought unit. */
export const lateWeeksEmpty = (today: string, due: string | null, { buy_weeks }: PlanSettings): number =>
  lateWeeks(today, due, buy_weeks);

/** Value of a pair compared with leaving the order empty, in whole cents. */
export function valueOf(today: string, due: string | null, pair: PairFacts, settings: PlanSettings): number {
  const saved = lateWeeksEmpty(today, due, settings) - lateWeeksOf(today, due, pair, settings);
  return pair.margin + toCents(settings.filled) + toCents(settings.late_week) * saved - wayCents(pair, settings);
}

/** Freight by the rates, else by the mile; unknown distances count as 0. Dollars per 100 miles are cents per mile. */
const wayCents = ({ freight, miles }: PairFacts, settings: PlanSettings): number =>
  freight ?? settings.hundred_miles * (miles ?? 0);

interface WaitingOrder {
  readonly id: number;
  readonly orderDate: string | null;
  readonly pairs: readonly PairFacts[];
}

/** Each order takes its best remaining match, oldest order first. By order id. */
export function firstCome(orders: readonly WaitingOrder[]): Map<number, PairFacts> {
  const taken = new Set<string>();
  const served = new Map<number, PairFacts>();
  for (const { id, pairs } of [...orders].sort(byAge)) {
    const best = pairs.find(({ serial }) => !taken.has(serial));
    if (best === undefined) continue;
    taken.add(best.serial);
    served.set(id, best);
  }
  return served;
}

const byAge = (a: WaitingOrder, b: WaitingOrder): number => {
  const [first, second] = [a.orderDate ?? '9999', b.orderDate ?? '9999'];
  return first === second ? a.id - b.id : first < second ? -1 : 1;
};
