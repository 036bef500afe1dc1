import { DEFAULT_SETTINGS } from '../../../../../src/contract/plan/defaultSettings';
import { scoreUnit } from '../../../../../src/domain/matching/ranking/scoreUnit';
import { DEFAULT_RATES } from '../../../../../src/domain/rates/rates';
import { NONE } from '../../../../../src/domain/plan/assignment/problem';
import { toChange, toFirstCome, toRow, unitWords } from '../../../../../src/server/matching/plan/told';
import { aPair, movesOf } from '../../../../domain/builders/plans';
import { aCandidate } from '../../../../domain/builders/units';
import { aPlannedOrder, assignedOf, TODAY } from '../builders';

test.each([
  ['has both voltages', {}, '500 kVA · 12470GrdY/7200 to 480Y/277'],
  ['has no secondary voltage', { secondaryVoltage: null }, '500 kVA · 12470GrdY/7200'],
  ['has no primary voltage', { primaryVoltage: '' }, '500 kVA · 480Y/277'],
  ['has no voltage', { primaryVoltage: null, secondaryVoltage: null }, '500 kVA'],
  ['has no rating', { kva: null }, 'N/A · 12470GrdY/7200 to 480Y/277'],
])('The words of a unit say what it has where it %s', (_, fields, words) => {
  expect(unitWords(aCandidate(fields))).toBe(words);
});

const first = aPlannedOrder(1, { pairs: [aPair('A', 900), aPair('B', 700.5, { match: 0.95 })] });
const second = aPlannedOrder(2, { pairs: [aPair('A', 800)] });
const assigned = assignedOf([first, second]);

test('A change names the unit with its match and margin, the loss in dollars, and who moves where', () => {
  const moves = [
    { order: 1, unit: 0 },
    { order: 0, unit: NONE },
  ];
  expect(toChange(assigned, first, { unit: 1, cost: 19_950, moves })).toEqual({
    ...{ serial: 'B', cost: 199.5, match_score: 0.95, margin: 700.5 },
    moves: movesOf([2, 'A'], [1, null]),
  });
});

test('A change that leaves the order empty has no unit, match or margin', () => {
  const none = { serial: null, match_score: null, margin: null };
  expect(toChange(assigned, first, { unit: NONE, cost: 90_000, moves: [] })).toEqual({ ...none, cost: 900, moves: [] });
});

test('First come, first served, an order has a unit and its margin in dollars, or none', () => {
  expect(toFirstCome(aPair('A', 900))).toEqual({ serial: 'A', margin: 900 });
  expect(toFirstCome(undefined)).toBeNull();
});

test('A row says what the order gets, when that comes, from how far, and what it would have first come, first served', () => {
  // Work takes 4 weeks, and the order is due in 3.
  const order = aPlannedOrder(1, { due: '2026-03-23' });
  const pair = aPair('B', 700.5, {
    match: 0.78,
    fitClass: 'Fits with work',
    hasWork: true,
    miles: 40,
    freight: 65_050,
  });
  const unit = aCandidate({ kva: 750, tankNeedsReplacing: true });
  const units = new Map([['B', unit]]);
  const { gaps } = scoreUnit(order.requirement, unit).fit;
  expect(gaps.map(({ verdict }) => verdict)).toEqual(['needs work']);
  const row = { order, pair, isPinned: true, inTurn: aPair('A', 900), changes: [] };
  const told = {
    ...{ order_id: 1, job_number: 'J-1', customer_name: 'Mesa Water District', request_date: '2026-03-23' },
    ...{
      serial: 'B',
      match_score: 0.78,
      fit_class: 'Fits with work',
      margin: 700.5,
      freight: 650.5,
      late_weeks: 1,
      miles: 40,
      is_pinned: true,
    },
    ...{ first_come: { serial: 'A', margin: 900 }, changes: [] },
  };
  expect(toRow(row, units, DEFAULT_SETTINGS, DEFAULT_RATES, TODAY)).toEqual({
    ...told,
    ...{ unit: '750 kVA · 12470GrdY/7200 to 480Y/277', gaps },
  });
  // Of a unit that nobody knows nothing is said.
  expect(toRow(row, new Map(), DEFAULT_SETTINGS, DEFAULT_RATES, TODAY)).toEqual({ ...told, unit: '', gaps: [] });
});
