import fc from 'fast-check';
import { decisionMail } from '../../../src/domain/estimates/decisionMail';
import { forAll } from '../builders/forAll';

const reported = {
  estimate: { id: '12', name: 'Variant B', state: 'returned' },
  ...{ itemCode: '484872', orderId: '17', jobNumber: 'J59270', by: 'Lee Ortiz', reason: 'Too low' },
} as const;
const ORIGIN = 'https://specai.example.com';
const firstLine = (change: object) => decisionMail({ ...reported, ...change }, ORIGIN).text.split('\n')[0];

test('a mail about a decision says who decided what about which estimate and why, with a link to it', () => {
  expect(decisionMail(reported, ORIGIN)).toEqual({
    subject: 'Lee Ortiz returned the estimate Variant B',
    text: [
      'Lee Ortiz returned the estimate "Variant B" of unit 484872 for job J59270. Reason: Too low.',
      '',
      'The estimate: https://specai.example.com/order/17/estimates?show=12',
      '',
      'You receive this message because you began or proposed the estimate in SpecAI.',
      '',
    ].join('\n'),
  });
});

const WITHOUT_REASON = 'Lee Ortiz returned the estimate "Variant B" of unit 484872 for job J59270.';
test.each([
  ['without a reason', { reason: null }, WITHOUT_REASON],
  ['with a blank reason', { reason: ' \n ' }, WITHOUT_REASON],
  ['with a reason that ends as a sentence', { reason: 'Why?! ' }, `${WITHOUT_REASON} Reason: Why.`],
  ['without a job number', { jobNumber: null, reason: null }, WITHOUT_REASON.replace(' for job J59270', '')],
  ['of nobody on record', { by: ' ', reason: null }, WITHOUT_REASON.replace('Lee Ortiz', 'Someone')],
  [
    'of an approval',
    { estimate: { ...reported.estimate, state: 'approved' }, reason: null },
    WITHOUT_REASON.replace('returned', 'approved'),
  ],
  [
    'of a reopening',
    { estimate: { ...reported.estimate, state: 'quoted', step: 'reopen' }, reason: 'Unit 484872 was released.' },
    `${WITHOUT_REASON.replace('returned', 'reopened')} Reason: Unit 484872 was released.`,
  ],
])('a mail %s begins accordingly', (_, change, line) => {
  expect(firstLine(change)).toBe(line);
});

test('values in a link cannot change its target', () => {
  const { text } = decisionMail(
    { ...reported, orderId: '1/../?x#', estimate: { ...reported.estimate, id: '2&show=3' } },
    ORIGIN,
  );
  expect(text.split('\n')[2]).toBe(
    'The estimate: https://specai.example.com/order/1%2F..%2F%3Fx%23/estimates?show=2%26show%3D3',
  );
});

test('values never start a new line in the subject or the text', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\r\nBcc: all@example.com', '\u2028', ''));
  forAll(texts, texts, texts, texts, texts, (name, by, jobNumber, reason, itemCode) => {
    const { subject, text } = decisionMail(
      { ...reported, estimate: { ...reported.estimate, name }, by, jobNumber, reason, itemCode },
      ORIGIN,
    );
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(text.split(/[\n\r\u0085\u2028\u2029]/).slice(1)).toEqual([
      ...['', 'The estimate: https://specai.example.com/order/17/estimates?show=12', ''],
      ...['You receive this message because you began or proposed the estimate in SpecAI.', ''],
    ]);
  });
});
