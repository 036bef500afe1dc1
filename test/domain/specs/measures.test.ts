import fc from 'fast-check';
import {
  differenceNote,
  measured,
  windingText,
  hasSides,
  requiredSides,
  sidesText,
  LITERS_PER_GALLON,
  litersAsGallons,
  wholeGallons,
} from '../../../src/domain/specs/measures';
import { testProperty } from '../builders/forAll';

test.each([
  ['500', 'kVA', '500 kVA'],
  ['1,500', 'kVA', '1,500 kVA'],
  ['5.75', '%', '5.75%'],
  ['0', 'gal', '0 gal'],
  ['+/-5%', '%', '+/-5%'],
  ['12470GrdY/7200', 'V', '12470GrdY/7200'],
  ['500 kVA', 'kVA', '500 kVA'],
  ['full', 'gal', 'full'],
  ['', 'lb', ''],
  ['', '%', ''],
  ['3', undefined, '3'],
])('the text %j in %j reads %j: only a number takes the unit of measure', (text, unitOfMeasure, expected) => {
  expect(measured(text, unitOfMeasure)).toBe(expected);
});

test.each([
  ['12.47', '12470 V'],
  [0.48, '480 V'],
  ['480', '480 V'],
  ['480Y/277', '480Y/277'],
  ['480 V', '480 V'],
  ['see nameplate', 'see nameplate'],
  ['', ''],
  [null, ''],
])('a winding of %j reads %j', (value, text) => {
  expect(windingText(value)).toBe(text);
});

test('a difference is shown only if both values are known', () => {
  expect(differenceNote('12470 V', '13200 V')).toBe('Required 12470 V, unit 13200 V');
  expect(differenceNote('', '13200 V')).toBeNull();
  expect(differenceNote('12470 V', '')).toBeNull();
  expect(differenceNote('', '')).toBeNull();
});

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

test.each([
  [1325, '350'],
  ['1,325.0', '350'],
  [3.785411784, '1'],
  [1.8, '0'],
  [1.9, '1'],
  [1892.705892, '500'],
  [1890.8, '499'],
  [1890.9, '500'],
  [3520, '930'],
  [0, '0'],
  ['1325 l', '1325 l'],
  ['two drums', 'two drums'],
  ['', ''],
  [null, ''],
])('%j liters are %j gallons', (liters, gallons) => {
  expect(litersAsGallons(liters)).toBe(gallons);
});

test.each([
  [350.2, '350'],
  ['350.50', '351'],
  [350.49, '350'],
  ['1,350', '1350'],
  [0.4, '0'],
  [' full ', 'full'],
  ['350 gal', '350 gal'],
  [undefined, ''],
])('%j gallons are %j whole ones', (gallons, expected) => {
  expect(wholeGallons(gallons)).toBe(expected);
});

testProperty('gallons survive a conversion to whole liters and back', fc.integer({ min: 0, max: 9999 }), (gallons) => {
  expect(litersAsGallons(Math.round(gallons * LITERS_PER_GALLON))).toBe(String(gallons));
});
