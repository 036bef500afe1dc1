import type { Quote } from '../../../contract/matching/quote';
import type { Order, Requirement } from '../../../contract/order/order';
import type { Unit } from '../../../contract/unit/unit';
import { type ListedUnit, moneyColumns, workColumns, verdictColumns } from '../../../domain/comparison/exportColumns';
import { nearText, nearUnits, noneFits, relaxationsText } from '../../../domain/comparison/best';
import { pinnedText } from '../../../domain/comparison/pins';
import {
  caveats,
  listPriceText,
  marginText,
  orderPriceText,
  priceText,
} from '../../../domain/cost/comparison/estimateWords';
import { formatMoney } from '../../../domain/format/money';
import { fitClassOf, matchPercent } from '../../../domain/fit/fitClass';
import { specRows } from '../../../domain/specs/specRows';
import { getOrder } from '../../state/api/orders/orders';
import { getAllUnits, getRecommendations } from '../../state/api/recommendations';
import { getReservations } from '../../state/api/reservations';
import {
  selectBestSerial,
  selectFilteredUnits,
  selectPinnedUnits,
  selectUnitPage,
} from '../../state/selectors/comparison';
import { selectComparisonView } from '../../state/selectors/comparisonChoices';
import { selectDisplayOrder } from '../../state/selectors/displayOrder';
import { listedUnits } from '../../state/selectors/listedUnits';
import { selectFilledFields, selectFilledOrder, selectUnstated } from '../../state/selectors/describedFields';
import { selectAcceptedConstraints } from '../../state/selectors/noteConstraints';
import { selectQuote } from '../../state/selectors/quote';
import type { RootState } from '../../state/store';
import type { Observed, ScreenObserver } from './observed';

const columns = [...verdictColumns, ...workColumns, ...moneyColumns];

/** What a card or a row says of a unit. */
function unitOf(listed: ListedUnit, requirement: Partial<Requirement>): Observed {
  const { unit, estimate } = listed;
  const cells = columns.map(({ title, of }) => [title, of(listed, requirement)] as const);
  return {
    fit: fitClassOf(unit),
    match: matchPercent(unit.match_score),
    price: priceText(estimate),
    listPrice: listPriceText(estimate),
    totalCost: formatMoney(estimate.totalCost),
    margin: marginText(estimate),
    marginTone: estimate.tone,
    leftOut: caveats(estimate),
    ...Object.fromEntries(cells.filter(([, cell]) => cell !== null)),
  };
}

/** The units of a table that shows more than the best; undefined where it shows those. */
function allUnits(state: RootState, quote: Quote, query: URLSearchParams): readonly Unit[] | undefined {
  const hasReserved = query.get('reserved') === 'yes';
  if (!hasReserved && query.get('units') !== 'all') return undefined;
  return getAllUnits.select({ quote, hasReserved })(state).data?.units;
}

function observeOrder(state: RootState, order: Order, query: URLSearchParams): Observed {
  const stated = selectDisplayOrder(order);
  const shown = selectFilledOrder(state, stated);
  const unstated = selectUnstated(state, stated);
  const { requirement } = shown;
  const quote = selectQuote(state, order);
  const { data } = getRecommendations.select(quote)(state);
  const { units: best = [], relaxations = [] } = data ?? {};
  const recommended = allUnits(state, quote, query) ?? best;
  const { view, sort } = selectComparisonView(state, shown.id);
  const list = {
    orderId: shown.id,
    recommended,
    orderPrice: shown.price,
    delivery: shown.customerLocation,
    isFreightPaidByCustomer: shown.isFreightPaidByCustomer,
    text: '',
  };
  const onPage = { ...list, page: Number(query.get('page') ?? 1) };
  const pinned = selectPinnedUnits(state, onPage);
  const bestSerial = unstated.length === 0 ? selectBestSerial(state, { ...onPage, recommended: best }) : null;
  const listed = listedUnits(state, shown, { units: selectFilteredUnits(state, onPage), pinned, bestSerial });
  const reservation = getReservations
    .select(undefined)(state)
    .data?.results.find(({ orderId }) => String(orderId) === shown.id);
  return {
    'comparison.requirement': specRows.map((row) => row.required(requirement)),
    'comparison.salePrice': orderPriceText(shown.price),
    'comparison.accepted': selectAcceptedConstraints(state, order),
    ...(unstated.length > 0 && { 'comparison.unstated': unstated }),
    ...(shown !== stated && { 'comparison.filled': selectFilledFields(state, stated) }),
    'comparison.view': view,
    'comparison.sort': sort,
    'comparison.listed': listed.map(({ unit }) => String(unit.serial)),
    'comparison.page': selectUnitPage(state, onPage).items.map(({ serial }) => String(serial)),
    'comparison.best': bestSerial,
    'comparison.byHand': listed.filter(({ isManual }) => isManual).map(({ unit }) => String(unit.serial)),
    'comparison.pinned': [pinnedText(pinned), ...pinned.map(({ serial }) => String(serial))],
    'comparison.noneFits': noneFits(best) ? nearUnits(requirement, best).map(nearText) : null,
    'comparison.relaxations': relaxationsText(relaxations),
    'comparison.reserved': reservation ? String(reservation.itemCode) : null,
    ...Object.fromEntries(
      listed.map((each) => [`comparison.unit.${each.unit.serial}`, unitOf(each, requirement)] as const),
    ),
  };
}

/** An order's requirement beside the units. The filter box is not part of the state: nothing is filtered. */
export const observeComparison: ScreenObserver = (state, orderId, query) => {
  const { data } = getOrder.select(orderId)(state);
  return data ? observeOrder(state, data, query) : {};
};
