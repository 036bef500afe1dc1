import type { PlanResult, PlanResultRow } from '../../../../src/contract/plan/planScenarios';

export const anUnfilled = (order_id: number): PlanResult['empty'][number] => ({
  ...{ order_id, job_number: `J-${order_id}`, customer_name: null },
});

/** What a saved plan has of an order with a unit. */
export const aResultRow = (order_id: number, serial: string, fields: Partial<PlanResultRow> = {}): PlanResultRow => ({
  ...{ ...anUnfilled(order_id), serial, match_score: 0.97, fit_class: 'Fits' },
  ...{ margin: 100, freight: null, late_weeks: 0 },
  ...fields,
});

const none = { orders: 0, margin: 0, freight: 0, late_weeks: 0, unknown: 0 };

/** A saved plan of these rows, and of these orders without a unit. */
export const aResult = (
  rows: readonly PlanResultRow[],
  empty: readonly number[] = [],
  plan: Partial<PlanResult['plan']> = {},
): PlanResult => ({
  ...{ day: '2026-03-02', first_come: none, reserved: none, plan: { ...none, ...plan }, value: 0 },
  ...{ orders: rows.length + empty.length, rows: [...rows], empty: empty.map(anUnfilled) },
});
