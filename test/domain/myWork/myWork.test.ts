import type { MyWorkItem, MyWorkKind } from '../../../src/contract/people/myWork';
import { kindCount, workDetail, workTitle } from '../../../src/domain/myWork/myWorkText';
import { urgencyOfWork } from '../../../src/domain/myWork/urgency';

const item = (kind: MyWorkKind, more: Partial<MyWorkItem> = {}): MyWorkItem => ({
  ...{ kind, urgency: 'now', id: '7', notice: null, at: '2026-11-23T12:00:00.000Z', due: null, orderId: '70' },
  ...{ jobNumber: 'J59270', customerName: 'Calloway Pump', itemCode: '484872', estimateId: null, inquiryId: null },
  ...{ name: 'Variant B', decision: null, person: 'Lee Ortiz', note: null },
  ...more,
});

test.each<[MyWorkKind, Partial<MyWorkItem>, string]>([
  ['approval', {}, 'Lee Ortiz proposed the estimate "Variant B" of unit 484872 for J59270'],
  ['returned', {}, 'Lee Ortiz returned the estimate "Variant B" of unit 484872 for J59270'],
  ['decided', { decision: 'approved' }, 'Lee Ortiz approved the estimate "Variant B" of unit 484872 for J59270'],
  ['decided', { decision: 'reopened' }, 'Lee Ortiz reopened the estimate "Variant B" of unit 484872 for J59270'],
  ['handedOver', { name: null }, 'Lee Ortiz handed J59270 over to you'],
  ['handedOver', { name: 'I-42' }, 'Lee Ortiz handed I-42 over to you'],
  ['mention', {}, 'Lee Ortiz mentioned you on J59270'],
  ['mention', { orderId: null }, 'Lee Ortiz mentioned you on unit 484872'],
  ['import', { name: 'orders and units' }, 'The import of orders and units waits for you'],
  ['lateOrder', {}, 'J59270 has no unit and is late'],
  ['dueOrder', { jobNumber: ' ' }, 'order 70 has no unit'],
  ['hold', { jobNumber: 'I-42-1' }, 'The hold of unit 484872 for I-42-1 ends'],
  ['quotation', { name: 'Q-2026-0001' }, 'The quotation Q-2026-0001 of unit 484872 for J59270 expires'],
  ['inquiry', { name: 'I-42' }, 'The inquiry I-42 has no quotation'],
  ['released', { person: null }, 'Someone released unit 484872, which you reserved for J59270'],
  ['changedUnit', {}, 'Lee Ortiz changed unit 484872, which you reserved for J59270'],
])('the title of %s says what happened', (kind, more, title) => {
  expect(workTitle(item(kind, more))).toBe(title);
});

test('the detail has the customer, the day and the reason', () => {
  const at = '2026-11-24T02:00:00.000Z';
  expect(workDetail(item('lateOrder', { due: '2026-12-05' }))).toBe('Calloway Pump · due 5 December 2026');
  expect(workDetail(item('hold', { due: '2026-12-05' }))).toBe('Calloway Pump · until 5 December 2026');
  // 2:00 UTC is 19:00 of the day before in Phoenix.
  const released = item('released', { at, customerName: '', note: 'customer canceled' });
  expect(workDetail(released)).toBe('23 November 2026 · customer canceled');
});

test('counts are in words', () => {
  expect(kindCount('lateOrder', 1312)).toBe('1,312 late orders');
  expect(kindCount('inquiry', 1)).toBe('1 inquiry without a quotation');
});

test('late work and work that ends today is urgent now', () => {
  const today = '2026-12-05';
  expect(urgencyOfWork({ kind: 'hold', due: today }, today)).toBe('now');
  expect(urgencyOfWork({ kind: 'hold', due: '2026-12-06' }, today)).toBe('week');
  expect(urgencyOfWork({ kind: 'inquiry', due: '2026-01-01' }, today)).toBe('week');
  expect(urgencyOfWork({ kind: 'lateOrder', due: '2026-12-04' }, today)).toBe('now');
  expect(urgencyOfWork({ kind: 'released', due: null }, today)).toBe('know');
});
