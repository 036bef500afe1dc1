import {
  acceptable,
  doesNotServe,
  EXACT,
  isGap,
  isServing,
  needs,
  NOT_RECORDED,
  NOT_REQUIRED,
  UNREADABLE,
} from '../../../../../src/domain/matching/features/verdict/verdict';

test.each([
  ['an exact value', EXACT],
  ['an acceptable value', acceptable('dual')],
  ['a value that is not required', NOT_REQUIRED],
])('%s serves as it stands', (_, evaluation) => {
  expect(isServing(evaluation)).toBe(true);
  expect(isGap(evaluation)).toBe(false);
});

test.each([
  ['a value that work can change', needs('turnPull')],
  ['an oversized unit', { verdict: 'needs work' as const, why: 'oversized' as const }],
  ['a value that does not serve', doesNotServe()],
  ['a value that is not recorded', NOT_RECORDED],
  ['a value with an unreadable requirement', UNREADABLE],
])('%s is a gap', (_, evaluation) => {
  expect(isServing(evaluation)).toBe(false);
  expect(isGap(evaluation)).toBe(true);
});

test('an evaluation carries its reason or its work', () => {
  expect(doesNotServe('tooSmall')).toEqual({ verdict: 'does not serve', why: 'tooSmall' });
  expect(acceptable('nextSize')).toEqual({ verdict: 'acceptable', why: 'nextSize' });
  expect(needs('fr3')).toEqual({ verdict: 'needs work', work: 'fr3' });
});
