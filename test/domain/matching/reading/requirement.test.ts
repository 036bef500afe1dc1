import { toMatchRequirement, unstatedFields } from '../../../../src/domain/matching/reading/requirement';
import { nothingRequired } from '../../builders/units';
import type { Quote } from '../../../../src/contract/matching/quote';

/** A demand for these and nothing else said. */
const asking = (...requested: string[]) => ({ included: new Set(requested), excluded: new Set(), isOnly: false });
const each = (material: string) => ({ high: asking(material), low: asking(material) });
const SIX_HOLES = { holes: [6], kind: asking('spade') };
const ANY_ESTER = ['fr3', 'biotemp', 'naturalEster', 'syntheticEster', 'ester'];

test('a quote that says nothing requires nothing', () => {
  expect(nothingRequired()).toEqual({
    orderType: null,
    phase: null,
    kva: null,
    primaryVoltage: null,
    secondaryVoltage: null,
    bil: null,
    taps: null,
    bushing: null,
    bushingRating: null,
    fusing: null,
    fluid: null,
    winding: null,
    impedance: null,
    secondaryBushings: null,
    unitKind: null,
    salePrice: null,
    others: [],
  });
});

test.each([
  ['kva_rating', '500.00', 'kva', { text: '500', value: 500 }],
  ['kva_rating', '500 kVA', 'kva', { text: '500 kVA', value: 500 }],
  ['kva_rating', '500kVA', 'kva', { text: '500kVA', value: 500 }],
  ['kva_rating', '0 kVA', 'kva', { text: '0 kVA', value: null }],
  ['kva_rating', 'about 500', 'kva', { text: 'about 500', value: null }],
  ['kva_rating', 'big', 'kva', { text: 'big', value: null }],
  ['kva_rating', 0, 'kva', null],
  ['kva_rating', ' ', 'kva', null],
  ['kva_rating', '-5', 'kva', { text: '-5', value: null }],
  ['kva_rating', '1,500 KVA', 'kva', { text: '1,500 KVA', value: 1500 }],
  ['kva_rating', '112.5', 'kva', { text: '112.5', value: 112.5 }],
  ['kva_rating', '1e3', 'kva', { text: '1e3', value: null }],
  ['kva_rating', '500\0', 'kva', { text: '500\0', value: null }],
  ['kva_rating', '500/750', 'kva', { text: '500/750', value: null }],
  ['phase', '3 phase', 'phase', { text: '3 phase', value: 3 }],
  ['phase', 'Three Phase', 'phase', { text: 'Three Phase', value: 3 }],
  ['phase', 'single', 'phase', { text: 'single', value: 1 }],
  ['phase', 'many', 'phase', { text: 'many', value: null }],
  ['phase', 'N/A', 'phase', null],
  ['kva_rating', '1.5 MVA', 'kva', { text: '1.5 MVA', value: 1500 }],
  ['kva_rating', 'Unknown', 'kva', null],
  ['bil', 0, 'bil', null],
  ['bil', '-', 'bil', null],
  ['tap_range_pct', 'N/A', 'taps', null],
  ['tap_range_pct', 'None', 'taps', { text: 'None', value: { plus: 0, minus: 0 } }],
  ['tap_range_pct', 0, 'taps', null],
  ['tap_range_pct', '13200', 'taps', { text: '13200', value: null }],
  ['primary_voltage_kv', '12,47', 'primaryVoltage', { text: '12470', value: [{ volts: 12_470, connection: null }] }],
  ['bush_configuration', ' \t', 'bushing', null],
  ['bil', '95 kV', 'bil', { text: '95 kV', value: 95 }],
  ['phase', '3', 'phase', { text: '3', value: 3 }],
  ['tap_range_pct', '5.0', 'taps', { text: '5', value: { plus: 5, minus: 5 } }],
  ['tap_range_pct', 'J-tap', 'taps', { text: 'J-tap', value: null }],
  ['primary_voltage_kv', 12.47, 'primaryVoltage', { text: '12470', value: [{ volts: 12470, connection: null }] }],
  ['secondary_voltage_kv', '480D', 'secondaryVoltage', { text: '480D', value: [{ volts: 480, connection: 'delta' }] }],
  ['secondary_voltage_kv', 'low', 'secondaryVoltage', { text: 'low', value: null }],
  ['oil_type', ' FR3 ', 'fluid', { text: 'FR3', value: asking('fr3') }],
  ['oil_type', 'water', 'fluid', { text: 'water', value: null }],
  ['oil_type', 'N/A', 'fluid', null],
  ['coil_type', 'Aluminum', 'winding', { text: 'Aluminum', value: each('aluminum') }],
  ['coil_type', 'Unknown', 'winding', null],
  ['coil_type', '', 'winding', null],
  ['sec_bush', ' 6-hole spade ', 'secondaryBushings', { text: '6-hole spade', value: SIX_HOLES }],
  ['accepted_constraints', ['copperWindings'], 'winding', { text: 'Copper', value: each('copper') }],
  ['accepted_constraints', ['ester'], 'fluid', { text: 'Any natural ester', value: asking(...ANY_ESTER) }],
  ['accepted_constraints', ['sixHoleSpades'], 'secondaryBushings', { text: '6-hole spade', value: SIX_HOLES }],
  ['accepted_constraints', [], 'winding', null],
  ['order_type', 'rewind', 'orderType', { text: 'RW', value: 'RW' }],
  ['order_type', 'new', 'orderType', { text: 'new', value: null }],
  ['order_type', '  ', 'orderType', null],
  ['sale_price', '41250.00', 'salePrice', 41_250],
  ['sale_price', 'on request', 'salePrice', null],
  ['bush_configuration', 'Loop', 'bushing', { text: 'Loop', value: { feed: asking('loop'), front: null } }],
  ['bush_configuration', 'Wells', 'bushing', { text: 'Wells', value: null }],
  ['bushing_type', 'Porcelain', 'bushing', null],
  ['bushing_type', 'Live Front', 'bushing', { text: 'Live Front', value: { feed: null, front: asking('live') } }],
  ['bushing_type', '200 A Well', 'bushingRating', { text: '200 A', value: new Set([200]) }],
  ['bush_configuration', 'Loop, 600A', 'bushingRating', { text: '600 A', value: new Set([600]) }],
  ['unit_type', 'Three-Phase Pad', 'unitKind', { text: 'Three-Phase Pad', value: asking('pad') }],
  ['unit_type', 'vault', 'unitKind', { text: 'vault', value: null }],
] as const)('%s %j is required as %s %j', (field, value, name, expected) => {
  expect(nothingRequired({ [field]: value })[name]).toEqual(expected);
});

const fusing = (...does: string[]) => ({ does: new Set(does), excluded: new Set(), isOnly: false });
const of = (order: Partial<Parameters<typeof toMatchRequirement>[1]>) =>
  toMatchRequirement({ order_id: 1 }, { fusing: null, impedancePct: null, ...order });

test.each([
  [' None ', { text: 'None', value: [fusing()] }],
  ['Bay-O-Net', { text: 'Bay-O-Net', value: [fusing('lowFaults', 'fieldReplaceable')] }],
  ['cartridge', { text: 'cartridge', value: null }],
  ['N/A', null],
  [' ', null],
  [null, null],
])('the fusing %j of the order is required as %j', (text, expected) => {
  expect(of({ fusing: text }).fusing).toEqual(expected);
});

test.each([
  ['5.75', { text: '5.75', value: { from: 5.75, to: 5.75 } }],
  [5, { text: '5', value: { from: 5, to: 5 } }],
  ['5.75 %', { text: '5.75 %', value: { from: 5.75, to: 5.75 } }],
  ['0', null],
  ['N/A', null],
  ['low', { text: 'low', value: null }],
  [null, null],
])('an impedance of %j of the order is required as %j', (impedancePct, expected) => {
  expect(of({ impedancePct }).impedance).toEqual(expected);
});

test('an ester that the order names already stays, whatever is accepted from the notes', () => {
  const fluid = (oil_type: string) => nothingRequired({ oil_type, accepted_constraints: ['ester'] }).fluid;
  expect(fluid('FR3')?.text).toBe('FR3');
  expect(fluid('Mineral Oil')?.text).toBe('Any natural ester');
  // What the field denies stays denied.
  expect(fluid('no FR3')?.value).toMatchObject({ included: new Set(ANY_ESTER), excluded: new Set(['fr3']) });
});

/** What a person accepted from the notes holds over what the fields say. */
test('accepted constraints replace the material, the fluid and the spades of the fields', () => {
  const fields = { coil_type: 'Aluminum', oil_type: 'Silicone', sec_bush: '4-hole spade' };
  const reported = (accepted_constraints: ('copperWindings' | 'ester' | 'sixHoleSpades')[]) => {
    const { winding, fluid, secondaryBushings } = nothingRequired({ ...fields, accepted_constraints });
    return [winding?.text, fluid?.text, secondaryBushings?.text];
  };
  expect(reported([])).toEqual(['Aluminum', 'Silicone', '4-hole spade']);
  expect(reported(['copperWindings'])).toEqual(['Copper', 'Silicone', '4-hole spade']);
  expect(reported(['ester', 'sixHoleSpades'])).toEqual(['Aluminum', 'Any natural ester', '6-hole spade']);
});

test('an order is decoded once and for all, as people and as figures read it', () => {
  const order = {
    ...{ order_id: 'J59260', order_type: ' rc ', phase: '3', kva_rating: '1000.00', primary_voltage_kv: 12.47 },
    ...{ secondary_voltage_kv: '480Y/277', tap_range_pct: 5, bil: '95', oil_type: 'FR3', sale_price: '48,000.50' },
    stock_code_long_desc: '1000KVA Three-Phase Pad, 12470GRDY/7200-480Y/277',
  };
  expect(toMatchRequirement(order, { fusing: ' Bay-O-Net ', impedancePct: '5.75%' })).toEqual({
    ...{ orderType: { text: 'RC', value: 'RC' }, phase: { text: '3', value: 3 }, kva: { text: '1000', value: 1000 } },
    primaryVoltage: { text: '12470GrdY', value: [{ volts: 12_470, connection: 'groundedWye' }] },
    secondaryVoltage: { text: '480Y/277', value: [{ volts: 480, connection: 'wye' }] },
    ...{ bil: { text: '95', value: 95 }, taps: { text: '5', value: { plus: 5, minus: 5 } }, bushing: null },
    fusing: { text: 'Bay-O-Net', value: [fusing('lowFaults', 'fieldReplaceable')] },
    ...{
      fluid: { text: 'FR3', value: asking('fr3') },
      winding: null,
      impedance: { text: '5.75%', value: { from: 5.75, to: 5.75 } },
    },
    ...{ bushingRating: null, secondaryBushings: null, unitKind: null, salePrice: 48_000.5, others: [] },
  });
});

describe('a voltage without a connection', () => {
  const described = { stock_code_desc: '500KVA Pad', stock_code_long_desc: '500KVA Pad, 12470GRDY/7200-480Y/277' };

  test('a voltage without a connection has the one that the descriptions of the order state', () => {
    const { primaryVoltage, secondaryVoltage } = nothingRequired({
      ...described,
      primary_voltage_kv: '12.47',
      secondary_voltage_kv: 0.48,
    });
    expect(primaryVoltage).toEqual({ text: '12470GrdY', value: [{ volts: 12_470, connection: 'groundedWye' }] });
    expect(secondaryVoltage).toEqual({ text: '480Y', value: [{ volts: 480, connection: 'wye' }] });
  });

  test('of two connections in a description the first is the primary’s, the second the secondary’s', () => {
    const { primaryVoltage, secondaryVoltage } = nothingRequired({
      stock_code_desc: 'DELTA-WYE',
      primary_voltage_kv: '12.47',
      secondary_voltage_kv: 0.48,
    });
    expect([primaryVoltage?.text, secondaryVoltage?.text]).toEqual(['12470D', '480Y']);
  });

  test('a voltage without a connection has none if the descriptions name another voltage', () => {
    expect(nothingRequired({ ...described, primary_voltage_kv: '13.2' }).primaryVoltage).toEqual({
      text: '13200',
      value: [{ volts: 13_200, connection: null }],
    });
  });

  test('of a dual voltage each winding has the connection that the descriptions state of its volts', () => {
    const { primaryVoltage } = nothingRequired({ ...described, primary_voltage_kv: '12.47 x 24.94' });
    expect(primaryVoltage?.value?.map(({ connection }) => connection)).toEqual(['groundedWye', null]);
  });

  test('a bare number in volts names no connection either', () => {
    expect(nothingRequired({ ...described, primary_voltage_kv: '12470' }).primaryVoltage?.text).toBe('12470GrdY');
  });

  test.each(['12470D', '12470Y/7200'])('the field %j states its own, which counts', (primary_voltage_kv) => {
    expect(nothingRequired({ ...described, primary_voltage_kv }).primaryVoltage?.value).toEqual(
      nothingRequired({ primary_voltage_kv }).primaryVoltage?.value,
    );
  });
});

test('an order brings the price that it was won at, else the price of the quote', () => {
  const quote = { order_id: 1, sale_price: '41250.00' };
  const facts = { fusing: null, impedancePct: null };
  expect(toMatchRequirement(quote, { ...facts, wonPrice: '48000.50' }).salePrice).toBe(48_000.5);
  expect(toMatchRequirement(quote, { ...facts, wonPrice: null }).salePrice).toBe(41_250);
});

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
