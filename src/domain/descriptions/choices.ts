import type { DescribedField, FieldValues } from '../../contract/matching/quote';
import type { Clause } from './orderTexts';
import type { Proposal } from './proposals';

/** The fields of which an order's texts state different values. */
export const disputedFields = (all: readonly Proposal[]): DescribedField[] => [
  ...new Set(
    all.filter(({ field }, index) => all.findIndex((each) => each.field === field) < index).map(({ field }) => field),
  ),
];

/** The values that one click accepts together: those on which the texts agree. */
export function agreedValues(all: readonly Proposal[]): FieldValues {
  const disputed = disputedFields(all);
  const agreed = all.filter(({ field }) => !disputed.includes(field));
  return Object.fromEntries(agreed.map(({ field, value }) => [field, value]));
}

/** The proposals of each clause, in the order of their first ones. */
export function byClause(all: readonly Proposal[]): { clause: Clause; stated: Proposal[] }[] {
  const isFirst = (each: Proposal, index: number) => all.findIndex((other) => isSameClause(other, each)) === index;
  return all
    .filter(isFirst)
    .map((first) => ({ clause: first, stated: all.filter((each) => isSameClause(each, first)) }));
}

const isSameClause = (a: Clause, b: Clause): boolean => a.source === b.source && a.quote === b.quote;
