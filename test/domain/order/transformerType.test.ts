import { transformerType } from '../../../src/domain/order/transformerType';

test.each([
  ['1500KVA PAD', '1500 KVA PAD'],
  ['112.5kva', '112.5 kva'],
  ['1500 KVA PAD', '1500 KVA PAD'],
  ['KVA', 'KVA'],
  ['', ''],
  [' 500KVA ', '500 KVA'],
  ['500KVA-750KVA', '500 KVA-750 KVA'],
  ['Pad', 'Pad'],
])('transformer type %p is shown as %p', (description, expected) => {
  expect(transformerType(description)).toBe(expected);
});
