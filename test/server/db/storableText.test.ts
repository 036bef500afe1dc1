import { isStorable } from '../../../src/server/lib/searchText';

test.each([
  ['', true],
  ['IC-1', true],
  ['\ud800', true],
  ['IC\u0000-1', false],
])('the text %j can be stored: %s', (text, expected) => {
  expect(isStorable(text)).toBe(expected);
});
