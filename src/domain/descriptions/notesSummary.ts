import type { Constraint } from '../../contract/matching/quote';
import type { NoteConstraint } from '../orders/noteConstraints';

const inSentence = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** 'From the notes: copper windings (counted), delivery date, pad'. */
export function notesSummary(found: readonly NoteConstraint[], counted: readonly Constraint[]): string {
  const names = found.map(({ name, constraint }) =>
    constraint !== null && counted.includes(constraint) ? `${inSentence(name)} (counted)` : inSentence(name),
  );
  return `From the notes: ${[...new Set(names)].join(', ')}`;
}
