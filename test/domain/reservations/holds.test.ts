import { jobOf, reserveRefusal } from '../../../src/domain/reservations/refusals';
import { holdEnd, onHoldFor } from '../../../src/domain/reservations/holds';

const hold = { number: 'I-42', customerName: 'Calloway Pump', expiresAt: '2027-05-04T06:59:59.000Z' };

test.each([
  ['on hold for I-42 (Calloway Pump) until 3 May 2027', hold],
  ['on hold for I-42 until 3 May 2027', { ...hold, customerName: ' ' }],
  ['on hold for I-42 until 4 May 2027', { ...hold, customerName: null, expiresAt: '2027-05-04T07:00:00Z' }],
  ['reserved for I-42 (Calloway Pump)', { ...hold, expiresAt: null }],
])('%s', (words, of) => {
  expect(onHoldFor(of)).toBe(words);
});

/** Phoenix is seven hours behind UTC all year. */
test.each([
  ['2027-03-01T18:00:00Z', 5, '2027-03-06', '2027-03-07T06:59:59.000Z'],
  ['2027-03-02T06:59:59Z', 5, '2027-03-06', '2027-03-07T06:59:59.000Z'],
  ['2027-03-02T07:00:00Z', 5, '2027-03-07', '2027-03-08T06:59:59.000Z'],
  ['2026-12-30T12:00:00Z', 3, '2027-01-02', '2027-01-03T06:59:59.000Z'],
])('a hold placed at %s for %p days ends with %s', (now, days, until, end) => {
  const { until: day, expiresAt } = holdEnd(new Date(now), days);
  expect([day, expiresAt.toISOString()]).toEqual([until, end]);
});

test('a unit on hold is refused with the inquiry and its last day', () => {
  const ofUnit = { itemCode: '1001', orderId: '7', jobNumber: 'I-42-1', reservedBy: 'Dana Whitfield', hold };
  expect(reserveRefusal({ ofUnit })).toBe(
    'Unit 1001 is on hold for I-42 (Calloway Pump) until 3 May 2027, by Dana Whitfield.',
  );
});

test.each([
  ['I-42-1', 'inquiry I-42, line 1'],
  ['I-42', 'job I-42'],
  ['J-70114', 'job J-70114'],
  [' ', 'an order without a job number'],
])('the job number %j is that of %s', (jobNumber, words) => expect(jobOf({ jobNumber })).toBe(words));
