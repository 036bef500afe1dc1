import * as z from 'zod/mini';
import {
  inquiryChangeSchema,
  inquiryLinkSchema,
  inquiryStepSchema,
  newInquirySchema,
} from '../../../src/contract/requests/inquiries';
import { newHoldSchema } from '../../../src/contract/requests/inquiryHolds';

const reading = { field: 'kva_rating', value: '500', status: 'read', reason: null, passage: { start: 0, end: 3 } };
const line = { quantity: 1, readings: [reading] };
const inquiry = { customer_name: 'Calloway Pump', source: '\t500 kVA \r\n', lines: [line] };

test('a new inquiry needs a customer and a line; its words stay as they are', () => {
  expect(z.parse(newInquirySchema, inquiry)).toEqual(inquiry);
});

test.each<[string, object]>([
  ['an empty customer', { customer_name: ' ' }],
  ['no line', { lines: [] }],
  ['101 lines', { lines: Array.from({ length: 101 }, () => line) }],
  ['NUL in the source', { source: '500\0kVA' }],
  ['1,000,001 characters', { source: 'x'.repeat(1_000_001) }],
  ['a state in words', { ship_state: 'Ohio' }],
  ['a day that does not exist', { request_date: '2027-02-29' }],
  ['a quantity of 0', { lines: [{ ...line, quantity: 0 }] }],
  ['an unknown field', { lines: [{ ...line, readings: [{ ...reading, field: 'color' }] }] }],
  ['control characters in a value', { lines: [{ ...line, readings: [{ ...reading, value: 'a\0b' }] }] }],
  ['a passage before the text', { lines: [{ ...line, readings: [{ ...reading, passage: { start: -1, end: 2 } }] }] }],
  ['more than it knows', { state: 'won' }],
])('a new inquiry with %s is refused', (_what, more) => {
  expect(z.safeParse(newInquirySchema, { ...inquiry, ...more }).success).toBe(false);
});

test('a change can leave the lines as they are, or replace the source that they are read from', () => {
  const { source, lines, ...head } = inquiry;
  expect(z.safeParse(inquiryChangeSchema, head).success).toBe(true);
  expect(z.safeParse(inquiryChangeSchema, { ...head, lines: [{ ...lines[0], order_id: 7 }] }).success).toBe(true);
  expect(z.safeParse(inquiryChangeSchema, { ...head, source, lines }).success).toBe(true);
});

test.each<[boolean, object]>([
  [true, { to: 'lost', reason: 'Too late' }],
  [true, { to: 'open' }],
  [false, { to: 'order' }],
  [false, { to: 'lost', reason: 'no' }],
])('that a step is accepted is %j: %j', (expected, step) => {
  expect(z.safeParse(inquiryStepSchema, step).success).toBe(expected);
});

test.each<[boolean, object]>([
  [true, { days: 1 }],
  [true, { days: 30, order_id: '7', reason: 'They decide soon' }],
  [false, { days: 0 }],
  [false, { days: 31 }],
  [false, { days: 1.5 }],
  [false, { days: 5, serial: '' }],
])('that a hold is accepted is %j: %j', (expected, hold) => {
  expect(z.safeParse(newHoldSchema, { serial: 'U-7', ...hold }).success).toBe(expected);
});

test('a link names the order, and the line if there are several', () => {
  expect(z.parse(inquiryLinkSchema, { order_id: 7, line: '9' })).toEqual({ order_id: 7, line: '9' });
  expect(z.safeParse(inquiryLinkSchema, { line: '9' }).success).toBe(false);
});
