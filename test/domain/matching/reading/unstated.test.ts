import { toMatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import { unstatedFields } from '../../../../src/domain/matching/reading/unstated';
import type { Quote } from '../../../../src/contract/matching/quote';

const unstatedIn = (quote: Partial<Quote>) =>
  unstatedFields(toMatchRequirement({ order_id: '1', ...quote }, { fusing: null, impedancePct: null }));

const stated = { phase: 3, kva_rating: '1500', primary_voltage_kv: '12470D', secondary_voltage_kv: '480Y/277' };

test('a requirement that states phase, kVA and both voltages lacks nothing', () => {
  expect(unstatedIn(stated)).toEqual([]);
});

test('a requirement that states nothing lacks all four', () => {
  expect(unstatedIn({})).toEqual(['phase', 'kVA', 'primary voltage', 'secondary voltage']);
});

test.each([
  ['phase', 'phase'],
  ['kva_rating', 'kVA'],
  ['primary_voltage_kv', 'primary voltage'],
  ['secondary_voltage_kv', 'secondary voltage'],
] as const)('%s counts as unstated when it is missing, empty, 0 or unreadable', (key, field) => {
  for (const value of [null, ' ', 0, 'as discussed']) expect(unstatedIn({ ...stated, [key]: value })).toEqual([field]);
});

test('the fields that may stay empty are never missed', () => {
  expect(unstatedIn({ ...stated, bil: null, oil_type: null, tap_range_pct: 'as discussed' })).toEqual([]);
});
