import { isStorable } from '../../../src/server/repositories/storableText';

test.each([
  ['', true],
  ['IC-1', true],
  ['\ud800', true],
  ['IC\u0000-1', false],
])('whether %j can be stored is %s', (text, expected) => {
  expect(isStorable(text)).toBe(expected);
});
