import { changeUnitOption, integerText, normalizeGallons } from '../../../src/domain/unitOptions/change';
import { noUnitOptions } from '../../../src/domain/unitOptions/unitOptions';

const withFr3 = { ...noUnitOptions, fr3Enabled: true, fr3EstimatedGallons: '580' };

test('several options change at once, and the others stay', () => {
  const before = { ...noUnitOptions, reTank: true, turnPull: true };
  expect(changeUnitOption(before, { turnPull: false, feedConversion: true })).toEqual({
    ...noUnitOptions,
    reTank: true,
    feedConversion: true,
  });
});

test('the options before a change stay as they were', () => {
  const before = { ...withFr3 };
  changeUnitOption(before, { fr3Enabled: false, reTank: true });
  expect(before).toEqual(withFr3);
});

test('an empty change changes nothing', () => {
  expect(changeUnitOption(withFr3, {})).toEqual(withFr3);
});

test('refused gallons that come with turning FR3 on give way to the 620 that empty gallons become', () => {
  const change = { fr3Enabled: true, fr3EstimatedGallons: '6.5' };
  expect(changeUnitOption(noUnitOptions, change)).toEqual({ ...withFr3, fr3EstimatedGallons: '620' });
});

test('gallons that come with turning FR3 off are dropped', () => {
  expect(changeUnitOption(withFr3, { fr3Enabled: false, fr3EstimatedGallons: '7' })).toEqual(noUnitOptions);
});

test('normal gallons leave the other options alone', () => {
  expect(normalizeGallons({ ...withFr3, fr3EstimatedGallons: '0580', turnPull: true })).toEqual({
    ...withFr3,
    turnPull: true,
  });
});

test.each([
  ['', ''],
  ['0', '0'],
  ['00', '0'],
  ['070', '70'],
  ['999999', '999999'],
])('the digits %j are the integer %j', (digits, expected) => {
  expect(integerText(digits)).toBe(expected);
});
