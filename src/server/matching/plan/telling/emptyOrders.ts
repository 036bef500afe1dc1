import type { EmptyOrder, EmptyReason, PlanWay } from '../../../../contract/plan/plan';
import type { PlanSettings } from '../../../../contract/plan/planRequest';
import { workNames } from '../../../../domain/cost/work';
import { boughtText } from '../../../../domain/plan/boughtText';
import type { Change } from '../../../../domain/plan/assignment/changes';
import { NONE } from '../../../../domain/plan/assignment/problem';
import { lateWeeksEmpty, valueOf, type PairFacts } from '../../../../domain/plan/objective';
import type { Assigned } from '../pairs/assign';
import type { PlannedOrder } from '../pairs/collect';
import { orderFields, toChange, toFirstCome } from './told';
import { byGain, MOST_WAYS, NO_WAY, relaxedWays, type RelaxedDependencies } from './relaxed';

export interface EmptyDependencies extends RelaxedDependencies {
  readonly assigned: Assigned;
  readonly settings: PlanSettings;
  readonly day: string;
  /** Who gets what first come, first served, by order id. */
  readonly inTurn: ReadonlyMap<number, PairFacts>;
}

/** Why an order stays empty, and the cheapest ways to fill it, if they are wanted. */
export async function toEmpty(
  dependencies: EmptyDependencies,
  order: PlannedOrder,
  changes: readonly Change[],
  isTold: boolean,
): Promise<EmptyOrder> {
  const { settings, day, inTurn } = dependencies;
  const reason = reasonOf(dependencies, order);
  const isUnserved = isTold && order.pairs.length === 0;
  const relaxed = isUnserved ? await relaxedWays(dependencies, order.requirement) : [];
  const ways = isTold
    ? [
        ...[...takes(dependencies, order, changes), ...lower(dependencies, order), ...relaxed].sort(byGain),
        ...record(order),
        buy(dependencies, order),
      ]
    : [];
  const first_come = toFirstCome(inTurn.get(order.id));
  return { ...orderFields(order), late_weeks: lateWeeksEmpty(day, order.due, settings), reason, first_come, ways };
}

function reasonOf({ settings, day, assigned }: EmptyDependencies, order: PlannedOrder): EmptyReason {
  const { pairs, unknown, unpriced, below } = order;
  if (pairs.length > 0) {
    if (pairs.every((pair) => valueOf(day, order.due, pair, settings) < 0)) return 'only losses';
    const place = assigned.placeOf.get(order.id) ?? 0;
    const { starts } = assigned.problem;
    return starts[place] === starts[place + 1] ? 'forbidden' : 'worth more elsewhere';
  }
  if (unknown !== null) return 'cost not recorded';
  if (unpriced !== null) return 'no price';
  return below.length > 0 ? 'below the class' : 'nothing fits';
}

const takes = ({ assigned }: EmptyDependencies, order: PlannedOrder, changes: readonly Change[]): PlanWay[] =>
  changes
    .filter(({ unit }) => unit !== NONE)
    .slice(0, MOST_WAYS)
    .map((change) => {
      const { serial, cost, match_score, margin, moves } = toChange(assigned, order, change);
      const fit_class = order.pairs.find((pair) => pair.serial === serial)?.fitClass ?? null;
      return { ...NO_WAY, kind: 'take', serial, cost, match_score, fit_class, amount: margin, moves };
    });

/** The best free units that the class keeps out, with the work that they need. */
const lower = ({ used }: EmptyDependencies, { below }: PlannedOrder): PlanWay[] =>
  below
    .filter(({ candidate }) => !used.has(candidate.serial))
    .slice(0, MOST_WAYS)
    .map(({ candidate, score }) => ({
      ...NO_WAY,
      kind: 'lower class',
      serial: candidate.serial,
      ...{ match_score: score.score, fit_class: score.fitClass },
      amount: score.isComplete ? score.margin : null,
      what: score.neededWork.map(({ work }) => workNames[work]).join(', ') || null,
    }));

const record = ({ unknown }: PlannedOrder): PlanWay[] =>
  unknown === null
    ? []
    : [
        {
          ...{ ...NO_WAY, kind: 'record cost', serial: unknown.candidate.serial },
          ...{ match_score: unknown.score.score, fit_class: unknown.score.fitClass },
        },
      ];

/** A unit with the values that the order asks for, at most at what the order brings: its price, and what a filled order counts. */
function buy({ settings }: EmptyDependencies, { requirement }: PlannedOrder): PlanWay {
  const { salePrice } = requirement;
  const amount = salePrice !== null && salePrice > 0 ? salePrice + settings.filled : null;
  return { ...NO_WAY, kind: 'buy', what: boughtText(requirement), amount };
}
