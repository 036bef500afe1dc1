import type { Quote } from '../../../../src/contract/matching/quote';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { createUnitIndex } from '../../builders/unitIndex';
import { aCandidate, aRequirement } from '../../builders/units';

function relaxations(units: readonly Partial<Candidate>[], quote: Partial<Quote> = {}) {
  const index = createUnitIndex();
  units.forEach((unit, number) => index.put(aCandidate({ serial: String(number), ...unit })));
  return index.relaxations(aRequirement(quote)).map(({ change, units: count }) => ({ change, units: count }));
}

const of = (count: number, unit: Partial<Candidate>) => Array.from({ length: count }, () => unit);

test('each change of one thing states how many units it would bring, the most first', () => {
  const units = [...of(2, { kva: 1500 }), ...of(3, { primaryVoltage: '34500GrdY/19920' })];
  expect(relaxations(units)).toEqual([
    { change: 'With 34500 V', units: 3 },
    { change: 'With a rewind', units: 3 },
    // For 750 kVA, 1,500 would be two sizes too large.
    { change: 'With 1,000 kVA', units: 2 },
  ]);
});

test('units to be checked count: an unpriced rewind, and unrecorded values', () => {
  expect(relaxations([{ primaryVoltage: '4160D', fusing: null }])).toEqual([
    { change: 'With 4160 V', units: 1 },
    { change: 'With a rewind', units: 1 },
  ]);
});

test.each<[string, Partial<Candidate>, Partial<Quote>, string[]]>([
  ['a smaller size', { kva: 225 }, {}, ['With 225 kVA']],
  ['another voltage', { primaryVoltage: '4160D' }, {}, ['With a rewind', 'With 4160 V']],
  [
    'another voltage of a dual unit',
    { primaryVoltage: '4160D x 8320D' },
    {},
    ['With a rewind', 'With 4160 V', 'With 8320 V'],
  ],
  ['another secondary', { secondaryVoltage: '240D' }, {}, ['With a 240D secondary']],
  [
    'the other connection',
    { primaryVoltage: '12470D' },
    { primary_voltage_kv: '12470Y/7200' },
    ['With a 12470D primary'],
  ],
  [
    'a wye for a delta',
    { primaryVoltage: '12470GrdY/7200' },
    { primary_voltage_kv: '12470D' },
    ['With a 12470Y primary'],
  ],
  ['the BIL that the voltage needs', { bilKv: 95 }, { bil: 125 }, ['With a BIL of 95 kV']],
  ['aluminum', { windingMaterial: 'Aluminum' }, {}, ['With aluminum windings']],
])('an order that nothing serves may take %s', (_, unit, quote, expected) => {
  const changes = relaxations([unit], quote).map(({ change }) => change);
  expect(changes.sort()).toEqual(expected.sort());
});

test.each<[string, Partial<Candidate>, Partial<Quote>]>([
  ['a single phase', { phase: 1 }, {}],
  ['a BIL below what the voltage needs', { bilKv: 60 }, {}],
  ['two changes at once', { kva: 45, primaryVoltage: '4160D', windingMaterial: 'Aluminum' }, {}],
  [
    'a rewind that is asked for already',
    { primaryVoltage: '12470D' },
    { primary_voltage_kv: '4160Y/2400', order_type: 'RW', phase: 1 },
  ],
])('%s is no change that is offered', (_, unit, quote) => {
  expect(relaxations([unit], quote)).toEqual([]);
});

test('of changes that bring as many, the nearer voltage comes first, and five are offered at most', () => {
  const voltages = ['4160D', '2400D', '7200D', '24940D', '34500D', '4800D'];
  const offered = relaxations(voltages.map((primaryVoltage) => ({ primaryVoltage })));
  expect(offered).toEqual([
    { change: 'With a rewind', units: 6 },
    { change: 'With 7200 V', units: 1 },
    { change: 'With 24940 V', units: 1 },
    { change: 'With 4800 V', units: 1 },
    { change: 'With 34500 V', units: 1 },
  ]);
});

test('a requirement that cannot be read is left alone', () => {
  expect(relaxations([{ phase: 1 }], { kva_rating: 'big', primary_voltage_kv: 'high', coil_type: null })).toEqual([]);
});
