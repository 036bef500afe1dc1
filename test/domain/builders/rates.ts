import fc from 'fast-check';
import { rateFields } from '../../../src/domain/rates/rateFields';
import { DEFAULT_RATES, type Rates } from '../../../src/domain/rates/rates';

/** The specification's, but for what is given. */
export const someRates = (fields: Partial<Rates> = {}): Rates => ({ ...DEFAULT_RATES, ...fields });

const price = fc.constantFrom(null, 0.01, 1_200, 4_000.55);

const WEIGHTS = rateFields.flatMap(({ id }) => (/^weight[A-Z]/.test(id) && id !== 'weightTolerance' ? [id] : []));

/** Any weights; cabinet and tank always have one. */
const weights = fc
  .array(fc.integer({ min: 1, max: 100 }), { minLength: WEIGHTS.length, maxLength: WEIGHTS.length })
  .map((values): Partial<Rates> => Object.fromEntries(WEIGHTS.map((id, at) => [id, values[at]])));

/** Four bands, each below the one before. */
const bands = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 4, maxLength: 4 })
  .map((lows) => lows.sort((a, b) => b - a))
  .map(([bandFits, bandWork, bandCheck, bandMisses]) => ({ bandFits, bandWork, bandCheck, bandMisses }));

/** Rates that judge, cost and place units otherwise than the specification's. */
export const otherRates: fc.Arbitrary<Rates> = fc
  .record({
    weights,
    bands,
    rewindPerKva15: price,
    kvaTolerance: fc.constantFrom(0, 5, 10, 50),
    impedanceTolerance: fc.constantFrom(0, 7.5, 20),
    priceFr3Gallon: price,
    priceTurnPull: price,
    priceFeedConversion: price,
    priceReplacementCabinet: price,
    priceReTank: price,
    referenceSite: fc.constantFrom('Phoenix', 'Austin, TX', 'Denver'),
  })
  .map(({ weights: weighed, bands: ends, ...fields }) => someRates({ ...weighed, ...ends, ...fields }));
