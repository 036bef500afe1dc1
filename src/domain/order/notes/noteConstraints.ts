import type { Constraint } from '../../../contract/matching/quote';
import { clauseParts, noteClauses } from './noteClauses';
import { noteVocabulary, type NoteTerm } from './noteVocabulary';

/** A demand that stands in an order's notes. */
export interface NoteConstraint {
  /** What it demands: 'Copper windings'. */
  name: string;
  /** What counts where a person accepts it; null where no unit records it. */
  constraint: Constraint | null;
  /** The clause that makes it, to the letter. */
  quote: string;
}

/**
 * The demands in an order's notes, by the vocabulary of docs/order-notes.md: one that can be counted once, with its first
 * clause; of the others each clause once. A demand that is taken back ('no FR3', 'copper is not required') or asked
 * ('copper only?') is none.
 */
export function noteConstraints(notes: string): NoteConstraint[] {
  const clauses = [...new Set(noteClauses(notes))];
  return noteVocabulary.flatMap((term) => {
    const quotes = clauses.filter((clause) => demands(clause, term));
    const { name, constraint } = term;
    return (constraint === null ? quotes : quotes.slice(0, 1)).map((quote) => ({ name, constraint, quote }));
  });
}

const demands = (clause: string, { isIn }: NoteTerm): boolean =>
  !clause.endsWith('?') && clauseParts(clause).some(isIn);
