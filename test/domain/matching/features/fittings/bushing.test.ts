import {
  bushingText,
  evaluateBushing,
  terminalsOf,
} from '../../../../../src/domain/matching/features/fittings/bushing';
import { nothingRequired } from '../../../builders/units';

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
    [LOOP_DEAD, RADIAL_LIVE, { verdict: 'does not fit' }],
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
    ['Spade', null, { verdict: 'not recorded' }],
    ['Spade', ' ', { verdict: 'not recorded' }],
    ['Spade', 'spade ', { verdict: 'exact' }],
    ['Spade', LOOP_DEAD, { verdict: 'does not fit' }],
  ])('bushings required %p, with a unit of %p, are %p', (required, unit, expected) => {
    expect(evaluate(required, unit)).toEqual(expected);
  });

  test('the type says what the configuration leaves open, and is compared where it is all that is required', () => {
    expect(evaluate(LOOP_DEAD, 'Loop Feed', 'Dead Front wells').verdict).toBe('exact');
    expect(evaluate(null, LOOP_LIVE, 'Porcelain', 'porcelain').verdict).toBe('exact');
    expect(evaluate(null, LOOP_LIVE, 'Epoxy', 'porcelain').verdict).toBe('does not fit');
    expect(evaluate(null, LOOP_LIVE, null, 'porcelain').verdict).toBe('not recorded');
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

  test('of a front that is better and a feed that needs work, the work is told', () => {
    expect(evaluate(LOOP_LIVE, RADIAL_DEAD)).toEqual({ verdict: 'needs work', work: 'feedConversion' });
  });

  test('words that name neither feed nor front may stand in either field of the unit, but not be missing in their own', () => {
    expect(evaluate('Wells', null, ' WELLS ').verdict).toBe('exact');
    expect(evaluate('Wells', null, 'Porcelain').verdict).toBe('not recorded');
    expect(evaluate('Wells', 'Porcelain', null).verdict).toBe('does not fit');
    expect(evaluate(null, 'wells', null, 'Wells').verdict).toBe('exact');
    expect(evaluate('Wells', 'Inserts', null, 'Inserts').verdict).toBe('does not fit');
  });
});

test.each([
  [' Loop Feed ', 'Porcelain', 'Loop Feed'],
  [' ', ' Porcelain ', 'Porcelain'],
  [null, 'Porcelain', 'Porcelain'],
  [null, null, ''],
  ['', ' ', ''],
])('the configuration %p with bushing type %p is shown as %p', (configuration, type, text) => {
  expect(bushingText({ configuration, type })).toBe(text);
});

test.each([
  [LOOP_DEAD, null, { feed: 'loop', front: 'dead' }],
  ['RADIAL, live front', null, { feed: 'radial', front: 'live' }],
  ['Loop', 'live', { feed: 'loop', front: 'live' }],
  [null, 'Porcelain', { feed: null, front: null }],
  ['Overloop, alive', 'undead', { feed: null, front: null }],
  ['Radial feed', 'loop-feed insert', { feed: 'loop', front: null }],
  [null, null, { feed: null, front: null }],
] as const)('the configuration %p with bushing type %p reads as %p', (configuration, type, expected) => {
  expect(terminalsOf({ configuration, type })).toEqual(expected);
});
