import { quoteSchema } from '../../../src/contract/matching/quote';
import { toQuote } from '../../../src/domain/orders/quote';
import { anOrder } from '../builders/units';

const FIELDS = [
  'order_id',
  'phase',
  'kva_rating',
  'primary_voltage_kv',
  'secondary_voltage_kv',
  'tap_range_pct',
  'bushing_type',
  'bush_configuration',
  'oil_type',
  'unit_type',
  'category',
  'notes',
  'sec_bush',
  'bil',
  'coil_type',
  'stock_code',
  'stock_code_desc',
  'stock_code_long_desc',
  'warehouse',
  'warehouse_desc',
  'order_type',
  'sale_price',
];

test('a quote has exactly the fields of the recommendations call', () => {
  expect(Object.keys(toQuote(anOrder())).sort()).toEqual([...FIELDS].sort());
});

test('every field comes from the order or its requirement, and the server takes the quote', () => {
  const requirement = Object.fromEntries(FIELDS.map((field) => [field, `the ${field}`]));
  const quote = toQuote(anOrder({ order_type: 'RC', sale_price: '41250.00', requirement }));
  const expected = Object.fromEntries(FIELDS.map((field) => [field, `the ${field}`]));
  expect(quote).toEqual({ ...expected, order_id: 10001, order_type: 'RC', sale_price: '41250.00' });
  expect(quoteSchema.safeParse(quote).success).toBe(true);
});

test('an order without a requirement still makes a quote the server takes', () => {
  expect(quoteSchema.safeParse(toQuote(anOrder())).success).toBe(true);
});

test('accepted values fill the fields of the quote, and the server takes it', () => {
  const quote = toQuote(anOrder({ requirement: { oil_type: 'FR3' } }), [], {
    kva_rating: '1500',
    fusing: 'Full Range CLF',
  });
  expect(quote).toMatchObject({ kva_rating: '1500', fusing: 'Full Range CLF', oil_type: 'FR3' });
  expect(quoteSchema.safeParse(quote).success).toBe(true);
});

test('constraints from the notes are sent if a person accepted some', () => {
  const quote = toQuote(anOrder(), ['copperWindings', 'ester']);
  expect(quote.accepted_constraints).toEqual(['copperWindings', 'ester']);
  expect(quoteSchema.safeParse(quote).success).toBe(true);
});
