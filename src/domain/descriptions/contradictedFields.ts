import type { Verdict } from '../../contract/unit/unit';
import type { DescribedField } from '../../contract/matching/quote';
import type { Requirement } from '../../contract/order/order';
import { evaluateUnit } from '../matching/features/evaluateUnit';
import type { MatchFeature } from '../matching/features/verdict/matchFeatures';
import { NOTHING, type Candidate } from '../matching/reading/candidate';
import { toMatchRequirement } from '../matching/reading/requirement';
import { clauseValues, type Stated } from './reading/clauseValues';

interface JudgedField {
  readonly field: DescribedField;
  readonly feature: MatchFeature;
  /** What a unit as described has. */
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

/** What a clause of a description states of fields that ask for something else: a unit as described would not be what they ask for. */
export function contradictedFields(clause: string, requirement: Partial<Requirement>): Stated[] {
  const stated = clauseValues(clause, fieldNames);
  if (stated.length === 0) return [];
  const described = judgedFields.flatMap((judged) =>
    stated.filter(({ field }) => field === judged.field).map(({ value }) => ({ ...judged, value })),
  );
  const unit = described.reduce<Candidate>((all, { unitOf, value }) => ({ ...all, ...unitOf(value) }), NOTHING);
  const evaluations = evaluateUnit(askedBy(requirement), unit);
  return described.filter(({ feature }) => {
    const { verdict, work } = evaluations[feature];
    // Needed work shows that a part differs where another one is not described.
    return work !== undefined || !AGREEING.includes(verdict);
  });
}

/** The fields alone: voltages would use taps up. */
function askedBy({
  phase,
  bil,
  tap_range_pct,
  bush_configuration,
  oil_type,
  coil_type,
  sec_bush,
  ...rest
}: Partial<Requirement>) {
  const asked = { phase, bil, tap_range_pct, bush_configuration, oil_type, coil_type, sec_bush };
  return toMatchRequirement({ order_id: '-', ...asked }, { fusing: rest.fusing ?? null, impedancePct: null });
}
