import fc from 'fast-check';
import { createEvaluator, evaluateBy, evaluateUnit } from '../../../../src/domain/matching/features/evaluateUnit';
import type { MatchFeature } from '../../../../src/domain/matching/features/matchFeatures';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import type { MatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { otherRates, someRates } from '../../builders/rates';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';
import { forAll } from '../../builders/forAll';

/** That of bushings of a rating, which the order does not state, is left out. */
const verdicts = (fields: Partial<Candidate> = {}) =>
  Object.entries(evaluateUnit(aRequirement(), aCandidate(fields)))
    .map(([name, { verdict }]) => [name, verdict])
    .filter(([name]) => name !== 'bushing_rating');

test('a unit that is as required is exact in every feature', () => {
  expect(verdicts().filter(([, verdict]) => verdict !== 'exact')).toEqual([]);
});

test.each<[Partial<Candidate>, string, string]>([
  [{ phase: 1 }, 'phase_match', 'does not fit'],
  [{ kva: 1000 }, 'power_rating_match', 'oversized'],
  [{ secondaryVoltage: '208Y/120' }, 'secondary_voltage_match', 'does not fit'],
  [{ primaryVoltage: '4160D' }, 'primary_voltage_match', 'does not fit'],
  [{ taps: 'None' }, 'taps_match', 'does not fit'],
  [{ bilKv: 75 }, 'bil', 'does not fit'],
  [{ bushConfiguration: 'Radial Feed Dead Front' }, 'bushing_config_match', 'needs work'],
  [{ fusing: 'None' }, 'fusing_match', 'does not fit'],
  [{ condition: 'RW' }, 'order_type_match', 'needs work'],
  [{ windingMaterial: 'Aluminum' }, 'winding', 'does not fit'],
  [{ impedancePct: 8 }, 'impedance', 'does not fit'],
  [{ secondaryBushings: 'Stud' }, 'secondary_bushings', 'does not fit'],
  [{ fluid: 'FR3' }, 'fluid', 'acceptable'],
  [{ unitType: 'Pole Mount' }, 'unit_type', 'does not fit'],
  [{ cabinetNeedsReplacing: true }, 'cabinet', 'needs work'],
  [{ tankNeedsReplacing: true }, 'tank', 'needs work'],
])('a unit with %j differs in %s alone: %s', (fields, feature, verdict) => {
  expect(verdicts(fields).filter(([, each]) => each !== 'exact')).toEqual([[feature, verdict]]);
});

test('the bushing type of a unit says what its configuration leaves open', () => {
  expect(verdicts({ bushConfiguration: 'Loop Feed', bushType: 'Dead Front wells' })).toEqual(verdicts());
});

test('cabinet and tank must be good even if nothing is required', () => {
  const worn = aCandidate({ cabinetNeedsReplacing: true, tankNeedsReplacing: true });
  const body = {
    cabinet: { verdict: 'needs work', work: 'replacementCabinet' },
    tank: { verdict: 'needs work', work: 'reTank' },
  };
  expect(evaluateUnit(nothingRequired(), worn)).toMatchObject(body);
  expect(evaluateUnit(nothingRequired(), aCandidate())).toMatchObject({
    ...{ cabinet: { verdict: 'exact' }, tank: { verdict: 'exact' } },
  });
});

test.each<[Partial<Candidate>, ...string[]]>([
  [{ phase: null }, 'phase_match'],
  [{ kva: null }, 'power_rating_match'],
  [{ secondaryVoltage: null }, 'connection', 'secondary_voltage_match'],
  [{ secondaryVoltage: 'worn off' }, 'connection', 'secondary_voltage_match'],
  [{ secondaryVoltage: '480' }, 'connection'],
  [{ primaryVoltage: null }, 'primary_voltage_match'],
  [{ primaryVoltage: '12470Y/2400' }, 'primary_voltage_match'],
  [{ taps: null }, 'taps_match'],
  [{ taps: ' ' }, 'taps_match'],
  [{ bilKv: null }, 'bil'],
  [{ bushConfiguration: null }, 'bushing_config_match'],
  [{ bushConfiguration: 'Loop Feed' }, 'bushing_config_match'],
  [{ fusing: null }, 'fusing_match'],
  [{ condition: null }, 'order_type_match'],
  [{ windingMaterial: 'Unknown' }, 'winding'],
  [{ impedancePct: null }, 'impedance'],
  [{ secondaryBushings: ' ' }, 'secondary_bushings'],
  [{ fluid: null }, 'fluid'],
  [{ unitType: null }, 'unit_type'],
  [{ phase: 0 }, 'phase_match'],
  [{ bilKv: 0 }, 'bil'],
  [{ impedancePct: 0 }, 'impedance'],
])(
  'what a unit with %j does not say is not recorded in %s, and neither taken for good nor for bad',
  (fields, ...features) => {
    const expected = features.map((feature) => [feature, 'not recorded']);
    expect(verdicts(fields).filter(([, each]) => each !== 'exact')).toEqual(expected);
  },
);

test('if nothing is required, no value of a unit is missed', () => {
  const blank = { phase: null, kva: null, taps: null, bilKv: null, impedancePct: null, bushConfiguration: null };
  const evaluations = Object.entries(evaluateUnit(nothingRequired(), aCandidate({ ...blank, fluid: null })));
  const features = evaluations.filter(([name]) => name !== 'cabinet' && name !== 'tank');
  expect(new Set(features.map(([, { verdict }]) => verdict))).toEqual(new Set(['not required']));
});

/** Domain facts, taps: a 13.8 kV unit covers a 13.2 kV system on its -5 % tap, which leaves none below. */
test('of the taps of a unit of 13.8 kV on 13.2 kV, an order has what is left', () => {
  const order = aRequirement({ primary_voltage_kv: '13.2', tap_range_pct: '+5%' });
  const evaluations = evaluateUnit(order, aCandidate({ primaryVoltage: '13800D' }));
  const taps = { left: { plus: 5, minus: 0 }, of: { plus: 5, minus: 5 } };
  expect(evaluations.primary_voltage_match).toEqual({ verdict: 'acceptable', why: 'tapRange', taps });
  expect(evaluations.taps_match).toEqual({ verdict: 'acceptable', why: 'covers', taps });
});

test('a turn pull counts if a tap would leave too few taps', () => {
  const order = aRequirement({ primary_voltage_kv: '13.2', tap_range_pct: '+/-5%' });
  const evaluations = evaluateUnit(order, aCandidate({ primaryVoltage: '13800D' }));
  expect(evaluations.primary_voltage_match).toEqual({ verdict: 'needs work', work: 'turnPull' });
  expect(evaluations.taps_match).toEqual({ verdict: 'exact' });
});

test('beside any rewind a turn pull is part of it', () => {
  const unit = aCandidate({ primaryVoltage: '13200D', secondaryVoltage: '460Y/266', condition: 'RW' });
  const rewind = { verdict: 'needs work', work: 'rewind' };
  expect(evaluateUnit(aRequirement(), unit)).toMatchObject({
    ...{ primary_voltage_match: rewind, secondary_voltage_match: rewind, order_type_match: rewind },
  });
  expect(evaluateUnit(aRequirement(), { ...unit, condition: 'RC' })).toMatchObject({
    ...{ primary_voltage_match: { work: 'turnPull' }, secondary_voltage_match: { work: 'turnPull' } },
  });
});

test.each([
  ['kVA', { kvaTolerance: 5 }, { kva: 460 }, ['power_rating_match']],
  ['kVA', { kvaTolerance: 8 }, { kva: 460 }, []],
  ['impedance', { impedanceTolerance: 7.5 }, { impedancePct: 5.5 }, ['impedance']],
  ['impedance', { impedanceTolerance: 10 }, { impedancePct: 5.5 }, []],
  [
    'impedance, and kVA by its own,',
    { kvaTolerance: 8, impedanceTolerance: 7.5 },
    { kva: 460, impedancePct: 5.5 },
    ['impedance'],
  ],
])('the tolerance of %s is that of the rates (%j)', (_, rates, fields, failing) => {
  const evaluations = Object.entries(evaluateUnit(aRequirement(), aCandidate(fields), someRates(rates)));
  expect(evaluations.filter(([, { verdict }]) => verdict === 'does not fit').map(([name]) => name)).toEqual(failing);
});

/** What each feature reads of a unit and of an order. */
const READS: readonly (readonly [MatchFeature, readonly (keyof Candidate)[], readonly (keyof MatchRequirement)[]])[] = [
  ['phase_match', ['phase'], ['phase']],
  ['power_rating_match', ['kva'], ['kva']],
  ['connection', ['primaryVoltage', 'secondaryVoltage'], ['primaryVoltage', 'secondaryVoltage']],
  ['primary_voltage_match', ['primaryVoltage', 'taps'], ['primaryVoltage', 'taps', 'orderType']],
  ['secondary_voltage_match', ['secondaryVoltage'], ['secondaryVoltage', 'orderType']],
  ['taps_match', ['primaryVoltage', 'taps'], ['primaryVoltage', 'taps', 'orderType']],
  ['bushing_config_match', ['bushConfiguration', 'bushType'], ['bushing']],
  ['bushing_rating', ['bushConfiguration', 'bushType'], ['bushingRating']],
  ['fusing_match', ['fusing'], ['fusing']],
  ['order_type_match', ['condition'], ['orderType']],
  ['bil', ['bilKv'], ['bil', 'primaryVoltage']],
  ['winding', ['windingMaterial'], ['winding']],
  ['impedance', ['impedancePct'], ['impedance']],
  ['secondary_bushings', ['secondaryBushings'], ['secondaryBushings']],
  ['fluid', ['fluid'], ['fluid']],
  ['unit_type', ['unitType'], ['unitKind']],
  ['cabinet', ['cabinetNeedsReplacing'], []],
  ['tank', ['tankNeedsReplacing'], []],
];
const only = <T extends object>(of: T, names: readonly (keyof T)[]) =>
  Object.fromEntries(names.map((name) => [name, of[name]])) as Partial<T>;

test.each(READS)(
  '%s is judged by %j of the unit and %j of the order, whatever else either says',
  (feature, ofUnit, ofOrder) => {
    const units = candidates(serials);
    forAll(requirements, requirements, units, units, (order, otherOrder, unit, otherUnit) => {
      // A turn pull elsewhere is part of a rewind here, which changes no verdict.
      const { verdict } = evaluateUnit(order, unit)[feature];
      const [requested, given] = [
        { ...otherOrder, ...only(order, ofOrder) },
        { ...otherUnit, ...only(unit, ofUnit) },
      ];
      expect(evaluateUnit(requested, given)[feature].verdict).toBe(verdict);
    });
  },
);

test('a cached evaluation equals a new one, by any rates', () => {
  forAll(requirements, fc.array(candidates(serials)), otherRates, (order, units, rates) => {
    const evaluate = createEvaluator(order, rates);
    const cached = units.map((unit) => evaluateBy(evaluate, unit));
    expect(cached).toEqual(units.map((unit) => evaluateUnit(order, unit, rates)));
  });
});
