import { createSelector } from '@reduxjs/toolkit';
import type { Unit } from '../../../../contract/units/unit';
import type { MarginFigure } from '../../../../domain/comparison/sortUnits';
import { initialCostOptions, type CostOptions } from '../../../../domain/cost/comparison/costOptions';
import { estimate, type Estimate } from '../../../../domain/cost/comparison/estimate';
import type { OrderPrice } from '../../../../domain/cost/salePrice';
import type { Rates } from '../../../../domain/rates/rates';
import type { ComparisonState } from './rememberedComparison';
import { selectRates, type RatedState } from '../../rates/state/selectors';
import { defaultComparisonView } from './comparisonView';
import { describedFields, type Accepted } from '../../../../contract/matching/quote';
import { acceptedOrNone } from '../../../../domain/orders/quote';

const NO_UNITS: readonly Unit[] = [];
const NO_SERIALS: readonly string[] = [];
const NO_OPTIONS: Readonly<Record<string, CostOptions>> = {};

/** The order id comes from the address: 'constructor' must not match. */
const entry = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export const selectManualUnits = (state: ComparisonState, orderId: string): readonly Unit[] =>
  entry(state.manualUnits, orderId) ?? NO_UNITS;

export const selectPinnedSerials = (state: ComparisonState, orderId: string): readonly string[] =>
  entry(state.pinnedUnits, orderId) ?? NO_SERIALS;

export const selectComparisonView = (state: ComparisonState, orderId: string) =>
  entry(state.comparisonView, orderId) ?? defaultComparisonView;

export const selectChangedOptions = (state: Pick<ComparisonState, 'costOptions'>, orderId: string) =>
  entry(state.costOptions, orderId) ?? NO_OPTIONS;

export const selectCostOptions: (state: ComparisonState, orderId: string, unit: Unit) => CostOptions = createSelector(
  (state: ComparisonState, orderId: string, unit: Unit) =>
    entry(selectChangedOptions(state, orderId), String(unit.serial)),
  (_state: ComparisonState, _orderId: string, unit: Unit) => unit,
  (changed, unit) => changed ?? initialCostOptions(unit),
);

export const selectEstimate = createSelector(
  selectCostOptions,
  (_state: ComparisonState, _orderId: string, unit: Unit) => unit,
  (_state: ComparisonState, _orderId: string, _unit: Unit, orderPrice: OrderPrice) => orderPrice,
  (state: RatedState) => selectRates(state),
  (options, unit, orderPrice, rates) => estimate(unit, options, orderPrice, rates),
);

export const estimateIn =
  (changed: Readonly<Record<string, CostOptions>>, orderPrice: OrderPrice, rates: Rates) =>
  (unit: Unit): Estimate =>
    estimate(unit, entry(changed, String(unit.serial)) ?? initialCostOptions(unit), orderPrice, rates);

export const marginIn =
  (changed: Readonly<Record<string, CostOptions>>, orderPrice: OrderPrice, rates: Rates) =>
  (unit: Unit): MarginFigure => {
    const { marginPercentage, isComplete } = estimateIn(changed, orderPrice, rates)(unit);
    return { percentage: marginPercentage, isComplete };
  };

export function acceptedOf(
  { acceptedConstraints, acceptedFields }: ComparisonState,
  orderId: string,
): Accepted | undefined {
  const constraints = Object.hasOwn(acceptedConstraints, orderId) ? acceptedConstraints[orderId] : undefined;
  const values = Object.hasOwn(acceptedFields, orderId) ? acceptedFields[orderId] : undefined;
  const known = describedFields.flatMap((field) => (values?.[field] ? [[field, values[field]] as const] : []));
  return acceptedOrNone(constraints ?? [], Object.fromEntries(known));
}
