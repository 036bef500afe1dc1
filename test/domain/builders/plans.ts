import { DEFAULT_SETTINGS } from '../../../src/contract/plan/defaultSettings';
import type { EmptyOrder, Plan, PlanChange, PlanRow, PlanWay } from '../../../src/contract/plan/plan';
import type { PlanSettings } from '../../../src/contract/plan/planRequest';
import type { PairFacts } from '../../../src/domain/plan/objective';

const named = (order_id: number) => ({
  ...{ order_id, job_number: `J-${order_id}`, customer_name: null, request_date: null },
  ...{ late_weeks: 0, first_come: null },
});

/** An order of a plan, and its unit. */
export const aPlanRow = (order_id: number, serial: string, fields: Partial<PlanRow> = {}): PlanRow => ({
  ...{ ...named(order_id), serial, unit: '', match_score: 1, fit_class: 'Fits', gaps: [] },
  ...{ margin: 0, freight: null, miles: null, is_pinned: false, changes: [] },
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
  ...{ kind, serial: null, cost: null, amount: null, match_score: null, fit_class: null },
  ...{ what: null, units: null, moves: [] },
  ...fields,
});

const NO_TOTALS = { orders: 0, margin: 0, freight: 0, late_weeks: 0, unknown: 0 };

/** A plan of nothing but what is given. */
export const aPlan = (fields: Partial<Plan> = {}): Plan => ({
  ...{ id: 'p1', day: '2026-03-02', reserved: NO_TOTALS, first_come: NO_TOTALS, plan: NO_TOTALS, bands: [] },
  ...{ value: 0, bound: 0, orders: 0, units: 0, pairs: 0, unknown_costs: 0, unknown_prices: 0 },
  ...{ unknown_miles: 0, has_freight: false, unmet: [] },
  ...{ rows: [], empty: [], told: 100, has_changes: true, unwanted: { count: 0, units: [] } },
  ...fields,
});

/** Settings by which neither late weeks nor miles cost anything. */
export const FREE_OF_PENALTIES: PlanSettings = { ...DEFAULT_SETTINGS, late_week: 0, hundred_miles: 0 };

/** A unit for an order: a perfect match without work, next door, its freight not known. */
export const aPair = (serial: string, dollars: number, fields: Partial<PairFacts> = {}): PairFacts => ({
  ...{ serial, match: 1, fitClass: 'Fits', margin: dollars * 100, hasWork: false, miles: 0, freight: null },
  ...fields,
});
