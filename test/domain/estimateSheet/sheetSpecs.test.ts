import { sheetSpecs } from '../../../src/domain/estimateSheet/sheetSpecs';
import { someRates } from '../builders/rates';
import { aUnit } from '../builders/units';

const rowOf = (label: string, requirement = {}, unit = {}, rates?: Parameters<typeof someRates>[0]) =>
  sheetSpecs(requirement, aUnit(unit), rates && someRates(rates)).find((row) => row.label === label);

test.each([
  ['Phase', { phase: 3 }, { phase: '3' }, '3', '3', 'Exact'],
  ['KVA Rating (kVA)', { kva_rating: 500 }, { kva_rating: 525 }, '500', '525', 'Acceptable: 25 kVA larger than asked'],
  ['Impedance (%)', { impedance_pct: 5.75 }, { impedence: 5 }, '5.75', '5', 'Differs'],
  ['Weight (lb)', {}, { total_weight: 9000 }, 'N/A', '9000', 'Not required'],
  ['Weight (lb)', {}, {}, 'N/A', 'N/A', 'Not required'],
  ['Fusing', { fusing: 'None' }, {}, 'None', 'N/A', 'Not recorded'],
  ['Taps', { tap_range_pct: 5 }, { taps: '+/-2.5%', feature_match: { taps_match: false } }, '5', '+/-2.5%', 'Differs'],
])('%s of %j beside %j prints %s, %s: %s', (label, requirement, unit, required, actual, verdict) => {
  expect(rowOf(label, requirement, unit)).toEqual({ label, required, actual, verdict });
});

test.each([
  // 15 % of 8,000 lb are 1,200.
  ['Weight (lb)', { weight_lbs: 8_000 }, { total_weight: 9_200 }, {}, 'Acceptable: 1,200 lb heavier than asked'],
  ['Weight (lb)', { weight_lbs: 8_000 }, { total_weight: 9_201 }, {}, 'Differs: 1,201 lb heavier than asked'],
  [
    'Weight (lb)',
    { weight_lbs: 8_000 },
    { total_weight: 9_201 },
    { weightTolerance: 15.02 },
    'Acceptable: 1,201 lb heavier than asked',
  ],
  [
    'Weight (lb)',
    { weight_lbs: 8_000 },
    { total_weight: 8_801 },
    { weightTolerance: 10 },
    'Differs: 801 lb heavier than asked',
  ],
  ['KVA Rating (kVA)', { kva_rating: 500 }, { kva_rating: 451 }, {}, 'Acceptable: 49 kVA smaller than asked'],
  [
    'KVA Rating (kVA)',
    { kva_rating: 500 },
    { kva_rating: 451 },
    { kvaTolerance: 9 },
    'Differs: 49 kVA smaller than asked',
  ],
])('%s of %j beside %j by rates with %j: %s', (label, requirement, unit, rates, verdict) => {
  expect(rowOf(label, requirement, unit, rates)?.verdict).toBe(verdict);
});

test('of an order and a unit that say nothing, every row stands there and none is judged', () => {
  const rows = sheetSpecs({}, aUnit());
  expect(rows.length).toBeGreaterThan(10);
  expect(
    rows.filter(({ required, actual, verdict }) => `${required}${actual}${verdict}` !== 'N/AN/ANot required'),
  ).toEqual([]);
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
});
