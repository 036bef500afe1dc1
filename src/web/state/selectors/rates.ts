import { createSelector } from 'reselect';
import { DEFAULT_RATES, type Rates } from '../../../domain/rates/rates';
import type { NamedRates } from '../../../contract/rates/rateSets';
import { hasFreight } from '../../../domain/freight/freight';
import { unitFreight, type FreightOrder, type FreightUnit } from '../../../domain/freight/unitFreight';

/** The part of the store with the rates in force. */
export interface RatedState {
  rates?: { inForce: NamedRates | null };
}

/** The rates in force; the specification's if the product API has none. */
export const selectRates = (state: RatedState): Rates => state.rates?.inForce?.values ?? DEFAULT_RATES;

/** The rates with their day; null if the product API has none. */
export const selectNamedRates = (state: RatedState): NamedRates | null => state.rates?.inForce ?? null;

/** What it costs to deliver a unit to an order; null without freight rates. */
export const selectFreight = createSelector(
  (state: RatedState) => selectRates(state),
  (_state: RatedState, unit: FreightUnit) => unit,
  (_state: RatedState, _unit: FreightUnit, order: FreightOrder) => order,
  unitFreight,
);

/** Whether an administrator set freight rates; otherwise no freight is shown. */
export const selectHasFreight = (state: RatedState): boolean => hasFreight(selectRates(state));
