import { createSelector } from '@reduxjs/toolkit';
import type { Unit } from '../../../../contract/units/unit';
import { bestSerial, earnsMore } from '../../../../domain/comparison/best';
import { combineUnits, sortUnits } from '../../../../domain/comparison/sortUnits';
import { filterUnits, undecidedUnits } from '../../../../domain/comparison/filterUnits';
import { paginate } from '../../../../domain/comparison/paginate';
import { parseQuery } from '../../../../domain/comparison/query/parseQuery';
import { measureOf } from '../../../../domain/comparison/rowValues';
import type { Measure } from '../../../../domain/comparison/query/condition';
import { differingSpecs, pinnedUnits } from '../../../../domain/comparison/pins';
import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import type { OrderPrice } from '../../../../domain/cost/salePrice';
import { freightWords } from '../../../../domain/freight/freightWords';
import { unitFreight } from '../../../../domain/freight/unitFreight';
import type { Rates } from '../../../../domain/rates/rates';
import { MAX_LISTED_UNITS, PAGE_SIZES } from '../../../../domain/limits';
import {
  estimateIn,
  marginIn,
  selectChangedOptions,
  selectComparisonView,
  selectManualUnits,
  selectPinnedSerials,
} from './comparisonChoices';
import { selectRates, type RatedState } from '../../rates/state/selectors';
import type { ComparisonState } from './rememberedComparison';

export interface ComparisonList {
  orderId: string;
  recommended: readonly Unit[];
  orderPrice: OrderPrice;
  delivery: string;
  isFreightPaidByCustomer?: boolean;
  text: string;
  page: number;
}

type From<T> = (state: ComparisonState & RatedState, list: ComparisonList) => T;

const NO_OPTIONS: ReturnType<typeof selectChangedOptions> = {};
const recommended: From<readonly Unit[]> = (_, list) => list.recommended;
const changedOptions: From<typeof NO_OPTIONS> = (state, list) => selectChangedOptions(state, list.orderId);
const orderPrice: From<OrderPrice> = (_, list) => list.orderPrice;
const sort: From<ReturnType<typeof selectComparisonView>['sort']> = (state, list) =>
  selectComparisonView(state, list.orderId).sort;

const sortedBy: From<typeof NO_OPTIONS> = (state, list) =>
  sort(state, list) === 'margin' ? selectChangedOptions(state, list.orderId) : NO_OPTIONS;

const manual: From<readonly Unit[]> = (state, list) => selectManualUnits(state, list.orderId);
const text: From<string> = (_, list) => list.text;
const delivery: From<string> = (_, list) => list.delivery;
const page: From<number> = (_, list) => list.page;
const rates: From<Rates> = (state) => selectRates(state);

const sameItems = (a: readonly Unit[], b: readonly Unit[]) =>
  a.length === b.length && a.every((unit, index) => unit === b[index]);

export const selectListedUnits: From<readonly Unit[]> = createSelector(
  [manual, recommended, sort, sortedBy, orderPrice, rates],
  (byHand, units, by, changed, price, inForce) =>
    combineUnits(byHand, sortUnits(units, by, marginIn(changed, price, inForce))),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

export const selectQuery = createSelector([text], parseQuery);

const filteredBy: From<typeof NO_OPTIONS> = (state, list) =>
  selectQuery(state, list).terms.some(({ kind }) => kind === 'number')
    ? selectChangedOptions(state, list.orderId)
    : NO_OPTIONS;

const selectEstimates = createSelector([filteredBy, orderPrice, rates], (changed, price, inForce) => {
  const workOut = estimateIn(changed, price, inForce);
  const known = new WeakMap<Unit, Estimate>();
  return (unit: Unit): Estimate => {
    const found = known.get(unit) ?? workOut(unit);
    known.set(unit, found);
    return found;
  };
});

const selectFigures = createSelector(
  [selectEstimates, delivery],
  (estimateOf, customerLocation) => (unit: Unit, measure: Measure) =>
    measureOf[measure]({
      ...{ unit, order: { customerLocation, requirement: {} }, estimate: estimateOf(unit), freight: null },
    }),
);

const isFreightPaid: From<boolean> = (_, list) => list.isFreightPaidByCustomer ?? false;

const selectFreightWords = createSelector(
  [rates, delivery, isFreightPaid],
  (inForce, customerLocation, isFreightPaidByCustomer) => (unit: Unit) =>
    freightWords(unitFreight(inForce, unit, { customerLocation, isFreightPaidByCustomer })),
);

export const selectFilteredUnits: From<readonly Unit[]> = createSelector(
  [selectListedUnits, selectQuery, selectFigures, selectFreightWords],
  filterUnits,
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

const pinnedSerials: From<readonly string[]> = (state, list) => selectPinnedSerials(state, list.orderId);
export const selectPinnedUnits: From<readonly Unit[]> = createSelector(
  [selectListedUnits, pinnedSerials],
  (units, serials) => pinnedUnits(units, serials),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

export const selectPinnedDifferences = createSelector([selectPinnedUnits], differingSpecs);

export const selectPagedUnits: From<readonly Unit[]> = createSelector(
  [selectFilteredUnits, selectPinnedUnits],
  (units, pinned) => units.filter((unit) => !pinned.includes(unit)),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

export const selectPagedManualUnits: From<readonly Unit[]> = createSelector(
  [selectPagedUnits, manual],
  (units, byHand) => units.filter((unit) => byHand.includes(unit)),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

export const selectPageSize: From<number> = (state, list) =>
  selectComparisonView(state, list.orderId).view === 'table'
    ? MAX_LISTED_UNITS
    : PAGE_SIZES.comparison - selectPinnedUnits(state, list).length;

export const selectUnitPage: From<ReturnType<typeof paginate<Unit>>> = createSelector(
  [selectPagedUnits, page, selectPageSize],
  (units, number, size) => (size > 0 ? paginate(units, number, size) : paginate([], 1, 1)),
);

function notByHand(units: readonly Unit[], byHand: readonly Unit[]): Unit[] {
  const serials = new Set(byHand.map((unit) => String(unit.serial)));
  return units.filter((unit) => !serials.has(String(unit.serial)));
}

export const selectBestSerial: From<string | null> = createSelector([manual, recommended], (byHand, units) =>
  bestSerial(notByHand(units, byHand)),
);

export const selectEarnsMore = createSelector(
  [manual, recommended, changedOptions, orderPrice, rates],
  (byHand, units, changed, price, inForce) => {
    const estimateOf = estimateIn(changed, price, inForce);
    return earnsMore(notByHand(units, byHand), (unit) => {
      const { margin, isComplete, omitted } = estimateOf(unit);
      return isComplete && omitted.length === 0 ? margin : null;
    });
  },
);

export const selectUndecided = createSelector(
  [selectListedUnits, selectQuery, selectFigures, selectFreightWords],
  undecidedUnits,
);
