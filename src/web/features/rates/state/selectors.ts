import { createSelector } from '@reduxjs/toolkit';
import { DEFAULT_RATES, type Rates } from '../../../../domain/rates/rates';
import type { NamedRates } from '../../../../contract/rates/rateSets';
import { hasFreight } from '../../../../domain/freight/freight';
import { unitFreight, type FreightOrder, type FreightUnit } from '../../../../domain/freight/unitFreight';

export interface RatedState {
  rates?: { inForce: NamedRates | null };
}

export const selectRates = (state: RatedState): Rates => state.rates?.inForce?.values ?? DEFAULT_RATES;

export const selectNamedRates = (state: RatedState): NamedRates | null => state.rates?.inForce ?? null;

export const selectFreight = createSelector(
  (state: RatedState) => selectRates(state),
  (_state: RatedState, unit: FreightUnit) => unit,
  (_state: RatedState, _unit: FreightUnit, order: FreightOrder) => order,
  unitFreight,
);

export const selectHasFreight = (state: RatedState): boolean => hasFreight(selectRates(state));
