import { hasSides, requiredSides, sidesText } from '../../../../src/domain/specs/measures/dimensions';

test('the required sides are width, depth and height, in this order', () => {
  expect(requiredSides({ dim_h_in: 64, dim_w_in: 89, dim_d_in: 59 })).toEqual([89, 59, 64]);
  expect(requiredSides({})).toEqual([undefined, undefined, undefined]);
});

test.each([
  [[89, 59, 64], '89 x 59 x 64 in'],
  [['89.50', ' 59 ', '64.0'], '89.5 x 59 x 64 in'],
  [[89, null, 64], 'width 89 in and height 64 in'],
  [[null, 59, null], 'depth 59 in'],
  [[null, 59, 64], 'depth 59 in and height 64 in'],
  [['1,089', 59, 64], '1089 x 59 x 64 in'],
  [[0, 59, 64], '0 x 59 x 64 in'],
  [['wide', 59, 64], 'wide x 59 x 64 in'],
  [[null, '', undefined], ''],
])('the sides %j read %j', (sides, expected) => {
  expect(sidesText(sides)).toBe(expected);
});

test.each([
  ['89 x 59 x 64 in', [89, 59, 64], true],
  ['89.25 x 59 x 64.5 in', ['89.250', 59, '64.5'], true],
  ['89in.×59inches×64″', [89, 59, 64], true],
  ['89 x 59 x 64', [null, 59, null], true],
  ['89 x 59 x 64', [null, null, null], true],
  ['59 x 89 x 64', [89, 59, 64], false],
  ['89 X 59 X 64 IN', [89, 59, 64], true],
  ['89" x 59" x 64"', [89, 59, 64], true],
  ['89 x 59 x 64', [89, 59, 64.01], false],
  ['89 x 59 x 64', [89.01, null, null], false],
  ['89 x 59 x 64', [null, 64, null], false],
  ['-89 x 59 x 64', [89, null, null], false],
  ['89 x 59 x 64 (approx.)', [89, null, null], false],
  ['89, 59, 64', [89, null, null], false],
  ['.5 x 59 x 64', [0.5, null, null], false],
  ['89 x 59', [89, null, null], false],
  ['89 x 59 x 64 x 12', [89, 59, 64], false],
  ['89 x 59 x 64 mm', [89, null, null], false],
  ['89 x wide x 64', [89, null, null], false],
  ['', [89, null, null], false],
  [null, [89, null, null], false],
  ['89 x 59 x 64', ['wide', null, null], false],
])('whether dimensions %j have the sides %j: %p', (dimensions, required, expected) => {
  expect(hasSides(dimensions, required)).toBe(expected);
});
