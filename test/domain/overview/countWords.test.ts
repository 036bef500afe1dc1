import { countWords, worthWords } from '../../../src/domain/overview/countWords';

test.each([
  [0, '0 open orders'],
  [1, '1 open order'],
  [2, '2 open orders'],
  [999, '999 open orders'],
  [1204, '1,204 open orders'],
  [1_000_001, '1,000,001 open orders'],
])('%i of them are %s', (count, words) => {
  expect(countWords(count, 'open order')).toBe(words);
});

test.each([
  [{ orders: 138, value: 5_204_300, withoutPrice: 12 }, '138 open orders, $5,204,300, 12 without a price'],
  [{ orders: 138, value: 5_204_300, withoutPrice: 0 }, '138 open orders, $5,204,300'],
  [{ orders: 1, value: 41_250.5, withoutPrice: 0 }, '1 open order, $41,251'],
  [{ orders: 1, value: 0, withoutPrice: 1 }, '1 open order, $0, 1 without a price'],
  [{ orders: 2400, value: 0.49, withoutPrice: 1204 }, '2,400 open orders, $0, 1,204 without a price'],
  [{ orders: 0, value: 0, withoutPrice: 0 }, '0 open orders, $0'],
])('a worth of %j is %s: whole dollars, and what has no price is said', (worth, words) => {
  expect(worthWords(worth)).toBe(words);
});
