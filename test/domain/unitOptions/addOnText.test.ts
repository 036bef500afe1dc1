import { isGallonsText, switchedGallons, switchedText } from '../../../src/domain/unitOptions/addOnText';

test.each([
  ['turning on fills an empty text', false, true, '', '1'],
  ['turning on keeps a text that is there', false, true, '3', '3'],
  ['while it stays on, the user may empty the text', true, true, '', ''],
  ['while it stays on, the text stays', true, true, '3', '3'],
  ['turning off clears the text', true, false, '3', ''],
  ['while it stays off, there is no text', false, false, '3', ''],
])('%s', (_, wasOn, isOn, text, expected) => {
  expect(switchedText(wasOn, isOn, text, '1')).toBe(expected);
});

test('turning FR3 on fills empty gallons with 620', () => {
  expect(switchedGallons(false, true, '')).toBe('620');
  expect(switchedGallons(false, true, '580')).toBe('580');
  expect(switchedGallons(true, false, '580')).toBe('');
});

test.each([
  ['', true],
  ['0', true],
  ['007', true],
  ['999999', true],
  ['1000000', false],
  ['6.5', false],
  ['-6', false],
  ['6 ', false],
  ['six', false],
  ['٦', false],
])('the gallons may hold %j: %p', (text, allowed) => {
  expect(isGallonsText(text)).toBe(allowed);
});
