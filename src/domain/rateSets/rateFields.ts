import type { NumberRateId } from '../../contract/rates/rates';

export type RateGroup = 'Add-ons' | 'Prices' | 'Margin' | 'Distance' | 'Matching' | 'Work days';

/** One number of the rates as people set it. */
export interface RateField {
  id: NumberRateId;
  group: RateGroup;
  label: string;
  /** Of measure. */
  unit: string;
  min: number;
  max: number;
  /** Most decimals. */
  decimals: number;
  /** May be left empty: then there is none. */
  isOptional?: boolean;
}

const percent = { unit: '%', min: 0, max: 100, decimals: 2 } as const;
const dollars = { unit: 'US dollars', min: 0.01, max: 999_999, decimals: 2, isOptional: true } as const;
const workDays = { unit: 'work days', min: 1, max: 260, decimals: 0, isOptional: true } as const;
const weight = { unit: 'of 100', min: 0, max: 100, decimals: 0 } as const;

/** Every number that can be set, in the order of the screen. */
export const rateFields: readonly RateField[] = [
  { id: 'addOnFr3', group: 'Add-ons', label: 'FR3', ...percent },
  { id: 'addOnFeedConversion', group: 'Add-ons', label: 'Feed conversion', ...percent },
  { id: 'addOnReplacementCabinet', group: 'Add-ons', label: 'Replacement cabinet', ...percent },
  { id: 'addOnTurnPull', group: 'Add-ons', label: 'Turn pull', ...percent },
  { id: 'addOnReTank', group: 'Add-ons', label: 'Re-tank', ...percent },
  { id: 'priceFr3Gallon', group: 'Prices', label: 'FR3 by the gallon', ...dollars },
  { id: 'priceTurnPull', group: 'Prices', label: 'Turn pull', ...dollars },
  { id: 'priceFeedConversion', group: 'Prices', label: 'Feed conversion', ...dollars },
  { id: 'priceReplacementCabinet', group: 'Prices', label: 'Replacement cabinet', ...dollars },
  { id: 'priceReTank', group: 'Prices', label: 'Re-tank', ...dollars },
  { id: 'goodMargin', group: 'Margin', label: 'Good margin from', ...percent, max: 99 },
  { id: 'profitPoints', group: 'Margin', label: 'Profit below margin', ...percent, unit: 'points' },
  { id: 'farMiles', group: 'Distance', label: 'Far beyond', unit: 'miles', min: 0, max: 10_000, decimals: 0 },
  { id: 'kvaTolerance', group: 'Matching', label: 'kVA tolerance', ...percent },
  { id: 'impedanceTolerance', group: 'Matching', label: 'Impedance tolerance', ...percent },
  { id: 'weightTolerance', group: 'Matching', label: 'Weight tolerance', ...percent },
  { id: 'unitPageKvaTolerance', group: 'Matching', label: 'kVA tolerance of the unit page', ...percent },
  { id: 'weightPhase', group: 'Matching', label: 'Weight of phase', ...weight },
  { id: 'weightKva', group: 'Matching', label: 'Weight of kVA', ...weight },
  { id: 'weightPrimaryVoltage', group: 'Matching', label: 'Weight of primary voltage', ...weight },
  { id: 'weightSecondaryVoltage', group: 'Matching', label: 'Weight of secondary voltage', ...weight },
  { id: 'weightTaps', group: 'Matching', label: 'Weight of taps', ...weight },
  { id: 'weightBushings', group: 'Matching', label: 'Weight of bushings', ...weight },
  { id: 'weightFusing', group: 'Matching', label: 'Weight of fusing', ...weight },
  { id: 'weightOrderType', group: 'Matching', label: 'Weight of order type', ...weight },
  { id: 'daysRecondition', group: 'Work days', label: 'Recondition', ...workDays },
  { id: 'daysRewind', group: 'Work days', label: 'Rewind', ...workDays },
  { id: 'daysTurnPull', group: 'Work days', label: 'Turn pull', ...workDays },
  { id: 'daysFeedConversion', group: 'Work days', label: 'Feed conversion', ...workDays },
  { id: 'daysFr3', group: 'Work days', label: 'FR3 fill', ...workDays },
  { id: 'daysReplacementCabinet', group: 'Work days', label: 'Replacement cabinet', ...workDays },
  { id: 'daysReTank', group: 'Work days', label: 'Re-tank', ...workDays },
];

export const WEIGHTS_SUM = 100;
