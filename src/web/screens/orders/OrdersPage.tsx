import { Suspense, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useGetLastRefreshQuery } from '../../state/api/lastRefresh';
import { useGetStatesQuery } from '../../state/api/states';
import { useStartView } from '../../state/api/views/useStartView';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { useInsights } from '../../state/insights/useInsights';
import { PageTitle } from '../../parts/page/PageTitle';
import { SyncIndicator } from '../../parts/page/SyncIndicator';
import { Row, Stack } from '../../ui/layout/Layout';
import { preloadable } from '../../loading/preloadable';
import { whenIdle } from '../../loading/whenIdle';
import { FilterChips } from './filters/FilterChips';
import { FilterPanel } from './filters/FilterPanel';
import { ListActions } from './actions/ListActions';
import { OrdersResult } from './list/OrdersResult';
import { OrdersToolbar } from './OrdersToolbar';
import { TriageBar } from './triage/TriageBar';
import { useOrderList } from './query/useOrderList';

/** A download that fails when the browser is idle is retried when the dialog opens. */
const OrderDetailsDialog = preloadable(() =>
  import(/* webpackChunkName: "order-details-dialog" */ './details/OrderDetailsDialog').then(
    (m) => m.OrderDetailsDialog,
  ),
);

const FILTERS_ID = 'order-filters';

/** Open Orders, the home screen (spec section 2). */
export function OrdersPage() {
  const hasInsights = useInsights();
  const start = useStartView('orders');
  const [list, actions] = useOrderList();
  const { data: lastRefresh } = useGetLastRefreshQuery(undefined);
  const { data: states = [] } = useGetStatesQuery(undefined);
  const [isFiltering, setIsFiltering] = useState(false);
  const [details, setDetails] = useState<{ order: DisplayOrder; isOpen: boolean } | null>(null);
  // The browser reports that it is idle outside React.
  useEffect(() => whenIdle(() => void OrderDetailsDialog.preload().catch(() => undefined)), []);
  if (start !== null) return <Navigate replace to={{ search: start }} />;
  return (
    <>
      <PageTitle title="Open Orders" subtitle="Manage and review transformer unit orders">
        <SyncIndicator lastRefresh={lastRefresh} />
      </PageTitle>
      <Stack $gap={3}>
        <OrdersToolbar
          list={list}
          actions={actions}
          filtersId={FILTERS_ID}
          isFiltering={isFiltering}
          onToggleFilters={() => setIsFiltering(!isFiltering)}
        />
        <div id={FILTERS_ID} hidden={!isFiltering}>
          {isFiltering && <FilterPanel filters={list.filters} states={states} actions={actions} />}
        </div>
        <Row $gap={2}>
          <FilterChips filters={list.filters} states={states} actions={actions} canClear={!isFiltering} />
          <ListActions list={list} />
        </Row>
        {hasInsights && <TriageBar list={list} actions={actions} />}
        <OrdersResult
          list={list}
          onTurnTo={actions.turnTo}
          onShowRows={actions.showRows}
          onSort={actions.sort}
          onShow={(order) => setDetails({ order, isOpen: true })}
        />
      </Stack>
      <Suspense fallback={null}>
        {details && <OrderDetailsDialog {...details} onClose={() => setDetails({ ...details, isOpen: false })} />}
      </Suspense>
    </>
  );
}
