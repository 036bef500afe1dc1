import type { Rates } from '../../rates/rates';
import { alone } from '../features/evaluateUnit';
import { evaluateWindings } from '../features/windingsFit';
import { bodyTotals, totalsOfOne, type Totals } from '../ranking/totals';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';

/** Fields of units that lie in one column, a code for each distinct combination, and what such a combination comes to. */
export interface ColumnRule {
  readonly fields: readonly (keyof Candidate)[];
  readonly totals: (requirement: MatchRequirement, unit: Candidate, rates: Rates) => Totals;
}

type Alone = keyof typeof alone;

const sum = (parts: readonly Totals[]): Totals =>
  parts.reduce((one, other) => ({ points: one.points + other.points, flags: one.flags | other.flags }));

/** Features that are judged each by itself. */
const judging =
  (...features: readonly Alone[]): ColumnRule['totals'] =>
  (requirement, unit, rates) =>
    sum(features.map((feature) => totalsOfOne(feature, alone[feature](requirement, unit, rates), rates)));

const WINDINGS = ['connection', 'primary_voltage_match', 'secondary_voltage_match', 'taps_match'] as const;

/** Voltages, taps and connection depend on each other. */
const judgeWindings: ColumnRule['totals'] = (requirement, unit, rates) => {
  const evaluations = evaluateWindings(requirement, unit);
  return sum(WINDINGS.map((feature) => totalsOfOne(feature, evaluations[feature], rates)));
};

const KIND = ['phase_match', 'order_type_match', 'winding', 'fluid', 'unit_type'] as const;

const judgeKind: ColumnRule['totals'] = (requirement, unit, rates) => {
  const { cabinet, tank } = alone;
  const body = bodyTotals(cabinet(requirement, unit, rates), tank(requirement, unit, rates), rates);
  return sum([body, judging(...KIND)(requirement, unit, rates)]);
};

/** What many units have in common. Fields with few values share a column, so that a search reads eight. */
export const kindColumns: readonly ColumnRule[] = [
  { fields: ['primaryVoltage', 'secondaryVoltage', 'taps'], totals: judgeWindings },
  { fields: ['kva'], totals: judging('power_rating_match') },
  {
    fields: [
      ...(['phase', 'condition', 'windingMaterial', 'fluid', 'unitType'] as const),
      ...(['cabinetNeedsReplacing', 'tankNeedsReplacing'] as const),
    ],
    totals: judgeKind,
  },
  { fields: ['bilKv'], totals: judging('bil') },
  { fields: ['bushConfiguration', 'bushType'], totals: judging('bushing_config_match', 'bushing_rating') },
  { fields: ['fusing'], totals: judging('fusing_match') },
  { fields: ['secondaryBushings'], totals: judging('secondary_bushings') },
];

/** What is each unit's own. */
export const impedanceColumn: ColumnRule = { fields: ['impedancePct'], totals: judging('impedance') };
