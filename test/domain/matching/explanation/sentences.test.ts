import { capitalized, listOf, matchSentence } from '../../../../src/domain/matching/explanation/sentences';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('the words %j are listed as %j', (words, expected) => {
  expect(listOf(words)).toBe(expected);
});

test.each([
  [[], ''],
  [['phase_match'], 'Phase matches.'],
  [['taps_match'], 'Taps match.'],
  [['power_rating_match'], 'kVA matches.'],
  [['bil', 'fluid'], 'BIL and fluid match.'],
  [['phase_match', 'power_rating_match', 'taps_match'], 'Phase, kVA and taps match.'],
] as const)('the matching features %j read %j', (features, expected) => {
  expect(matchSentence(features)).toBe(expected);
});

test.each([
  ['primary voltage', 'Primary voltage'],
  ['kVA', 'kVA'],
  ['BIL', 'BIL'],
  ['', ''],
])('%j begins a sentence as %j', (text, expected) => {
  expect(capitalized(text)).toBe(expected);
});
