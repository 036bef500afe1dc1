import { salesOrderText, whyNoUnit } from '../../../../src/domain/request/desk/salesOrderJobs';
import { anOrder, aUnit } from '../../../support/web/builders';

const none = { order: anOrder(), reserved: null, unit: null, unstated: [] };

test('a job has a unit that is reserved, issued or found, or it says why not', () => {
  const jobs = [
    { ...none, reserved: '7' },
    { ...none, unit: aUnit() },
    { ...none, order: anOrder({ issued_units: 1 }) },
    { ...none, unstated: ['kVA'] },
    none,
  ];
  expect(jobs.map(whyNoUnit)).toEqual([
    ...[null, null, null, 'The order does not state kVA', 'No match is left in stock.'],
  ]);
  expect(salesOrderText(jobs)).toBe('All jobs together: 3 of 5 have a unit');
  expect(salesOrderText([none])).toBe('All jobs together: 0 of 1 has a unit');
});
