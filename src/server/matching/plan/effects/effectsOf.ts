import type { PlanEffect } from '../../../../contract/plan/planEffects';
import { scoreUnit } from '../../../../domain/matching/ranking/scoreUnit';
import { changesFor } from '../../../../domain/plan/assignment/changes';
import { at, NONE } from '../../../../domain/plan/assignment/problem';
import { reachesClass } from '../../../../domain/plan/planClass';
import type { Rates } from '../../../../domain/rates/rates';
import { toCandidate } from '../../../presenters/units/candidate';
import type { UnitRow, UnitsRepository } from '../../../repositories/units/units';
import { lacksCost } from '../pairs/lacksCost';
import type { PlannedOrder } from '../pairs/collect';
import { toChange } from '../telling/told';
import type { KeptPlan } from './keptPlans';

export interface EffectsDependencies {
  readonly units: Pick<UnitsRepository, 'bySerials' | 'availableAmong'>;
  readonly rates: () => Rates;
}

/** What choosing each of these units for an order would do to the whole plan; null where the plan does not have the order. */
export async function effectsOf(
  dependencies: EffectsDependencies,
  plan: KeptPlan,
  orderId: number,
  serials: readonly string[],
): Promise<PlanEffect[] | null> {
  const order = plan.collected.orders.find(({ id }) => id === orderId);
  if (order === undefined) return null;
  const within = effectsWithin(plan, order);
  const others = await effectsOutside(
    dependencies,
    plan,
    order,
    serials.filter((serial) => within(serial) === undefined),
  );
  return serials.flatMap((serial) => within(serial) ?? others.get(serial) ?? []);
}

/** Of a unit that the order may have; undefined of others. */
function effectsWithin({ assigned, assignment, residual }: KeptPlan, order: PlannedOrder) {
  const place = assigned.placeOf.get(order.id) ?? NONE;
  const own = assigned.serials[at(assignment.unitOf, place)];
  const changes = changesFor(place, assigned.problem, assignment, residual).map((each) =>
    toChange(assigned, order, each),
  );
  const changeTo = new Map(changes.map((change) => [change.serial, change]));
  return (serial: string): PlanEffect | undefined => {
    if (serial === own) return { serial, kind: 'choice', cost: null, moves: [] };
    const change = changeTo.get(serial);
    return change && { serial, kind: 'change', cost: change.cost, moves: change.moves };
  };
}

/** Why the order may not have them. */
async function effectsOutside(
  { units, rates }: EffectsDependencies,
  { settings }: KeptPlan,
  { requirement }: PlannedOrder,
  serials: readonly string[],
): Promise<ReadonlyMap<string, PlanEffect>> {
  if (serials.length === 0) return new Map();
  const [known, available] = await Promise.all([units.bySerials(serials), units.availableAmong(serials)]);
  const free = new Set(available.map(({ serial }) => serial));
  const kindOf = (row: UnitRow): PlanEffect['kind'] => {
    if (row.retired_at !== null) return 'not in stock';
    if (!free.has(row.serial)) return 'reserved';
    const score = scoreUnit(requirement, toCandidate(row), rates());
    if (!score.canServe) return 'does not fit';
    if (score.score === null || !reachesClass(score.fitClass, settings.fit))
      return lacksCost(score) ? 'cost not recorded' : 'below the class';
    if (score.price === null) return 'no price';
    return score.margin === null || !score.isComplete ? 'cost not recorded' : 'not compared';
  };
  return new Map(known.map((row) => [row.serial, { serial: row.serial, kind: kindOf(row), cost: null, moves: [] }]));
}
