import { orderStatus, toDisplayOrder } from '../../../src/domain/order/displayOrder';
import { anOrder } from '../builders/units';

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

test('a price that is no number is null', () => {
  expect(toDisplayOrder(anOrder({ sale_price: 'on request' })).dollarValue).toBeNull();
});

test.each([
  [1, 'Closed'],
  ['2', 'Closed'],
  [0, 'Active'],
  [null, 'Active'],
] as const)('an order with %p issued units is %p', (issued, status) => {
  expect(orderStatus(issued)).toBe(status);
});
