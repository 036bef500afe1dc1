import { acceptedSchema } from '../../../src/contract/matching/quote';
import { countedOf, acceptedText } from '../../../src/domain/descriptions/accepted';
import { acceptedOrNone } from '../../../src/domain/orders/quote';

const notes = 'One 1500 kVA pad-mount, 12470 delta to 480Y/277. No aluminum windings.';
const accepted = {
  constraints: ['copperWindings' as const],
  fields: { kva_rating: '1500', secondary_voltage_kv: '480Y/277' },
};

test("accepted values count while the order's texts state them", () => {
  expect(countedOf({ notes }, accepted)).toEqual(accepted);
});

test("an order's own field counts, whatever was accepted for it", () => {
  expect(countedOf({ notes, kva_rating: 500 }, accepted).fields).toEqual({ secondary_voltage_kv: '480Y/277' });
});

test('a value that no text states does not count', () => {
  const invented = { constraints: ['ester' as const], fields: { kva_rating: '750', phase: '3' } };
  expect(countedOf({ notes }, invented)).toEqual({ constraints: [], fields: {} });
  expect(countedOf({}, accepted)).toEqual({ constraints: [], fields: {} });
});

test('formatted notes are read before plain ones, as people read them', () => {
  expect(countedOf({ notes, formatted_notes: 'Call first.' }, accepted)).toEqual({ constraints: [], fields: {} });
});

test('a request does not mention that nothing was accepted', () => {
  expect(acceptedOrNone([], {})).toBeUndefined();
  expect(acceptedOrNone(accepted.constraints, {})).toEqual({ constraints: accepted.constraints, fields: {} });
  expect(acceptedOrNone([], accepted.fields)).toEqual({ constraints: [], fields: accepted.fields });
});

test('people read what was accepted in one order', () => {
  const text = 'KVA Rating: 1,500 kVA; Secondary Voltage: 480Y/277 V; Copper windings';
  const { kva_rating, secondary_voltage_kv } = accepted.fields;
  expect(acceptedText(accepted)).toBe(text);
  expect(acceptedText({ ...accepted, fields: { secondary_voltage_kv, kva_rating } })).toBe(text);
});

test.each([
  ['a field that texts cannot fill', { constraints: [], fields: { sale_price: '1' } }],
  ['a demand that nobody knows', { constraints: ['gold'], fields: {} }],
  ['an empty value', { constraints: [], fields: { phase: '' } }],
  ['a value without end', { constraints: [], fields: { phase: '3'.repeat(200) } }],
  ['anything else', { constraints: [], fields: {}, serial: 'A' }],
])('%s is refused', (_what, value) => {
  expect(acceptedSchema.safeParse(value).success).toBe(false);
});
