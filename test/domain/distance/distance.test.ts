import { isFar, knownDistance } from '../../../src/domain/distance/distance';

test.each([
  ['Phoenix, AZ', 0],
  ['Austin', 850],
  ['AUSTIN, TX', 850],
  [' sacramento,CA', 650],
  ['Portland yard 2, OR', 1200],
  ['Denver, CO', 0],
  ['Austinville, VA', 0],
  ['Somewhere, Austin', 0],
  ['Somewhere,\nAustin', 0],
  ['Yard 2,Austin, TX', 0],
  ['', 0],
  [null, 0],
])('%p counts as %p miles from the reference site', (location, miles) => {
  expect(knownDistance(location) ?? 0).toBe(miles);
});

test.each([
  ['Phoenix', 0],
  ['Austin', 850],
  ['Denver', null],
  [undefined, null],
])('the known distance of %p is %p', (location, miles) => {
  expect(knownDistance(location)).toBe(miles);
});

test('far begins beyond 400 miles; an unknown place is not far', () => {
  expect([isFar('Sacramento'), isFar('Phoenix'), isFar('Denver')]).toEqual([true, false, false]);
});
