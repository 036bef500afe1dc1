import type { MatchFeature } from '../features/verdict/matchFeatures';

/** What features are called inside a sentence. */
export const featureNames: Readonly<Record<MatchFeature, string>> = {
  phase_match: 'phase',
  power_rating_match: 'kVA',
  connection: 'connection',
  primary_voltage_match: 'primary voltage',
  secondary_voltage_match: 'secondary voltage',
  taps_match: 'taps',
  bushing_config_match: 'bushing configuration',
  bushing_rating: 'bushing rating',
  fusing_match: 'fusing',
  order_type_match: 'order type',
  bil: 'BIL',
  winding: 'winding material',
  impedance: 'impedance',
  secondary_bushings: 'secondary bushings',
  fluid: 'fluid',
  unit_type: 'unit type',
  cabinet: 'cabinet',
  tank: 'tank',
};

/** What stands behind a feature's figures. */
export const featureUnits: Readonly<Partial<Record<MatchFeature, string>>> = {
  power_rating_match: ' kVA',
  primary_voltage_match: ' V',
  secondary_voltage_match: ' V',
  bil: ' kV',
  impedance: '%',
};
