import { DEFAULT_RATES, type Rates } from '../domain/rates/rates';

/** The standard rates with illustrative freight and rewinding. */
export const SAMPLE_RATES: Rates = {
  ...DEFAULT_RATES,
  freightPerMile10: 2.25,
  freightPerMile20: 2.75,
  freightPerMile45: 3.75,
  freightPerMileOver45: 6.5,
  freightMinimum: 500,
  freightPermit: 400,
  rewindPerKva5: 14,
  rewindPerKva15: 16,
  rewindPerKva25: 19,
  rewindPerKva35: 23,
};

export const SAMPLE_RATES_REASON =
  'Illustrative rates of the sample for freight and rewinding. Set your own before you quote.';
