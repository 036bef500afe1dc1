import { featureVerdictSchema } from '../../../../src/contract/unit/unit';
import { scoreTotal } from '../../../../src/domain/matching/ranking/scoreTotal';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';

const detail = (points: number | null, weight: number | null) => ({
  ...featureVerdictSchema.parse({}),
  points,
  weight,
});
/** 18 exact, 16 acceptable (13.6), 7 at half (3.5): 35.1 of 41. */
const details = [detail(0.18, 0.18), detail(0.136, 0.16), detail(0.035, 0.07), detail(0, 0)];

/** Fits with work is 75 to 89: 75 + 14 × 35.1 / 41 = 86.98. */
test('the points of the features make the score in the band of the class', () => {
  expect(scoreTotal(details, 0.86, 'Fits with work')).toEqual({
    points: 0.351,
    weight: 0.41,
    band: { low: 75, high: 89 },
  });
});

/** From 70 to 89 as an administrator set it: 70 + 19 × 35.1 / 41 = 86.26. */
test('the band is that of the rates', () => {
  const rates = { ...DEFAULT_RATES, bandWork: 70 };
  expect(scoreTotal(details, 0.86, 'Fits with work', rates)?.band).toEqual({ low: 70, high: 89 });
});

test.each([
  ['another score than the points make', details, 0.87, 'Fits with work'],
  ['no score', details, null, 'Fits with work'],
  ['no class', details, 0.86, null],
  ['no points', [detail(null, 0.1)], 0.75, 'Fits with work'],
  ['no weight', [detail(0.1, null)], 0.75, 'Fits with work'],
  ['no details', [], 0.75, 'Fits with work'],
] as const)('with %s, the score is none of the points', (_, given, score, fitClass) => {
  expect(scoreTotal(given, score, fitClass)).toBeNull();
});
