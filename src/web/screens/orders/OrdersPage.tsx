import { Suspense, useEffect, useState } from 'react';
import { useGetLastRefreshQuery } from '../../state/api/lastRefresh';
import { useGetStatesQuery } from '../../state/api/states';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { PageTitle } from '../../parts/page/PageTitle';
import { SyncIndicator } from '../../parts/page/SyncIndicator';
import { Row, Stack } from '../../ui/layout/Layout';
import { whenIdle } from '../../loading/whenIdle';
import { FilterChips } from './filters/FilterChips';
import { FilterPanel, ListActions, OrderDetailsDialog, preloadOrderParts } from './orderParts';
import { ListActionsPlace } from './actions/ListActionsPlace';
import { OrdersResult } from './list/OrdersResult';
import { OrdersToolbar } from './OrdersToolbar';
import { useOrderList } from './query/useOrderList';

const FILTERS_ID = 'order-filters';

/** Open Orders, the home screen (spec section 2). */
export function OrdersPage() {
  const [list, actions] = useOrderList();
  const { data: lastRefresh } = useGetLastRefreshQuery(undefined);
  const { data: states = [] } = useGetStatesQuery(undefined);
  const [isFiltering, setIsFiltering] = useState(false);
  const [details, setDetails] = useState<{ order: DisplayOrder; isOpen: boolean } | null>(null);
  // The download waits for the browser's leave, which only an effect can ask.
  useEffect(() => whenIdle(() => void preloadOrderParts()), []);
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
          <Suspense fallback={null}>
            {isFiltering && <FilterPanel filters={list.filters} states={states} actions={actions} />}
          </Suspense>
        </div>
        <Row $gap={2}>
          <FilterChips filters={list.filters} states={states} actions={actions} canClear={!isFiltering} />
          <Suspense fallback={<ListActionsPlace />}>
            <ListActions list={list} />
          </Suspense>
        </Row>
        <OrdersResult
          list={list}
          onTurnTo={actions.turnTo}
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
