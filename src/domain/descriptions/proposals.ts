import { describedFields, type Constraint, type DescribedField } from '../../contract/matching/quote';
import type { Requirement } from '../../contract/order/order';
import { parseVoltage } from '../matching/reading/voltage';
import { noteConstraints } from '../order/notes/noteConstraints';
import { clauseValues, type Stated } from './reading/clauseValues';
import { lackingFields } from './lackingFields';
import { statingClauses, type Clause } from './orderTexts';

/** What a description or the notes state of a field that the order leaves open. */
export type Proposal = Stated & Clause;

/**
 * What an order's descriptions and notes state of the fields that it leaves open, field by field: each value once, with the
 * first clause that states it. Texts that disagree each propose theirs.
 */
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

/** Demands of the notes have their own switch ('FR3 preferred', 'copper only'). */
const isConstraint = ({ source, field, quote }: Proposal): boolean =>
  source === 'notes' &&
  noteConstraints(quote).some(({ constraint }) => constraint !== null && constraint === CONSTRAINTS[field]);

/** Drops what an earlier one states too, and what another one states more fully ('Loop Feed' beside 'Loop Feed Dead Front'). */
const withoutRepeats = (stated: readonly Proposal[]): Proposal[] =>
  stated.filter(
    (each, index) => !stated.some((other, at) => covers(other, each) && (at < index || !covers(each, other))),
  );

function covers({ field, value }: Proposal, other: Proposal): boolean {
  if (field === 'bush_configuration') return value.includes(other.value);
  const isVoltage = field === 'primary_voltage_kv' || field === 'secondary_voltage_kv';
  return value === other.value || (isVoltage && coversVoltage(value, other.value));
}

/** The same volts, and the connection where the other one states it. */
function coversVoltage(value: string, other: string): boolean {
  const [mine, ...more] = parseVoltage(value) ?? [];
  const [theirs, ...others] = parseVoltage(other) ?? [];
  if (!mine || !theirs || more.length > 0 || others.length > 0 || mine.volts !== theirs.volts) return false;
  return theirs.connection === null || mine.connection === theirs.connection;
}
