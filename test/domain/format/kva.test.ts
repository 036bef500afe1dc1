import { formatKva, kvaText } from '../../../src/domain/format/kva';

test.each([
  [1500, '1,500', '1,500 kVA'],
  ['1500.00', '1,500', '1,500 kVA'],
  ['1,500', '1,500', '1,500 kVA'],
  [112.5, '112.5', '112.5 kVA'],
  [500, '500', '500 kVA'],
  [' 500 kVA ', '500 kVA', '500 kVA'],
  ['', '', 'N/A'],
  [null, '', 'N/A'],
])('a rating of %j reads %j in a column of kVA and %j elsewhere', (value, inColumn, text) => {
  expect(kvaText(value)).toBe(inColumn);
  expect(formatKva(value)).toBe(text);
});
