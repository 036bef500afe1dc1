import { changedText, unitChangeText } from '../../../src/domain/changes/changedText';

const reserved = { isReserved: true, by: 'Dana', orderId: '17', jobNumber: 'J59270' };

test.each([
  [{ units: 0, orders: 0, isMany: false }, ''],
  [{ units: 3, orders: 0, isMany: false }, '3 units changed'],
  [{ units: 0, orders: 1, isMany: false }, '1 order changed'],
  [{ units: 1, orders: 2, isMany: false }, '2 orders and 1 unit changed'],
  [{ units: 0, orders: 0, areEstimates: true, isMany: false }, 'The estimates changed'],
  [{ units: 2, orders: 1, areEstimates: true, isMany: false }, 'The estimates, 1 order and 2 units changed'],
  [{ units: 2, orders: 0, areEstimates: true, isMany: false }, 'The estimates and 2 units changed'],
  [{ units: 1, orders: 2, isMany: true }, 'The data changed'],
  [{ units: 0, orders: 0, isMany: true, reservation: reserved }, 'The data changed'],
  [{ units: 3, orders: 0, isMany: false, reservation: null }, '3 units changed'],
  [{ units: 1, orders: 1, isMany: false, reservation: reserved }, 'Reserved by Dana for J59270'],
])('of %j the line says %j', (counts, text) => {
  expect(changedText(counts)).toBe(text);
});

test.each([
  [reserved, 'Reserved by Dana for J59270'],
  [{ ...reserved, jobNumber: null, by: null }, 'Reserved for order 17'],
  [{ ...reserved, isReserved: false }, 'Released by Dana'],
  [{ ...reserved, isReserved: false, by: null }, 'Released'],
  [{ ...reserved, jobNumber: null }, 'Reserved by Dana for order 17'],
  [null, 'Changed'],
])('a unit after %j reads %j', (reservation, text) => {
  expect(unitChangeText(reservation)).toBe(text);
});
