import { mentionMail } from '../../../src/domain/people/mentionMail';

test('a mail about a mention has the comment on one line, and a link', () => {
  const mention = {
    by: 'Lee Ortiz',
    isHandOver: false,
    orderId: '70',
    jobNumber: 'J59270',
    itemCode: null,
    words: '@Dana\nready?',
  };
  expect(mentionMail(mention, 'https://specai.test')).toEqual({
    subject: 'Lee Ortiz mentioned you on job J59270',
    text: [
      ...['Lee Ortiz mentioned you on job J59270:', '', '@Dana ready?', ''],
      ...['Open it: https://specai.test/order/70', ''],
      ...['You receive this message because the comment names you in SpecAI.', ''],
    ].join('\n'),
  });
  const ofUnit = mentionMail({ ...mention, orderId: null, jobNumber: null, itemCode: 'A/1' }, 'https://specai.test');
  expect(ofUnit.subject).toBe('Lee Ortiz mentioned you on unit A/1');
  expect(ofUnit.text).toContain('https://specai.test/unit/A%2F1');
  const handedOver = mentionMail({ ...mention, isHandOver: true, words: 'I am away' }, 'https://specai.test');
  expect(handedOver.subject).toBe('Lee Ortiz handed job J59270 over to you');
  expect(handedOver.text).toContain('because you own it now in SpecAI.');
});
