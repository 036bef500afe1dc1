import { memo, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Order } from '../../../contract/order/order';
import { writeActivityList } from '../../../domain/audit/activityList';
import { messages } from '../../../domain/messages';
import { preloadable } from '../../loading/preloadable';
import { whenIdle } from '../../loading/whenIdle';
import { ChangedLine } from '../../parts/page/SyncIndicator';
import { RetiredNotice } from '../../parts/page/RetiredNotice';
import { useWhoElseMay, useAppDispatch, useAppSelector, useRememberOpened } from '../../state/hooks';
import { useActivity } from '../../state/useActivity';
import { ContentionOf } from '../../state/api/matching/contention';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useChanged } from '../../state/changes/useChanged';
import { useBringBack } from '../../state/useBringBack';
import { selectComparisonView } from '../../state/selectors/comparisonChoices';
import { selectFilledOrder } from '../../state/selectors/describedFields';
import { selectDisplayOrder } from '../../state/selectors/displayOrder';
import { useServices } from '../../state/services';
import { type ComparisonView, comparisonViewChanged } from '../../state/slices/comparisonView';
import { Skeleton } from '../../ui/elements';
import { space } from '../../ui/theme';
import { ComparisonTitle } from './ComparisonTitle';
import { IcPanel } from './IcPanel';
import { NoneFits, OrderTexts } from './OrderNotices';
import { PlanEffectsOf, PlanEffectsSwitch } from './PlanEffects';
import { ComparisonViews, ExportComparison, Toolbar } from './Toolbar';
import { AS_LISTED, useComparisonAddress, VIEWS } from './comparisonAddress';
import { FromTheNotes, FromTheTexts } from './requirement/FromTheTexts';
import { OrderReservation } from './unit/OrderReservation';
import { UnitCards } from './unitCard/UnitCards';
import { type UnitList, useUnitList } from './useUnitList';

const UnitTable = preloadable(() =>
  import(/* webpackChunkName: "unit-table" */ './table/UnitTable').then((m) => m.UnitTable),
);

const FilterTerms = preloadable(() =>
  import(/* webpackChunkName: "filter-terms" */ './FilterTerms').then((m) => m.FilterTerms),
);

const AboveTable = styled.div`
  margin-bottom: ${space(3)};
  &:empty {
    display: none;
  }
`;

const Below = styled.div`
  max-width: 48rem;
  margin-top: ${space(4)};
  &:empty {
    display: none;
  }
`;

export function Comparison({ order, onOpenView }: { order: Order; onOpenView: () => void }) {
  const stated = selectDisplayOrder(order);
  const displayOrder = useAppSelector((state) => selectFilledOrder(state, stated));
  const orderId = displayOrder.id;
  const dispatch = useAppDispatch();
  const { view, sort } = useAppSelector((state) => selectComparisonView(state, orderId));
  const change = (part: Partial<ComparisonView>) => void dispatch(comparisonViewChanged({ orderId, change: part }));
  useEnteredView(orderId);
  const list = useUnitList(order);
  // The first units would push it away, so it appears with them.
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

/** The address names the view on entry; after that the switch counts. */
function useEnteredView(orderId: string) {
  const dispatch = useAppDispatch();
  const { params } = useComparisonAddress();
  const [entered] = useState(() => VIEWS.find(({ value }) => value === params.get('view'))?.value);
  useEffect(() => {
    if (entered !== undefined) dispatch(comparisonViewChanged({ orderId, change: { view: entered } }));
  }, [dispatch, orderId, entered]);
}

interface RetiredOrderProps {
  order: Order;
  /** ISO 8601. */
  at: string;
}

function RetiredOrder({ order, at }: RetiredOrderProps) {
  const { isBusy, failure, bringBack } = useBringBack({ what: 'order', id: String(order.id) });
  const whyNot = useWhoElseMay('bringBack');
  return (
    <RetiredNotice
      what="order"
      at={at}
      by={order.retired_by}
      {...{ isBusy, failure, whyNot }}
      onBringBack={bringBack}
    />
  );
}

const ActivityPanel = preloadable(() =>
  import(/* webpackChunkName: "activity-panel" */ '../../parts/activity/ActivityPanel').then((m) => m.ActivityPanel),
);

interface OrderActivityProps {
  orderId: string;
  jobNumber: string | null;
}

const OrderActivity = memo(function OrderActivity({ orderId, jobNumber }: OrderActivityProps) {
  const activity = useActivity('order', orderId);
  if (activity === null) return null;
  return (
    <Suspense fallback={<Skeleton $height="12rem" />}>
      <ActivityPanel {...activity} allAddress={`/activity?${writeActivityList({ job: jobNumber ?? '' }).toString()}`} />
    </Suspense>
  );
});

function useChangedUnits(orderId: string, { query, listed }: Pick<UnitList, 'query' | 'listed'>) {
  const { config } = useServices();
  const hasReservations = config.capabilities.reservations === 'live';
  const units = useMemo(() => listed.map(({ serial }) => serial), [listed]);
  return useChanged({ query, hasReservations, units, orders: [orderId] });
}

function useRecommendationsErrorToast({ error, isFetching }: { error?: unknown; isFetching: boolean }) {
  const { notifier } = useServices();
  useEffect(() => {
    if (error && !isFetching) notifier.failure(messages.recommendations.failureTitle, errorMessage(error));
  }, [error, isFetching, notifier]);
}
