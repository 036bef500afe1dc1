import fc from 'fast-check';
import { weightedFeatures } from '../../../src/domain/matching/features/verdict/matchFeatures';
import { DEFAULT_RATES, type Rates } from '../../../src/domain/rates/rates';

/** The specification's, but for what is given. */
export const someRates = (fields: Partial<Rates> = {}): Rates => ({ ...DEFAULT_RATES, ...fields });

const price = fc.constantFrom(null, 0.01, 1_200, 4_000.55);

/** Eight whole weights that add up to 100. */
const weights = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: weightedFeatures.length - 1, maxLength: 7 })
  .map((cuts) => [0, ...cuts.sort((a, b) => a - b), 100])
  .map((ends) => ends.slice(1).map((end, place) => end - (ends[place] ?? 0)))
  .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]) => ({
    ...{ weightPhase: a, weightKva: b, weightPrimaryVoltage: c, weightSecondaryVoltage: d },
    ...{ weightTaps: e, weightBushings: f, weightFusing: g, weightOrderType: h },
  }));

/** Rates that judge, cost and place units otherwise than the specification's. */
export const otherRates: fc.Arbitrary<Rates> = fc
  .record({
    weights,
    kvaTolerance: fc.constantFrom(0, 5, 10, 50),
    impedanceTolerance: fc.constantFrom(0, 7.5, 20),
    priceFr3Gallon: price,
    priceTurnPull: price,
    priceFeedConversion: price,
    priceReplacementCabinet: price,
    priceReTank: price,
    referenceSite: fc.constantFrom('Phoenix', 'Austin, TX', 'Denver'),
  })
  .map(({ weights: weighed, ...fields }) => someRates({ ...weighed, ...fields }));
