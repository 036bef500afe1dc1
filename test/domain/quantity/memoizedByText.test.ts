import { memoizedByText } from '../../../src/domain/quantity/memoizedByText';

test('each distinct text is read once, numbers and surrounding spaces included', () => {
  const read = jest.fn((text: string) => text.length);
  const length = memoizedByText(read);
  expect([length('500'), length(500), length(' 500 '), length('0500')]).toEqual([3, 3, 3, 4]);
  expect(read.mock.calls).toEqual([['500'], ['0500']]);
});

test('a text that was read before others is not read again after them', () => {
  const read = jest.fn((text: string) => text.length);
  const length = memoizedByText(read);
  expect([length('a'), length('bb'), length('a')]).toEqual([1, 2, 1]);
  expect(read.mock.calls).toEqual([['a'], ['bb']]);
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
