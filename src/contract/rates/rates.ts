import * as z from 'zod/mini';
import { number } from '../fields';

const finite = z.number();
const price = z.nullable(z.number());

/** Percent that each add-on adds to every cost of a unit. */
const addOns = {
  addOnFr3: finite,
  addOnFeedConversion: finite,
  addOnReplacementCabinet: finite,
  addOnTurnPull: finite,
  addOnReTank: finite,
};

/** US dollars of work without a recorded cost; null for none. FR3 is per US gallon. */
const prices = {
  priceFr3Gallon: price,
  priceTurnPull: price,
  priceFeedConversion: price,
  priceReplacementCabinet: price,
  priceReTank: price,
};

/**
 * US dollars of freight; null for none, also in older sets. Per loaded mile by weight in thousands of pounds; the minimum per load;
 * the permit above 102 in of width or 45,000 lb.
 */
const freight = {
  freightPerMile10: number,
  freightPerMile20: number,
  freightPerMile45: number,
  freightPerMileOver45: number,
  freightMinimum: number,
  freightPermit: number,
};

/** US dollars per kVA by the highest primary voltage, up to 5, 15, 25 and 34.5 kV; null for none, also in older sets. */
const rewind = {
  rewindPerKva5: number,
  rewindPerKva15: number,
  rewindPerKva25: number,
  rewindPerKva35: number,
};

/** Percent of the sale price from which a margin is good, and points between margin and the profit shown. */
const margin = { goodMargin: finite, profitPoints: finite };

/** Percent of the required value. */
const tolerances = {
  kvaTolerance: finite,
  impedanceTolerance: finite,
  weightTolerance: finite,
  unitPageKvaTolerance: finite,
};

/** Weight of each feature in the match score. */
const weights = {
  weightPhase: finite,
  weightKva: finite,
  weightConnection: finite,
  weightPrimaryVoltage: finite,
  weightSecondaryVoltage: finite,
  weightTaps: finite,
  weightBushings: finite,
  weightBushingRating: finite,
  weightFusing: finite,
  weightOrderType: finite,
  weightBil: finite,
  weightWinding: finite,
  weightImpedance: finite,
  weightSecondaryBushings: finite,
  weightFluid: finite,
  weightUnitType: finite,
  weightBody: finite,
};

/** Hundredths of the match score where each fit class begins. */
const bands = { bandFits: finite, bandWork: finite, bandCheck: finite, bandMisses: finite };

/** Work days, Monday to Friday; null for none. Absent in older sets. */
const days = z._default(z.nullable(z.number()), null);
const workDays = {
  daysRecondition: days,
  daysRewind: days,
  daysTurnPull: days,
  daysFeedConversion: days,
  daysFr3: days,
  daysReplacementCabinet: days,
  daysReTank: days,
};

/** Miles between two cities, in either direction. */
export const distanceSchema = z.object({ from: z.string(), to: z.string(), miles: finite });
export type Distance = z.output<typeof distanceSchema>;

export const MAX_DISTANCES = 1_000;

/** The numbers that an administrator sets. Validation: `src/domain/rateSets/checkRates.ts`. */
export const ratesSchema = z.object({
  ...addOns,
  ...prices,
  ...freight,
  ...rewind,
  ...margin,
  ...tolerances,
  ...weights,
  ...bands,
  ...workDays,
  /** Miles from the reference site beyond which a unit is far. */
  farMiles: finite,
  referenceSite: z.string(),
  distances: z.array(distanceSchema).check(z.maxLength(MAX_DISTANCES)),
});
export type RateValues = z.output<typeof ratesSchema>;

export type WeightId = keyof typeof weights;
export type WorkDaysId = keyof typeof workDays;
/** The rates that are a single number, or none. */
export type NumberRateId = Exclude<keyof RateValues, 'referenceSite' | 'distances'>;
