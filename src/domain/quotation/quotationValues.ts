import type { QuotationValues } from '../../contract/estimates/quotationSettings';

/** What holds until somebody sets other values: a company without a name quotes nothing. */
export const DEFAULT_QUOTATION_VALUES: QuotationValues = {
  company: { name: '', address: '' },
  terms: '',
  validityDays: 30,
  paper: 'letter',
};

/** That a page has room for. */
const MOST_LINES = { address: 5, terms: 16 } as const;

/** What is wrong with values, field by field; empty where they can be saved. */
export type QuotationProblems = Readonly<Partial<Record<'name' | 'address' | 'terms', string>>>;

const linesOf = (text: string): number => text.split('\n').length;

export function quotationProblems({ company: { name, address }, terms }: QuotationValues): QuotationProblems {
  return {
    ...(name === '' && { name: 'Enter the name of the company.' }),
    ...(linesOf(address) > MOST_LINES.address && {
      address: `The address has ${linesOf(address)} lines; a quotation has room for ${MOST_LINES.address}.`,
    }),
    ...(linesOf(terms) > MOST_LINES.terms && {
      terms: `The terms have ${linesOf(terms)} lines; a quotation has room for ${MOST_LINES.terms}. Join some of them.`,
    }),
  };
}
