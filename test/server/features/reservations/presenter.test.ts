import {
  toReservation,
  toReservedTransformer,
  toUnitReservation,
} from '../../../../src/server/features/reservations/presenter';
import { fullOrder, fullUnit } from '../units/fullRows';

const RESERVED = '2026-03-05T10:11:12.345Z';
const RELEASED = '2026-03-06T01:02:03.000Z';

/** A row of the list joins three tables; the reservation's id differs from the order's. */
const live = {
  ...fullUnit,
  ...fullOrder,
  kva_rating: fullUnit.kva_rating,
  category: fullUnit.category,
  warehouse_desc: fullUnit.warehouse_desc,
  weight_lbs: fullUnit.weight_lbs,
  issued_units: 0,
  unit_status: null,
  id: 7,
  order_id: 10_001,
  reserved_at: new Date(RESERVED),
  reserved_by: 'Sam Ortega',
  reserved_by_subject: 'sam-2',
};

test('a reserved transformer says what is known of reservation, order and unit, each in its own field', () => {
  expect(toReservedTransformer(live, 'dana-1')).toEqual({
    id: '7',
    reservedDate: RESERVED,
    reservedBy: 'Sam Ortega',
    isOwn: false,
    status: 'Reserved',
    priority: 'Medium',
    orderId: '10001',
    jobNumber: 'J-7',
    salesOrderNumber: 'SO-7',
    customerName: 'Mesa Water District',
    customerLocation: 'Mesa, AZ',
    deliveryDate: '2026-05-01',
    transformerType: '1,500 KVA PAD',
    itemCode: 'U-1',
    itemName: 'ABB 500.5 kVA 12470GrdY/7200 480Y/277',
    kvaRating: 500.5,
    primaryVoltage: '12470GrdY/7200',
    secondaryVoltage: '480Y/277',
    category: 'Three phase',
    location: 'Phoenix, AZ',
    weight: 4650,
    dimensions: '89 x 53.5 x 50 in',
  });
});

test.each([
  [{ ship_city: null }, null],
  [{ ship_state: null }, null],
  [{ ship_city: '' }, null],
])('a customer with %j has the location %p', (fields, location) => {
  expect(toReservedTransformer({ ...live, ...fields }, 'dana-1').customerLocation).toBe(location);
});

test.each([null, '', '  '])('the description %j is no type', (stock_code_desc) => {
  expect(toReservedTransformer({ ...live, stock_code_desc }, 'dana-1').transformerType).toBeNull();
});

test.each([
  [0, null, 'Reserved'],
  [0, 'in shop', 'Reserved'],
  [0, 'In Transit', 'In Transit'],
  [0, ' IN TRANSIT ', 'In Transit'],
  [1, null, 'Delivered'],
  [2, 'In Transit', 'Delivered'],
])('with %i units issued and the status %j a reservation is %s', (issued_units, unit_status, status) => {
  expect(toReservedTransformer({ ...live, issued_units, unit_status }, 'dana-1').status).toBe(status);
});

test('the response to a new reservation names unit, order, moment and person', () => {
  expect(toReservation(live)).toEqual({
    id: '7',
    itemCode: 'U-1',
    orderId: '10001',
    jobNumber: 'J-7',
    reservedAt: RESERVED,
    reservedBy: 'Sam Ortega',
  });
});

test('a reservation in the history of a unit says how it began and how it ended', () => {
  const held = { ...live, reason: 'Urgent', released_at: null, released_by: null, release_reason: null };
  const reservation = {
    id: '7',
    orderId: '10001',
    jobNumber: 'J-7',
    customerName: 'Mesa Water District',
    reservedAt: RESERVED,
    reservedBy: 'Sam Ortega',
    isOwn: false,
    releaseReason: null,
    reason: 'Urgent',
  };
  expect(toUnitReservation(held, 'dana-1')).toEqual({ ...reservation, releasedAt: null, releasedBy: null });
  const end = { released_at: new Date(RELEASED), released_by: 'Dana Whitfield', release_reason: 'Order canceled' };
  const ended = { ...held, ...end, reason: null };
  expect(toUnitReservation(ended, 'dana-1')).toEqual({
    ...reservation,
    reason: null,
    releasedAt: RELEASED,
    releasedBy: 'Dana Whitfield',
    releaseReason: 'Order canceled',
  });
});

test.each([
  ['sam-2', 'sam-2', true],
  ['sam-2', 'dana-1', false],
  [null, 'dana-1', null],
])('a reservation by %p is, for %p, their own: %p', (reserved_by_subject, subject, isOwn) => {
  expect(toReservedTransformer({ ...live, reserved_by_subject }, subject).isOwn).toBe(isOwn);
});

test('a reservation of an estimate names it, any other names none', () => {
  expect(toReservedTransformer({ ...live, estimate_id: 12 }, 'dana-1')).toMatchObject({ estimateId: '12' });
  expect(toReservedTransformer({ ...live, estimate_id: null }, 'dana-1')).not.toHaveProperty('estimateId');
});
