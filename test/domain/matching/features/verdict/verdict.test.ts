import { verdicts } from '../../../../../src/contract/unit/unit';
import {
  acceptable,
  doesNotFit,
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
  ['a value that does not fit', doesNotFit()],
  ['a value that is not recorded', NOT_RECORDED],
  ['a value with an unreadable requirement', UNREADABLE],
])('%s is a gap', (_, evaluation) => {
  expect(isServing(evaluation)).toBe(false);
  expect(isGap(evaluation)).toBe(true);
});

test('an evaluation carries its reason or its work', () => {
  expect(doesNotFit('tooSmall')).toEqual({ verdict: 'does not fit', why: 'tooSmall' });
  expect(acceptable('nextSize')).toEqual({ verdict: 'acceptable', why: 'nextSize' });
  expect(needs('fr3')).toEqual({ verdict: 'needs work', work: 'fr3' });
});

test.each([
  ['exact', true],
  ['acceptable', true],
  ['not required', true],
  ['needs work', false],
  ['does not fit', false],
  ['not recorded', false],
] as const)('a verdict of %s serves as it stands: %p, and is a gap where it does not', (verdict, serves) => {
  // Reasons and work change nothing: the verdict alone decides.
  for (const evaluation of [{ verdict }, { verdict, why: 'unreadable' as const }, { verdict, work: 'fr3' as const }])
    expect([isServing(evaluation), isGap(evaluation)]).toEqual([serves, !serves]);
});

test('a verdict that a server may send is either serving or a gap, and there are three of each', () => {
  expect(verdicts.filter((verdict) => isServing({ verdict }))).toHaveLength(3);
  expect(verdicts.filter((verdict) => isGap({ verdict }))).toHaveLength(3);
});

test('what was not recorded and what cannot be read have one verdict, told apart by the reason alone', () => {
  expect(NOT_RECORDED).toEqual({ verdict: 'not recorded' });
  expect(UNREADABLE).toEqual({ verdict: 'not recorded', why: 'unreadable' });
});

test('a value that does not fit for no special reason gives none', () => {
  expect(doesNotFit().why).toBeUndefined();
});
