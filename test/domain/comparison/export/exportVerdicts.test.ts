import { verdictColumns } from '../../../../src/domain/comparison/export/exportVerdicts';
import { aListedUnit } from '../../builders/listedUnits';

const verdictOf = (name: string, unit: Record<string, unknown>, requirement = {}) =>
  verdictColumns.find(({ title }) => title === `${name}: verdict`)?.of(aListedUnit(unit), requirement);

/** Readings, comparison page: the rule of the specification where no server judged; kVA within 10 % either way. */
test.each([
  [500, 500, 'Exact'],
  ['500', '500.0', 'Exact'],
  [500, 550, 'Acceptable'],
  [500, 450, 'Acceptable'],
  [500, 550.1, 'Needs work'],
  [500, 449.9, 'Needs work'],
  [500, null, 'Not recorded'],
  [null, 500, 'Not required'],
])(
  'a unit that nobody judged, of %p kVA required and %p of its own by turns, is exported as %s',
  (kva_rating, own, verdict) => {
    expect(verdictOf('KVA Rating', { kva_rating: own }, { kva_rating })).toBe(verdict);
  },
);

test('a difference fails only where the server says so, and what it says is right makes no other value exact', () => {
  const [requirement, unit] = [{ fusing: 'Bay-O-Net' }, { fusing_description: 'None' }];
  const matched = (fusing_match: boolean) => ({ ...unit, feature_match: { fusing_match } });
  expect(verdictOf('Fusing', unit, requirement)).toBe('Needs work');
  expect(verdictOf('Fusing', matched(false), requirement)).toBe('Does not fit');
  expect(verdictOf('Fusing', matched(true), requirement)).toBe('Needs work');
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
