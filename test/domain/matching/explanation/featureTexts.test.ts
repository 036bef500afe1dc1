import { textsOf } from '../../../../src/domain/matching/explanation/featureTexts';
import { matchFeatures, type MatchFeature } from '../../../../src/domain/matching/features/matchFeatures';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import type { MatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';

const featureTexts = (wanted: MatchRequirement, unit: Candidate) => {
  const texts = matchFeatures.map((feature) => [feature, textsOf[feature](wanted, unit)] as const);
  return Object.fromEntries(texts) as Record<MatchFeature, (typeof texts)[number][1]>;
};

test('each feature shows what is required and what the unit has, as people write it', () => {
  expect(featureTexts(aRequirement({ kva_rating: '500.00' }), aCandidate({ kva: 525, condition: 'RW' }))).toEqual({
    phase_match: { required: '3', actual: '3' },
    power_rating_match: { required: '500', actual: '525' },
    connection: { required: 'secondary wye', actual: 'primary grounded wye, secondary wye' },
    primary_voltage_match: { required: '12470', actual: '12470GrdY/7200' },
    secondary_voltage_match: { required: '480Y/277', actual: '480Y/277' },
    taps_match: { required: '+/-5%', actual: '+/-5%' },
    bushing_config_match: { required: 'Loop Feed Dead Front', actual: 'Loop Feed Dead Front' },
    bushing_rating: { required: '', actual: '200 A' },
    fusing_match: { required: 'Bay-O-Net w/ Isolation Link', actual: 'Bay-O-Net w/ Isolation Link' },
    order_type_match: { required: 'RC', actual: 'RW' },
    bil: { required: '95', actual: '95' },
    winding: { required: 'Copper', actual: 'Copper' },
    impedance: { required: '5', actual: '5' },
    secondary_bushings: { required: '6-hole spade', actual: '6-hole spade' },
    fluid: { required: 'Mineral Oil', actual: 'Mineral Oil' },
    unit_type: { required: 'Three-Phase Pad', actual: 'Three-Phase Pad' },
    cabinet: { required: 'Good', actual: 'Good' },
    tank: { required: 'Good', actual: 'Good' },
  });
});

test('a value that is not required is empty; cabinet and tank must always be good', () => {
  const required = Object.values(featureTexts(nothingRequired(), aCandidate())).map((texts) => texts.required);
  expect(required).toEqual([...Array.from({ length: 16 }, () => ''), 'Good', 'Good']);
});

test('a cabinet or tank to be replaced says so', () => {
  const texts = featureTexts(nothingRequired(), aCandidate({ cabinetNeedsReplacing: true, tankNeedsReplacing: true }));
  expect([texts.cabinet.actual, texts.tank.actual]).toEqual(['Replace', 'Replace']);
});

test('a value that is not recorded is empty', () => {
  const unit = aCandidate({ fusing: null, kva: null, primaryVoltage: null, bushConfiguration: null, bushType: null });
  const texts = featureTexts(aRequirement(), unit);
  expect(texts.fusing_match.actual).toBe('');
  expect(texts.power_rating_match.actual).toBe('');
  expect(texts.primary_voltage_match.actual).toBe('');
  expect(texts.bushing_config_match.actual).toBe('');
  expect(texts.phase_match.actual).toBe('3');
});

test('the bushing type is used without a configuration; without feed and front it is not required', () => {
  const texts = (bushing_type: string) =>
    featureTexts(nothingRequired({ bushing_type }), aCandidate({ bushConfiguration: null })).bushing_config_match;
  expect(texts('Dead Front')).toEqual({ required: 'Dead Front', actual: '200 A Well and Insert' });
  expect(texts('Porcelain')).toEqual({ required: '', actual: '200 A Well and Insert' });
});

test("without a stated BIL the primary voltage's applies", () => {
  expect(featureTexts(nothingRequired({ primary_voltage_kv: '12.47' }), aCandidate()).bil).toEqual({
    ...{ required: '95', actual: '95' },
  });
});

test.each([
  ['12470D', '480', 'primary delta'],
  ['12470', null, 'primary delta'],
  ['4160GrdY/2400 x 12470D', '480Y/277', 'primary grounded wye and delta, secondary wye'],
  [null, 'worn off', ''],
])('a unit of %p and %p is connected: %j', (primaryVoltage, secondaryVoltage, text) => {
  const unit = aCandidate({ primaryVoltage, secondaryVoltage });
  expect(featureTexts(nothingRequired(), unit).connection.actual).toBe(text);
});

test('an unreadable requirement is shown as written', () => {
  const texts = featureTexts(nothingRequired({ kva_rating: ' big ', secondary_voltage_kv: 'low' }), aCandidate());
  expect(texts.power_rating_match.required).toBe('big');
  expect(texts.secondary_voltage_match.required).toBe('low');
});
