import {
  readQuotationDraft,
  DEFAULT_QUOTATION_VALUES,
  quotationProblems,
} from '../../../src/domain/quotations/quotationDraft';

const draft = { name: ' Copper ', address: 'Phoenix\n', terms: '', days: '45', paper: 'a4', reason: 'New' } as const;

test('typed values are read as they are saved, or refused field by field with the reason', () => {
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
      reason: 'Enter a reason.',
    },
  });
});

test('the first values need no reason', () => {
  const read = readQuotationDraft({ ...draft, reason: ' ' }, true);
  expect(read.problems).toEqual({});
  expect(read.settings).toEqual({ values: readQuotationDraft(draft).settings?.values });
});

test.each(['1', ' 30 ', '030', '365'])('%j days are an offer that holds so long', (days) => {
  expect(readQuotationDraft({ ...draft, days }).settings?.values.validityDays).toBe(Number.parseInt(days, 10));
});

test.each(['', ' ', '0', '00', '366', '1000', '-1', '+1', '1.5', '30 days', '1e2', '0x1e', '３０', '30\0'])(
  '%j are no days that an offer can hold',
  (days) => {
    expect(readQuotationDraft({ ...draft, days })).toEqual({
      ...{ settings: null, problems: { days: 'Enter days from 1 to 365.' } },
    });
  },
);

test('blank lines are preserved inside a text and trimmed at its ends', () => {
  const address = '\n\n1 Main St\nPhoenix, AZ\n\n\n';
  const { settings } = readQuotationDraft({ ...draft, address, terms: ' Net 30\n\nFOB Phoenix ', reason: '\tMoved ' });
  expect(settings?.values.company.address).toBe('1 Main St\nPhoenix, AZ');
  expect([settings?.values.terms, settings?.reason]).toEqual(['Net 30\n\nFOB Phoenix', 'Moved']);
});

test('too long texts are errors beside the others, and nothing is saved', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'x').join('\n');
  const wrong = { ...draft, name: ' \n ', address: lines(6), terms: lines(17), days: '', reason: '' };
  expect(readQuotationDraft(wrong)).toEqual({
    settings: null,
    problems: {
      name: 'Enter the name of the company.',
      address: 'The address has 6 lines; a quotation has room for 5.',
      terms: 'The terms have 17 lines; a quotation has room for 16. Join some of them.',
      days: 'Enter days from 1 to 365.',
      reason: 'Enter a reason.',
    },
  });
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

test.each([
  [5, 16, {}],
  [6, 16, { address: 'The address has 6 lines; a quotation has room for 5.' }],
  [5, 17, { terms: 'The terms have 17 lines; a quotation has room for 16. Join some of them.' }],
  [1, 1, {}],
])('an address of %d lines and terms of %d have room or not: %j', (address, terms, problems) => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at}`).join('\n');
  const company = { name: 'Copper State Transformers', address: lines(address) };
  expect(quotationProblems({ ...values, company, terms: lines(terms) })).toEqual(problems);
});

test('by default an offer holds 30 days on Letter without a company', () => {
  expect(DEFAULT_QUOTATION_VALUES).toEqual({
    ...{ company: { name: '', address: '' }, terms: '', validityDays: 30, paper: 'letter' },
  });
});
