import type { EmptyOrder, Plan, PlanChange, PlanRow, PlanWay } from '../../../src/contract/plan/plan';
import type { PairFacts } from '../../../src/domain/plan/objective';

const named = (order_id: number) => ({
  ...{ order_id, job_number: `J-${order_id}`, customer_name: null, request_date: null },
  ...{ late_weeks: 0, first_come: null },
});

/** An order of a plan, and its unit. */
export const aPlanRow = (order_id: number, serial: string, fields: Partial<PlanRow> = {}): PlanRow => ({
  ...{ ...named(order_id), serial, unit: '', match_score: 1, margin: 0, miles: null, is_pinned: false, changes: [] },
  ...fields,
});

/** An order that stays empty. */
export const anEmptyOrder = (order_id: number, fields: Partial<EmptyOrder> = {}): EmptyOrder => ({
  ...{ ...named(order_id), reason: 'worth more elsewhere', ways: [] },
  ...fields,
});

/** J-1 and so on, each with the unit that it would then have; null: none. */
export const movesOf = (
  ...moves: readonly (readonly [order_id: number, serial: string | null])[]
): PlanChange['moves'] => moves.map(([order_id, serial]) => ({ order_id, job_number: `J-${order_id}`, serial }));

export const aChange = (serial: string | null, cost: number, moves: PlanChange['moves'] = []): PlanChange => ({
  ...{ serial, cost, moves, match_score: null, margin: null },
});

export const aWay = (kind: PlanWay['kind'], fields: Partial<PlanWay> = {}): PlanWay => ({
  ...{ kind, serial: null, cost: null, amount: null, match_score: null, what: null, units: null, moves: [] },
  ...fields,
});

const NO_TOTALS = { orders: 0, margin: 0, late_weeks: 0, unknown: 0 };

/** A plan of nothing but what is given. */
export const aPlan = (fields: Partial<Plan> = {}): Plan => ({
  ...{ id: 'p1', day: '2026-03-02', reserved: NO_TOTALS, first_come: NO_TOTALS, plan: NO_TOTALS, bands: [] },
  ...{ value: 0, bound: 0, orders: 0, units: 0, pairs: 0, unknown_costs: 0, unknown_miles: 0, unmet: [] },
  ...{ rows: [], empty: [], told: 100, has_changes: true, unwanted: { count: 0, units: [] } },
  ...fields,
});

/** A unit for an order: a perfect match without work, next door. */
export const aPair = (serial: string, dollars: number, fields: Partial<PairFacts> = {}): PairFacts => ({
  ...{ serial, match: 1, margin: dollars * 100, hasWork: false, miles: 0 },
  ...fields,
});
