import { constraints as allConstraints, describedFields, type Accepted } from '../../contract/matching/quote';
import { noteVocabulary } from '../order/notes/noteVocabulary';
import { proposalText } from './proposalWords';

/** 'KVA Rating: 1,500 kVA; Copper windings', in one order whatever that of the values. */
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
