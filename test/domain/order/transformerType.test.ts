import { transformerType } from '../../../src/domain/order/transformerType';

test.each([
  ['1500KVA PAD', '1,500 KVA PAD'],
  ['112.5kva', '112.5 kva'],
  ['1500 KVA PAD', '1,500 KVA PAD'],
  ['1,500 KVA PAD', '1,500 KVA PAD'],
  ['112.5KVA PAD 4160 V', '112.5 KVA PAD 4160 V'],
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
