import type { EmptyOrder, EmptyReason, PlanWay } from '../../../contract/plan/plan';
import type { PlanSettings } from '../../../contract/plan/planRequest';
import { workNames } from '../../../domain/cost/workNames';
import { formatKva } from '../../../domain/format/kva';
import type { Change } from '../../../domain/plan/assignment/changes';
import { NONE } from '../../../domain/plan/assignment/problem';
import { lateWeeksEmpty, valueOf } from '../../../domain/plan/objective';
import type { UnitSearch } from '../search/unitSearch';
import type { Assigned } from './assign';
import type { PlannedOrder } from './collect';
import { orderFields, toChange } from './told';

export interface EmptyDependencies {
  readonly assigned: Assigned;
  readonly settings: PlanSettings;
  readonly day: string;
  /** The units that the plan uses. */
  readonly used: ReadonlySet<string>;
  readonly relaxations: UnitSearch['relaxations'];
}

const MOST_WAYS = 3;

/** Why an order stays empty, and the cheapest ways to fill it, if they are wanted. */
export async function toEmpty(
  dependencies: EmptyDependencies,
  order: PlannedOrder,
  changes: readonly Change[],
  isTold: boolean,
): Promise<EmptyOrder> {
  const { settings, day, relaxations } = dependencies;
  const reason = reasonOf(dependencies, order);
  const relaxed = isTold && order.pairs.length === 0 ? await relaxations(order.requirement) : [];
  const relax = relaxed
    .slice(0, MOST_WAYS)
    .map(({ change, units }) => ({ ...NO_WAY, kind: 'relax' as const, what: change, units }));
  const ways = isTold
    ? [...takes(dependencies, order, changes), ...lower(dependencies, order), ...record(order), ...relax, buy(order)]
    : [];
  return { ...orderFields(order), late_weeks: lateWeeksEmpty(day, order.due, settings), reason, ways };
}

function reasonOf({ settings, day, assigned }: EmptyDependencies, order: PlannedOrder): EmptyReason {
  const { pairs, unknown, below } = order;
  if (pairs.length > 0) {
    if (pairs.every((pair) => valueOf(day, order.due, pair, settings) < 0)) return 'only losses';
    const place = assigned.placeOf.get(order.id) ?? 0;
    const { starts } = assigned.problem;
    return starts[place] === starts[place + 1] ? 'forbidden' : 'worth more elsewhere';
  }
  if (unknown !== null) return 'cost not recorded';
  return below.length > 0 ? 'below the match' : 'nothing serves';
}

const NO_WAY: Omit<PlanWay, 'kind'> = {
  ...{ serial: null, cost: null, amount: null, match_score: null, what: null, units: null },
  moves: [],
};

const takes = ({ assigned }: EmptyDependencies, order: PlannedOrder, changes: readonly Change[]): PlanWay[] =>
  changes
    .filter(({ unit }) => unit !== NONE)
    .slice(0, MOST_WAYS)
    .map((change) => {
      const { serial, cost, match_score, margin, moves } = toChange(assigned, order, change);
      return { ...NO_WAY, kind: 'take', serial, cost, match_score, amount: margin, moves };
    });

/** The best free units that the match keeps out, with the work that they need. */
const lower = ({ used }: EmptyDependencies, { below }: PlannedOrder): PlanWay[] =>
  below
    .filter(({ candidate }) => !used.has(candidate.serial))
    .slice(0, MOST_WAYS)
    .map(({ candidate, score }) => ({
      ...NO_WAY,
      kind: 'lower match',
      serial: candidate.serial,
      match_score: score.score,
      amount: score.isComplete ? score.margin : null,
      what: score.neededWork.map(({ work }) => workNames[work]).join(', ') || null,
    }));

const record = ({ unknown }: PlannedOrder): PlanWay[] =>
  unknown === null
    ? []
    : [{ ...NO_WAY, kind: 'record cost', serial: unknown.candidate.serial, match_score: unknown.score.score }];

/** A unit with the values that the order asks for, at most at the order's price. */
function buy({ requirement }: PlannedOrder): PlanWay {
  const { kva, primaryVoltage, secondaryVoltage, salePrice } = requirement;
  const voltages = [primaryVoltage?.text, secondaryVoltage?.text].filter(Boolean).join(' to ');
  const what = [kva === null ? null : formatKva(kva.text), voltages].filter(Boolean).join(' · ');
  return { ...NO_WAY, kind: 'buy', what: what || null, amount: salePrice !== null && salePrice > 0 ? salePrice : null };
}
