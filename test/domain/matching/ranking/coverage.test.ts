import type { Verdict } from '../../../../src/contract/unit/unit';
import { coverageOf } from '../../../../src/domain/matching/ranking/coverage';

const judged = (verdicts: readonly Verdict[]) => ({
  canServe: true,
  features: verdicts.map((verdict) => ({ verdict })),
  neededWork: [],
});

test.each<[Verdict[], string]>([
  [[], 'perfect'],
  [['exact', 'exact'], 'perfect'],
  [['exact', 'not required'], 'perfect'],
  [['exact', 'acceptable', 'not required'], 'acceptable'],
  [['acceptable', 'needs work'], 'work'],
  [['exact', 'not recorded'], 'work'],
  [['exact', 'does not fit'], 'work'],
])('a best unit that can serve, with the verdicts %j, is %s', (verdicts, coverage) => {
  expect(coverageOf(judged(verdicts))).toBe(coverage);
});

test('work that is needed without a verdict of its own is work', () => {
  expect(coverageOf({ ...judged(['exact']), neededWork: [{ work: 'fr3', cost: null }] })).toBe('work');
});

test('nothing serves where there is no unit, or the first one cannot serve', () => {
  expect(coverageOf(undefined)).toBe('none');
  expect(coverageOf({ ...judged(['exact', 'does not fit']), canServe: false })).toBe('none');
});
