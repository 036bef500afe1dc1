import fc from 'fast-check';
import {
  evaluateBushing,
  evaluateBushingRating,
  evaluateFluid,
  evaluateFusing,
  evaluateSecondaryBushings,
  evaluateUnitKind,
} from '../../../../src/domain/matching/features/fittings';
import { nothingRequired } from '../../builders/units';
import { toMatchRequirement } from '../../../../src/domain/matching/reading/requirement';
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

test.each([
  [null, 'R-Temp', { verdict: 'not required' }],
  ['FR3', 'fr3', { verdict: 'exact' }],
  ['FR3', 'Mineral Oil', { verdict: 'needs work', work: 'fr3' }],
  ['FR3', 'Natural Ester', { verdict: 'acceptable', why: 'sameFluidFamily' }],
  ['BIOTEMP', 'FR3', { verdict: 'acceptable', why: 'sameFluidFamily' }],
  ['Mineral Oil', 'FR3', { verdict: 'acceptable', why: 'esterServesMineral' }],
  ['Mineral Oil', 'Mineral', { verdict: 'exact' }],
  ['Mineral Oil', 'R-Temp', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['FR3', 'Silicone', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['Mineral Oil', 'BETA', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['Mineral Oil', 'Askarel', { verdict: 'does not fit', why: 'containsPcb' }],
  ['FR3', 'Wecosol', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['R-Temp', 'R-Temp', { verdict: 'exact' }],
  ['R-Temp', 'FR3', { verdict: 'does not fit' }],
  ['FR3', 'Water', { verdict: 'not recorded' }],
  ['Any natural ester', 'FR3', { verdict: 'exact' }],
  ['Any natural ester', 'BIOTEMP', { verdict: 'exact' }],
  ['Any natural ester', 'Mineral Oil', { verdict: 'needs work', work: 'fr3' }],
  ['Any natural ester', 'Silicone', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['FR3', ' FR-3 ', { verdict: 'exact' }],
  ['fr-3', 'FR3', { verdict: 'exact' }],
  ['R-Temp', ' r-temp ', { verdict: 'exact' }],
  ['R-Temp', 'Mineral Oil', { verdict: 'does not fit' }],
  ['Water', 'Mineral Oil', { verdict: 'not understood' }],
  ['Water', 'water', { verdict: 'exact' }],
  ['FR3 or mineral', 'FR3', { verdict: 'exact' }],
  ['FR3 or mineral', 'Mineral Oil', { verdict: 'exact' }],
  ['FR3 or mineral', 'BIOTEMP', { verdict: 'acceptable', why: 'sameFluidFamily' }],
  ['non-ester', 'Mineral Oil', { verdict: 'exact' }],
  ['non-ester', 'FR3', { verdict: 'does not fit', why: 'excluded' }],
  ['non-ester', 'BIOTEMP', { verdict: 'does not fit', why: 'excluded' }],
  ['non-ester', 'Silicone', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['no FR3', 'FR3', { verdict: 'does not fit', why: 'excluded' }],
  ['no FR3', 'BIOTEMP', { verdict: 'exact' }],
  ['mineral only', 'FR3', { verdict: 'does not fit', why: 'excluded' }],
  ['FR3 only', 'BIOTEMP', { verdict: 'does not fit', why: 'excluded' }],
  ['FR3 only', 'Mineral Oil', { verdict: 'needs work', work: 'fr3' }],
  ['FR3', 'RTemp', { verdict: 'does not fit', why: 'legacyFluid' }],
  ['RTemp', 'R-Temp', { verdict: 'exact' }],
  ['N/A', 'Mineral Oil', { verdict: 'not required' }],
  ['FR3', 'Unknown', { verdict: 'not recorded' }],
  ['FR3', ' ', { verdict: 'not recorded' }],
  ['FR3', null, { verdict: 'not recorded' }],
])('fluid required %p, unit %p: %p', (required, unit, expected) => {
  expect(evaluateFluid(nothingRequired({ oil_type: required }), unit)).toEqual(expected);
});

const FLUIDS = ['Mineral Oil', 'FR3', 'Natural Ester', 'BIOTEMP', 'R-Temp', 'Silicone', 'BETA', 'Wecosol'];

/** Domain facts, fluid: f is an FR3 fill. Columns as the rows. */
test.each([
  ['Mineral Oil', '= + + + - - - -'],
  ['FR3', 'f = + + - - - -'],
  ['Natural Ester', 'f + = + - - - -'],
  ['BIOTEMP', 'f + + = - - - -'],
  ['Any natural ester', 'f = = = - - - -'],
  ['R-Temp', '- - - - = - - -'],
  ['Silicone', '- - - - - = - -'],
  ['BETA', '- - - - - - = -'],
  ['Wecosol', '- - - - - - - ='],
])('%s is served by the eight fluids as %s', (required, expected) => {
  const signs = FLUIDS.map((unit) => {
    const { verdict, work } = evaluateFluid(nothingRequired({ oil_type: required }), unit);
    return work === 'fr3' ? 'f' : verdict === 'exact' ? '=' : verdict === 'acceptable' ? '+' : '-';
  });
  expect(signs.join(' ')).toBe(expected);
});

describe('fusing', () => {
  const LINK = 'Bay-O-Net w/ Isolation Link';
  const PARTIAL = 'Bay-O-Net w/ Partial Range CLF';
  const FULL = 'Full Range CLF';
  const SWITCH = 'Loadbreak Switch + Bay-O-Net';

  test.each([
    [null, LINK, 'not required'],
    [LINK, 'bayonet with isolation link', 'exact'],
    [LINK, PARTIAL, 'acceptable'],
    [LINK, SWITCH, 'acceptable'],
    [LINK, FULL, 'does not fit'],
    [PARTIAL, LINK, 'does not fit'],
    [PARTIAL, FULL, 'does not fit'],
    [FULL, PARTIAL, 'acceptable'],
    [SWITCH, LINK, 'does not fit'],
    ['None', LINK, 'acceptable'],
    [LINK, 'None', 'does not fit'],
    ['None', 'Isolation Link', 'exact'],
    ['Expulsion', 'expulsion', 'exact'],
    ['Expulsion', LINK, 'not understood'],
    [LINK, 'Expulsion', 'not recorded'],
    ['Bay-O-Net', 'Bay O Net', 'exact'],
    [FULL, 'fullrange currentlimiting fuse', 'exact'],
    [FULL, 'Full-range current-limiting fuse', 'exact'],
    [PARTIAL, 'bayonet, currentlimiting fuse', 'exact'],
    [FULL, 'Current limiting fuse', 'does not fit'],
    [FULL, 'Full range fuse', 'exact'],
    [SWITCH, 'Load break switch, bayonet', 'exact'],
    ['Isolation Link', ' None ', 'exact'],
    ['None', 'No fuses', 'exact'],
    ['None', 'All but none', 'not recorded'],
    ['None', 'Nonesuch', 'not recorded'],
    ['None', 'Cartridge and isolation link', 'not recorded'],
    ['None', 'Isolation links', 'exact'],
    ['Expulsion', ' expulsion ', 'exact'],
    [LINK, ' ', 'not recorded'],
    [LINK, null, 'not recorded'],
    [LINK, '', 'not recorded'],
    [LINK, 'Unknown', 'not recorded'],
    ['N/A', LINK, 'not required'],
    ['Full Range CLF or Bay-O-Net', LINK, 'exact'],
    ['no Bay-O-Net', LINK, 'does not fit'],
    ['no Bay-O-Net', FULL, 'exact'],
    ['Bay-O-Net, no CLF', PARTIAL, 'does not fit'],
    ['Bay-O-Net only', PARTIAL, 'does not fit'],
    ['Bay-O-Net only', LINK, 'exact'],
    [LINK, 'Bayonet fuses', 'exact'],
  ])('fusing required %p, with a unit of %p, is %s', (required, unit, verdict) => {
    expect(
      evaluateFusing(toMatchRequirement({ order_id: 1 }, { fusing: required, impedancePct: null }), unit).verdict,
    ).toBe(verdict);
  });

  /** Domain facts, fusing: who does all that is asked for. Columns as the rows: link, partial, full, switch, none. */
  const ALL = [LINK, PARTIAL, FULL, SWITCH, 'None'];
  test.each([
    [LINK, '= + - + -'],
    // A full range clears as much, but is not replaced from outside.
    [PARTIAL, '- = - - -'],
    [FULL, '- + = - -'],
    [SWITCH, '- - - = -'],
    ['None', '+ + + + ='],
  ])('%s is served by the five arrangements as %s', (fusing, expected) => {
    const requirement = toMatchRequirement({ order_id: 1 }, { fusing, impedancePct: null });
    const signs = ALL.map(
      (unit) => ({ exact: '=', acceptable: '+' })[evaluateFusing(requirement, unit).verdict as string],
    );
    expect(signs.map((sign) => sign ?? '-').join(' ')).toBe(expected);
  });

  test('a unit that protects more says so', () => {
    const requirement = toMatchRequirement({ order_id: 1 }, { fusing: LINK, impedancePct: null });
    expect(evaluateFusing(requirement, PARTIAL)).toEqual({ verdict: 'acceptable', why: 'protectsMore' });
  });
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

test.each([
  [null, 'Pole Mount', 'not required'],
  ['N/A', 'Pole Mount', 'not required'],
  ['Three-Phase Pad', 'Three-Phase Pad', 'exact'],
  // Its phases are a feature of their own.
  ['Three-Phase Pad', 'Single-Phase Pad', 'exact'],
  ['Pad', 'Pole Mount', 'does not fit'],
  ['Pad', 'Substation', 'does not fit'],
  ['pad or pole', 'Pole Mount', 'exact'],
  ['no pole', 'Pole Mount', 'does not fit'],
  ['no pole', 'Pad', 'exact'],
  ['vault', 'Pad', 'not understood'],
  ['vault', ' Vault', 'exact'],
  ['Pad', 'vault', 'not recorded'],
  ['Pad', null, 'not recorded'],
])('a unit type of %p required, with a unit of %p, is %s', (unit_type, unit, verdict) => {
  expect(evaluateUnitKind(nothingRequired({ unit_type }), unit).verdict).toBe(verdict);
});
