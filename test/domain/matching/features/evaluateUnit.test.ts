import { evaluateBody, evaluateUnit } from '../../../../src/domain/matching/features/evaluateUnit';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';

const verdicts = (fields: Partial<Candidate> = {}) =>
  Object.entries(evaluateUnit(aRequirement(), aCandidate(fields))).map(([name, { verdict }]) => [name, verdict]);

test('a unit that is as required is exact in every feature', () => {
  expect(verdicts().filter(([, verdict]) => verdict !== 'exact')).toEqual([]);
});

test.each<[Partial<Candidate>, string, string]>([
  [{ phase: 1 }, 'phase_match', 'does not serve'],
  [{ kva: 1000 }, 'power_rating_match', 'needs work'],
  [{ secondaryVoltage: '208Y/120' }, 'secondary_voltage_match', 'does not serve'],
  [{ primaryVoltage: '4160D' }, 'primary_voltage_match', 'does not serve'],
  [{ taps: 'None' }, 'taps_match', 'does not serve'],
  [{ bilKv: 75 }, 'bil', 'does not serve'],
  [{ bushConfiguration: 'Radial Feed Dead Front' }, 'bushing_config_match', 'needs work'],
  [{ fusing: 'None' }, 'fusing_match', 'does not serve'],
  [{ condition: 'RW' }, 'order_type_match', 'needs work'],
  [{ windingMaterial: 'Aluminum' }, 'winding', 'does not serve'],
  [{ impedancePct: 8 }, 'impedance', 'does not serve'],
  [{ secondaryBushings: 'Stud' }, 'secondary_bushings', 'does not serve'],
  [{ fluid: 'FR3' }, 'fluid', 'acceptable'],
  [{ cabinetNeedsReplacing: true }, 'cabinet', 'needs work'],
  [{ tankNeedsReplacing: true }, 'tank', 'needs work'],
])('a unit with %j differs in %s alone: %s', (fields, feature, verdict) => {
  expect(verdicts(fields).filter(([, each]) => each !== 'exact')).toEqual([[feature, verdict]]);
});

test('the bushing type of a unit says what its configuration leaves open', () => {
  expect(verdicts({ bushConfiguration: 'Loop Feed', bushType: 'Dead Front wells' })).toEqual(verdicts());
});

test('cabinet and tank must be good even where nothing is required', () => {
  const worn = aCandidate({ cabinetNeedsReplacing: true, tankNeedsReplacing: true });
  const body = {
    cabinet: { verdict: 'needs work', work: 'replacementCabinet' },
    tank: { verdict: 'needs work', work: 'reTank' },
  };
  expect(evaluateUnit(nothingRequired(), worn)).toMatchObject(body);
  expect(evaluateBody(worn)).toEqual(body);
  expect(evaluateBody(aCandidate())).toEqual({ cabinet: { verdict: 'exact' }, tank: { verdict: 'exact' } });
});
