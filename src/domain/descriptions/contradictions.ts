import type { Verdict } from '../../contract/units/unit';
import type { DescribedField } from '../../contract/matching/quote';
import type { Requirement } from '../../contract/orders/order';
import { evaluateUnit } from '../matching/features/evaluateUnit';
import type { MatchFeature } from '../matching/features/matchFeatures';
import { NOTHING, type Candidate } from '../matching/reading/candidate';
import { toMatchRequirement } from '../matching/reading/requirement';
import { clauseValues, type Stated, clauseVoltages } from './clauseValues';
import { kvaText } from '../format/number';
import { describedConnection, parseVoltage, voltageText } from '../matching/reading/voltage';
import { CONNECTION_NAMES, type Winding } from '../nameplate/winding';
import { plainNumber, quantityText, type Quantity } from '../quantity/quantity';
import { descriptionClauses } from './proposals';
import type { Side } from '../phrases/voltages';

interface JudgedField {
  readonly field: DescribedField;
  readonly feature: MatchFeature;
  readonly unitOf: (value: string) => Partial<Candidate>;
}

const judgedFields: readonly JudgedField[] = [
  { field: 'phase', feature: 'phase_match', unitOf: (value) => ({ phase: Number(value) }) },
  { field: 'bil', feature: 'bil', unitOf: (value) => ({ bilKv: Number(value) }) },
  { field: 'tap_range_pct', feature: 'taps_match', unitOf: (taps) => ({ taps }) },
  {
    field: 'bush_configuration',
    feature: 'bushing_config_match',
    unitOf: (bushConfiguration) => ({ bushConfiguration }),
  },
  { field: 'fusing', feature: 'fusing_match', unitOf: (fusing) => ({ fusing }) },
  { field: 'oil_type', feature: 'fluid', unitOf: (fluid) => ({ fluid }) },
  { field: 'coil_type', feature: 'winding', unitOf: (windingMaterial) => ({ windingMaterial }) },
  { field: 'sec_bush', feature: 'secondary_bushings', unitOf: (secondaryBushings) => ({ secondaryBushings }) },
];
const fieldNames = judgedFields.map(({ field }) => field);

const AGREEING: readonly Verdict[] = ['exact', 'not required', 'not recorded', 'not understood'];

/** Values in a clause that contradict the order's fields: a unit as described would not fit them. */
function contradictedFields(clause: string, requirement: Partial<Requirement>): Stated[] {
  const stated = clauseValues(clause, fieldNames);
  if (stated.length === 0) return [];
  const described = judgedFields.flatMap((judged) =>
    stated.filter(({ field }) => field === judged.field).map(({ value }) => ({ ...judged, value })),
  );
  const unit = described.reduce<Candidate>((all, { unitOf, value }) => ({ ...all, ...unitOf(value) }), NOTHING);
  const evaluations = evaluateUnit(withoutVoltages(requirement), unit);
  return described.filter(({ feature }) => {
    const { verdict, work } = evaluations[feature];
    // Needed work means that a part differs, even if another one is not described.
    return work !== undefined || !AGREEING.includes(verdict);
  });
}

/** Without voltages, which would use up taps. */
function withoutVoltages({
  phase,
  bil,
  tap_range_pct,
  bush_configuration,
  oil_type,
  coil_type,
  sec_bush,
  ...rest
}: Partial<Requirement>) {
  const fields = { phase, bil, tap_range_pct, bush_configuration, oil_type, coil_type, sec_bush };
  return toMatchRequirement({ order_id: '-', ...fields }, { fusing: rest.fusing ?? null, impedancePct: null });
}

/** Contradictions of descriptions and fields: 'The description says 4160D; the field, 12470, counts.' */
export function contradictions(requirement: Partial<Requirement>): string[] {
  const found = descriptionClauses(requirement).flatMap(({ quote }) => [
    ...kvaContradiction(quote, requirement.kva_rating),
    ...voltageContradiction(quote, requirement.primary_voltage_kv, 'primary'),
    ...voltageContradiction(quote, requirement.secondary_voltage_kv, 'secondary'),
    ...contradictedFields(quote, requirement).map(({ field, value }) =>
      sentence(value, quantityText(requirement[field])),
    ),
  ]);
  return [...new Set(found)];
}

const sentence = (says: string, field: string) => `The description says ${says}; the field, ${field}, counts.`;

function kvaContradiction(clause: string, field: Quantity): string[] {
  const described = clauseValues(clause, ['kva_rating'])[0]?.value;
  const kva = plainNumber(quantityText(field).replace(/ ?kva$/i, ''));
  if (described === undefined || kva === null || kva === 0 || Number(described) === kva) return [];
  return [sentence(`${kvaText(described)} kVA`, `${kvaText(kva)} kVA`)];
}

function voltageContradiction(clause: string, field: Quantity, side: Side): string[] {
  const stated = parseVoltage(field);
  if (stated === null) return [];
  const described = clauseVoltages(clause)[side];
  const word = described === null ? connectionWord(clause, stated, side) : null;
  const says = described && !agree(described.windings, stated) ? described.text : word;
  return says === null ? [] : [sentence(says, voltageText(field))];
}

const agree = (described: readonly Winding[], stated: readonly Winding[]): boolean =>
  described.every(({ volts, connection }) =>
    stated.some(
      (each) =>
        each.volts === volts && (connection === null || each.connection === null || each.connection === connection),
    ),
  );

/** The connection in a description without a voltage ('DELTA-WYE'), if it differs from the field's. */
function connectionWord(clause: string, [only, second]: readonly Winding[], side: Side): string | null {
  if (!only || second || only.connection === null) return null;
  const described = describedConnection([clause], only.volts, side);
  return described === null || described === only.connection ? null : CONNECTION_NAMES[described];
}
