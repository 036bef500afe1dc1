import { DEFAULT_SETTINGS } from '../../../../src/contract/plan/defaultSettings';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { NONE } from '../../../../src/domain/plan/assignment/problem';
import {
  toChange,
  toFirstCome,
  toRow,
  unitWords,
  reservedNow,
  unwantedUnits,
} from '../../../../src/server/features/plan/presenter';
import { aPair, movesOf } from '../../../domain/builders/plans';
import { aCandidate } from '../../../domain/builders/units';
import { aPlannedOrder, assignedOf, TODAY } from './builders';
import type { ReservedPair } from '../../../../src/server/features/plan/repository';
import type { OrderRow } from '../../../../src/server/features/orders/repository';
import type { UnitRow } from '../../../../src/server/features/units/repository';
import { fullOrder, fullUnit } from '../units/fullRows';

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
  const reported = {
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
    ...reported,
    ...{ unit: '750 kVA · 12470GrdY/7200 to 480Y/277', gaps },
  });
  // Of a unit that nobody knows nothing is said.
  expect(toRow(row, new Map(), DEFAULT_SETTINGS, DEFAULT_RATES, TODAY)).toEqual({ ...reported, unit: '', gaps: [] });
});

/** An order for which the unit needs no work, and the unit, which costs 16,800.60 dollars. */
const reserved = (order: Partial<OrderRow>, unit: Partial<UnitRow> = {}): ReservedPair => ({
  order: {
    ...{ ...fullOrder, order_type: 'RC', phase: 3, kva_rating: '500.50', primary_voltage_kv: '12.47' },
    ...{ secondary_voltage_kv: '480Y/277', tap_range_pct: '+/-5%', bushing_type: 'Dead Front' },
    ...{ bush_configuration: 'Loop Feed', oil_type: 'Mineral Oil', sale_price: '30000.00', request_date: null },
    won_price: null,
    ...order,
  },
  unit: { ...fullUnit, ...unit },
  accepted: null,
});
const now = (...pairs: ReservedPair[]) => reservedNow(pairs, DEFAULT_RATES, DEFAULT_SETTINGS, TODAY);

test('Nothing that is reserved brings nothing', () => {
  expect(now()).toEqual({ totals: { orders: 0, margin: 0, freight: 0, late_weeks: 0, unknown: 0 }, pairs: [] });
});

test('Margins and late weeks of what is reserved add up, and what has no recorded cost is counted by itself', () => {
  const { totals, pairs } = now(
    // Ready in a week: late by that week, and by three.
    reserved({ request_date: '2026-03-02' }),
    reserved({ request_date: '2026-02-16', sale_price: '20000.00' }, { serial: 'U-2' }),
    reserved({ request_date: '2025-01-01' }, { serial: 'U-3', labor_cost: null }),
    reserved({ sale_price: null }, { serial: 'U-4', list_price: null, unit_cost: null }),
  );
  // 30,000 - 16,800.60 and 20,000 - 16,800.60.
  expect(totals).toEqual({ orders: 4, margin: 16_398.8, freight: 0, late_weeks: 4, unknown: 2 });
  expect(pairs.map(({ serial, margin }) => [serial, margin])).toEqual([
    ['U-1', 1_319_940],
    ['U-2', 319_940],
  ]);
});

test('values accepted with a reservation count in its margin', () => {
  const order = { oil_type: null, notes: 'FR3 required', formatted_notes: null };
  const own = reserved(order, { type_of_fluid: 'Mineral Oil' });
  const { fr3_fill_cost: fill } = own.unit;
  const accepted = { constraints: ['ester'], fields: {} } as const;
  const [without, withEster] = [now(own), now({ ...own, accepted })].map(({ totals }) => totals.margin);
  expect((without ?? 0) - (withEster ?? 0)).toBeCloseTo(Number(fill), 2);
});

test('A won order brings the price that it was won at', () => {
  const { totals } = now(reserved({ won_price: '50000.50' }));
  // 50,000.50 - 16,800.60.
  expect(totals.margin).toBe(33_199.9);
});

/** So many available units, by serials of one length, and after which of them was asked. */
function freeUnits(count: number) {
  const units = Array.from({ length: count }, (_, place) => ({ ...fullUnit, serial: String(10_000 + place) }));
  const requested: string[] = [];
  const availableAfter = (serial: string, limit: number) => {
    requested.push(serial);
    return Promise.resolve(units.filter((each) => each.serial > serial).slice(0, limit));
  };
  return { requested, availableAfter };
}
const nobody = new Set<string>();

test.each([
  { count: 0, requested: [''] },
  { count: 1_999, requested: [''] },
  { count: 2_000, requested: ['', '11999'] },
  { count: 4_001, requested: ['', '11999', '13999'] },
])(
  '$count available units are read 2,000 at a time until fewer come, and all are counted',
  async ({ count, requested }) => {
    const units = freeUnits(count);
    expect((await unwantedUnits(units, nobody)).count).toBe(count);
    expect(units.requested).toEqual(requested);
  },
);

test.each([
  { count: 499, listed: 499 },
  { count: 500, listed: 500 },
  { count: 501, listed: 500 },
])('of $count units that nobody wants $listed are listed', async ({ count, listed }) => {
  expect((await unwantedUnits(freeUnits(count), nobody)).units).toHaveLength(listed);
});

test('units that an order could have are neither listed nor counted', async () => {
  expect(await unwantedUnits(freeUnits(3), new Set(['10000', '10002']))).toEqual({
    count: 1,
    units: [{ serial: '10001', unit: '500.5 kVA · 12470GrdY/7200 to 480Y/277' }],
  });
});
