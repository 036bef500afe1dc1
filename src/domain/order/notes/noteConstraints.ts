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

const demands = (clause: string, term: NoteTerm): boolean =>
  !clause.endsWith('?') && clauseParts(clause).some((part) => isDemand(part, term));

/** 'No forklift' and 'no dock' are limits themselves: only what can be counted is denied by a 'no' before or after it. */
const isDemand = (part: string, { constraint, patterns, except }: NoteTerm): boolean =>
  !except?.test(part) &&
  patterns.some((pattern) => (constraint === null ? pattern.test(part) : holds(pattern.exec(part))));

const DENIED_BEFORE = /(?:\b(?:not|no|never|without|cannot|nobody)|n't)(?: [\w-]+){0,4} $/;
const DENIED_AFTER = /^ (?:(?:is|are|was|were) )?(?:not\b|un(?:necessary|wanted)|optional|n't)/;

/** Whether what a pattern found is said and not denied. */
function holds(found: RegExpExecArray | null): boolean {
  if (!found) return false;
  const before = found.input.slice(0, found.index);
  const after = found.input.slice(found.index + found[0].length);
  return !DENIED_BEFORE.test(before) && !DENIED_AFTER.test(after);
}
