import fc from 'fast-check';
import { requirementSchema, type Requirement } from '../../../src/contract/orders/order';
import { toMatchRequirement } from '../../../src/domain/matching/reading/requirement';
import { proposals, agreedValues, byClause, disputedFields } from '../../../src/domain/descriptions/proposals';
import { sampleOrders } from '../../../src/sample/orders';
import { forAll } from '../builders/forAll';
import { growth, LINEAR_AT_MOST } from '../../support/growth';

const found = (requirement: Partial<Requirement>) =>
  Object.fromEntries(proposals(requirement).map(({ field, value }) => [field, value]));
const inNotes = (notes: string) => found({ notes });
const inDescription = (stock_code_long_desc: string) => found({ stock_code_long_desc });

test('an order whose notes alone say what is wanted proposes each value with its source', () => {
  const notes = 'Wanted: one 1500 kVA pad-mount, 12470 delta to 480Y/277, loop feed.';
  const quote = 'Wanted: one 1500 kVA pad-mount, 12470 delta to 480Y/277, loop feed';
  expect(proposals({ notes })).toEqual([
    { field: 'kva_rating', value: '1500', source: 'notes', quote },
    { field: 'primary_voltage_kv', value: '12470D', source: 'notes', quote },
    { field: 'secondary_voltage_kv', value: '480Y/277', source: 'notes', quote },
    { field: 'bush_configuration', value: 'Loop Feed', source: 'notes', quote },
  ]);
});

test('a description states what the sample orders write there', () => {
  expect(inDescription('1500KVA Three-Phase Pad, 12470GRDY/7200-480Y/277, Loop Feed Dead Front, Mineral Oil')).toEqual({
    phase: '3',
    kva_rating: '1500',
    primary_voltage_kv: '12470GrdY/7200',
    secondary_voltage_kv: '480Y/277',
    bush_configuration: 'Loop Feed Dead Front',
    oil_type: 'Mineral Oil',
  });
});

test.each([
  ['1,500 kVA', '1500'],
  ['1500KVA', '1500'],
  ['a 1500-kVA unit', '1500'],
  ['112.5 kva', '112.5'],
  ['1.5 MVA', '1500'],
  ['kVA: 1500', '1500'],
  ['two 750 kVA pads', '750'],
  ['75kVA,3 phase', '75'],
])('%s states a rating', (text, kva) => {
  expect(inNotes(text).kva_rating).toBe(kva);
});

test.each([
  'Is it 1500 kVA?',
  'not 1500 kVA',
  '1500 kVA is not wanted',
  '500/750 kVA',
  '500 to 750 kVA',
  '500 kVA or 750 kVA',
  'up to 1500 kVA',
  'at least 1500 kVA',
  'for a load of 400 kVA',
  'Replaces a failed 1000 kVA unit',
  'The old unit was 1000 kVA',
  'A 1000 kVA instead of the quoted one',
  'fault level 250 MVA',
  'customer accepts a higher kVA',
  '0 kVA',
  '11111111111500 kVA',
  '12470 kVAR',
])('%s states no rating', (text) => {
  expect(inNotes(text)).not.toHaveProperty('kva_rating');
});

test.each([
  ['12470 delta to 480Y/277', '12470D', '480Y/277'],
  ['12470D-480Y/277', '12470D', '480Y/277'],
  ['13.2 kV delta / 208Y/120', '13200D', '208Y/120'],
  ['13.2kV/480Y277', '13.2', '480Y/277'],
  ['13200-480Y/277', '13.2', '480Y/277'],
  ['12,470 V to 480 V', '12.47', '0.48'],
  ['480Y/277 to 12470Y/7200', '480Y/277', '12470Y/7200'],
  ['480Y/277 secondary, 12470GrdY/7200 primary', '12470GrdY/7200', '480Y/277'],
  ['Primary: 12470, secondary: 480', '12.47', '0.48'],
  ['HV 4160 delta, LV 2400D', '4160D', '2400D'],
  ['high voltage 34.5 kV grounded wye; low side 480Y/277', '34500GrdY', '480Y/277'],
  ['24940GrdY/14400 with a 277/480V secondary', '24940GrdY/14400', '480Y/277'],
  ['7.2/12.47 kV primary and 120/208 V secondary', '12470Y/7200', '208Y/120'],
  ['12470 V, delta, to 480 V wye', '12470D', '480Y'],
  ['4160GrdY/2400 x 12470GrdY/7200 to 480Y/277', '4160GrdY/2400 x 12470GrdY/7200', '480Y/277'],
  ['12.47kV ∆ - 480Y/277V', '12470D', '480Y/277'],
  ['4160D, 480Y/277', '4160D', '480Y/277'],
])('%s states both voltages', (text, primary, secondary) => {
  expect(inNotes(text)).toMatchObject({ primary_voltage_kv: primary, secondary_voltage_kv: secondary });
});

test.each([
  ['13.8 kV', { primary_voltage_kv: '13.8' }],
  ['480Y/277', { secondary_voltage_kv: '480Y/277' }],
  ['480 volts', { secondary_voltage_kv: '0.48' }],
  ['4160 V', {}],
  ['12470 or 13200 delta', {}],
  ['13.8 kV or equal', { primary_voltage_kv: '13.8' }],
  ['12470 delta or 13200 delta', {}],
  ['not 12470 delta', {}],
  ['Not 12470 delta', {}],
  ['12470 delta?', {}],
  ['10 kV MOV elbow arresters', {}],
  ['15 kV class bushings', {}],
  ['120 V heater', {}],
  ['dielectric 38 kV', {}],
  ['120/240 V', {}],
  ['480Y/240', {}],
  ['12470', {}],
  ['PO 12470D', {}],
  ['4 × 500 kcmil per phase', {}],
  ['10 days', {}],
  ['1 V', {}],
  ['900 kV', {}],
  ['Taps 13860 V, 13530 V, 13200 V', {}],
])('%s states exactly its sure voltages', (text, expected) => {
  expect(inNotes(text)).toEqual(expected);
});

test.each([
  ['BIL 95', 'bil', '95'],
  ['95 kV BIL', 'bil', '95'],
  ['BIL: 95/30', 'bil', '95'],
  ['single-phase', 'phase', '1'],
  ['3ph', 'phase', '3'],
  ['taps +/-5%', 'tap_range_pct', '+/-5%'],
  ['2 x 2.5% FCBN', 'tap_range_pct', '2 x 2.5% FCBN'],
  ['2-2.5% FCAN & FCBN', 'tap_range_pct', '2-2.5% FCAN & FCBN'],
  ['(2) 2.5% above, (2) 2.5% below', 'tap_range_pct', '(2) 2.5% above, (2) 2.5% below'],
  ['a -10% tap', 'tap_range_pct', '-10%'],
  ['radial fed', 'bush_configuration', 'Radial Feed'],
  ['dead-front, loop-feed', 'bush_configuration', 'Loop Feed Dead Front'],
  ['Bay-O-Net fusing with isolation link', 'fusing', 'Bay-O-Net w/ Isolation Link'],
  ['bayonet w/ CLF', 'fusing', 'Bay-O-Net w/ Partial Range CLF'],
  ['full-range current-limiting fuses', 'fusing', 'Full Range CLF'],
  ['loadbreak switch and Bay-O-Net', 'fusing', 'Loadbreak Switch + Bay-O-Net'],
  ['filled with mineral oil', 'oil_type', 'Mineral Oil'],
  ['BIOTEMP or equal', 'oil_type', 'BIOTEMP'],
  ['aluminum windings', 'coil_type', 'Aluminum'],
  ['windings: CU', 'coil_type', 'Copper'],
  ['four-hole spades', 'sec_bush', '4-hole spade'],
  ['10-hole NEMA spades', 'sec_bush', '10-hole spade'],
] as const)('%s is clearly named', (text, field, value) => {
  expect(inNotes(text)).toEqual({ [field]: value });
});

test.each([
  'LV BIL 30',
  'BIL 99',
  'no single-phase units',
  'three wise men',
  'taps 99999%',
  '5% deposit, taps on nominal',
  'price +5% above the list',
  'no taps +/-5%',
  'no loop feed',
  'not dead front',
  'loop feed or radial feed',
  'the open loop position',
  'one spare set of Bay-O-Net cartridges (C14)',
  'FR3 or mineral oil',
  'Oil clear, dielectric good',
  'Aluminum windings are fine, the price decides',
  'copper or aluminum windings',
  'no aluminum windings',
  '4-hole or 6-hole spades',
  'copper ground pad',
])('%s names nothing', (text) => {
  expect(inNotes(text)).toEqual({});
});

test('matching understands every value that is proposed', () => {
  const text =
    'Three-phase 1500 kVA, 12470D-480Y/277, BIL 95, taps +/-5%, copper windings, 6-hole spades, full-range CLF, BIOTEMP';
  const fusings = ['bayonet w/ isolation link', 'bayonet w/ CLF', 'full range CLF', 'loadbreak switch and bayonet'];
  const fluids = ['mineral oil', 'FR3', 'natural ester', 'silicone oil', 'R-Temp'];
  const feeds = ['loop feed', 'radial feed', 'dead front', 'live front', 'loop feed dead front'];
  for (const each of [text, ...fusings, ...fluids, ...feeds, 'aluminum windings', 'Primary 12470, secondary 480']) {
    const filled = inDescription(each);
    const { others: _, ...requirement } = toMatchRequirement(
      { order_id: '1', ...filled },
      { fusing: filled.fusing ?? null, impedancePct: null },
    );
    const understood = Object.values<unknown>(requirement).filter((value) => value !== null);
    expect([each, understood.length]).toEqual([each, Object.keys(filled).length]);
    for (const value of understood) expect([each, value]).not.toEqual([each, expect.objectContaining({ value: null })]);
  }
});

test('demands that have their own switch are not proposed a second time', () => {
  expect(inNotes('Copper windings only. FR3 preferred. Six-hole spades needed.')).toEqual({});
  expect(inDescription('FR3, copper windings, 6-hole spades')).toEqual({
    oil_type: 'FR3',
    coil_type: 'Copper',
    sec_bush: '6-hole spade',
  });
});

test('values of readable fields are not proposed; those of unreadable fields are', () => {
  const text = { stock_code_long_desc: '1500KVA, 12470D-480Y/277, BIL 95' };
  expect(found({ ...text, kva_rating: 750, primary_voltage_kv: 'as discussed', bil: 125 })).toEqual({
    primary_voltage_kv: '12470D',
    secondary_voltage_kv: '480Y/277',
  });
  expect(found({ ...text, kva_rating: 0, primary_voltage_kv: '12.47', bil: 'Unknown' })).toEqual({
    kva_rating: '1500',
    secondary_voltage_kv: '480Y/277',
    bil: '95',
  });
});

test('texts that disagree each propose their own value, with its source', () => {
  const disagreeing = { stock_code_desc: '750KVA', stock_code_long_desc: '1000KVA', notes: 'One 750 kVA unit.' };
  expect(proposals(disagreeing).map(({ value, source }) => [value, source])).toEqual([
    ['750', 'description'],
    ['1000', 'long description'],
  ]);
});

test('a fuller statement takes the place of a shorter one', () => {
  const requirement = {
    stock_code_long_desc: '12470 V, loop feed',
    notes: '12470D-480Y/277. Loop feed dead front. 480 V.',
  };
  expect(proposals(requirement).map(({ field, value, source }) => [field, value, source])).toEqual([
    ['primary_voltage_kv', '12470D', 'notes'],
    ['secondary_voltage_kv', '480Y/277', 'notes'],
    ['bush_configuration', 'Loop Feed Dead Front', 'notes'],
  ]);
});

test('formatted notes are read in place of the plain ones', () => {
  expect(found({ notes: '500 kVA', formatted_notes: 'NOTES\n- 750 kVA' })).toEqual({ kva_rating: '750' });
  expect(found({ notes: '500 kVA', formatted_notes: ' ' })).toEqual({ kva_rating: '500' });
});

test('the short description of every sample order states its kVA and phase, as its fields do', () => {
  for (const { stock_code_desc, kva_rating } of sampleOrders()) {
    const kva = kva_rating === null ? {} : { kva_rating: String(kva_rating) };
    expect(found({ stock_code_desc })).toEqual({ ...kva, phase: '3' });
  }
});

test('the texts of two sample orders state what their fields leave open, those of no other do', () => {
  const stating = sampleOrders().flatMap((order) => {
    const values = found(requirementSchema.parse(order));
    return Object.keys(values).length === 0 ? [] : [[order.order_code, values]];
  });
  expect(stating).toEqual([
    ['SO117306-1', { kva_rating: '300', primary_voltage_kv: '12470GrdY/7200', secondary_voltage_kv: '480Y/277' }],
    ['SO117338-1', { kva_rating: '1500', primary_voltage_kv: '12470D', secondary_voltage_kv: '480Y/277' }],
  ]);
});

test.each(['1', '1,', '1 ', '1500 kVA ', '480 V ', 'hv 480 ', '12470 x ', '1500 kVA\n', 'no ', '+/-1', 'loop feed '])(
  'notes of endless %j are read in linear time',
  async (noise) => {
    const read = (repeats: number) => expect(inNotes(`${noise.repeat(repeats)}\n750 kVA`).kva_rating).toBe('750');
    expect(await growth(read, Math.floor(2_000 / noise.length))).toBeLessThan(LINEAR_AT_MOST);
  },
);

test('every quote occurs in the text', () => {
  const words = fc.constantFrom(
    ...'no 1500 kVA 12470 delta 480Y/277 to - / x kV V loop feed , . ; ? HV LV'.split(' '),
    '\n',
  );
  forAll(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(words).map((each) => each.join(' ')),
    ),
    (notes) => {
      for (const { quote, value } of proposals({ notes })) {
        expect(notes).toContain(quote);
        expect(value).not.toBe('');
      }
    },
  );
});

describe('choices', () => {
  const found = proposals({ stock_code_desc: '750KVA Three-Phase Pad', notes: 'One 1000 kVA unit, loop feed. BIL 95' });

  test('the values on which the texts agree are accepted together', () => {
    expect(disputedFields(found)).toEqual(['kva_rating']);
    expect(agreedValues(found)).toEqual({ phase: '3', bil: '95', bush_configuration: 'Loop Feed' });
  });

  test('proposals are grouped by the clause that makes them', () => {
    expect(byClause(found).map(({ clause, stated }) => [clause.quote, stated.map(({ value }) => value)])).toEqual([
      ['750KVA Three-Phase Pad', ['3', '750']],
      ['One 1000 kVA unit, loop feed', ['1000', 'Loop Feed']],
      ['BIL 95', ['95']],
    ]);
  });
});
