import { capitalized } from '../../../src/domain/format/capitalized';

test.each([
  ['primary voltage', 'Primary voltage'],
  ['BIL', 'BIL'],
  ['500 kVA', '500 kVA'],
  ['kVA', 'kVA'],
  ['', ''],
])('%j begins a sentence as %j', (text, expected) => {
  expect(capitalized(text)).toBe(expected);
});
