import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import type { Order } from '../../../../contract/orders/order';
import { inquiryLineOf } from '../../../../domain/reservations/holds';
import { orNA } from '../../../../domain/format/number';
import { messages } from '../../../../domain/messages';
import { preloadable } from '../../../lib/loading/preloadable';
import { whenIdle } from '../../../lib/loading/whenIdle';
import { Activity } from '../../audit/components/Activity';
import { Owner } from '../../people/components/Owner';
import { useDocumentTitle } from '../../../ui/page/PageTitle';
import { ChangedLine } from '../../../ui/page/SyncIndicator';
import { ContentionOf } from '../../matching/api/contention';
import { useGetOrderQuery } from '../../orders/api/orders';
import { errorMessage } from '../../../lib/errorMessage';
import { useChanged } from '../../changes/state/useChanged';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch, useAppSelector, useRememberOpened } from '../../../store/hooks';
import { selectComparisonView } from '../state/comparisonChoices';
import { selectFilledOrder } from '../../matching/state/describedFields';
import { selectDisplayOrder } from '../../orders/state/displayOrder';
import { useServices } from '../../../store/services';
import { type ComparisonView, comparisonViewChanged } from '../state/comparisonView';
import { useActivity } from '../../audit/state/useActivity';
import { Row, Skeleton, Stack } from '../../../ui/elements';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { space } from '../../../ui/theme';
import { BackButton, ComparisonTitle } from './ComparisonTitle';
import { IcPanel } from './IcPanel';
import { ComparisonSkeleton } from './Placeholders';
import { PlanEffectsOf } from './PlanEffects';
import { ComparisonMenu, Toolbar } from './Toolbar';
import { AS_LISTED, useComparisonAddress, VIEWS } from '../state/comparisonAddress';
import { NoneFits, OrderTexts } from './requirement/OrderNotices';
import { Contradictions, FromTheNotes, FromTheTexts } from './requirement/OrderTexts';
import { OrderReservation } from './unit/Reservation';
import { UnitCards } from './unitCard/UnitCards';
import { type UnitList, useUnitList } from '../state/useUnitList';

const UnitTable = preloadable(
  () => import(/* webpackChunkName: "unit-table" */ './table/UnitTable').then((m) => m.UnitTable),
  <Skeleton $height="20rem" />,
);

const RetiredRecord = preloadable(
  () => import(/* webpackChunkName: "retired" */ '../../records/components/RetiredRecord').then((m) => m.RetiredRecord),
  null,
);

const AddButton = preloadable(
  () => import(/* webpackChunkName: "add-button" */ '../../records/components/add/AddButton').then((m) => m.AddButton),
  null,
);

const SalesOrderJobs = preloadable(
  () => import(/* webpackChunkName: "sales-order-jobs" */ './SalesOrderJobs').then((m) => m.SalesOrderJobs),
  null,
);

const InquiryNotices = preloadable(
  () =>
    import(/* webpackChunkName: "inquiry-notices" */ '../../inquiries/components/InquiryNotices').then(
      (m) => m.InquiryNotices,
    ),
  null,
);

const FilterTerms = preloadable(
  () => import(/* webpackChunkName: "filter-terms" */ './FilterTerms').then((m) => m.FilterTerms),
  null,
);

export function ComparisonPage() {
  const { orderId = '' } = useParams();
  const { currentData: order, error, isFetching, refetch } = useGetOrderQuery(orderId);
  const retry = useGated(refetch);
  // A saved view restarts the comparison.
  const [viewsOpened, setViewsOpened] = useState(0);
  const onOpenView = useCallback(() => setViewsOpened((count) => count + 1), []);
  if (order) return <Comparison key={`${orderId} ${viewsOpened}`} order={order} onOpenView={onOpenView} />;
  if (error && !isFetching) return <OrderError error={error} onRetry={retry} />;
  return <ComparisonSkeleton />;
}

function OrderError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useDocumentTitle(messages.order.failureTitle);
  return (
    <Stack>
      <Row>
        <BackButton />
      </Row>
      <LoadFailure onRetry={onRetry}>{messages.order.failure(errorMessage(error))}</LoadFailure>
    </Stack>
  );
}

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

/** Three cards and the requirement use a wide window; other screens stay narrower. */
const WideMain = createGlobalStyle`
  @media (min-width: 105em) {
    #main {
      max-width: 150rem;
    }
  }
`;

function Comparison({ order, onOpenView }: { order: Order; onOpenView: () => void }) {
  const stated = selectDisplayOrder(order);
  const displayOrder = useAppSelector((state) => selectFilledOrder(state, stated));
  const orderId = displayOrder.id;
  const dispatch = useAppDispatch();
  const { view, sort } = useAppSelector((state) => selectComparisonView(state, orderId));
  useEnteredView(orderId);
  const list = useUnitList(order);
  // The first units would push it away, so it appears with them.
  const isEmptyYet = useDeferredValue(list.listed.length === 0 && list.query.isFetching);
  const changed = useChangedUnits(orderId, list);
  useRecommendationsErrorToast(list.query);
  useEffect(() => whenIdle(() => [UnitTable, FilterTerms].forEach(({ tryPreload }) => tryPreload())), []);
  useRememberOpened('job', orderId, displayOrder.jobOrderNumber);
  // The title is memoized.
  const jobs = useMemo(() => (order.sales_order_jobs ?? []).length > 1 && <SalesOrderJobs order={order} />, [order]);
  const sortBy = (next: ComparisonView['sort'], also = AS_LISTED) => {
    dispatch(comparisonViewChanged({ orderId, change: { sort: next } }));
    list.resetPage(also);
  };
  return (
    <ContentionOf orderId={orderId} units={list.listed}>
      <PlanEffectsOf orderId={orderId} units={list.listed}>
        <WideMain />
        <ComparisonTitle order={displayOrder} query={list.query} estimates={order.estimate_count ?? 0}>
          {jobs}
        </ComparisonTitle>
        {order.retired_at && (
          <RetiredRecord
            {...{ file: 'orders', recordKey: orderId, number: orNA(order.job_number) }}
            {...{ at: order.retired_at, by: order.retired_by, reason: order.retired_reason }}
          />
        )}
        <AboveTable>
          {(order.inquiry_id ?? null) !== null && <AddButton file="orders" inquiryLine={String(order.id)} />}
        </AboveTable>
        <Toolbar
          list={list}
          adding={<IcPanel order={order} listed={list.listed} onAdded={list.showAdded} />}
          sort={sort}
          onSort={sortBy}
        >
          <ComparisonMenu order={displayOrder} list={list} onOpenView={onOpenView} />
        </Toolbar>
        {list.text !== '' && <FilterTerms list={list} />}
        <InquiryNotices orderId={orderId} inquiryId={stated.inquiryId} />
        <OrderTexts order={stated} unstated={list.unstated} />
        {view === 'cards' && <NoneFits isFolded requirement={displayOrder.requirement} list={list} />}
        {view === 'cards' ? (
          <UnitCards order={displayOrder} stated={stated} list={list} changes={changed.ofUnits} />
        ) : (
          <>
            <AboveTable>
              <OrderReservation orderId={orderId} />
              <Contradictions order={stated} />
              <FromTheTexts order={stated} />
              <FromTheNotes order={stated} />
            </AboveTable>
            <NoneFits isFolded={false} requirement={displayOrder.requirement} list={list} />
            <UnitTable order={displayOrder} list={list} sort={sort} onSort={sortBy} />
          </>
        )}
        <Below>{!isEmptyYet && <OrderActivity orderId={orderId} job={displayOrder.jobOrderNumber ?? ''} />}</Below>
        <ChangedLine {...changed.line} />
      </PlanEffectsOf>
    </ContentionOf>
  );
}

/** The address names the view on entry; after that the switch counts. */
function useEnteredView(orderId: string) {
  const dispatch = useAppDispatch();
  const { params } = useComparisonAddress();
  const [entered] = useState(() => VIEWS.find(({ value }) => value === params.get('view'))?.value);
  useEffect(() => {
    if (entered !== undefined) dispatch(comparisonViewChanged({ orderId, change: { view: entered } }));
  }, [dispatch, orderId, entered]);
}

const OrderActivity = memo(function OrderActivity({ orderId, job }: { orderId: string; job: string }) {
  return (
    <Stack $gap={2}>
      {inquiryLineOf(job) === null && <Owner what="order" id={orderId} />}
      <Activity activity={useActivity('order', orderId)} of={{ job }} />
    </Stack>
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
