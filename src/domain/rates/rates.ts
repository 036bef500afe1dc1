import type { RateValues } from '../../contract/rates/rates';
import {
  ADD_ON_PERCENT,
  DISTANCES,
  FAR_MILES,
  GOOD_MARGIN_PERCENT,
  MATCH_WEIGHTS,
  PROFIT_POINTS_BELOW_MARGIN,
  REFERENCE_SITE,
  TOLERANCES,
} from '../limits';

/** The numbers by which units are judged, costed and shown: of a day, or of an old estimate. */
export type Rates = Readonly<Omit<RateValues, 'distances'>> & {
  readonly distances: readonly Readonly<RateValues['distances'][number]>[];
};

/** The specification's, which hold until an administrator sets others, and wherever the product API has none. */
export const DEFAULT_RATES: Rates = {
  addOnFr3: ADD_ON_PERCENT.fr3,
  addOnFeedConversion: ADD_ON_PERCENT.feedConversion,
  addOnReplacementCabinet: ADD_ON_PERCENT.replacementCabinet,
  addOnTurnPull: ADD_ON_PERCENT.turnPull,
  addOnReTank: ADD_ON_PERCENT.reTank,
  priceFr3Gallon: null,
  priceTurnPull: null,
  priceFeedConversion: null,
  priceReplacementCabinet: null,
  priceReTank: null,
  goodMargin: GOOD_MARGIN_PERCENT,
  profitPoints: PROFIT_POINTS_BELOW_MARGIN,
  farMiles: FAR_MILES,
  referenceSite: REFERENCE_SITE,
  distances: DISTANCES,
  kvaTolerance: TOLERANCES.comparisonKva,
  impedanceTolerance: TOLERANCES.impedance,
  weightTolerance: TOLERANCES.comparisonWeight,
  unitPageKvaTolerance: TOLERANCES.unitDetailKva,
  weightPhase: MATCH_WEIGHTS.phase,
  weightKva: MATCH_WEIGHTS.kva,
  weightPrimaryVoltage: MATCH_WEIGHTS.primaryVoltage,
  weightSecondaryVoltage: MATCH_WEIGHTS.secondaryVoltage,
  weightTaps: MATCH_WEIGHTS.taps,
  weightBushings: MATCH_WEIGHTS.bushings,
  weightFusing: MATCH_WEIGHTS.fusing,
  weightOrderType: MATCH_WEIGHTS.orderType,
  daysRecondition: null,
  daysRewind: null,
  daysTurnPull: null,
  daysFeedConversion: null,
  daysFr3: null,
  daysReplacementCabinet: null,
  daysReTank: null,
};
