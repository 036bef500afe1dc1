import type { Requirement } from '../../contract/order/order';
import { noteClauses } from '../order/notes/noteClauses';

/** Which text of an order says something. */
export type TextSource = 'description' | 'long description' | 'notes';

/** A clause of one of an order's texts, to the letter. */
export interface Clause {
  source: TextSource;
  quote: string;
}

/** What notes say of another unit, or of one that goes: nothing of it is wanted. */
const OTHER_UNIT =
  /\b(?:old|previous(?:ly)?|replac\w+|instead of|rather than|failed|removed?|trade[- ]?in|scrap|spare|was|were|existing(?! (?:pad|cabinet|cables?|conductors?|vault|fence|foundation)))\b/i;

/** The clauses in which an order may state a specification: no questions, and no words about other units. */
export const statingClauses = (requirement: Partial<Requirement>): Clause[] => [
  ...descriptionClauses(requirement),
  ...clausesOf('notes', requirement.formatted_notes?.trim() || requirement.notes).filter(
    ({ quote }) => !OTHER_UNIT.test(quote),
  ),
];

/** Those of the order's descriptions alone. */
export const descriptionClauses = (requirement: Partial<Requirement>): Clause[] => [
  ...clausesOf('description', requirement.stock_code_desc),
  ...clausesOf('long description', requirement.stock_code_long_desc),
];

const clausesOf = (source: TextSource, text: string | null | undefined): Clause[] =>
  noteClauses(text ?? '')
    .filter((quote) => !quote.includes('?'))
    .map((quote) => ({ source, quote }));
