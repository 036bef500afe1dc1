import { isAssignedJob, jobText } from '../../../src/domain/search/jobText';

test.each([
  ['J59260', null, 'Job J59260', false],
  ['J59260', '484872', 'Job J59260 has unit 484872', true],
  [' J59260 ', '09', 'Job J59260 has unit 09', true],
  [null, null, 'Job N/A', false],
  [' ', '484872', 'Job N/A has unit 484872', true],
])('the job %j with the unit %j reads %j; that it has one: %s', (job_number, unit_serial, text, isAssigned) => {
  const job = { order_id: 17, job_number, unit_serial, sales_order_number: 'S-9', customer_name: 'Mesa Power' };
  expect(jobText(job)).toBe(text);
  expect(isAssignedJob(job)).toBe(isAssigned);
});
