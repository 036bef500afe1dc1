import { describedFields } from '../../../src/contract/matching/quote';
import {
  describedSpecs,
  disputeText,
  proposalText,
  quoteText,
  unstatedText,
} from '../../../src/domain/descriptions/proposalWords';
import { proposals } from '../../../src/domain/descriptions/proposals';
import { specRows } from '../../../src/domain/specs/specRows';

test.each([
  [['kVA'], 'The order does not state kVA'],
  [['kVA', 'secondary voltage'], 'The order does not state kVA and secondary voltage'],
  [['kVA', 'primary voltage', 'secondary voltage'], 'The order does not state kVA and voltages'],
  [['primary voltage', 'secondary voltage'], 'The order does not state voltages'],
  [['phase', 'kVA', 'primary voltage'], 'The order does not state phase, kVA and primary voltage'],
  [['phase', 'kVA', 'primary voltage', 'secondary voltage'], 'The order does not state phase, kVA and voltages'],
] as const)('what is missing of %j is named', (fields, text) => {
  expect(unstatedText(fields)).toBe(text);
});

test.each([
  ['kva_rating', '1500', 'KVA Rating: 1,500 kVA'],
  ['primary_voltage_kv', '12.47', 'Primary Voltage: 12470 V'],
  ['secondary_voltage_kv', '480Y/277', 'Secondary Voltage: 480Y/277 V'],
  ['oil_type', 'FR3', 'Oil Type: FR3'],
] as const)('%s %s is shown as the requirement shows it', (field, value, text) => {
  expect(proposalText({ field, value })).toBe(text);
});

test('every field is shown by the row of the requirement that it fills', () => {
  for (const field of describedFields) {
    const row = specRows.find(({ id }) => id === describedSpecs[field]);
    expect([field, row?.required({ [field]: '777D' })]).toEqual([field, '777D']);
  }
});

test('a quote names its text', () => {
  const [first] = proposals({ stock_code_long_desc: '1500KVA Pad' });
  expect(first && quoteText(first)).toBe('From the long description: “1500KVA Pad”');
});

test('texts that disagree are named by the field', () => {
  expect(disputeText(proposals({ notes: '1500 kVA. 3 phase. 750 kVA. 500 kVA' }))).toBe(
    'The texts disagree: KVA Rating',
  );
  expect(disputeText(proposals({ notes: '1500 kVA. 1500 kVA' }))).toBeNull();
});
