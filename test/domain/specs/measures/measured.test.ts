import { differenceNote, measured, windingText } from '../../../../src/domain/specs/measures/measured';

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

test('what differs is said where both values are known, and never made up where one is not', () => {
  expect(differenceNote('12470 V', '13200 V')).toBe('Required 12470 V, unit 13200 V');
  expect(differenceNote('', '13200 V')).toBeNull();
  expect(differenceNote('12470 V', '')).toBeNull();
  expect(differenceNote('', '')).toBeNull();
});
