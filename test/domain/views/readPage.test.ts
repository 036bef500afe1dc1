import { readPage } from '../../../src/domain/views/readPage';

test.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['1', 1],
  ['12', 12],
  ['007', 7],
  ['1000000', 1_000_000],
  ['1000001', 1_000_000],
  ['99999999', 1],
  ['-3', 1],
  ['2.5', 1],
  ['1e3', 1],
  ['Infinity', 1],
  [' 2', 1],
  ['٢', 1],
])('the page that %j names is %i', (text, page) => {
  expect(readPage(text)).toBe(page);
});
