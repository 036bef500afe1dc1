import { releaseRefusal, reserveRefusal, withoutReason } from '../../../src/domain/reservations/refusals';

const reservation = { itemCode: '1001', orderId: '101', jobNumber: 'J-70114', reservedBy: 'Dana Whitfield' };
const free = { isClosed: false, ofUnit: undefined, ofOrder: undefined };

test.each([
  ['a free unit for an order without one', free, null],
  [
    'a unit that another order has',
    { ...free, ofUnit: reservation },
    'Unit 1001 is reserved for job J-70114, by Dana Whitfield.',
  ],
  [
    'a unit that came with the data',
    { ...free, ofUnit: { ...reservation, reservedBy: null, jobNumber: null } },
    'Unit 1001 is reserved for an order without a job number.',
  ],
  ['an order that has a unit', { ...free, ofOrder: reservation }, 'This order holds unit 1001. Release it first.'],
  ['a closed order', { ...free, isClosed: true, ofOrder: reservation }, 'This order is closed: its unit was issued.'],
  [
    'everything at once',
    { isClosed: true, ofUnit: reservation, ofOrder: reservation },
    'Unit 1001 is reserved for job J-70114, by Dana Whitfield.',
  ],
])('reserving %s is refused or not', (_what, request, expected) => {
  expect(reserveRefusal(request)).toBe(expected);
});

test.each([
  ['Reserved', null],
  ['In Transit', null],
  ['Delivered', 'This unit was delivered. It cannot be released.'],
  [null, null],
])('releasing a unit that is %s is refused or not', (status, expected) => {
  expect(releaseRefusal({ status })).toBe(expected);
});

test.each([
  ['Sam Ortega', 'This reservation was already released by Sam Ortega on 5 March 2026, 14:03 (Phoenix time).'],
  [null, 'This reservation was already released by an import of data on 5 March 2026, 14:03 (Phoenix time).'],
])('a reservation released by %s is not released again', (releasedBy, expected) => {
  expect(releaseRefusal({ status: 'Reserved', releasedAt: '2026-03-05T21:03:00Z', releasedBy })).toBe(expected);
});

test('a reservation without a reason is refused with every open point and how to go on', () => {
  expect(withoutReason(['kVA · required 500 kVA, unit 75 kVA', 'Rewind · cost not recorded'])).toBe(
    'kVA · required 500 kVA, unit 75 kVA. Rewind · cost not recorded. Give a reason to reserve it.',
  );
  expect(withoutReason(['This unit cannot serve this order.'])).toBe(
    'This unit cannot serve this order. Give a reason to reserve it.',
  );
});
