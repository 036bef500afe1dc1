import { createSelector } from 'reselect';
import { hasFreight } from '../../../domain/freight/freight';
import { unitFreight, type FreightOrder, type FreightUnit } from '../../../domain/freight/unitFreight';
import { selectRates, type RatedState } from './rates';

/** What it costs to deliver a unit to an order; null without freight rates. */
export const selectFreight = createSelector(
  (state: RatedState) => selectRates(state),
  (_state: RatedState, unit: FreightUnit) => unit,
  (_state: RatedState, _unit: FreightUnit, order: FreightOrder) => order,
  unitFreight,
);

/** Whether an administrator set freight rates; otherwise no freight is shown. */
export const selectHasFreight = (state: RatedState): boolean => hasFreight(selectRates(state));
