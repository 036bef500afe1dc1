import type { Constraint } from '../../../contract/matching/quote';
import { isDenied } from './denied';
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

const demands = (clause: string, term: NoteTerm): boolean =>
  !clause.endsWith('?') && clauseParts(clause).some((part) => isDemand(part, term));

/** 'No forklift' and 'no dock' are limits themselves: only what can be counted is denied by a 'no' before or after it. */
const isDemand = (part: string, { constraint, patterns, except }: NoteTerm): boolean =>
  !except?.test(part) &&
  patterns.some((pattern) => (constraint === null ? pattern.test(part) : holds(pattern.exec(part))));

/** Whether a pattern found something that is not denied. */
const holds = (found: RegExpExecArray | null): boolean => found !== null && !isDenied(found);
