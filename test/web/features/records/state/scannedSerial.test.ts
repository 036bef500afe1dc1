import { scannedSerial } from '../../../../../src/web/features/records/state/scannedSerial';

test.each([
  ['557128315', '557128315'],
  ['0557128', '0557128'],
  [' R8800003\t', 'R8800003'],
  ['https://specai.example/unit/557128315', '557128315'],
  ['https://specai.example/unit/IC%2D1001?order=7', 'IC-1001'],
  ['HTTP://10.0.0.5:3000/unit/490417#photos', '490417'],
])('the label %j names unit %s', (label, serial) => {
  expect(scannedSerial(label)).toBe(serial);
});

test.each(['', '   ', 'https://elsewhere.example/item/5', 'https://a.example/unit/%E0%A4%A', 'two words', '#5571'])(
  'the label %j names no unit',
  (label) => {
    expect(scannedSerial(label)).toBeNull();
  },
);
