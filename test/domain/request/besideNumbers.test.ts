import type { LineField } from '../../../src/contract/requests/reading';
import { readRequest } from '../../../src/domain/request/readRequest';
import { TODAY } from './corpus';

const read = (text: string, field: LineField) =>
  readRequest(text, TODAY).lines[0]?.readings.find((each) => each.field === field)?.value;

test.each<[string, LineField, string]>([
  ['2000 kVA, secondary 208/120, %Z 5.75', 'secondary_voltage_kv', '208Y/120'],
  ['2000 kVA, LV 480/277, in stock by May', 'secondary_voltage_kv', '480Y/277'],
  ['500 kVA, HV 12470/7200, a pad please', 'primary_voltage_kv', '12470Y/7200'],
  // A list comma is no part of a number: '120, %' is no percentage.
  ['500 kVA, 480/277, % impedance 5', 'impedance_pct', '5'],
  ['secondary 480/277 V, 2500 kVA, 95 kV BIL', 'bil', '95'],
  ['LV 480Y/277V, 3750 kVA, BIL 95', 'bil', '95'],
  ['3750 kVA; secondary 4160Y/2400, BIL 60 kV', 'secondary_bil', '60'],
])('%s: %s is %s', (text, field, value) => {
  expect(read(text, field)).toBe(value);
});
