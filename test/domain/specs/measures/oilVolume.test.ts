import fc from 'fast-check';
import { LITERS_PER_GALLON, litersAsGallons, wholeGallons } from '../../../../src/domain/specs/measures/oilVolume';

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

test('gallons survive a conversion to whole liters and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), (gallons) => {
      expect(litersAsGallons(Math.round(gallons * LITERS_PER_GALLON))).toBe(String(gallons));
    }),
  );
});
