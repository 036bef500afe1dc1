import { DEFAULT_RATES, type Rates } from '../../../domain/rates/rates';
import type { NamedRates } from '../../../contract/rates/rateSets';

/** The part of the store that tells which rates hold. */
export interface RatedState {
  rates?: { inForce: NamedRates | null };
}

/** What everything is costed and judged by; the specification's where the product API has no rates. */
export const selectRates = (state: RatedState): Rates => state.rates?.inForce?.values ?? DEFAULT_RATES;

/** The rates with their day; null where the product API has none. */
export const selectNamedRates = (state: RatedState): NamedRates | null => state.rates?.inForce ?? null;
