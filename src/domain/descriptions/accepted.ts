import {
  type Accepted,
  type Constraint,
  type FieldValues,
  constraints as allConstraints,
  describedFields,
} from '../../contract/matching/quote';
import type { Requirement } from '../../contract/orders/order';
import { noteConstraints, type NoteConstraint, noteVocabulary } from '../orders/noteConstraints';
import { orderNotes } from '../orders/displayOrder';
import { proposals, type Proposal } from './proposals';
import { proposalText } from './proposalWords';

export const acceptedProposals = (all: readonly Proposal[], fields: FieldValues): readonly Proposal[] =>
  all.filter(({ field, value }) => fields[field] === value);

export const filledBy = (accepted: readonly Proposal[]): FieldValues =>
  Object.fromEntries(accepted.map(({ field, value }) => [field, value]));

export const countedConstraints = (all: readonly NoteConstraint[], accepted: readonly Constraint[]): Constraint[] =>
  all.flatMap(({ constraint }) => (constraint !== null && accepted.includes(constraint) ? constraint : []));

/** The accepted values that still count: an order's own field takes precedence, and texts can change. */
export const countedOf = (requirement: Partial<Requirement>, { constraints, fields }: Accepted): Accepted => ({
  constraints: countedConstraints(noteConstraints(orderNotes(requirement)), constraints),
  fields: filledBy(acceptedProposals(proposals(requirement), fields)),
});

/** 'KVA Rating: 1,500 kVA; Copper windings', in a fixed order. */
export const acceptedText = ({ constraints, fields }: Accepted): string =>
  [
    ...describedFields.flatMap((field) => {
      const value = fields[field];
      return value === undefined ? [] : proposalText({ field, value });
    }),
    ...allConstraints.flatMap((constraint) =>
      constraints.includes(constraint) ? (nameOf(constraint) ?? constraint) : [],
    ),
  ].join('; ');

const nameOf = (constraint: Accepted['constraints'][number]): string | undefined =>
  noteVocabulary.find((term) => term.constraint === constraint)?.name;
