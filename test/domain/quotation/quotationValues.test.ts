import { DEFAULT_QUOTATION_VALUES, quotationProblems } from '../../../src/domain/quotation/quotationValues';

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

test('until somebody sets others, an offer holds 30 days on Letter, and no company makes it', () => {
  expect(DEFAULT_QUOTATION_VALUES).toEqual({
    ...{ company: { name: '', address: '' }, terms: '', validityDays: 30, paper: 'letter' },
  });
});
