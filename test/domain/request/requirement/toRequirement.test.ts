import type { LineField, RequestField } from '../../../../src/contract/requests/reading';
import { quantityOf, toDelivery, toRequirement } from '../../../../src/domain/request/requirement/toRequirement';

const readings = <F extends LineField | RequestField>(values: Partial<Record<F, string>>) =>
  Object.entries(values).map(([field, value]) => ({ field: field as F, value: String(value) }));

test('states a whole line in the fields of an order', () => {
  const line = {
    ...{
      quantity: '2',
      phase: '3',
      kva_rating: '1500',
      primary_voltage_kv: '12470D',
      secondary_voltage_kv: '480Y/277',
    },
    ...{ tap_range_pct: '±5%', bil: '95', impedance_pct: '5.75', feed: 'loop', front: 'dead', bushing_rating: '200' },
    ...{ sec_bush: '6-hole spade', fusing: 'Bay-O-Net', oil_type: 'FR3 or Mineral Oil', coil_type: 'Copper' },
    ...{ max_width_in: '80', max_depth_in: '60.5', max_height_in: '72', max_weight_lb: '11000', unit_type: 'pad' },
    ...{ condition: 'Reconditioned', max_price: '40000' },
  };
  expect(toRequirement(readings<LineField>(line))).toEqual({
    ...{ phase: 3, kva_rating: 1500, primary_voltage_kv: '12470D', secondary_voltage_kv: '480Y/277', bil: 95 },
    ...{ tap_range_pct: '±5%', impedance_pct: 5.75, bush_configuration: 'Loop Feed Dead Front', bushing_type: '200 A' },
    ...{ sec_bush: '6-hole spade', fusing: 'Bay-O-Net', oil_type: 'FR3 or Mineral Oil', coil_type: 'Copper' },
    ...{ dim_w_in: 80, dim_d_in: 60.5, dim_h_in: 72, weight_lbs: 11000, unit_type: 'Three-Phase Pad' },
    ...{ stock_code_desc: '1500KVA Three-Phase Pad', order_type: 'RC' },
  });
  expect(quantityOf(readings<LineField>(line))).toBe(2);
});

test('a silent line requires nothing, of one reconditioned unit', () => {
  const { order_type, ...rest } = toRequirement([]);
  expect(order_type).toBe('RC');
  expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  expect(quantityOf([])).toBe(1);
});

test.each<[LineField, string, object]>([
  ['kva_rating', '1500 or 2000', { kva_rating: 1500 }],
  ['kva_rating', '750 to 1000', { kva_rating: 750 }],
  ['kva_rating', '1e9', { kva_rating: null }],
  ['primary_voltage_kv', '12470D or 13200D', { primary_voltage_kv: '12470D or 13200D' }],
  ['feed', 'radial', { bush_configuration: 'Radial Feed' }],
  ['front', 'live', { bush_configuration: 'Live Front' }],
  ['unit_type', 'pole', { unit_type: 'Pole Mount' }],
  ['condition', 'Rewound', { order_type: 'RW' }],
  ['condition', 'Used or Rewound', { order_type: 'RC' }],
])('%s %s', (field, value, expected) => {
  expect(toRequirement([{ field, value }])).toMatchObject(expected);
});

test.each([
  ['Fresno, CA', 'Fresno', 'CA'],
  ['Barrie, ON', 'Barrie', 'ON'],
  ['Youngstown Ohio', 'Youngstown', 'OH'],
  ['Las Cruces, New Mexico', 'Las Cruces', 'NM'],
  ['Gander Newfoundland', 'Gander', 'NL'],
  ['boise', 'boise', null],
  ['Texas', null, 'TX'],
  ['', null, null],
])('delivery to %s', (place, ship_city, ship_state) => {
  expect(toDelivery(readings<RequestField>({ place }), '2026-11-28')).toEqual({
    ship_city,
    ship_state,
    request_date: null,
  });
});

test.each([
  ['2027-06-30', '2027-06-30'],
  ['8 weeks', '2027-01-23'],
  ['ASAP', null],
  ['2027-13-45', null],
  ['2027-02-31', null],
])('delivery by %s', (date, expected) => {
  expect(toDelivery(readings<RequestField>({ date }), '2026-11-28').request_date).toBe(expected);
});
