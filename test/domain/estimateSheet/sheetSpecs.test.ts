import { sheetSpecs } from '../../../src/domain/estimateSheet/sheetSpecs';
import { aUnit } from '../builders/units';

const rowOf = (label: string, requirement = {}, unit = {}) =>
  sheetSpecs(requirement, aUnit(unit)).find((row) => row.label === label);

test.each([
  ['Phase', { phase: 3 }, { phase: '3' }, '3', '3', 'Exact'],
  ['KVA Rating (kVA)', { kva_rating: 500 }, { kva_rating: 525 }, '500', '525', 'Acceptable'],
  ['Impedance (%)', { impedance_pct: 5.75 }, { impedence: 5 }, '5.75', '5', 'Needs work'],
  ['Weight (lb)', {}, { total_weight: 9000 }, 'N/A', '9000', 'Not required'],
  ['Weight (lb)', {}, {}, 'N/A', 'N/A', 'Not required'],
  ['Fusing', { fusing: 'None' }, {}, 'None', 'N/A', 'Not recorded'],
  [
    'Taps',
    { tap_range_pct: 5 },
    { taps: '+/-2.5%', feature_match: { taps_match: false } },
    '5',
    '+/-2.5%',
    'Does not serve',
  ],
])('%s of %j beside %j prints %s, %s: %s', (label, requirement, unit, required, actual, verdict) => {
  expect(rowOf(label, requirement, unit)).toEqual({ label, required, actual, verdict });
});
