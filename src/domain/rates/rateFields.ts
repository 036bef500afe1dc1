import type { NumberRateId } from '../../contract/rates/rates';
import { formatNumber } from '../format/number';
import { formatPrice } from '../format/money';

export type RateGroup = 'Add-ons' | 'Prices' | 'Freight' | 'Rewind' | 'Margin' | 'Distance' | 'Matching' | 'Work days';

export interface RateField {
  id: NumberRateId;
  group: RateGroup;
  label: string;
  unit: string;
  min: number;
  max: number;
  decimals: number;
  isOptional?: boolean;
}

const percent = { unit: '%', min: 0, max: 100, decimals: 2 } as const;
const dollars = { unit: 'US dollars', min: 0.01, max: 999_999, decimals: 2, isOptional: true } as const;
/** Cabinet and tank are always judged, so every score has weights. */
const weight = { unit: 'points', min: 0, max: 100, decimals: 0 } as const;
const band = { unit: '%', min: 1, max: 99, decimals: 0 } as const;
const perMile = { ...dollars, unit: 'US dollars per mile', max: 1_000 } as const;
const perKva = { ...dollars, unit: 'US dollars per kVA', max: 10_000 } as const;
const workDays = { unit: 'work days', min: 1, max: 260, decimals: 0, isOptional: true } as const;

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
  { id: 'freightPerMile10', group: 'Freight', label: 'Up to 10,000 lb', ...perMile },
  { id: 'freightPerMile20', group: 'Freight', label: 'Up to 20,000 lb', ...perMile },
  { id: 'freightPerMile45', group: 'Freight', label: 'Up to 45,000 lb', ...perMile },
  { id: 'freightPerMileOver45', group: 'Freight', label: 'Above 45,000 lb', ...perMile },
  { id: 'freightMinimum', group: 'Freight', label: 'Minimum per load', ...dollars },
  { id: 'freightPermit', group: 'Freight', label: 'Permit above 102 in width or 45,000 lb', ...dollars },
  { id: 'rewindPerKva5', group: 'Rewind', label: 'Up to 5 kV', ...perKva },
  { id: 'rewindPerKva15', group: 'Rewind', label: 'Up to 15 kV', ...perKva },
  { id: 'rewindPerKva25', group: 'Rewind', label: 'Up to 25 kV', ...perKva },
  { id: 'rewindPerKva35', group: 'Rewind', label: 'Up to 34.5 kV', ...perKva },
  { id: 'goodMargin', group: 'Margin', label: 'Good margin from', ...percent, max: 99 },
  { id: 'profitPoints', group: 'Margin', label: 'Profit below margin', ...percent, unit: 'points' },
  { id: 'farMiles', group: 'Distance', label: 'Far beyond', unit: 'miles', min: 0, max: 10_000, decimals: 0 },
  { id: 'kvaTolerance', group: 'Matching', label: 'kVA tolerance', ...percent },
  { id: 'impedanceTolerance', group: 'Matching', label: 'Impedance tolerance', ...percent },
  { id: 'weightTolerance', group: 'Matching', label: 'Weight tolerance', ...percent },
  { id: 'unitPageKvaTolerance', group: 'Matching', label: 'kVA tolerance of the unit page', ...percent },
  { id: 'weightPhase', group: 'Matching', label: 'Points for phase', ...weight },
  { id: 'weightKva', group: 'Matching', label: 'Points for kVA', ...weight },
  { id: 'weightConnection', group: 'Matching', label: 'Points for connection', ...weight },
  { id: 'weightPrimaryVoltage', group: 'Matching', label: 'Points for primary voltage', ...weight },
  { id: 'weightSecondaryVoltage', group: 'Matching', label: 'Points for secondary voltage', ...weight },
  { id: 'weightTaps', group: 'Matching', label: 'Points for taps', ...weight },
  { id: 'weightBushings', group: 'Matching', label: 'Points for bushing configuration', ...weight },
  { id: 'weightBushingRating', group: 'Matching', label: 'Points for bushing rating', ...weight },
  { id: 'weightFusing', group: 'Matching', label: 'Points for fusing', ...weight },
  { id: 'weightOrderType', group: 'Matching', label: 'Points for order type', ...weight },
  { id: 'weightBil', group: 'Matching', label: 'Points for BIL', ...weight },
  { id: 'weightWinding', group: 'Matching', label: 'Points for winding material', ...weight },
  { id: 'weightImpedance', group: 'Matching', label: 'Points for impedance', ...weight },
  { id: 'weightSecondaryBushings', group: 'Matching', label: 'Points for secondary bushings', ...weight },
  { id: 'weightFluid', group: 'Matching', label: 'Points for fluid', ...weight },
  { id: 'weightUnitType', group: 'Matching', label: 'Points for unit type', ...weight },
  { id: 'weightBody', group: 'Matching', label: 'Points for cabinet and tank', ...weight, min: 1 },
  { id: 'bandFits', group: 'Matching', label: 'Score of Fits from', ...band },
  { id: 'bandWork', group: 'Matching', label: 'Score of Fits with work from', ...band },
  { id: 'bandCheck', group: 'Matching', label: 'Score of Fits, to be checked from', ...band },
  { id: 'bandMisses', group: 'Matching', label: 'Score of Misses a requirement from', ...band },
  { id: 'daysRecondition', group: 'Work days', label: 'Recondition', ...workDays },
  { id: 'daysRewind', group: 'Work days', label: 'Rewind', ...workDays },
  { id: 'daysTurnPull', group: 'Work days', label: 'Turn pull', ...workDays },
  { id: 'daysFeedConversion', group: 'Work days', label: 'Feed conversion', ...workDays },
  { id: 'daysFr3', group: 'Work days', label: 'FR3 fill', ...workDays },
  { id: 'daysReplacementCabinet', group: 'Work days', label: 'Replacement cabinet', ...workDays },
  { id: 'daysReTank', group: 'Work days', label: 'Re-tank', ...workDays },
];

/** '17.5 points', '15%', '$2,300', '$3.25 per mile', 'none'. */
export function rateText({ unit }: Pick<RateField, 'unit'>, value: number | null): string {
  if (value === null) return 'none';
  if (unit === '%') return `${value}%`;
  if (!unit.startsWith(DOLLARS)) return `${formatNumber(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
  return `${formatPrice(value)}${unit.slice(DOLLARS.length)}`;
}

const DOLLARS = 'US dollars';
