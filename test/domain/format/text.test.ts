import fc from 'fast-check';
import { capitalized, initials, listOf, oneLine, truncate } from '../../../src/domain/format/text';
import { forAll } from '../builders/forAll';

test.each([
  ['primary voltage', 'Primary voltage'],
  ['BIL', 'BIL'],
  ['500 kVA', '500 kVA'],
  ['kVA', 'kVA'],
  ['', ''],
])('%j begins a sentence as %j', (text, expected) => {
  expect(capitalized(text)).toBe(expected);
});

test.each([
  ['Ana Maria Ruiz', 'AR'],
  ['  sales ', 'S'],
  ['', ''],
  [null, ''],
  [' Dana\t Sales ', 'DS'],
  [' \n ', ''],
  ['élan vital', 'ÉV'],
  ['𝒜da 𝓛ove', '𝒜𝓛'],
])('initials of %p are %p', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test.each([
  [[], ''],
  [['phase'], 'phase'],
  [['phase', 'kVA'], 'phase and kVA'],
  [['phase', 'kVA', 'taps'], 'phase, kVA and taps'],
])('%j is listed as %p', (words, expected) => {
  expect(listOf(words)).toBe(expected);
});

test.each([
  ['  SO117204 ', 20, 'SO117204'],
  ['one\ntwo\tthree', 20, 'one two three'],
  ['a\u0000b', 20, 'a b'],
  ['123456', 4, '1234'],
  ['123 56', 4, '123'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['', 5, ''],
  [null, 5, ''],
])('%j in at most %p is %j', (text, length, expected) => {
  expect(oneLine(text, length)).toBe(expected);
});

test('whatever is typed stays within the length, on one line and trimmed', () => {
  forAll(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 40 }), (text, length) => {
    const line = oneLine(text, length);
    expect(line.length).toBeLessThanOrEqual(length);
    expect(line).toBe(line.trim());
    expect(line).not.toMatch(/\p{Cc}/u);
    expect(() => encodeURIComponent(line)).not.toThrow();
  });
});

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'longe…'],
  ['', 5, ''],
  ['a', 0, '…'],
  ['exactly 10', 10, 'exactly 10'],
  ['exactly 11!', 10, 'exactly 11…'],
  ['two words', 4, 'two…'],
  ['😀😀😀', 2, '😀😀…'],
])('%p cut at %p is %p', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});
