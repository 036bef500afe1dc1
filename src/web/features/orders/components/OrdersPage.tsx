import { AddButton } from '../../records/components/add/AddButton';
import { useEffect, useState } from 'react';
import { useHref, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import type { OrderList } from '../../../../domain/orders/orderList';
import { toUnpagedQuery } from '../../../../domain/orders/ordersQuery';
import { ordersFile } from '../../../../domain/tables/ordersFile';
import type { TableFormat } from '../../../../domain/tables/table';
import { preloadable } from '../../../lib/loading/preloadable';
import { whenIdle } from '../../../lib/loading/whenIdle';
import { Correction } from '../../../lib/browserAddress';
import { exportGroup } from '../../../ui/page/ExportMenu';
import { PageTitle } from '../../../ui/page/PageTitle';
import { ChangedLine, SyncIndicator } from '../../../ui/page/SyncIndicator';
import { ListMenu } from '../../views/components/ListMenu';
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
import { Stack } from '../../../ui/elements';
import { FilterChips, FilterPanel } from './FilterPanel';
import { OrdersResult } from './OrdersResult';
import { OrdersToolbar, TriageBar } from './OrdersToolbar';
import { useDebouncedQuery, useOrderList, useOrdersCounts } from '../state/useOrderList';

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
  const triage = useOrdersCounts(list);
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
        >
          <ListActions list={list} />
        </OrdersToolbar>
        <div id={FILTERS_ID} hidden={!isFiltering}>
          {isFiltering && (
            <FilterPanel filters={list.filters} states={states} actions={actions} counts={triage.counts} />
          )}
        </div>
        {hasInsights && <TriageBar list={list} actions={actions} {...triage} />}
        <FilterChips filters={list.filters} states={states} actions={actions} canClear={!isFiltering} />
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

function ListActions({ list }: { list: OrderList }) {
  const { capabilities } = useServices().config;
  const mayImport = useHasPermission('import');
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const copyLink = useCopyLink();
  const { onExport, ...progress } = useExportOrders(list);
  const importItem = { id: 'import', label: 'Import files', onSelect: () => void navigate('/import') };
  const more = [
    exportGroup(onExport, true),
    {
      items: [
        { id: 'link', label: 'Copy link', action: 'Copy link', onSelect: () => void copyLink() },
        ...(capabilities.import === 'on' && mayImport ? [importItem] : []),
      ],
    },
  ];
  return (
    <>
      <AddButton file="orders" size="small" variant="quiet" />
      <ListMenu
        {...useSavedViews('orders')}
        query={query.toString()}
        onOpen={(view) => setQuery(view)}
        more={more}
        {...progress}
      />
    </>
  );
}

function useCopyLink() {
  const { notifier, copyText } = useServices();
  const address = new URL(useHref(useLocation()), window.location.origin).href;
  return async () => {
    if (await copyText(address)) notifier.success('Link copied', 'It opens this list as you see it.');
    else notifier.failure('The link could not be copied', 'Please copy it from the address bar.');
  };
}

function useExportOrders(list: OrderList) {
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
  return { onExport: useGated(save), isExporting: isLoading, percent };
}
