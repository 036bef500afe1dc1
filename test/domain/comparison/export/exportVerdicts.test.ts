import { verdictColumns } from '../../../../src/domain/comparison/export/exportVerdicts';
import { aListedUnit } from '../../builders/listedUnits';

const verdictOf = (name: string, unit: Record<string, unknown>, requirement = {}) =>
  verdictColumns.find(({ title }) => title === `${name}: verdict`)?.of(aListedUnit(unit), requirement);

/** Readings, comparison page: the rule of the specification where no server judged; kVA within 10 % either way. */
test.each([
  [500, 500, 'Exact'],
  ['500', '500.0', 'Exact'],
  [500, 550, 'Acceptable: 50 kVA larger than asked'],
  [500, 450, 'Acceptable: 50 kVA smaller than asked'],
  [500, 550.1, 'Differs: 50.1 kVA larger than asked'],
  [500, 449.9, 'Differs: 50.1 kVA smaller than asked'],
  [500, null, 'Not recorded'],
  [null, 500, 'Not required'],
])(
  'a unit that nobody judged, of %p kVA required and %p of its own by turns, is exported as %s',
  (kva_rating, own, verdict) => {
    expect(verdictOf('KVA Rating', { kva_rating: own }, { kva_rating })).toBe(verdict);
  },
);

test('a difference is one whatever the server says of the feature', () => {
  const [requirement, unit] = [{ fusing: 'Bay-O-Net' }, { fusing_description: 'None' }];
  const matched = (fusing_match: boolean) => ({ ...unit, feature_match: { fusing_match } });
  expect(verdictOf('Fusing', unit, requirement)).toBe('Differs');
  expect(verdictOf('Fusing', matched(false), requirement)).toBe('Differs');
  expect(verdictOf('Fusing', matched(true), requirement)).toBe('Differs');
});

test('the verdict of the server holds, each for its own feature, whatever the values say', () => {
  const unit = {
    kva_rating: 545,
    score_details: [
      { feature: 'bil', verdict: 'exact' },
      { feature: 'power_rating_match', verdict: 'does not fit' },
      { feature: 'phase_match', verdict: null },
      { feature: 'color', verdict: 'exact' },
    ],
  };
  const requirement = { kva_rating: 545, bil: 95, phase: 3 };
  expect(['KVA Rating', 'BIL', 'Phase', 'Impedance'].map((name) => verdictOf(name, unit, requirement))).toEqual([
    ...['Does not fit', 'Exact', 'Not recorded', 'Not required'],
  ]);
});

test('a feature that no row shows has a word only from the server', () => {
  expect(['Order Type', 'Cabinet', 'Tank'].map((name) => verdictOf(name, {}, { kva_rating: 500 }))).toEqual([
    null,
    null,
    null,
  ]);
  expect(verdictOf('Tank', { score_details: [{ feature: 'tank', verdict: 'needs work' }] })).toBe('Needs work');
});

test('what no server judges is exported with its direction', () => {
  const unit = { unit_width: 55, total_weight: 1_120, oil_volume: 320, bush_type: 'Epoxy' };
  const requirement = { dim_w_in: 50, weight_lbs: 1000, oil_volume_liters: 1325, bushing_type: 'Porcelain' };
  expect(
    ['Width', 'Weight', 'Oil Volume', 'Bushing Type', 'Depth'].map((name) => verdictOf(name, unit, requirement)),
  ).toEqual([
    'Differs: 5 in wider than asked',
    'Acceptable: 120 lb heavier than asked',
    'Differs: 30 gal less than asked',
    'Differs',
    'Not required',
  ]);
});
