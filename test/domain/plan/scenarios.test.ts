import { DEFAULT_SETTINGS } from '../../../src/contract/plan/defaultSettings';
import type { PlanResult, PlanResultRow } from '../../../src/contract/plan/planScenarios';
import {
  addressOf,
  DEFAULT_QUESTION,
  requestOf,
  scenarioAddress,
  scenarioOf,
} from '../../../src/domain/plan/planAddress';
import { compareResults } from '../../../src/domain/plan/scenarios/compareResults';
import { questionText, standText, totalsChange } from '../../../src/domain/plan/scenarios/scenarioWords';

const row = (order_id: number, serial: string, margin: number): PlanResultRow => ({
  ...{ order_id, job_number: `J-${order_id}`, customer_name: null },
  ...{ serial, match_score: 0.97, margin, late_weeks: 0 },
});
const empty = (order_id: number) => ({ order_id, job_number: `J-${order_id}`, customer_name: null });
const none = { orders: 0, margin: 0, late_weeks: 0, unknown: 0 };

const resultOf = (rows: readonly PlanResultRow[], without: readonly number[] = [], late_weeks = 0): PlanResult => {
  const margin = rows.reduce((sum, each) => sum + each.margin, 0);
  return {
    ...{ day: '2026-03-02', first_come: none, reserved: none, value: margin, orders: rows.length + without.length },
    plan: { orders: rows.length, margin, late_weeks, unknown: 0 },
    ...{ rows: [...rows], empty: without.map(empty) },
  };
};

test('Of two plans the orders are told that have another unit, other figures or none, or are in one only', () => {
  const before = resultOf([row(1, 'A', 100), row(2, 'B', 50), row(3, 'C', 10), row(4, 'D', 5)], [5]);
  const after = resultOf([row(1, 'A', 100), row(2, 'C', 40), row(3, 'C', 12), row(6, 'F', 7)], [4, 5]);
  const told = compareResults(before, after).map((each) => [
    each.job_number,
    standText(each.before),
    standText(each.after),
  ]);
  expect(told).toEqual([
    ['J-2', 'Unit B, match 97%, margin $50', 'Unit C, match 97%, margin $40'],
    ['J-3', 'Unit C, match 97%, margin $10', 'Unit C, match 97%, margin $12'],
    ['J-4', 'Unit D, match 97%, margin $5', 'Stays empty'],
    ['J-6', 'Not an open order', 'Unit F, match 97%, margin $7'],
  ]);
  expect(compareResults(before, before)).toEqual([]);
});

test('What a plan brings more or less than another is a sentence', () => {
  const [one, two] = [resultOf([row(1, 'A', 100)], [2], 3), resultOf([row(1, 'A', 90), row(2, 'B', 60)], [], 2)];
  expect(totalsChange(one, two)).toBe('fills 1 more order, earns $50 more, is late by 1 week less');
  expect(totalsChange(two, one)).toBe('fills 1 fewer order, earns $50 less, is late by 1 week more');
  expect(totalsChange(one, one)).toBeNull();
});

test('What a scenario asks otherwise is told, and its address asks the same and names it', () => {
  const question = {
    settings: { ...DEFAULT_SETTINGS, match: 0.95, late_week: 500 },
    pinned: [{ order_id: 7, serial: 'A' }],
    forbidden: [],
  };
  expect(questionText(question, DEFAULT_QUESTION)).toEqual([
    'Units match 95% or better',
    'One late week costs $500',
    '1 pair pinned',
  ]);
  const address = scenarioAddress({ id: '12', question });
  expect(address.toString()).toBe('match=0.95&late=500&pin=7%3AA&scenario=12');
  expect(requestOf(address)).toEqual(question);
  expect([scenarioOf(address), scenarioOf(addressOf(question))]).toEqual(['12', null]);
});
