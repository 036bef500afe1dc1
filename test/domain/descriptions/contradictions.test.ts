import { requirementSchema } from '../../../src/contract/orders/order';
import { contradictions } from '../../../src/domain/descriptions/contradictions';
import { sampleOrders } from '../../../src/sample/orders';

const fields = { kva_rating: 1000, primary_voltage_kv: '13.2', secondary_voltage_kv: '480Y/277' };
const described = (stock_code_long_desc: string, change: Partial<typeof fields> = {}) =>
  contradictions({ ...fields, ...change, stock_code_long_desc });

test.each([
  ['1000KVA Three-Phase Pad, 12470Y/7200-480Y/277', 'The description says 12470Y/7200; the field, 13200, counts.'],
  ['750KVA, 13200D-480Y/277', 'The description says 750 kVA; the field, 1,000 kVA, counts.'],
  ['13200D-208Y/120', 'The description says 208Y/120; the field, 480Y/277, counts.'],
  ['13200D-480D', 'The description says 480D; the field, 480Y/277, counts.'],
  ['13.2 kV, delta-delta', 'The description says delta; the field, 480Y/277, counts.'],
])('%s contradicts the fields', (text, sentence) => {
  expect(described(text)).toEqual([sentence]);
});

test('a connection is contradicted if the field states one', () => {
  expect(described('13200D-480Y/277', { primary_voltage_kv: '13200GrdY/7620' })).toEqual([
    'The description says 13200D; the field, 13200GrdY/7620, counts.',
  ]);
  expect(described('13200D-480Y/277', { primary_voltage_kv: '13200' })).toEqual([]);
});

test.each([
  [{ oil_type: 'FR3' }, 'Radial Feed, Mineral Oil', 'Mineral Oil; the field, FR3,'],
  [{ oil_type: 'Mineral Oil' }, 'FR3', 'FR3; the field, Mineral Oil,'],
  [{ oil_type: 'no FR3' }, 'Envirotemp FR3', 'FR3; the field, no FR3,'],
  [{ phase: 3 }, 'Single-Phase Pad', '1; the field, 3,'],
  [{ bil: 95 }, 'BIL 75 kV', '75; the field, 95,'],
  [{ tap_range_pct: '+/-5%' }, 'taps -10%', '-10%; the field, +/-5%,'],
  [{ bush_configuration: 'Loop Feed Dead Front' }, 'Radial Feed', 'Radial Feed; the field, Loop Feed Dead Front,'],
  [{ fusing: 'None' }, 'Full Range CLF', 'Full Range CLF; the field, None,'],
  [{ coil_type: 'Copper' }, 'aluminum windings', 'Aluminum; the field, Copper,'],
  [{ sec_bush: '4-hole spade' }, '6-hole spades', '6-hole spade; the field, 4-hole spade,'],
])('the field %j is contradicted by %s', (stated, stock_code_desc, words) => {
  expect(contradictions({ ...stated, stock_code_desc })).toEqual([`The description says ${words} counts.`]);
});

test.each([
  [{ oil_type: 'FR3 or mineral oil' }, 'Mineral Oil'],
  [{ oil_type: 'no FR3' }, 'Mineral Oil'],
  [{ oil_type: 'N/A' }, 'Mineral Oil'],
  [{ oil_type: 'see drawing' }, 'Mineral Oil'],
  [{ bush_configuration: 'Loop Feed Dead Front' }, 'Loop Feed'],
  [{ tap_range_pct: '+/-5%' }, '2-2.5% FCAN & FCBN'],
  [{ coil_type: 'Cu/Al' }, 'copper windings'],
])('the field %j is not contradicted by %s', (stated, stock_code_desc) => {
  expect(contradictions({ ...stated, stock_code_desc })).toEqual([]);
});

test.each([
  '1000 KVA Three-Phase Pad, 13200GRDY/7620-480Y/277, Radial Feed Dead Front, FR3',
  '13.2 kV to 480 V',
  '13200D-480Y277',
  'Three-Phase Pad',
  'Is it 750 kVA?',
  'not 750 kVA',
])('%s contradicts nothing', (text) => {
  expect(described(text)).toEqual([]);
});

test('fields that state nothing cannot be contradicted, and notes contradict none', () => {
  expect(contradictions({ stock_code_long_desc: '750KVA, 12470D-480Y/277' })).toEqual([]);
  expect(contradictions({ ...fields, kva_rating: 0, stock_code_long_desc: '750KVA' })).toEqual([]);
  expect(contradictions({ ...fields, notes: '750 kVA' })).toEqual([]);
});

test('two descriptions that say the same contradict the field once', () => {
  expect(contradictions({ ...fields, stock_code_desc: '750KVA', stock_code_long_desc: '750 kVA pad' })).toEqual([
    'The description says 750 kVA; the field, 1,000 kVA, counts.',
  ]);
});

describe('the sample', () => {
  const found = sampleOrders().flatMap(({ job_number, ...requirement }) =>
    contradictions(requirementSchema.parse(requirement)).map((text) => [job_number, text]),
  );

  const FLUID = 'The description says FR3; the field, Mineral Oil, counts.';

  test('one order has a description that contradicts its fluid', () => {
    expect(found.filter(([, text]) => text === FLUID)).toEqual([['J58892', FLUID]]);
  });

  test('nine orders have a description that contradicts their voltage field', () => {
    expect(found.filter(([, text]) => text !== FLUID && !text?.includes('kVA'))).toEqual([
      ['J58916', 'The description says 4160D; the field, 12470, counts.'],
      ['J58931', 'The description says 4160D; the field, 2400, counts.'],
      ['J58952', 'The description says 4160D; the field, 13800, counts.'],
      ['J58961', 'The description says 4160D; the field, 12470, counts.'],
      ['J59003', 'The description says 4160D; the field, 34500, counts.'],
      ['J59090', 'The description says 4160D; the field, 24940, counts.'],
      ['J59147', 'The description says 4160D; the field, 2400, counts.'],
      ['J59204', 'The description says 4160D; the field, 13200, counts.'],
      ['J59246', 'The description says 4160D; the field, 13200, counts.'],
    ]);
  });

  test('six others have one that contradicts their kVA', () => {
    expect(found.filter(([, text]) => text?.includes('kVA'))).toEqual([
      ['J58832', 'The description says 1,000 kVA; the field, 750 kVA, counts.'],
      ['J58844', 'The description says 150 kVA; the field, 112.5 kVA, counts.'],
      ['J58937', 'The description says 150 kVA; the field, 112.5 kVA, counts.'],
      ['J58970', 'The description says 500 kVA; the field, 300 kVA, counts.'],
      ['J59141', 'The description says 1,000 kVA; the field, 750 kVA, counts.'],
      ['J59258', 'The description says 300 kVA; the field, 225 kVA, counts.'],
    ]);
  });
});
