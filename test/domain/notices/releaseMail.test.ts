import { isMailAddress } from '../../../src/domain/notices/mailAddress';
import { releaseMail } from '../../../src/domain/notices/releaseMail';

const notice = { itemCode: '48/72', orderId: '17', jobNumber: null, releasedBy: null, reason: ' It leaks! ' };

test('a mail about a release names who, which unit and why, and links to both', () => {
  expect(releaseMail(notice, 'https://specai.example.com')).toEqual({
    subject: 'Somebody released unit 48/72',
    text: [
      'Somebody released unit 48/72, which you reserved. Reason: It leaks.',
      '',
      'The unit: https://specai.example.com/unit/48%2F72',
      'The order: https://specai.example.com/order/17',
      '',
      'You receive this message because you reserved the unit in SpecAI.',
      '',
    ].join('\n'),
  });
});

test.each([
  ['dana@example.com', true],
  ["d.o'hara+units@mail.example.co", true],
  ['dana@localhost', true],
  ['dana', false],
  ['dana@', false],
  ['dana@example.com,all@example.com', false],
  ['dana@example.com\n', false],
  [`${'d'.repeat(65)}@example.com`, false],
])('%j is the address of one mailbox: %s', (text, is) => {
  expect(isMailAddress(text)).toBe(is);
});
