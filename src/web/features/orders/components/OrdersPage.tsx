import { AddButton } from '../../records/components/add/AddButton';
import { useEffect, useState } from 'react';
import { Link2, Upload } from 'lucide-react';
import { useHref, useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import type { OrderList } from '../../../../domain/orders/orderList';
import { toUnpagedQuery } from '../../../../domain/orders/ordersQuery';
import { ordersFile } from '../../../../domain/tables/ordersFile';
import type { TableFormat } from '../../../../domain/tables/table';
import { preloadable } from '../../../lib/loading/preloadable';
import { whenIdle } from '../../../lib/loading/whenIdle';
import { Correction } from '../../../lib/browserAddress';
import { ExportMenu } from '../../../ui/page/ExportMenu';
import { PageTitle } from '../../../ui/page/PageTitle';
import { ChangedLine, SyncIndicator } from '../../../ui/page/SyncIndicator';
import { SavedViews } from '../../views/components/SavedViews';
import { useExportProgress } from '../../../store/exports/csvFile';
import { useGetLastRefreshQuery } from '../../../store/api/lastRefresh';
import {
  exportedNotice,
  notExportedNotice,
  notSavedNotice,
  useExportOrdersMutation,
  useGetOrdersQuery,
  useGetStatesQuery,
} from '../api/orders';
import { useSavedViews, useStartView } from '../../views/api/views';
import { useChanged, useSync } from '../../changes/state/useChanged';
import { useGated } from '../../../store/gate/useEffectGate';
import { useInsights, useHasPermission } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { useSaveList } from '../../../store/exports/useSaveList';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Row, Stack } from '../../../ui/elements';
import { screens, space } from '../../../ui/theme';
import { FilterChips, FilterPanel } from './FilterPanel';
import { OrdersResult } from './OrdersResult';
import { OrdersToolbar, TriageBar } from './OrdersToolbar';
import { useDebouncedQuery, useOrderList } from '../state/useOrderList';

const OrderDetailsDialog = preloadable(
  () => import(/* webpackChunkName: "order-details-dialog" */ './OrderDetailsDialog').then((m) => m.OrderDetailsDialog),
  null,
);

const FILTERS_ID = 'order-filters';

export function OrdersPage() {
  const start = useStartView('orders');
  return start === null ? <Orders /> : <Correction search={start} />;
}

function Orders() {
  const hasInsights = useInsights();
  const [list, actions] = useOrderList();
  const debounced = useDebouncedQuery(list);
  const answer = useGetOrdersQuery(debounced.query);
  const changed = useChanged({ query: answer, units: [], orders: answer.data?.results.map(({ id }) => id) ?? [] });
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
          debounced={debounced}
          actions={actions}
          onShow={(order) => setDetails({ order, isOpen: true })}
        />
      </Stack>
      <ChangedLine {...changed.line} />
      {details && <OrderDetailsDialog {...details} onClose={() => setDetails({ ...details, isOpen: false })} />}
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1)};
  min-width: min(100%, 20rem);
  margin-left: auto;
  ${screens.phone} {
    /* Without icons they fit on one line. */
    gap: 0;
    & > :not([aria-haspopup]) > svg {
      display: none;
    }
  }
`;

function ListActions({ list }: { list: OrderList }) {
  const { capabilities } = useServices().config;
  const mayImport = useHasPermission('import');
  const [query, setQuery] = useSearchParams();
  return (
    <Actions>
      <SavedViews {...useSavedViews('orders')} query={query.toString()} onOpen={(view) => setQuery(view)} />
      <CopyLink />
      <ExportOrders list={list} />
      <AddButton file="orders" size="small" variant="quiet" />
      {capabilities.import === 'on' && mayImport && (
        <LinkButton to="/import" size="small" variant="quiet">
          <Upload size={14} aria-hidden="true" />
          Import files
        </LinkButton>
      )}
    </Actions>
  );
}

function CopyLink() {
  const { notifier, copyText } = useServices();
  const address = new URL(useHref(useLocation()), window.location.origin).href;
  const copy = async () => {
    if (await copyText(address)) notifier.success('Link copied', 'It opens this list as you see it.');
    else notifier.failure('The link could not be copied', 'Please copy it from the address bar.');
  };
  return (
    <Button size="small" variant="quiet" onClick={() => void copy()}>
      <Link2 size={14} aria-hidden="true" />
      Copy link
    </Button>
  );
}

function ExportOrders({ list }: { list: OrderList }) {
  const [exportOrders, { isLoading }] = useExportOrdersMutation();
  const { data: states = [] } = useGetStatesQuery(undefined);
  const percent = useExportProgress();
  const saveList = useSaveList({ saved: exportedNotice, notSaved: notSavedNotice, notFetched: notExportedNotice });
  const save = async (format: TableFormat) => {
    const request = exportOrders({ ...toUnpagedQuery(list.filters, list.sort), ...(format === 'xlsx' && { format }) });
    const answer = await request;
    request.reset();
    await saveList({ answer, list: ordersFile(list, states), format });
  };
  const onExport = useGated(save);
  return <ExportMenu isFetched isBusy={isLoading} percent={percent} onExport={onExport} />;
}
