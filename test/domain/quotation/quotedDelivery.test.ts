import { quotedDelivery } from '../../../src/domain/quotation/quotedDelivery';

test.each([
  ['2027-02-15', undefined, ['Delivery date', '15 February 2027']],
  [null, undefined, ['Delivery date', 'To be agreed']],
  [null, 8, ['Delivery', '8 weeks after the order']],
  [null, 1, ['Delivery', '1 week after the order']],
  // Weeks were chosen in place of the order's day.
  ['2027-02-15', 8, ['Delivery', '8 weeks after the order']],
])('a day of %p and %p weeks read %j', (delivery, deliveryWeeks, expected) => {
  expect(quotedDelivery({ delivery, deliveryWeeks })).toEqual(expected);
});
