import { phraseOn, workPhrase, type WorkPrice } from '../../../../src/domain/matching/explanation/whyPhrases';
import { matchFeatures, type MatchFeature } from '../../../../src/domain/matching/features/matchFeatures';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import type { Work } from '../../../../src/contract/units/unit';

const differs = (feature: MatchFeature, required: string, actual: string) =>
  phraseOn(feature, { verdict: 'does not fit' }, { required, actual }, null, DEFAULT_RATES);

test.each<[MatchFeature, string, string, string]>([
  ['power_rating_match', '1,500', '300', 'required 1,500 kVA, unit 300 kVA'],
  ['primary_voltage_match', '12470', '4160D', 'required 12470 V, unit 4160D'],
  ['secondary_voltage_match', '480Y/277', '208', 'required 480Y/277, unit 208 V'],
  ['bil', '95', '60', 'required 95 kV, unit 60 kV'],
  ['impedance', '5.75', '3.5', 'required 5.75%, unit 3.5%'],
  ['phase_match', '3', '1', 'required 3, unit 1'],
  ['taps_match', '5', '2.5', 'required 5, unit 2.5'],
  ['fusing_match', 'Bay-O-Net', 'None', 'required Bay-O-Net, unit None'],
])('a %s of %s that %s does not fit reads: %s', (feature, required, actual, text) => {
  expect(differs(feature, required, actual)).toBe(text);
});

test.each(['exact', 'not required'] as const)('a feature that is %s gets no further words', (verdict) => {
  const phrases = matchFeatures.map((feature) =>
    phraseOn(feature, { verdict }, { required: '5', actual: '5' }, null, DEFAULT_RATES),
  );
  expect(new Set(phrases)).toEqual(new Set(['']));
});

test('unreadable text is shown as written, without a unit of measure', () => {
  const texts = { required: '500', actual: '500' };
  const phrase = (verdict: 'not understood' | 'not recorded') =>
    phraseOn('power_rating_match', { verdict }, texts, null, DEFAULT_RATES);
  expect(phrase('not understood')).toBe("'500' is not understood");
  expect(phrase('not recorded')).toBe("'500' does not say");
});

test('an oversized unit shows the difference, and a denial is shown as written', () => {
  const reported = (evaluation: Parameters<typeof phraseOn>[1], required: string, actual: string) =>
    phraseOn('power_rating_match', evaluation, { required, actual }, null, DEFAULT_RATES);
  expect(reported({ verdict: 'oversized' }, '500', '1,000')).toBe('1,000 kVA is two sizes above 500 kVA');
  const excluded = { verdict: 'does not fit', why: 'excluded' } as const;
  expect(phraseOn('fluid', excluded, { required: 'no FR3', actual: 'FR3' }, null, DEFAULT_RATES)).toBe(
    "'no FR3' excludes FR3",
  );
});

test.each([
  [10, '510 kVA is within 10% of 500 kVA'],
  [4, '510 kVA is within 4% of 500 kVA'],
  [2.5, '510 kVA is within 2.5% of 500 kVA'],
])('a rating within the tolerance of %s%% that the rates have is said to be within it', (kvaTolerance, phrase) => {
  const near = { verdict: 'acceptable', why: 'tolerance' } as const;
  expect(phraseOn('power_rating_match', near, { required: '500', actual: '510' }, null, { kvaTolerance })).toBe(phrase);
});

/** Steps of 2.5 %: of +/-5 % there are four beside nominal, of -10 % four below. */
test.each([
  [{ plus: 5, minus: 0 }, { plus: 5, minus: 5 }, '2 taps of 4 left'],
  [{ plus: 0, minus: 7.5 }, { plus: 0, minus: 10 }, '3 taps of 4 left'],
  [{ plus: 0, minus: 0 }, { plus: 2.5, minus: 0 }, '0 taps of 1 left'],
])('of a unit with %j of %j left, the taps are counted: %s', (left, of, counted) => {
  const texts = { required: '13200', actual: '13800D' };
  const onTaps = { verdict: 'acceptable', why: 'tapRange', taps: { left, of } } as const;
  expect(phraseOn('primary_voltage_match', onTaps, texts, null, DEFAULT_RATES)).toBe(
    `13800D reaches 13200 V on its taps: ${counted}`,
  );
});

test('only a voltage says what differs before the work; elsewhere the work says it', () => {
  const needs = (feature: MatchFeature, work: 'rewind' | 'turnPull') =>
    phraseOn(feature, { verdict: 'needs work', work }, { required: '12470', actual: '13200' }, null, DEFAULT_RATES);
  expect(needs('primary_voltage_match', 'turnPull')).toBe(
    'required 12470 V, unit 13200 V: turn pull, cost not recorded',
  );
  expect(needs('order_type_match', 'rewind')).toBe('needs rewind, cost not recorded');
});

test.each<[Work, WorkPrice, string]>([
  ['feedConversion', 3010, 'needs feed conversion, $3,010'],
  ['feedConversion', null, 'needs feed conversion, cost not recorded'],
  ['fr3', 4960.5, 'needs FR3 fill, $4,961'],
  ['replacementCabinet', 0.4, 'needs replacement cabinet, $0'],
  ['reTank', 9000, 'needs re-tank, $9,000'],
  ['rewind', null, 'needs rewind, cost not recorded'],
])('%s at a price of %p, without a value to compare, reads as: %s', (work, price, text) => {
  expect(workPhrase(work, price, null)).toBe(text);
});

test.each<[Work, WorkPrice, string]>([
  ['turnPull', 2300, 'required 12470 V, unit 13200 V: turn pull, $2,300'],
  ['turnPull', null, 'required 12470 V, unit 13200 V: turn pull, cost not recorded'],
  ['turnPull', 'said before', 'required 12470 V, unit 13200 V: the same turn pull'],
  ['rewind', 15_000, 'required 12470 V, unit 13200 V: rewind, $15,000'],
  ['rewind', 'said before', 'required 12470 V, unit 13200 V: the same rewind'],
  ['rewind', null, 'required 12470 V, unit 13200 V: rewind, cost not recorded'],
])('%s at a price of %p, for two voltages, reads as: %s', (work, price, text) => {
  expect(workPhrase(work, price, 'required 12470 V, unit 13200 V')).toBe(text);
});
