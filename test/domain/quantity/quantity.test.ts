import fc from 'fast-check';
import {
  memoizedByText,
  isWithinPercent,
  plainNumber,
  quantityText,
  tidyText,
  enteredNumber,
} from '../../../src/domain/quantity/quantity';
import { forAll } from '../builders/forAll';

test.each([
  ['500', 500],
  [' 500.0 ', 500],
  ['1,500', 1500],
  ['12,345', 12_345],
  ['123,456', 123_456],
  ['1,234,567', 1_234_567],
  ['1234,567', null],
  ['-2.5', -2.5],
  [12.47, 12.47],
  [0, 0],
  ['480Y/277', null],
  ['12.47 kV', null],
  ['1,50', null],
  ['1e3', null],
  ['', null],
  [null, null],
  [undefined, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ['9'.repeat(400), null],
])('plain number of %p is %p', (value, expected) => {
  expect(plainNumber(value)).toBe(expected);
});

test('every finite number is a plain number, also as text of JavaScript without an exponent', () => {
  forAll(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => plainNumber(value) === value);
});

test.each([
  ['  x ', 'x'],
  [7, '7'],
  [null, ''],
  [undefined, ''],
  [Number.NaN, ''],
])('text of %p is %p', (value, expected) => {
  expect(quantityText(value)).toBe(expected);
});

test.each([
  [110, 100, true],
  [90, 100, true],
  [110.01, 100, false],
  [89.9, 100, false],
  [123.75, 112.5, true],
  [1.1, 1, true],
])('%p is within 10 percent of %p: %p', (actual, required, expected) => {
  expect(isWithinPercent(actual, required, 10)).toBe(expected);
});

test.each([
  ['500.00', '500'],
  ['112.50', '112.5'],
  ['1,500', '1500'],
  [' 480Y/277 ', '480Y/277'],
  [null, ''],
])('%p is shown as %p', (value, expected) => {
  expect(tidyText(value)).toBe(expected);
});

test.each([
  ['', null],
  ['  ', null],
  ['.', null],
  ['0', 0],
  ['.5', 0.5],
  ['5.', 5],
  ['1500.', 1_500],
  ['4100.5', 4_100.5],
  ['12a', null],
])('the entered text %j is the number %p', (text, number) => {
  expect(enteredNumber(text)).toBe(number);
});

test('each distinct text is read once, numbers and surrounding spaces included', () => {
  const read = jest.fn((text: string) => text.length);
  const length = memoizedByText(read);
  expect([length('500'), length(500), length(' 500 '), length('0500')]).toEqual([3, 3, 3, 4]);
  expect(read.mock.calls).toEqual([['500'], ['0500']]);
});

test('a result of null is remembered too', () => {
  const read = jest.fn(() => null);
  const parse = memoizedByText(read);
  expect([parse('x'), parse('x')]).toEqual([null, null]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('nothing and empty text are the same text', () => {
  const read = jest.fn((text: string) => text);
  const echo = memoizedByText(read);
  expect([echo(null), echo(undefined), echo(''), echo(Number.NaN)]).toEqual(['', '', '', '']);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a full cache is emptied: results stay right, texts are read again', () => {
  const read = jest.fn((text: string) => `${text}!`);
  const shout = memoizedByText(read);
  const texts = Array.from({ length: 4097 }, (_, index) => `text ${index}`);
  texts.forEach((text) => shout(text));
  expect(read).toHaveBeenCalledTimes(4097);
  expect(shout('text 4096')).toBe('text 4096!');
  expect(read).toHaveBeenCalledTimes(4097);
  expect(shout('text 0')).toBe('text 0!');
  expect(read).toHaveBeenCalledTimes(4098);
});
