import { useEffect, useState } from 'react';
import { ChangedLine, SyncIndicator } from '../../parts/page/SyncIndicator';
import { useGetLastRefreshQuery } from '../../state/api/lastRefresh';
import { useGetOrdersQuery, useGetStatesQuery } from '../../state/api/matching/orders';
import { useStartView } from '../../state/api/views';
import { useChanged, useSync } from '../../state/changes/useChanged';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { useInsights } from '../../state/hooks';
import type { Order } from '../../../contract/order/order';
import { Correction } from '../../parts/page/browserAddress';
import { PageTitle } from '../../parts/page/PageTitle';
import { Row, Stack } from '../../ui/elements';
import { preloadable } from '../../loading/preloadable';
import { whenIdle } from '../../loading/whenIdle';
import { FilterChips, FilterPanel } from './FilterPanel';
import { ListActions } from './ListActions';
import { OrdersResult } from './OrdersResult';
import { OrdersToolbar, TriageBar } from './OrdersToolbar';
import { useDebouncedQuery, useOrderList } from './useOrderList';

const OrderDetailsDialog = preloadable(
  () => import(/* webpackChunkName: "order-details-dialog" */ './OrderDetailsDialog').then((m) => m.OrderDetailsDialog),
  null,
);

const FILTERS_ID = 'order-filters';

const NONE: readonly string[] = [];
const idsOf = (page: { results: readonly Order[] } | undefined) => page?.results.map(({ id }) => id) ?? NONE;

/** Home screen (spec section 2). */
export function OrdersPage() {
  const start = useStartView('orders');
  return start === null ? <Orders /> : <Correction search={start} />;
}

function Orders() {
  const hasInsights = useInsights();
  const [list, actions] = useOrderList();
  const asked = useDebouncedQuery(list);
  const answer = useGetOrdersQuery(asked.query);
  const changed = useChanged({ query: answer, units: NONE, orders: idsOf(answer.data) });
  const sync = useSync(answer);
  const { data: lastRefresh } = useGetLastRefreshQuery(undefined);
  const { data: states = [] } = useGetStatesQuery(undefined);
  const [isFiltering, setIsFiltering] = useState(false);
  const [details, setDetails] = useState<{ order: DisplayOrder; isOpen: boolean } | null>(null);
  useEffect(() => whenIdle(OrderDetailsDialog.tryPreload), []);
  return (
    <>
      <PageTitle title="Open Orders" subtitle="Manage and review transformer unit orders">
        <SyncIndicator lastRefresh={lastRefresh} sync={sync} />
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
          asked={asked}
          actions={actions}
          onShow={(order) => setDetails({ order, isOpen: true })}
        />
      </Stack>
      <ChangedLine {...changed.line} />
      {details && <OrderDetailsDialog {...details} onClose={() => setDetails({ ...details, isOpen: false })} />}
    </>
  );
}
