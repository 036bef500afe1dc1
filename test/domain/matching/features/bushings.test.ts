import fc from 'fast-check';
import {
  evaluateBushing,
  evaluateBushingRating,
  evaluateSecondaryBushings,
} from '../../../../src/domain/matching/features/bushings';
import { nothingRequired } from '../../builders/units';
import { forAll } from '../../builders/forAll';

const LOOP_DEAD = 'Loop Feed Dead Front';
const RADIAL_DEAD = 'Radial Feed Dead Front';
const LOOP_LIVE = 'Loop Feed Live Front';
const RADIAL_LIVE = 'Radial Feed Live Front';

describe('bushings', () => {
  const evaluate = (
    required: string | null,
    unit: string | null,
    type: string | null = null,
    requiredType: string | null = null,
  ) =>
    evaluateBushing(nothingRequired({ bush_configuration: required, bushing_type: requiredType }), {
      configuration: unit,
      type,
    });

  test.each([
    [null, LOOP_DEAD, { verdict: 'not required' }],
    [LOOP_DEAD, 'loop feed, dead front', { verdict: 'exact' }],
    [RADIAL_DEAD, LOOP_DEAD, { verdict: 'acceptable', why: 'loopServesRadial' }],
    [LOOP_DEAD, RADIAL_DEAD, { verdict: 'needs work', work: 'feedConversion' }],
    [LOOP_LIVE, LOOP_DEAD, { verdict: 'acceptable', why: 'deadFrontServesLive' }],
    [LOOP_DEAD, LOOP_LIVE, { verdict: 'does not fit' }],
    // The conversion is needed, though the front does not fit, or is not recorded.
    [LOOP_DEAD, RADIAL_LIVE, { verdict: 'does not fit', work: 'feedConversion' }],
    [LOOP_DEAD, 'Radial Feed', { verdict: 'not recorded', work: 'feedConversion' }],
    [LOOP_LIVE, RADIAL_DEAD, { verdict: 'needs work', work: 'feedConversion' }],
    ['Dead Front', RADIAL_DEAD, { verdict: 'exact' }],
    [LOOP_DEAD, 'Dead Front', { verdict: 'not recorded' }],
    [LOOP_DEAD, null, { verdict: 'not recorded' }],
    [LOOP_DEAD, ' ', { verdict: 'not recorded' }],
    [LOOP_DEAD, 'Loop Feed', { verdict: 'not recorded' }],
    ['Loop Feed', RADIAL_DEAD, { verdict: 'needs work', work: 'feedConversion' }],
    ['Loop Feed', LOOP_LIVE, { verdict: 'exact' }],
    ['Radial Feed', LOOP_DEAD, { verdict: 'acceptable', why: 'loopServesRadial' }],
    ['Dead Front', LOOP_DEAD, { verdict: 'exact' }],
    ['Spade', null, { verdict: 'not understood' }],
    ['Spade', ' ', { verdict: 'not understood' }],
    ['Spade', 'spade ', { verdict: 'exact' }],
    ['Spade', LOOP_DEAD, { verdict: 'not understood' }],
    ['radial only, no loop', RADIAL_DEAD, { verdict: 'exact' }],
    ['radial only, no loop', LOOP_DEAD, { verdict: 'does not fit', why: 'excluded' }],
    ['radial only', LOOP_DEAD, { verdict: 'does not fit', why: 'excluded' }],
    ['not dead front', LOOP_DEAD, { verdict: 'does not fit' }],
    ['not dead front', LOOP_LIVE, { verdict: 'exact' }],
    ['no loop', 'Dead Front', { verdict: 'not recorded' }],
    ['loop or radial, dead front', RADIAL_DEAD, { verdict: 'exact' }],
    ['loop only, dead front', RADIAL_DEAD, { verdict: 'needs work', work: 'feedConversion' }],
  ])('bushings required %p, with a unit of %p, are %p', (required, unit, expected) => {
    expect(evaluate(required, unit)).toEqual(expected);
  });

  test('the type says what the configuration leaves open; a type without feed and front is not judged', () => {
    expect(evaluate(LOOP_DEAD, 'Loop Feed', 'Dead Front wells').verdict).toBe('exact');
    expect(evaluate(null, LOOP_LIVE, 'Porcelain', 'porcelain').verdict).toBe('not required');
    expect(evaluate(null, LOOP_LIVE, 'Epoxy', 'porcelain').verdict).toBe('not required');
    expect(evaluate(null, LOOP_LIVE, null, 'dead front').verdict).toBe('does not fit');
  });

  /** Domain facts, feed and front: loop serves radial and dead front serves live; the other way round a feed is converted. */
  const FITS = { exact: '=', acceptable: '+', 'needs work': 'w', 'does not fit': '-', 'not recorded': '?' } as const;
  const constructions = [
    LOOP_DEAD,
    RADIAL_DEAD,
    LOOP_LIVE,
    RADIAL_LIVE,
    'Loop Feed',
    'Radial Feed',
    'Dead Front',
    'Live Front',
  ];
  test.each([
    // Of the unit: loop dead, radial dead, loop live, radial live, then loop, radial, dead, live alone.
    [LOOP_DEAD, '= w - - ? ? ? -'],
    [RADIAL_DEAD, '+ = - - ? ? ? -'],
    [LOOP_LIVE, '+ w = w ? ? ? ?'],
    [RADIAL_LIVE, '+ + + = ? ? ? ?'],
    ['Loop Feed', '= w = w = w ? ?'],
    ['Radial Feed', '+ = + = + = ? ?'],
    ['Dead Front', '= = - - ? ? = -'],
    ['Live Front', '+ + = = ? ? + ='],
  ])('%s is served by units of all kinds as %s', (required, expected) => {
    const verdicts = constructions.map((unit) => evaluate(required, unit).verdict);
    const signs = verdicts.map((verdict) => (verdict === 'not required' ? '!' : FITS[verdict as keyof typeof FITS]));
    expect(signs.join(' ')).toBe(expected);
  });

  test('work for the feed counts despite a better front', () => {
    expect(evaluate(LOOP_LIVE, RADIAL_DEAD)).toEqual({ verdict: 'needs work', work: 'feedConversion' });
  });

  test('a configuration that names neither feed nor front is met by the same words alone, else not understood', () => {
    expect(evaluate('Wells', null, ' WELLS ').verdict).toBe('exact');
    expect(evaluate('Wells', null, 'Porcelain').verdict).toBe('not understood');
    expect(evaluate('Wells', 'Porcelain', null).verdict).toBe('not understood');
    expect(evaluate('Wells', 'Inserts', null, 'Inserts').verdict).toBe('not understood');
  });
});

/** Equal or not; any of several that an order names. */
test.each([
  [null, '200 A Well and Insert', 'not required'],
  ['Well and Insert', '200 A Well and Insert', 'not required'],
  ['200 A', '200A Well', 'exact'],
  ['600 A Integral', '600 amp integral', 'exact'],
  ['600 A Integral', '200 A Well and Insert', 'does not fit'],
  ['200 A', '600 A Integral', 'does not fit'],
  ['200 A or 600 A', '600 A Integral', 'exact'],
  ['600 A', 'Porcelain', 'not recorded'],
  ['600 A', null, 'not recorded'],
])('bushings rated %p, with a unit of %p, are %s', (bushing_type, type, verdict) => {
  const requirement = nothingRequired({ bushing_type });
  expect(evaluateBushingRating(requirement, { configuration: LOOP_DEAD, type }).verdict).toBe(verdict);
});

const verdict = (sec_bush: string | null, unit: string | null) =>
  evaluateSecondaryBushings(nothingRequired({ sec_bush }), unit).verdict;

test.each([
  ['6-hole spade', '6-hole spade', 'exact'],
  ['6-hole spade', 'Six hole spades', 'exact'],
  ['6-HOLE SPADE', ' 6 hole spade ', 'exact'],
  ['6-hole spade', '4-hole spade', 'does not fit'],
  ['6-hole spade', 'Stud', 'does not fit'],
  ['6-hole spade', null, 'not recorded'],
  ['6-hole spade', ' ', 'not recorded'],
  [null, '4-hole spade', 'not required'],
  ['6-hole spade', '10-hole spade', 'acceptable'],
  ['6-hole spade', '6-hole NEMA spade', 'exact'],
  ['6-hole spade', 'spade, 6 hole', 'exact'],
  ['6-hole spade only', '10-hole spade', 'does not fit'],
  ['6 or 10 hole spade', '10-hole spade', 'exact'],
  ['6-hole', '6-hole spade', 'exact'],
  ['spade', '4-hole spade', 'exact'],
  ['stud', '4-hole spade', 'does not fit'],
  ['no stud', '4-hole spade', 'exact'],
  ['no stud', 'Stud', 'does not fit'],
  ['no 4-hole spade', '4-hole spade', 'does not fit'],
  ['no 4-hole spade', '6-hole spade', 'exact'],
  ['as usual', '6-hole spade', 'not understood'],
  ['as usual', 'As  usual', 'exact'],
  ['6-hole spade', 'see photo', 'not recorded'],
  ['N/A', '6-hole spade', 'not required'],
])('secondary bushings required %p, with a unit of %p, are %s', (required, unit, expected) => {
  expect(verdict(required, unit)).toBe(expected);
});

test.each(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, number) => [number, word] as const,
  ),
)('%i holes are the same as a word', (number, word) => {
  expect(verdict(`${number}-hole spade`, `${word} hole spade`)).toBe('exact');
});

test.each([
  ['12-hole spade', '1 2-hole spade', 'does not fit'],
  ['6-hole spade', '6 ho le spade', 'not recorded'],
  ['6-hole spade', '6-hole', 'not recorded'],
  ['6-hole spade', '-', 'not recorded'],
])('%p and %p are not the same words: %s', (required, unit, expected) => {
  expect(verdict(required, unit)).toBe(expected);
});

test('holes of one kind are compared by number, of two kinds not at all, whatever the case, marks and plurals', () => {
  const holes = fc.integer({ min: 1, max: 12 });
  const kind = fc.constantFrom('spade', 'stud', 'eyebolt', 'bus');
  forAll(holes, holes, kind, kind, fc.constantFrom(' ', '-', ', '), (wanted, given, requested, has, mark) => {
    const fits = given === wanted ? 'exact' : given > wanted ? 'acceptable' : 'does not fit';
    const unit = `${given}-HOLE${mark}${has.toUpperCase()}`;
    expect(verdict(`${wanted} holes ${requested}`, unit)).toBe(requested === has ? fits : 'does not fit');
  });
});
