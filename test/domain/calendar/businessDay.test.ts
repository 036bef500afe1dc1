import fc from 'fast-check';
import { businessDay } from '../../../src/domain/calendar/businessDay';
import { forAll } from '../builders/forAll';

test.each([
  ['2026-03-05T06:59:59.999Z', '2026-03-04'],
  ['2026-03-05T07:00:00.000Z', '2026-03-05'],
  ['2026-03-06T06:59:00.000Z', '2026-03-05'],
  // Denver and Los Angeles move their clocks on these days; Phoenix does not.
  ['2026-03-08T06:59:00.000Z', '2026-03-07'],
  ['2026-03-08T07:00:00.000Z', '2026-03-08'],
  ['2026-07-01T06:59:00.000Z', '2026-06-30'],
  ['2026-11-01T06:59:00.000Z', '2026-10-31'],
  ['2026-11-01T07:00:00.000Z', '2026-11-01'],
  ['2028-02-29T06:59:00.000Z', '2028-02-28'],
  ['2028-03-01T06:59:00.000Z', '2028-02-29'],
  ['2027-01-01T06:59:00.000Z', '2026-12-31'],
  ['2027-01-01T07:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Phoenix', (moment, day) => {
  expect(businessDay(new Date(moment))).toBe(day);
});

test('Phoenix is seven hours behind UTC all year', () => {
  const since1970 = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  forAll(since1970, (moment) => {
    const shifted = new Date(moment.getTime() - 7 * 3_600_000);
    expect(businessDay(moment)).toBe(shifted.toISOString().slice(0, 10));
  });
});

test('no moment has no day', () => {
  expect(() => businessDay(new Date('never'))).toThrow(RangeError);
});
