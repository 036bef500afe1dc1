import type { Rates } from '../../../src/domain/rates/rates';
import { dayAfterWork, workDays, workDaysText } from '../../../src/domain/estimates/workDays';
import { anEstimate, estimatedUnit, ratesNamed } from '../builders/estimates';

const SET = { daysRecondition: 10, daysRewind: 30, daysTurnPull: 3, daysFr3: 1, daysReTank: 8 };

/** The unit needs an FR3 fill, which is on. */
const job = (options = {}, rates: Partial<Rates> = SET, orderType: string | null = 'RC', unit = estimatedUnit()) => ({
  ...anEstimate(options, {}, { rates: ratesNamed(rates), unit }),
  orderType,
});

test('the work days of a job are those of its kind and of each work that is on', () => {
  expect(workDays(job())).toEqual({ days: 11, unset: [] });
  expect(workDays(job({ turnPull: true, reTank: true }))).toEqual({ days: 22, unset: [] });
});

test('a rewind takes the place of the recondition, and includes a turn pull', () => {
  expect(workDays(job({ turnPull: true }, SET, 'RW'))).toEqual({ days: 31, unset: [] });
  const unit = estimatedUnit({ needed_work: [{ work: 'rewind', cost: null }] });
  expect(workDays(job({ fr3Enabled: false }, SET, 'RC', unit))).toEqual({ days: 30, unset: [] });
});

test('without any work day set nothing is said; work that is not set is named', () => {
  expect(workDays(job({}, {}))).toBeNull();
  expect(workDays(job({ feedConversion: true }))).toEqual({ days: 11, unset: ['feed conversion'] });
});

// 26 November 2026 is a Thursday.
test.each([
  [0, '2026-11-26'],
  [1, '2026-11-27'],
  [2, '2026-11-30'],
  [6, '2026-12-04'],
  [11, '2026-12-11'],
])('%d work days after a Thursday it is %s', (days, day) => {
  expect(dayAfterWork('2026-11-26', days)).toBe(day);
});

test('work that begins on a weekend counts from Monday', () => {
  expect(dayAfterWork('2026-11-28', 1)).toBe('2026-11-30');
});

test.each([
  ['2027-02-15', '11 work days, ready 11 December 2026 at the earliest, 66 days before the request date'],
  ['2026-12-10', '11 work days, ready 11 December 2026 at the earliest, 1 day after the request date'],
  ['2026-12-11', '11 work days, ready 11 December 2026 at the earliest, on the request date'],
  [null, '11 work days, ready 11 December 2026 at the earliest'],
])('against a request date of %j a job reads "%s"', (requestDate, text) => {
  expect(workDaysText(job(), requestDate, '2026-11-26')).toBe(text);
});

test('a job with work whose days are not set takes at least the others', () => {
  expect(workDaysText(job({ feedConversion: true }), null, '2026-11-26')).toBe(
    'At least 11 work days, ready 11 December 2026 at the earliest, work days of feed conversion are not set',
  );
  expect(workDaysText(job({}, {}), '2027-02-15', '2026-11-26')).toBeNull();
});
