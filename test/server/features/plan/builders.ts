import type { PlanRequest } from '../../../../src/contract/plan/planRequest';
import { type Ranked, type Score, scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import { residualOf } from '../../../../src/domain/plan/assignment/residual';
import { solveAssignment } from '../../../../src/domain/plan/assignment/solve';
import type { CachedPlan } from '../../../../src/server/features/plan/effects';
import { assign } from '../../../../src/server/features/plan/assign';
import type { Collected, PlannedOrder } from '../../../../src/server/features/plan/pairs';
import { FREE_OF_PENALTIES } from '../../../domain/builders/plans';
import { aCandidate, aRequirement } from '../../../domain/builders/units';
import { fullOrder } from '../units/fullRows';

export const TODAY = '2026-03-02';

/** A unit as a search finds it: a perfect match without work that earns 1,000 dollars; say only what matters. */
export function aFind(serial: string, fields: Partial<Score> = {}): Ranked {
  const candidate = aCandidate({ serial });
  const usual = { score: 1, fitClass: 'Fits', canServe: true, isComplete: true } as const;
  const money = { margin: 1_000, price: 30_000 };
  const judged = { ...scoreUnit(aRequirement(), candidate), ...usual, neededWork: [], ...money, ...fields };
  return { candidate, score: { ...judged, fit: fields.fit ?? { class: judged.fitClass, gaps: [] } } };
}

/** J-1 and so on, without a due date and without units. */
export const aPlannedOrder = (id: number, fields: Partial<PlannedOrder> = {}): PlannedOrder => ({
  ...{ id, row: { ...fullOrder, id, job_number: `J-${id}` }, requirement: aRequirement(), due: null, orderDate: null },
  ...{ pairs: [], unknown: null, unpriced: null, below: [] },
  ...fields,
});

export function collectedOf(...orders: PlannedOrder[]): Collected {
  const pairs = orders.flatMap((order) => order.pairs);
  const units = new Map(pairs.map(({ serial }) => [serial, aCandidate({ serial })]));
  return { orders, units, pairs: pairs.length, unknownCosts: 0, unknownPrices: 0 };
}

export const assignedOf = (orders: PlannedOrder[], request: Partial<PlanRequest> = {}) =>
  assign(collectedOf(...orders), { settings: FREE_OF_PENALTIES, pinned: [], forbidden: [], ...request }, TODAY);

/** A plan as it is kept: the best without penalties, without pinned and forbidden pairs. */
export function cachedPlanOf(...orders: PlannedOrder[]): CachedPlan {
  const assigned = assignedOf(orders);
  const assignment = solveAssignment(assigned.problem);
  const residual = residualOf(assigned.problem, assignment);
  return { collected: collectedOf(...orders), assigned, assignment, residual, settings: FREE_OF_PENALTIES };
}
