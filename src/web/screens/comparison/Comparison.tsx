import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Order } from '../../../contract/order/order';
import { preloadable } from '../../loading/preloadable';
import { whenIdle } from '../../loading/whenIdle';
import { ChangedLine } from '../../parts/page/SyncIndicator';
import { useAppDispatch, useAppSelector, useRememberOpened } from '../../state/hooks';
import { selectComparisonView } from '../../state/selectors/comparisonChoices';
import { selectFilledOrder } from '../../state/selectors/describedFields';
import { selectDisplayOrder } from '../../state/selectors/quote';
import { comparisonViewChanged, type ComparisonView } from '../../state/slices/comparisonView';
import { Skeleton } from '../../ui/elements';
import { space } from '../../ui/theme';
import { ComparisonTitle } from './ComparisonTitle';
import { ContentionOf } from '../../state/api/matching/contention';
import { ExportComparison } from './export/ExportComparison';
import { IcPanel } from './icPanel/IcPanel';
import { ComparisonViews } from './list/ComparisonViews';
import { NoneFits } from './list/NoneFits';
import { OrderTexts } from './list/OrderTexts';
import { useRecommendationsErrorToast } from './list/useRecommendationsErrorToast';
import { useComparisonAddress } from './list/useComparisonAddress';
import { useChangedUnits } from './list/useChangedUnits';
import { useUnitList } from './list/useUnitList';
import { OrderActivity } from './OrderActivity';
import { PlanEffectsOf, PlanEffectsSwitch } from './plan/PlanEffects';
import { FromTheNotes } from './requirement/FromTheNotes';
import { FromTheTexts } from './requirement/FromTheTexts';
import { OrderReservation } from './reservation/OrderReservation';
import { AS_LISTED } from './table/sorting/useTableSort';
import { RetiredOrder } from './RetiredOrder';
import { Toolbar } from './Toolbar';
import { UnitCards } from './unitCard/UnitCards';
import { VIEWS } from './views';

const UnitTable = preloadable(() =>
  import(/* webpackChunkName: "unit-table" */ './table/UnitTable').then((m) => m.UnitTable),
);

const FilterTerms = preloadable(() =>
  import(/* webpackChunkName: "filter-terms" */ './list/FilterTerms').then((m) => m.FilterTerms),
);

/** What the requirement's column says beside the cards. */
const AboveTable = styled.div`
  margin-bottom: ${space(3)};
  &:empty {
    display: none;
  }
`;

/** As wide as sentences are read. */
const Below = styled.div`
  max-width: 48rem;
  margin-top: ${space(4)};
  &:empty {
    display: none;
  }
`;

interface ComparisonProps {
  order: Order;
  onOpenView: () => void;
}

/** The comparison of an order that has loaded. */
export function Comparison({ order, onOpenView }: ComparisonProps) {
  const stated = selectDisplayOrder(order);
  const displayOrder = useAppSelector((state) => selectFilledOrder(state, stated));
  const orderId = displayOrder.id;
  const dispatch = useAppDispatch();
  const { view, sort } = useAppSelector((state) => selectComparisonView(state, orderId));
  const change = (part: Partial<ComparisonView>) => void dispatch(comparisonViewChanged({ orderId, change: part }));
  useEnteredView(orderId);
  const list = useUnitList(order);
  // The first units would push what is below them away, so it comes with them.
  const isEmptyYet = useDeferredValue(list.listed.length === 0 && list.query.isFetching);
  const changed = useChangedUnits(orderId, list);
  useRecommendationsErrorToast(list.query);
  useEffect(() => whenIdle(preloadOthers), []);
  useRememberOpened('job', orderId, displayOrder.jobOrderNumber);
  const sortBy = (next: ComparisonView['sort'], also = AS_LISTED) => {
    change({ sort: next });
    list.resetPage(also);
  };
  return (
    <ContentionOf orderId={orderId} units={list.listed}>
      <PlanEffectsOf orderId={orderId} units={list.listed}>
        <ComparisonTitle order={displayOrder} query={list.query} />
        {order.retired_at && <RetiredOrder order={order} at={order.retired_at} />}
        <Toolbar
          list={list}
          adding={<IcPanel order={order} listed={list.listed} onAdded={list.showAdded} />}
          sort={sort}
          onSort={(next) => sortBy(next)}
        >
          <ComparisonViews onOpen={onOpenView} />
          <PlanEffectsSwitch />
          <ExportComparison order={displayOrder} list={list} />
        </Toolbar>
        {list.text !== '' && (
          <Suspense>
            <FilterTerms list={list} />
          </Suspense>
        )}
        <OrderTexts order={stated} unstated={list.unstated} />
        <NoneFits requirement={displayOrder.requirement} list={list} />
        {view === 'cards' ? (
          <UnitCards order={displayOrder} stated={stated} list={list} changes={changed.ofUnits} />
        ) : (
          <>
            <AboveTable>
              <OrderReservation orderId={orderId} />
              <FromTheTexts order={stated} />
              <FromTheNotes order={stated} />
            </AboveTable>
            <Suspense fallback={<Skeleton $height="20rem" />}>
              <UnitTable order={displayOrder} list={list} sort={sort} onSort={sortBy} />
            </Suspense>
          </>
        )}
        <Below>{!isEmptyYet && <OrderActivity orderId={orderId} jobNumber={displayOrder.jobOrderNumber} />}</Below>
        <ChangedLine {...changed.line} />
      </PlanEffectsOf>
    </ContentionOf>
  );
}

/** A failed download is retried when it is shown. */
const preloadOthers = () => {
  for (const later of [UnitTable, FilterTerms]) void later.preload().catch(() => undefined);
};

/** The view that the address names as it is entered; after that the switch counts. */
function useEnteredView(orderId: string) {
  const dispatch = useAppDispatch();
  const { params } = useComparisonAddress();
  const [entered] = useState(() => VIEWS.find(({ value }) => value === params.get('view'))?.value);
  // The address is the browser's.
  useEffect(() => {
    if (entered !== undefined) dispatch(comparisonViewChanged({ orderId, change: { view: entered } }));
  }, [dispatch, orderId, entered]);
}
