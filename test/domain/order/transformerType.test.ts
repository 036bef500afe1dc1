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
])('transformer type %p is shown as %p', (description, expected) => {
  expect(transformerType(description)).toBe(expected);
});
