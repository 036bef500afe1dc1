import fc from 'fast-check';
import {
  plainLine,
  isMailAddress,
  releaseMail,
  decisionMail,
  mentionMail,
} from '../../../src/domain/reservations/mails';
import { forAll } from '../builders/forAll';

test.each([
  ['Dana Ruiz', 'Dana Ruiz'],
  ['  Dana \t Ruiz  ', 'Dana Ruiz'],
  ['Dana\r\nBcc: all@example.com', 'Dana Bcc: all@example.com'],
  ['a\u2028b\u2029c\u0085d\u000be', 'a b c d e'],
  ['a\u0000b\u001b[31mc', 'a b [31mc'],
  ['left\u202eright\u200bzero', 'left right zero'],
  ['lone \ud800 surrogate', 'lone surrogate'],
  ['Peña ⚡ 変圧器 👷', 'Peña ⚡ 変圧器 👷'],
  ['\n \u0000', ''],
  ['', ''],
  [null, ''],
])('%j becomes the line %j', (text, line) => {
  expect(plainLine(text)).toBe(line);
});

test('of any text what can be shown is left, in its order, and nothing that ends a line', () => {
  forAll(fc.string({ unit: 'binary' }), (text) => {
    const line = plainLine(text);
    expect(line).not.toMatch(/[\n\r\u0000-\u001f\u007f-\u009f\u2028\u2029]| {2}|^ | $/);
    expect(line.replaceAll(' ', '')).toBe(
      Array.from(text)
        .filter((each) => !/[\s\p{C}]/u.test(each))
        .join(''),
    );
    expect(plainLine(line)).toBe(line);
  });
});

/** 64 + 1 + 189 characters: the longest there is. */
const longest = `${'d'.repeat(64)}@${'e'.repeat(185)}.com`;

test.each([
  'dana@example.com',
  "d.o'hara+units@mail.example.co",
  'DANA@EXAMPLE.COM',
  'dana@localhost',
  'd@10.example',
  'dana_ruiz-2@sub.sub-domain.example.com',
  `${'d'.repeat(64)}@example.com`,
  longest,
])('%j is the address of one mailbox', (text) => {
  expect(isMailAddress(text)).toBe(true);
});

test.each([
  ...['', 'dana', 'dana@', '@example.com', 'dana@@example.com', 'dana@example..com', 'dana@.com', 'dana@example.'],
  ...['dana@example.com,all@example.com', 'dana@example.com;all@example.com', 'dana@example.com all@example.com'],
  ...['Dana <dana@example.com>', 'dana ruiz@example.com', ' dana@example.com', 'dana@example.com '],
  ...['dana@example.com\n', 'dana@example.com\r\nBcc: all@example.com', 'dana\n@example.com', 'dana@exa\u0000mple.com'],
  ...['dana@exämple.com', 'dána@example.com', 'dana@example_1.com', '"dana"@example.com'],
  `${'d'.repeat(65)}@example.com`,
  longest.replace('@', '@e'),
])('%j is not a single address', (text) => {
  expect(isMailAddress(text)).toBe(false);
});

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

test('a mail about a mention has the comment on one line, and a link', () => {
  const told = {
    by: 'Lee Ortiz',
    isHandOver: false,
    orderId: '70',
    jobNumber: 'J59270',
    itemCode: null,
    words: '@Dana\nready?',
  };
  expect(mentionMail(told, 'https://specai.test')).toEqual({
    subject: 'Lee Ortiz mentioned you on job J59270',
    text: [
      ...['Lee Ortiz mentioned you on job J59270:', '', '@Dana ready?', ''],
      ...['Open it: https://specai.test/order/70', ''],
      ...['You receive this message because the comment names you in SpecAI.', ''],
    ].join('\n'),
  });
  const ofUnit = mentionMail({ ...told, orderId: null, jobNumber: null, itemCode: 'A/1' }, 'https://specai.test');
  expect(ofUnit.subject).toBe('Lee Ortiz mentioned you on unit A/1');
  expect(ofUnit.text).toContain('https://specai.test/unit/A%2F1');
  const handedOver = mentionMail({ ...told, isHandOver: true, words: 'I am away' }, 'https://specai.test');
  expect(handedOver.subject).toBe('Lee Ortiz handed job J59270 over to you');
  expect(handedOver.text).toContain('because you own it now in SpecAI.');
});
