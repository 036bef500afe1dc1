import type { Quote } from '../../../src/contract/matching/quote';
import { boughtText } from '../../../src/domain/plan/boughtText';
import { nothingRequired } from '../builders/units';

test('a unit that is bought is described by everything decisive that the order requires', () => {
  const requirement = nothingRequired({
    ...{ phase: 3, kva_rating: '1500.00', primary_voltage_kv: '12470GrdY/7200', secondary_voltage_kv: '480Y/277' },
    ...{ bil: 95, coil_type: 'Aluminum' },
  });
  expect(boughtText(requirement)).toBe(
    '3-phase · 1,500 kVA · 12470GrdY/7200 to 480Y/277 · 95 kV BIL · aluminum windings',
  );
});

test.each<[string, Partial<Quote>, string]>([
  ['phase', { phase: 1 }, '1-phase'],
  ['phase in words', { phase: '3 phase' }, '3-phase'],
  ['rating', { kva_rating: 500 }, '500 kVA'],
  ['rating with its unit of measure', { kva_rating: '500kVA' }, '500 kVA'],
  ['rating that cannot be read', { kva_rating: 'about 500' }, 'about 500'],
  ['primary voltage', { primary_voltage_kv: 12.47 }, '12470'],
  ['secondary voltage', { secondary_voltage_kv: '480Y/277' }, '480Y/277'],
  ['pair of voltages', { primary_voltage_kv: '13200D', secondary_voltage_kv: '480D' }, '13200D to 480D'],
  ['BIL', { bil: '95' }, '95 kV BIL'],
  ['BIL with its unit of measure', { bil: '95 kV' }, '95 kV BIL'],
  ['BIL that cannot be read, without a unit of measure', { bil: 'see plate' }, 'see plate BIL'],
  ['winding', { coil_type: 'CU' }, 'copper windings'],
  ['winding of the notes', { accepted_constraints: ['copperWindings'] }, 'copper windings'],
])('a lone %s is shown', (_, fields, text) => {
  expect(boughtText(nothingRequired(fields))).toBe(text);
});

test('only what is required is named, in the same order', () => {
  expect(boughtText(nothingRequired({ bil: 125, phase: 3 }))).toBe('3-phase · 125 kV BIL');
});

test.each([
  ['nothing is required', {}],
  [
    'nothing decisive is: not the fluid, the taps, the impedance or the price',
    { oil_type: 'FR3', tap_range_pct: '5', sale_price: 41_250 },
  ],
  ['the values are 0 or empty', { phase: 0, kva_rating: '0.00', bil: ' ', coil_type: 'Unknown' }],
])('the text is empty if %s', (_, fields) => {
  expect(boughtText(nothingRequired(fields))).toBeNull();
});
