import { capitalized, listOf } from '../../../../src/domain/matching/explanation/sentences';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('the words %j are listed as %j', (words, expected) => {
  expect(listOf(words)).toBe(expected);
});

test.each([
  ['primary voltage', 'Primary voltage'],
  ['BIL', 'BIL'],
  ['500 kVA', '500 kVA'],
  ['', ''],
])('%j begins a sentence as %j', (text, expected) => {
  expect(capitalized(text)).toBe(expected);
});
