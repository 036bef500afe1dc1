import { verdicts } from '../../../../src/contract/units/unit';
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
  evaluateText,
  evaluateValue,
} from '../../../../src/domain/matching/features/verdict';

test.each([
  ['an exact value', EXACT],
  ['an acceptable value', acceptable('dual')],
  ['a value that is not required', NOT_REQUIRED],
])('%s fits without work', (_, evaluation) => {
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
] as const)('a verdict of %s fits without work: %p', (verdict, serves) => {
  // Reasons and work change nothing: the verdict alone decides.
  for (const evaluation of [{ verdict }, { verdict, why: 'tooSmall' as const }, { verdict, work: 'fr3' as const }])
    expect([isServing(evaluation), isGap(evaluation)]).toEqual([serves, !serves]);
});

test('a verdict that a server may send is either serving or a gap; one that only differs is neither', () => {
  expect(verdicts.filter((verdict) => isServing({ verdict }))).toHaveLength(3);
  expect(verdicts.filter((verdict) => isGap({ verdict }))).toHaveLength(5);
  expect([isServing({ verdict: 'differs' }), isGap({ verdict: 'differs' })]).toEqual([false, false]);
});

test('unrecorded values and unreadable requirements have separate verdicts', () => {
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

const wanted = { text: '500', value: 500 };

test('a required and a recorded value are compared, in this order', () => {
  const compare = jest.fn(() => EXACT);
  expect(evaluateValue(wanted, 750, compare)).toBe(EXACT);
  expect(compare).toHaveBeenCalledWith(500, 750);
});

test.each([0, -1, Number.NaN, '', false])('a value of %p is recorded, so it is compared', (actual) => {
  expect(evaluateValue(wanted, actual, () => EXACT)).toBe(EXACT);
});

test.each([0, '', false])('a required value of %p is read, so it is compared', (value) => {
  const compare = jest.fn(() => EXACT);
  expect(evaluateValue({ text: String(value), value }, 750, compare)).toBe(EXACT);
  expect(compare).toHaveBeenCalledWith(value, 750);
});

test.each([
  ['another verdict', doesNotFit('tooLarge')],
  ['a reason', acceptable('nextSize')],
  ['work', needs('turnPull')],
])("returns the comparison's result %s", (_, evaluation) => {
  expect(evaluateValue(wanted, 750, () => evaluation)).toBe(evaluation);
});

test.each([
  ['where nothing is required', null, 750, { verdict: 'not required' }],
  ['where nothing is required or recorded', null, null, { verdict: 'not required' }],
  ['where the requirement cannot be read', { text: 'big', value: null }, 750, { verdict: 'not understood' }],
  [
    'where the requirement cannot be read and nothing is recorded',
    { text: 'big', value: null },
    null,
    { verdict: 'not understood' },
  ],
  ['where nothing is recorded', wanted, null, { verdict: 'not recorded' }],
])('%s nothing is compared', (_, required, actual, expected) => {
  const compare = jest.fn(() => EXACT);
  expect(evaluateValue(required, actual, compare)).toEqual(expected);
  expect(compare).not.toHaveBeenCalled();
});

describe('of a text', () => {
  const text = (required: string, value: number | null, unit: string | null) =>
    evaluateText(
      { text: required, value },
      unit,
      (given) => Number(given) || null,
      () => doesNotFit(),
    );

  test.each([
    ['Five  ', ' FIVE'],
    ['as  agreed', 'As agreed'],
  ])('the same words are exact, even where neither can be read: %j and %j', (required, unit) => {
    expect(text(required, null, unit)).toEqual({ verdict: 'exact' });
  });

  test.each([
    ['5', 5, '6', 'does not fit'],
    ['5', 5, 'six', 'not recorded'],
    ['5', 5, ' ', 'not recorded'],
    ['5', 5, null, 'not recorded'],
    ['', null, '', 'not understood'],
    ['five', null, '5', 'not understood'],
  ])('%j, read as %p, and %j are %s', (required, value, unit, verdict) => {
    expect(text(required, value, unit)).toMatchObject({ verdict });
  });
});
