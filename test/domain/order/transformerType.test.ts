import fc from 'fast-check';
import { transformerType } from '../../../src/domain/order/transformerType';

test.each([
  ['1500KVA PAD', '1,500 KVA PAD'],
  ['112.5kva', '112.5 kva'],
  ['1500 KVA PAD', '1,500 KVA PAD'],
  ['1,500 KVA PAD', '1,500 KVA PAD'],
  ['112.5KVA PAD 4160 V', '112.5 KVA PAD 4160 V'],
  ['999KVA', '999 KVA'],
  ['1000KVA', '1,000 KVA'],
  ['2500kVA Pad, 12470GRDY/7200', '2,500 kVA Pad, 12470GRDY/7200'],
  ['0KVA', '0 KVA'],
  ['MKVA', 'M KVA'],
  ['/KVA', '/KVA'],
  ['KVA', 'KVA'],
  ['', ''],
  [' 500KVA ', '500 KVA'],
  ['500KVA-750KVA', '500 KVA-750 KVA'],
  ['Pad', 'Pad'],
  ['123456789012345KVA', '123,456,789,012,345 KVA'],
  ['1234567890123456KVA', '1234567890123456 KVA'],
  ['0075 KVA, 2500 kva', '75 KVA, 2,500 kva'],
])('transformer type %p is shown as %p', (description, expected) => {
  expect(transformerType(description)).toBe(expected);
});

test('what is shown stays as it is when it is shown again, and no digit but leading zeros is lost', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(?:[\d,. ]{0,8}(?:KVA|kva|Pad| ){0,3}){0,3}$/), (description) => {
      const shown = transformerType(description);
      expect(transformerType(shown)).toBe(shown);
      const digits = (text: string) => text.replace(/[^\d]/g, '').replace(/0/g, '');
      expect(digits(shown)).toBe(digits(description));
    }),
  );
});
