import { whyNoDelivery } from '../../../../src/domain/quotation/refusal/whyNoDelivery';

const TODAY = '2026-11-26';
const DO = 'Edit the estimate and enter a later date, or weeks after the order.';

test.each([
  [undefined, '2026-10-11', `The order's delivery date, 11 October 2026, is not in the future. ${DO}`],
  [undefined, TODAY, `The order's delivery date, 26 November 2026, is not in the future. ${DO}`],
  [undefined, '2026-11-27', null],
  [undefined, null, null],
  [{ day: '2026-11-25' }, '2027-02-15', `Its delivery date, 25 November 2026, is not in the future. ${DO}`],
  [{ day: '2026-11-27' }, '2026-10-11', null],
  [{ weeks: 8 }, '2026-10-11', null],
])('a delivery of %j for an order of %j: %j', (delivery, requestDate, why) => {
  expect(whyNoDelivery(delivery === undefined ? {} : { delivery }, requestDate, TODAY)).toBe(why);
});
