import type { Requirement } from '../../contract/orders/order';
import { noteClauses, noteConstraints } from '../orders/noteConstraints';
import { describedFields, type DescribedField, type Constraint, type FieldValues } from '../../contract/matching/quote';
import { recordedOrNone, recordedText } from '../language/placeholder';
import { toMatchRequirement, unstatedFields, type UnstatedField } from '../matching/reading/requirement';
import { plainNumber, type Quantity } from '../quantity/quantity';
import { parseVoltage } from '../matching/reading/voltage';
import { clauseValues, type Stated } from './clauseValues';

type TextSource = 'description' | 'long description' | 'notes';

export interface Clause {
  source: TextSource;
  quote: string;
}

/** Words about another or a replaced unit: not a requirement. */
const OTHER_UNIT =
  /\b(?:old|previous(?:ly)?|replac\w+|instead of|rather than|failed|removed?|trade[- ]?in|scrap|spare|was|were|existing(?! (?:pad|cabinet|cables?|conductors?|vault|fence|foundation)))\b/i;

/** Clauses that may state a specification: no questions, and no words about other units. */
const statingClauses = (requirement: Partial<Requirement>): Clause[] => [
  ...descriptionClauses(requirement),
  ...clausesOf('notes', requirement.formatted_notes?.trim() || requirement.notes).filter(
    ({ quote }) => !OTHER_UNIT.test(quote),
  ),
];

export const descriptionClauses = (requirement: Partial<Requirement>): Clause[] => [
  ...clausesOf('description', requirement.stock_code_desc),
  ...clausesOf('long description', requirement.stock_code_long_desc),
];

const clausesOf = (source: TextSource, text: string | null | undefined): Clause[] =>
  noteClauses(text ?? '')
    .filter((quote) => !quote.includes('?'))
    .map((quote) => ({ source, quote }));

export const fieldOf: Readonly<Record<UnstatedField, DescribedField>> = {
  phase: 'phase',
  kVA: 'kva_rating',
  'primary voltage': 'primary_voltage_kv',
  'secondary voltage': 'secondary_voltage_kv',
};

type NeededField = 'phase' | 'kva_rating' | 'primary_voltage_kv' | 'secondary_voltage_kv';

export function unstatedOf(requirement: Partial<Requirement>): UnstatedField[] {
  const { phase, kva_rating, primary_voltage_kv, secondary_voltage_kv } = requirement;
  const needed: Record<NeededField, Quantity> = { phase, kva_rating, primary_voltage_kv, secondary_voltage_kv };
  return unstatedFields(toMatchRequirement({ order_id: '-', ...needed }, { fusing: null, impedancePct: null }));
}

/** Fields that are empty, a placeholder or, if required, unreadable. */
function lackingFields(requirement: Partial<Requirement>): DescribedField[] {
  const unstated = unstatedOf(requirement).map((field) => fieldOf[field]);
  return describedFields.filter((field) => unstated.includes(field) || isOpen(field, requirement[field]));
}

const isOpen = (field: DescribedField, value: Quantity): boolean =>
  plainNumber(value) === 0 || (NONE_IS_A_VALUE.includes(field) ? recordedOrNone : recordedText)(value) === '';

const NONE_IS_A_VALUE: readonly DescribedField[] = ['fusing', 'tap_range_pct'];

/** A value from the order's texts for an empty field. */
export type Proposal = Stated & Clause;

/** Proposals for the open fields, in field order: each value once, with its first clause; texts that disagree each propose theirs. */
export function proposals(requirement: Partial<Requirement>): Proposal[] {
  const lacking = lackingFields(requirement);
  const stated = lacking.length === 0 ? [] : statingClauses(requirement).flatMap((clause) => statedIn(clause, lacking));
  return describedFields.flatMap((field) => withoutRepeats(stated.filter((each) => each.field === field)));
}

const statedIn = (clause: Clause, lacking: readonly DescribedField[]): Proposal[] =>
  clauseValues(clause.quote, lacking)
    .map((stated) => ({ ...stated, ...clause }))
    .filter((proposal) => !isConstraint(proposal));

const CONSTRAINTS: Readonly<Partial<Record<DescribedField, Constraint>>> = {
  oil_type: 'ester',
  coil_type: 'copperWindings',
  sec_bush: 'sixHoleSpades',
};

/** Demands in notes are accepted separately ('FR3 preferred', 'copper only'). */
const isConstraint = ({ source, field, quote }: Proposal): boolean =>
  source === 'notes' &&
  noteConstraints(quote).some(({ constraint }) => constraint !== null && constraint === CONSTRAINTS[field]);

/** Drops duplicates and values that another one states more fully ('Loop Feed' beside 'Loop Feed Dead Front'). */
const withoutRepeats = (stated: readonly Proposal[]): Proposal[] =>
  stated.filter(
    (each, index) => !stated.some((other, at) => covers(other, each) && (at < index || !covers(each, other))),
  );

function covers({ field, value }: Proposal, other: Proposal): boolean {
  if (field === 'bush_configuration') return value.includes(other.value);
  const isVoltage = field === 'primary_voltage_kv' || field === 'secondary_voltage_kv';
  return value === other.value || (isVoltage && coversVoltage(value, other.value));
}

function coversVoltage(value: string, other: string): boolean {
  const [mine, ...more] = parseVoltage(value) ?? [];
  const [theirs, ...others] = parseVoltage(other) ?? [];
  if (!mine || !theirs || more.length > 0 || others.length > 0 || mine.volts !== theirs.volts) return false;
  return theirs.connection === null || mine.connection === theirs.connection;
}

export const disputedFields = (all: readonly Proposal[]): DescribedField[] => [
  ...new Set(
    all.filter(({ field }, index) => all.findIndex((each) => each.field === field) < index).map(({ field }) => field),
  ),
];

/** The undisputed values, which one click accepts together. */
export function agreedValues(all: readonly Proposal[]): FieldValues {
  const disputed = disputedFields(all);
  const agreed = all.filter(({ field }) => !disputed.includes(field));
  return Object.fromEntries(agreed.map(({ field, value }) => [field, value]));
}

export function byClause(all: readonly Proposal[]): { clause: Clause; stated: Proposal[] }[] {
  const isFirst = (each: Proposal, index: number) => all.findIndex((other) => isSameClause(other, each)) === index;
  return all
    .filter(isFirst)
    .map((first) => ({ clause: first, stated: all.filter((each) => isSameClause(each, first)) }));
}

const isSameClause = (a: Clause, b: Clause): boolean => a.source === b.source && a.quote === b.quote;
