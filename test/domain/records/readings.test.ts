import { readingOf } from '../../../src/domain/records/readings';

const text = (name: string) => ({ name, kind: 'text', measure: '' });
const number = (name: string, measure: string) => ({ name, kind: 'number', measure });

test.each([
  ['12470GrdY/7200', text('primary_voltage'), '12,470 V grounded wye'],
  ['4160', text('primary_voltage'), '4,160 V delta'],
  ['480', text('secondary_voltage'), '480 V'],
  ['4160GrdY/2400 x 12470GrdY/7200', text('primary_voltage'), '4,160 V grounded wye or 12,470 V grounded wye'],
  ['12.47', text('primary_voltage_kv'), '12,470 V'],
  ['240/120', text('secondary_voltage'), 'Not understood by matching'],
  ['+/-5%', text('taps'), '±5%'],
  ['4 x 2.5%', text('tap_range_pct'), '±5%'],
  ['J-tap', text('taps'), 'Not understood by matching'],
  ['Loop Feed Dead Front', text('bush_config_description'), 'Loop feed, dead front'],
  ['Bay-O-Net w/ Isolation Link', text('fusing_description'), 'Bay-O-Net and isolation link'],
  ['Bay-O-Net or full range', text('fusing'), null],
  ['FR3 or mineral', text('oil_type'), null],
  ['snake oil', text('type_of_fluid'), 'Not understood by matching'],
  ['Unknown', text('winding_material'), 'Counts as empty'],
  ['1000', number('kva_rating', 'kVA'), '1,000 kVA'],
  ['5.125', number('impedance_pct', '%'), '5.125%'],
  ['18400.50', number('unit_cost', 'US dollars'), '$18,400.50'],
  ['2026-05-04', { name: 'request_date', kind: 'date', measure: '' }, '4 May 2026'],
  ['RW', text('condition'), 'Rewind'],
  ['AZ', { name: 'ship_state', kind: 'state', measure: '' }, 'Arizona'],
])('%s in %p reads as %s', (value, column, reading) => {
  expect(readingOf(value, column)).toBe(reading);
});

test('no value and plain words have no reading', () => {
  expect(readingOf(null, text('primary_voltage'))).toBeNull();
  expect(readingOf('Howard', text('manufacturer'))).toBeNull();
  expect(readingOf('2004', number('mfg_year', ''))).toBeNull();
});
