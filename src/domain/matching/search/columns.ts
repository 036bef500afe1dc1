import type { Rates } from '../../rates/rates';
import { alone } from '../features/evaluateUnit';
import { evaluateWindings } from '../features/windingsFit';
import { bodyTotals, totalsOfOne, type Totals } from '../ranking/totals';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import type { ColumnName } from '../../unitStore/unitStore';

/** A column of units and the totals of each of its values. */
interface JudgedColumn {
  readonly column: ColumnName;
  readonly totals: (requirement: MatchRequirement, unit: Candidate, rates: Rates) => Totals;
}

type Alone = keyof typeof alone;

const sum = (parts: readonly Totals[]): Totals =>
  parts.reduce((one, other) => ({ points: one.points + other.points, flags: one.flags | other.flags }));

/** Features that are judged each by itself. */
const judging =
  (...features: readonly Alone[]): JudgedColumn['totals'] =>
  (requirement, unit, rates) =>
    sum(features.map((feature) => totalsOfOne(feature, alone[feature](requirement, unit, rates), rates)));

const WINDINGS = ['connection', 'primary_voltage_match', 'secondary_voltage_match', 'taps_match'] as const;

/** Voltages, taps and connection depend on each other. */
const judgeWindings: JudgedColumn['totals'] = (requirement, unit, rates) => {
  const evaluations = evaluateWindings(requirement, unit);
  return sum(WINDINGS.map((feature) => totalsOfOne(feature, evaluations[feature], rates)));
};

const BODY = ['phase_match', 'order_type_match', 'winding', 'fluid', 'unit_type'] as const;

const judgeBody: JudgedColumn['totals'] = (requirement, unit, rates) => {
  const { cabinet, tank } = alone;
  const body = bodyTotals(cabinet(requirement, unit, rates), tank(requirement, unit, rates), rates);
  return sum([body, judging(...BODY)(requirement, unit, rates)]);
};

/** A search reads these eight columns. */
export const judgedColumns: readonly JudgedColumn[] = [
  { column: 'windings', totals: judgeWindings },
  { column: 'kva', totals: judging('power_rating_match') },
  { column: 'body', totals: judgeBody },
  { column: 'bil', totals: judging('bil') },
  { column: 'bushings', totals: judging('bushing_config_match', 'bushing_rating') },
  { column: 'fusing', totals: judging('fusing_match') },
  { column: 'secondaryBushings', totals: judging('secondary_bushings') },
  { column: 'impedance', totals: judging('impedance') },
];
