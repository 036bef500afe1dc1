import { readQuotationDraft } from '../../../src/domain/quotation/quotationDraft';
import { quotationMail } from '../../../src/domain/quotation/quotationMail';
import { quotationNumber } from '../../../src/domain/quotation/quotationNumber';
import { DEFAULT_QUOTATION_VALUES, quotationProblems } from '../../../src/domain/quotation/quotationValues';
import { validUntil } from '../../../src/domain/quotation/validUntil';
import { whyNoQuotation } from '../../../src/domain/quotation/whyNoQuotation';

test('numbers have four digits, or as many as they need', () => {
  expect([quotationNumber(2026, 1), quotationNumber(2027, 12_345)]).toEqual(['Q-2026-0001', 'Q-2027-12345']);
});

test.each([
  ['2026-11-23', 30, '2026-12-23'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 365, '2027-12-31'],
])('an offer of %s holds %d days, until %s', (date, days, until) => {
  expect(validUntil(date, days)).toBe(until);
});

const values = { ...DEFAULT_QUOTATION_VALUES, company: { name: 'Copper State Transformers', address: 'Phoenix' } };

test('values that a page has room for can be saved, with the name of the company', () => {
  expect(quotationProblems({ ...values, terms: 'line\n'.repeat(15) })).toEqual({});
  expect(quotationProblems(DEFAULT_QUOTATION_VALUES)).toEqual({ name: 'Enter the name of the company.' });
  const long = { ...values, company: { name: 'X', address: '\n\n\n\n\n' }, terms: '\n'.repeat(16) };
  expect(quotationProblems(long)).toEqual({
    address: 'The address has 6 lines; a quotation has room for 5.',
    terms: 'The terms have 17 lines; a quotation has room for 16. Join some of them.',
  });
});

test('what is typed is read as it is saved, or said what is wrong with it, field by field', () => {
  const draft = { name: ' Copper ', address: 'Phoenix\n', terms: '', days: '45', paper: 'a4', reason: 'New' } as const;
  expect(readQuotationDraft(draft)).toEqual({
    problems: {},
    settings: {
      reason: 'New',
      values: { company: { name: 'Copper', address: 'Phoenix' }, terms: '', validityDays: 45, paper: 'a4' },
    },
  });
  expect(readQuotationDraft({ ...draft, name: '', days: '366', reason: ' ' })).toEqual({
    settings: null,
    problems: {
      ...{ name: 'Enter the name of the company.', days: 'Enter days from 1 to 365.' },
      reason: 'Say why this changes.',
    },
  });
});

const mailed = {
  ...{ number: 'Q-2026-0001', date: '2026-11-23', validUntil: '2026-12-23', delivery: '2027-02-15' },
  ...{ jobNumber: 'J58811', serial: '0484872', price: 41_250.5, company: 'Copper State Transformers' },
};

test('the mail to a customer can be sent on as it is', () => {
  expect(quotationMail(mailed, 'Dana Whitfield')).toEqual({
    subject: 'Quotation Q-2026-0001, transformer IC# 0484872',
    text:
      'Hello,\n\nattached is our quotation Q-2026-0001 of 23 November 2026 for your job J58811, transformer IC# 0484872.\n\n' +
      'Price: $41,250.50\nDelivery date: 15 February 2027\nThe quotation is valid until 23 December 2026.\n\n' +
      'Kind regards\nDana Whitfield\nCopper State Transformers\n',
  });
});

test('nothing in the mail begins a line of its own, and what is not known is not made up', () => {
  const hostile = { ...mailed, serial: '1\r\nBcc: all@example.com', jobNumber: null, delivery: null };
  const { subject, text } = quotationMail(hostile, 'Dana\nBcc: x');
  expect(subject).toBe('Quotation Q-2026-0001, transformer IC# 1 Bcc: all@example.com');
  expect(text).toContain('of 23 November 2026, transformer IC# 1 Bcc');
  expect(text).toContain('Delivery date: To be agreed\n');
  expect(quotationMail({ ...mailed, delivery: null, deliveryWeeks: 8 }, '').text).toContain(
    'Delivery: 8 weeks after the order\n',
  );
  expect(text).toContain('\nDana Bcc: x\n');
});

test.each([
  ['draft', [], 'It is a draft: propose it first.'],
  ['returned', [], 'It was returned: change it and propose it again.'],
  ['lapsed', [], 'It has lapsed: save it as of today and propose it again.'],
  ['lost', [], 'It was lost before it had a quotation.'],
  ['proposed', ['Its margin is not known.'], 'It needs an approval first. Its margin is not known.'],
  ['proposed', [], null],
  ['approved', ['Its margin is not known.'], null],
] as const)('an estimate that is %s, with %j, has a preview or says why not', (state, approvalReasons, why) => {
  expect(whyNoQuotation({ state, approvalReasons: [...approvalReasons] })).toBe(why);
});
