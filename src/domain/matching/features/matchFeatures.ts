import type { WeightId } from '../../../contract/rates/rates';
import type { Verdict } from '../../../contract/units/unit';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';

/** Every feature, in the order in which texts list them. */
export const matchFeatures = [
  ...(['phase_match', 'power_rating_match', 'connection', 'primary_voltage_match', 'secondary_voltage_match'] as const),
  ...(['taps_match', 'bushing_config_match', 'bushing_rating', 'fusing_match', 'order_type_match', 'bil'] as const),
  ...(['winding', 'impedance', 'secondary_bushings', 'fluid', 'unit_type', 'cabinet', 'tank'] as const),
] as const;
export type MatchFeature = (typeof matchFeatures)[number];

/** Something of every feature, in the order in which texts list them. */
export const byFeature = <T>(of: (feature: MatchFeature) => T): Record<MatchFeature, T> => ({
  phase_match: of('phase_match'),
  power_rating_match: of('power_rating_match'),
  connection: of('connection'),
  primary_voltage_match: of('primary_voltage_match'),
  secondary_voltage_match: of('secondary_voltage_match'),
  taps_match: of('taps_match'),
  bushing_config_match: of('bushing_config_match'),
  bushing_rating: of('bushing_rating'),
  fusing_match: of('fusing_match'),
  order_type_match: of('order_type_match'),
  bil: of('bil'),
  winding: of('winding'),
  impedance: of('impedance'),
  secondary_bushings: of('secondary_bushings'),
  fluid: of('fluid'),
  unit_type: of('unit_type'),
  cabinet: of('cabinet'),
  tank: of('tank'),
});

/** The rate that says what a feature weighs. Cabinet and tank share one: the worse of them counts. */
const WEIGHT_RATES: Readonly<Record<MatchFeature, WeightId>> = {
  phase_match: 'weightPhase',
  power_rating_match: 'weightKva',
  connection: 'weightConnection',
  primary_voltage_match: 'weightPrimaryVoltage',
  secondary_voltage_match: 'weightSecondaryVoltage',
  taps_match: 'weightTaps',
  bushing_config_match: 'weightBushings',
  bushing_rating: 'weightBushingRating',
  fusing_match: 'weightFusing',
  order_type_match: 'weightOrderType',
  bil: 'weightBil',
  winding: 'weightWinding',
  impedance: 'weightImpedance',
  secondary_bushings: 'weightSecondaryBushings',
  fluid: 'weightFluid',
  unit_type: 'weightUnitType',
  cabinet: 'weightBody',
  tank: 'weightBody',
};

/** The weight of a feature relative to the others required. */
export const weightOf = (feature: MatchFeature, rates: Pick<Rates, WeightId> = DEFAULT_RATES): number =>
  rates[WEIGHT_RATES[feature]];

/** Hundredths of a feature's weight that a verdict earns (domain facts, grade). Features that are not required have no weight. */
export const GRADES: Readonly<Record<Verdict, number>> = {
  exact: 100,
  acceptable: 85,
  oversized: 50,
  'needs work': 50,
  'does not fit': 0,
  'not recorded': 0,
  'not understood': 0,
  'not required': 0,
  differs: 0,
};

/** A unit that fails one of these does not fit, whatever else it offers. */
export const criticalFeatures: ReadonlySet<MatchFeature> = new Set<MatchFeature>([
  ...(['phase_match', 'power_rating_match', 'connection', 'primary_voltage_match', 'secondary_voltage_match'] as const),
  ...(['bil', 'winding'] as const),
]);
