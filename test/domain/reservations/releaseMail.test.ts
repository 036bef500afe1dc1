import fc from 'fast-check';
import { releaseMail } from '../../../src/domain/reservations/releaseMail';
import { forAll } from '../builders/forAll';

const notice = { itemCode: '48/72', orderId: '17', jobNumber: null, releasedBy: null, reason: ' It leaks! ' };

test('a mail about a release names who, which unit and why, and links to both', () => {
  expect(releaseMail(notice, 'https://specai.example.com')).toEqual({
    subject: 'Someone released unit 48/72',
    text: [
      'Someone released unit 48/72, which you reserved. Reason: It leaks.',
      '',
      'The unit: https://specai.example.com/unit/48%2F72',
      'The order: https://specai.example.com/order/17',
      '',
      'You receive this message because you reserved the unit in SpecAI.',
      '',
    ].join('\n'),
  });
});

const known = { itemCode: 484872, orderId: 17, jobNumber: 'J59270', releasedBy: 'Lee Ortiz', reason: null };
const RELEASED = 'Lee Ortiz released unit 484872, which you reserved for job J59270.';

test.each([
  ['without a reason', {}, RELEASED],
  ['with a blank reason', { reason: ' \t' }, RELEASED],
  ['with a reason of two sentences', { reason: 'It leaks. Really!!' }, `${RELEASED} Reason: It leaks. Really.`],
  ['with a blank job number', { jobNumber: ' ' }, 'Lee Ortiz released unit 484872, which you reserved.'],
  ['of nobody on record', { releasedBy: '\n' }, RELEASED.replace('Lee Ortiz', 'Someone')],
])('a mail %s begins accordingly', (_, change, line) => {
  expect(releaseMail({ ...known, ...change }, '').text.split('\n')[0]).toBe(line);
});

test('values never start a new line, and links lead to the unit and the order', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\r\nBcc: all@example.com', '\u2028', ''));
  forAll(texts, texts, texts, (releasedBy, jobNumber, reason) => {
    const { subject, text } = releaseMail({ ...known, releasedBy, jobNumber, reason }, 'https://a.example');
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(text.split(/[\n\r\u0085\u2028\u2029]/).slice(1)).toEqual([
      ...['', 'The unit: https://a.example/unit/484872', 'The order: https://a.example/order/17', ''],
      ...['You receive this message because you reserved the unit in SpecAI.', ''],
    ]);
  });
});
