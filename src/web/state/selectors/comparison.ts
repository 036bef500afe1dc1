import { createSelector } from 'reselect';
import type { Unit } from '../../../contract/unit/unit';
import { bestSerial } from '../../../domain/comparison/best';
import { combineUnits, sortUnits } from '../../../domain/comparison/sortUnits';
import { filterUnits } from '../../../domain/comparison/filterUnits';
import { paginate } from '../../../domain/comparison/paginate';
import { parseQuery } from '../../../domain/comparison/query/parseQuery';
import { measureOf } from '../../../domain/comparison/rowValues';
import type { Measure } from '../../../domain/comparison/query/condition';
import { differingSpecs, pinnedUnits } from '../../../domain/comparison/pins';
import type { Estimate } from '../../../domain/cost/comparison/estimate';
import type { OrderPrice } from '../../../domain/cost/salePrice';
import { freightWords } from '../../../domain/freight/freightWords';
import { unitFreight } from '../../../domain/freight/unitFreight';
import type { Rates } from '../../../domain/rates/rates';
import { MAX_LISTED_UNITS, PAGE_SIZES } from '../../../domain/limits';
import {
  estimateIn,
  marginIn,
  selectChangedOptions,
  selectComparisonView,
  selectManualUnits,
  selectPinnedSerials,
} from './comparisonChoices';
import { selectRates, type RatedState } from './rates';
import type { ComparisonState } from '../slices/comparison';

/** What an order's list is made of, and the part of it that is selected. */
export interface ComparisonList {
  orderId: string;
  recommended: readonly Unit[];
  orderPrice: OrderPrice;
  /** Where the order is to be delivered. */
  delivery: string;
  isFreightPaidByCustomer?: boolean;
  /** The text of the filter box. */
  text: string;
  /** From 1. */
  page: number;
}

type From<T> = (state: ComparisonState & RatedState, list: ComparisonList) => T;

const NO_OPTIONS: ReturnType<typeof selectChangedOptions> = {};
const recommended: From<readonly Unit[]> = (_, list) => list.recommended;
const orderPrice: From<OrderPrice> = (_, list) => list.orderPrice;
const sort: From<ReturnType<typeof selectComparisonView>['sort']> = (state, list) =>
  selectComparisonView(state, list.orderId).sort;

/** The options as far as the order of the list depends on them. */
const sortedBy: From<typeof NO_OPTIONS> = (state, list) =>
  sort(state, list) === 'margin' ? selectChangedOptions(state, list.orderId) : NO_OPTIONS;

const manual: From<readonly Unit[]> = (state, list) => selectManualUnits(state, list.orderId);
const text: From<string> = (_, list) => list.text;
const delivery: From<string> = (_, list) => list.delivery;
const page: From<number> = (_, list) => list.page;
const rates: From<Rates> = (state) => selectRates(state);

const sameItems = (a: readonly Unit[], b: readonly Unit[]) =>
  a.length === b.length && a.every((unit, index) => unit === b[index]);

/** Every unit of the list: manual ones first, then the recommendations by the chosen sort. */
export const selectListedUnits: From<readonly Unit[]> = createSelector(
  [manual, recommended, sort, sortedBy, orderPrice, rates],
  (byHand, units, by, changed, price, inForce) =>
    combineUnits(byHand, sortUnits(units, by, marginIn(changed, price, inForce))),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

/** What the filter box asks for. */
export const selectQuery = createSelector([text], parseQuery);

/** The options as far as the filter depends on them. */
const filteredBy: From<typeof NO_OPTIONS> = (state, list) =>
  selectQuery(state, list).terms.some(({ kind }) => kind === 'number')
    ? selectChangedOptions(state, list.orderId)
    : NO_OPTIONS;

/** The estimates that the filter compares: each is worked out once, not with every letter typed. */
const selectEstimates = createSelector([filteredBy, orderPrice, rates], (changed, price, inForce) => {
  const workOut = estimateIn(changed, price, inForce);
  const known = new WeakMap<Unit, Estimate>();
  return (unit: Unit): Estimate => {
    const found = known.get(unit) ?? workOut(unit);
    known.set(unit, found);
    return found;
  };
});

/** The figures of the units that the filter compares. */
export const selectFigures = createSelector(
  [selectEstimates, delivery],
  (estimateOf, customerLocation) => (unit: Unit, measure: Measure) =>
    measureOf[measure]({
      ...{ unit, order: { customerLocation, requirement: {} }, estimate: estimateOf(unit), freight: null },
    }),
);

const isFreightPaid: From<boolean> = (_, list) => list.isFreightPaidByCustomer ?? false;

/** What a card says of freight in words: nothing without freight rates. */
export const selectFreightWords = createSelector(
  [rates, delivery, isFreightPaid],
  (inForce, customerLocation, isFreightPaidByCustomer) => (unit: Unit) =>
    freightWords(unitFreight(inForce, unit, { customerLocation, isFreightPaidByCustomer })),
);

/** The listed units that the filter leaves. */
export const selectFilteredUnits: From<readonly Unit[]> = createSelector(
  [selectListedUnits, selectQuery, selectFigures, selectFreightWords],
  filterUnits,
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

const pinnedSerials: From<readonly string[]> = (state, list) => selectPinnedSerials(state, list.orderId);
/** The units that stay side by side while paging, whatever the filter leaves. */
export const selectPinnedUnits: From<readonly Unit[]> = createSelector(
  [selectListedUnits, pinnedSerials],
  (units, serials) => pinnedUnits(units, serials),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

/** In what the pinned units differ. */
export const selectPinnedDifferences = createSelector([selectPinnedUnits], differingSpecs);

/** The filtered units that are not pinned: what is paged through. */
export const selectPagedUnits: From<readonly Unit[]> = createSelector(
  [selectFilteredUnits, selectPinnedUnits],
  (units, pinned) => units.filter((unit) => !pinned.includes(unit)),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

/** Those of them that were added by hand, newest first. */
export const selectPagedManualUnits: From<readonly Unit[]> = createSelector(
  [selectPagedUnits, manual],
  (units, byHand) => units.filter((unit) => byHand.includes(unit)),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

/** How many units a page has: the cards beside the pinned ones, perhaps none, or the rows of the table. */
export const selectPageSize: From<number> = (state, list) =>
  selectComparisonView(state, list.orderId).view === 'table'
    ? MAX_LISTED_UNITS
    : PAGE_SIZES.comparison - selectPinnedUnits(state, list).length;

/** One page of the units that are not pinned; a page beyond the last is the last. */
export const selectUnitPage: From<ReturnType<typeof paginate<Unit>>> = createSelector(
  [selectPagedUnits, page, selectPageSize],
  (units, number, size) => (size > 0 ? paginate(units, number, size) : paginate([], 1, 1)),
);

/** The recommended units that nobody added by hand. */
export function notByHand(units: readonly Unit[], byHand: readonly Unit[]): Unit[] {
  const serials = new Set(byHand.map((unit) => String(unit.serial)));
  return units.filter((unit) => !serials.has(String(unit.serial)));
}

/** The serial that wears the Best badge: the best match among the recommended units. */
export const selectBestSerial: From<string | null> = createSelector([manual, recommended], (byHand, units) =>
  bestSerial(notByHand(units, byHand)),
);
