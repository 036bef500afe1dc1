import { noticeText } from '../../../src/domain/reservations/noticeText';

const notice = { itemCode: '484872', jobNumber: 'J59270', releasedBy: 'Lee Ortiz', reason: 'customer canceled' };

test.each([
  [notice, 'Lee Ortiz released 484872, which you reserved for J59270: customer canceled.'],
  [{ ...notice, reason: 'It leaks!' }, 'Lee Ortiz released 484872, which you reserved for J59270: It leaks.'],
  [{ ...notice, jobNumber: null, reason: null }, 'Lee Ortiz released 484872, which you reserved.'],
  [{ ...notice, releasedBy: ' ' }, 'Someone released 484872, which you reserved for J59270: customer canceled.'],
  [{ ...notice, jobNumber: ' J59270 ', reason: ' ' }, 'Lee Ortiz released 484872, which you reserved for J59270.'],
  [
    { ...notice, itemCode: 7, jobNumber: ' ', releasedBy: null, reason: 'Why?!', estimate: null },
    'Someone released 7, which you reserved: Why.',
  ],
  [
    { ...notice, jobNumber: null, reason: null, estimate: { id: 3, name: 'Variant B', state: 'approved' } },
    'Lee Ortiz approved the estimate "Variant B" of 484872.',
  ],
  [
    { ...notice, reason: 'Too low', estimate: { id: 3, name: 'Variant B', state: 'returned' } },
    'Lee Ortiz returned the estimate "Variant B" of 484872 for J59270: Too low.',
  ],
  [
    {
      ...{ ...notice, reason: 'Unit 484872 was released (customer canceled).' },
      estimate: { id: 3, name: 'Variant B', state: 'quoted', step: 'reopen' },
    },
    'Lee Ortiz reopened the estimate "Variant B" of 484872 for J59270: Unit 484872 was released (customer canceled).',
  ],
] as const)('a release, or a decision about an estimate, reads as one sentence', (given, sentence) => {
  expect(noticeText(given)).toBe(sentence);
});
