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
  NOT_UNDERSTOOD,
  worst,
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
  ['an oversized unit', { verdict: 'oversized' as const }],
  ['a value that does not fit', doesNotFit()],
  ['a value that is not recorded', NOT_RECORDED],
  ['a value with an unreadable requirement', NOT_UNDERSTOOD],
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
  ['not understood', false],
  ['oversized', false],
] as const)('a verdict of %s serves as it stands: %p, and is a gap where it does not', (verdict, serves) => {
  // Reasons and work change nothing: the verdict alone decides.
  for (const evaluation of [{ verdict }, { verdict, why: 'tooSmall' as const }, { verdict, work: 'fr3' as const }])
    expect([isServing(evaluation), isGap(evaluation)]).toEqual([serves, !serves]);
});

test('a verdict that a server may send is either serving or a gap; one that only differs is neither', () => {
  expect(verdicts.filter((verdict) => isServing({ verdict }))).toHaveLength(3);
  expect(verdicts.filter((verdict) => isGap({ verdict }))).toHaveLength(5);
  expect([isServing({ verdict: 'differs' }), isGap({ verdict: 'differs' })]).toEqual([false, false]);
});

test('what was not recorded and a requirement that cannot be read have verdicts of their own', () => {
  expect(NOT_RECORDED).toEqual({ verdict: 'not recorded' });
  expect(NOT_UNDERSTOOD).toEqual({ verdict: 'not understood' });
});

test('a value that does not fit for no special reason gives none', () => {
  expect(doesNotFit().why).toBeUndefined();
});

test('of the parts of a feature the worse counts, with the work of any part', () => {
  expect(worst(EXACT, acceptable('dual'))).toEqual(acceptable('dual'));
  expect(worst(NOT_REQUIRED, EXACT)).toEqual(EXACT);
  expect(worst(needs('feedConversion'), NOT_RECORDED)).toEqual({ verdict: 'not recorded', work: 'feedConversion' });
  expect(worst(doesNotFit('excluded'), needs('feedConversion'))).toEqual({
    ...{ verdict: 'does not fit', why: 'excluded', work: 'feedConversion' },
  });
  expect(worst(NOT_RECORDED, NOT_UNDERSTOOD, doesNotFit())).toEqual(doesNotFit());
  expect(worst(needs('fr3'))).toEqual(needs('fr3'));
});
