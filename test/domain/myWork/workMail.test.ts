import type { MyWorkItem } from '../../../src/contract/people/myWork';
import { mailDay } from '../../../src/domain/myWork/mailTime';
import { workMail } from '../../../src/domain/myWork/workMail';
import { workPath } from '../../../src/domain/myWork/workPath';

const item = (more: Partial<MyWorkItem>): MyWorkItem => ({
  ...{ kind: 'lateOrder', urgency: 'now', id: '7', notice: null, at: null, due: '2026-11-20', orderId: '70' },
  ...{ jobNumber: 'J59270', customerName: 'Calloway Pump', itemCode: null, estimateId: null, inquiryId: null },
  ...{ name: null, decision: null, person: 'Lee Ortiz', note: null },
  ...more,
});

/** Phoenix is 7 hours behind UTC all year. */
test.each([
  ['Monday, 6:59 AM', '2026-11-30T13:59:59Z', null],
  ['Monday, 7:00 AM', '2026-11-30T14:00:00Z', '2026-11-30'],
  ['Monday, 11:59 PM', '2026-12-01T06:59:59Z', '2026-11-30'],
  ['Tuesday, midnight', '2026-12-01T07:00:00Z', null],
  ['Friday, 7:00 AM in summer', '2026-07-03T14:00:00Z', '2026-07-03'],
  ['Saturday, 9:00 AM', '2026-11-28T16:00:00Z', null],
  ['Sunday, 11:00 PM', '2026-11-30T06:00:00Z', null],
])('%s', (_name, moment, day) => {
  expect(mailDay(new Date(moment))).toBe(day);
});

test('a mail lists the work as the screen does, by urgency, each with its link', () => {
  const hold = item({ kind: 'hold', urgency: 'week', itemCode: '484872', due: '2026-12-03' });
  const totals = [
    { kind: 'lateOrder', count: 312 },
    { kind: 'hold', count: 1 },
  ] as const;
  const { subject, text } = workMail({ results: [item({}), hold], totals: [...totals] }, 'https://specai.example.com')!;
  expect(subject).toBe('My work: 313 open');
  expect(text.split('\n').slice(0, 15)).toEqual([
    ...['NOW', ''],
    ...['- J59270 has no unit and is late', '  Calloway Pump · due 20 November 2026'],
    ...['  Find a unit: https://specai.example.com/order/70', ''],
    ...['The first 50 of 312 late orders.', ''],
    ...['THIS WEEK', ''],
    ...['- The hold of unit 484872 for J59270 ends', '  Calloway Pump · until 3 December 2026'],
    ...['  Open hold: https://specai.example.com/order/70', ''],
    'All your work: https://specai.example.com/my-work',
  ]);
});

test('without work there is no mail', () => {
  expect(workMail({ results: [], totals: [] }, 'https://specai.example.com')).toBeNull();
});

test('values with line ends start no line', () => {
  const odd = item({ jobNumber: 'J1\r\nBcc: all@example.com', customerName: 'a\n\nb', note: 'c\u2028d' });
  const { text } = workMail({ results: [odd], totals: [{ kind: 'lateOrder', count: 1 }] }, 'https://s.test')!;
  const lines = text.split(/[\r\n\u2028]/);
  expect(lines.slice(2, 4)).toEqual([
    '- J1 Bcc: all@example.com has no unit and is late',
    '  a b · due 20 November 2026 · c d',
  ]);
});

test.each<[Partial<MyWorkItem>, string]>([
  [{ kind: 'import' }, '/import'],
  [{ kind: 'returned', estimateId: '3' }, '/order/70/estimates?show=3'],
  [{ kind: 'approval', estimateId: '3' }, '/order/70/estimates?show=3&step=approve'],
  [{ kind: 'hold', inquiryId: '4' }, '/inquiry/4'],
  [{ kind: 'mention' }, '/order/70'],
  [{ kind: 'mention', orderId: null, itemCode: 'A/1' }, '/unit/A%2F1'],
  [{ kind: 'changedUnit', itemCode: 'A/1' }, '/unit/A%2F1?order=70'],
  [{ kind: 'released', itemCode: 'A1' }, '/order/70'],
  [{ kind: 'handedOver', orderId: null }, '/'],
])('%j leads to %s', (more, path) => {
  expect(workPath(item(more))).toBe(path);
});
