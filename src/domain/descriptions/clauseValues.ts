import type { DescribedField } from '../../contract/matching/quote';
import { clauseParts } from '../orders/noteConstraints';
import {
  bilIn,
  kvaIn,
  phasesIn,
  oneValue,
  feedIn,
  fluidIn,
  frontIn,
  fusingIn,
  secondaryBushingsIn,
  tapsIn,
  windingIn,
} from '../phrases/words';
import type { VoltageToken } from '../nameplate/voltageTokens';
import { voltagesIn, type Side } from '../phrases/voltages';

export interface Stated {
  field: DescribedField;
  /** As in an order's field: '1500', '12470D', 'Loop Feed'. */
  value: string;
}

type Read = (parts: readonly string[], clause: string) => string | null;

const inParts =
  (find: (part: string) => string[]): Read =>
  (parts) =>
    oneValue(parts.flatMap(find));

const readers: readonly (readonly [DescribedField, Read])[] = [
  ['phase', inParts(phasesIn)],
  ['kva_rating', inParts(kvaIn)],
  ['primary_voltage_kv', (_, clause) => clauseVoltages(clause).primary?.value ?? null],
  ['secondary_voltage_kv', (_, clause) => clauseVoltages(clause).secondary?.value ?? null],
  ['bil', inParts(bilIn)],
  ['tap_range_pct', (_, clause) => oneValue(tapsIn(clause.replaceAll(/\s+/g, ' ')))],
  ['bush_configuration', bushConfiguration],
  ['fusing', inParts(fusingIn)],
  ['oil_type', inParts(fluidIn)],
  ['coil_type', inParts(windingIn)],
  ['sec_bush', inParts(secondaryBushingsIn)],
];

/** The values of these fields in a clause; omits ambiguous fields. */
export function clauseValues(clause: string, fields: readonly DescribedField[]): Stated[] {
  const parts = clauseParts(clause);
  return readers.flatMap(([field, read]) => {
    const value = fields.includes(field) ? read(parts, clause) : null;
    return value === null ? [] : { field, value };
  });
}

/** The voltage of each side in a clause; null if missing or ambiguous. */
export function clauseVoltages(clause: string): Record<Side, VoltageToken | null> {
  const { primary, secondary } = voltagesIn(clause.replaceAll(/\s+/g, ' '));
  return { primary: oneToken(primary), secondary: oneToken(secondary) };
}

const oneToken = (tokens: readonly VoltageToken[]): VoltageToken | null =>
  oneValue(tokens.map(({ value }) => value)) === null ? null : (tokens[0] ?? null);

function bushConfiguration(parts: readonly string[]): string | null {
  const [feeds, fronts] = [parts.flatMap(feedIn), parts.flatMap(frontIn)];
  const [feed, front] = [oneValue(feeds), oneValue(fronts)];
  const isClear = (feed !== null || feeds.length === 0) && (front !== null || fronts.length === 0);
  return isClear ? [feed, front].filter((word) => word !== null).join(' ') || null : null;
}
