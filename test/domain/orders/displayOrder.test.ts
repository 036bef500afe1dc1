import fc from 'fast-check';
import {
  orderStatus,
  toDisplayOrder,
  orderNotes,
  stateOfPlace,
  transformerType,
} from '../../../src/domain/orders/displayOrder';
import { anOrder } from '../builders/units';
import { forAll } from '../builders/forAll';

test('a full order becomes the display order of the specification', () => {
  const requirement = { stock_code_desc: '1500KVA Three-Phase Pad', kva_rating: 1500, warehouse_desc: ' Phoenix, AZ ' };
  const order = toDisplayOrder(
    anOrder({
      order_code: 'SO1-1',
      customer_name: 'Mesa Power',
      ship_city: 'Austin',
      ship_state: 'TX',
      order_date: '2026-03-05',
      request_date: '2026-05-01',
      sales_rep: 'R. Vega',
      sales_rep_emails: ['vega@specai.test'],
      order_type: 'rw',
      sale_price: '41250.50',
      issued_units: 1,
      job_number: 'J1',
      sales_order_number: 'SO1',
      requirement: { ...requirement, notes: 'n', formatted_notes: 'f' },
      coverage: 'work',
    }),
  );
  expect(order).toMatchObject({
    id: '10001',
    orderCode: 'SO1-1',
    coverage: 'work',
    customerLocation: 'Austin, TX',
    shippedFromState: 'AZ',
    orderDate: '2026-03-05',
    customerRequestDate: '2026-05-01',
    deliveryDate: '2026-05-01',
    status: 'Closed',
    priority: 'Medium',
    transformerType: '1,500 KVA Three-Phase Pad',
    currentWarehouse: 'Phoenix, AZ',
    kvaRating: 1500,
    jobType: 'RW',
    dollarValue: 41250.5,
    price: 41250.5,
    notes: 'n',
    formatted_notes: 'f',
    jobOrderNumber: 'J1',
    salesOrderNumber: 'SO1',
  });
});

test('an order is retired once it says when', () => {
  expect(toDisplayOrder(anOrder({ retired_at: '2026-03-05T10:00:00.000Z' })).isRetired).toBe(true);
  expect(toDisplayOrder(anOrder({ retired_at: null })).isRetired).toBe(false);
});

test('an empty order shows what is missing and never fails', () => {
  const order = toDisplayOrder(anOrder());
  expect(order).toMatchObject({
    orderCode: '10001',
    customerName: null,
    customerLocation: 'N/A',
    transformerType: 'N/A',
    currentWarehouse: 'N/A',
    shippedFromState: null,
    status: 'Active',
    jobType: '',
    dollarValue: null,
    requirement: {},
    isRetired: false,
  });
});

test.each([
  ['Austin', null],
  [null, 'TX'],
  ['', 'TX'],
])('a location with city %p and state %p is N/A', (ship_city, ship_state) => {
  expect(toDisplayOrder(anOrder({ ship_city, ship_state })).customerLocation).toBe('N/A');
});

test.each([
  ['41250.00', 41_250],
  ['41,250.50', 41_250.5],
  [' 0.00 ', 0],
  [39_900, 39_900],
  ['-5', -5],
  ['', null],
  ['on request', null],
  ['1e3', null],
  ['$41,250', null],
  ['41.250,00', null],
  ['NaN', null],
  [null, null],
])('the price %j is %j dollars, and one that is no number is never 0', (sale_price, dollars) => {
  expect(toDisplayOrder(anOrder({ sale_price })).dollarValue).toBe(dollars);
});

test.each([
  [1, 'Closed'],
  ['2', 'Closed'],
  ['1.00', 'Closed'],
  [0.5, 'Closed'],
  ['1,000', 'Closed'],
  [0, 'Active'],
  ['0', 'Active'],
  [-1, 'Active'],
  ['', 'Active'],
  ['some', 'Active'],
  [Number.NaN, 'Active'],
  [null, 'Active'],
  [undefined, 'Active'],
] as const)('an order with %j issued units is %s (section 4)', (issued, status) => {
  expect(orderStatus(issued)).toBe(status);
});

test('no two fields of the display order are filled from each other', () => {
  const texts = {
    ...{ order_code: 'code', customer_name: 'customer', ship_city: 'city', ship_state: 'ST', order_date: 'ordered' },
    ...{ request_date: 'wanted', sales_rep: 'rep', sales_rep_email: 'rep@x.test', order_type: 'rewind' },
    ...{ job_number: 'job', sales_order_number: 'so' },
  };
  const requirement = {
    notes: 'raw',
    formatted_notes: 'laid out',
    warehouse_desc: 'Yard, tx',
    stock_code_desc: '75kVA',
  };
  expect(toDisplayOrder(anOrder({ ...texts, requirement }))).toMatchObject({
    ...{ orderCode: 'code', customerName: 'customer', customerLocation: 'city, ST', orderDate: 'ordered' },
    ...{ customerRequestDate: 'wanted', deliveryDate: 'wanted', salespersonName: 'rep', salesRepEmail: 'rep@x.test' },
    ...{ jobType: 'RW', jobOrderNumber: 'job', salesOrderNumber: 'so', notes: 'raw', formatted_notes: 'laid out' },
    ...{ currentWarehouse: 'Yard, tx', shippedFromState: 'TX', transformerType: '75 kVA', priority: 'Medium' },
  });
});

test('a won order is costed at what it was won at', () => {
  const order = toDisplayOrder(anOrder({ sale_price: '41250.50', won_price: '48000.50' }));
  expect(order).toMatchObject({ dollarValue: 41_250.5, price: { won: 48_000.5 } });
  expect(toDisplayOrder(anOrder({ sale_price: '41250.50', won_price: null })).price).toBe(41_250.5);
});

test.each([
  [{ notes: 'raw', formatted_notes: ' laid out ' }, 'laid out'],
  [{ notes: ' raw ', formatted_notes: '  ' }, 'raw'],
  [{ notes: 'raw' }, 'raw'],
  [{ notes: '  ' }, ''],
  [{}, ''],
])('the notes of %j read %j', (requirement, expected) => {
  expect(orderNotes(toDisplayOrder(anOrder({ requirement })))).toBe(expected);
});

test('an order without a requirement has no notes', () => {
  expect(orderNotes(toDisplayOrder(anOrder()))).toBe('');
});

test.each([
  ['Greensboro, NC', 'NC'],
  [' Phoenix,AZ ', 'AZ'],
  ['Yard 4, Austin, tx', 'TX'],
  ['Greensboro, nc\n', 'NC'],
  ['Portland,  OR', 'OR'],
  ['Austin, TX, TN', 'TN'],
  ['Phoenix, A', null],
  ['Phoenix, AZ 85001', null],
  ['Phoenix, ÄZ', null],
  ['Phoenix, 42', null],
  ['AZ', null],
  [',AZ', 'AZ'],
  ['Phoenix', null],
  ['Phoenix AZ', null],
  ['Phoenix, Arizona', null],
  [', ', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the place %p is in the state %p', (place, state) => {
  expect(stateOfPlace(place)).toBe(state);
});

test.each([
  ['1500KVA PAD', '1,500 KVA PAD'],
  ['112.5kva', '112.5 kva'],
  ['1500 KVA PAD', '1,500 KVA PAD'],
  ['1,500 KVA PAD', '1,500 KVA PAD'],
  ['112.5KVA PAD 4160 V', '112.5 KVA PAD 4160 V'],
  ['999KVA', '999 KVA'],
  ['1000KVA', '1,000 KVA'],
  ['2500kVA Pad, 12470GRDY/7200', '2,500 kVA Pad, 12470GRDY/7200'],
  ['0KVA', '0 KVA'],
  ['MKVA', 'M KVA'],
  ['/KVA', '/KVA'],
  ['KVA', 'KVA'],
  ['', ''],
  [' 500KVA ', '500 KVA'],
  ['500KVA-750KVA', '500 KVA-750 KVA'],
  ['Pad', 'Pad'],
  ['123456789012345KVA', '123,456,789,012,345 KVA'],
  ['1234567890123456KVA', '1234567890123456 KVA'],
  ['0075 KVA, 2500 kva', '75 KVA, 2,500 kva'],
])('transformer type %p is shown as %p', (description, expected) => {
  expect(transformerType(description)).toBe(expected);
});

test('formatting twice changes nothing, and no digit except leading zeros is lost', () => {
  forAll(fc.stringMatching(/^(?:[\d,. ]{0,8}(?:KVA|kva|Pad| ){0,3}){0,3}$/), (description) => {
    const shown = transformerType(description);
    expect(transformerType(shown)).toBe(shown);
    const digits = (text: string) => text.replace(/[^\d]/g, '').replace(/0/g, '');
    expect(digits(shown)).toBe(digits(description));
  });
});
