import { type ReactNode, useDeferredValue, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OrdersQuery } from '../../../../contract/orders/ordersQuery';
import { pageNumbers, pageRange, rangeText } from '../../../../domain/comparison/paginate';
import { ORDER_ROWS, PAGE_SIZES } from '../../../../domain/limits';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import { activeFilterChips } from '../../../../domain/orders/orderFilters';
import { type OrderList, type OrderRows, writeList } from '../../../../domain/orders/orderList';
import { isAssignedJob, jobText } from '../../../../domain/search/jobText';
import { Correction } from '../../../lib/browserAddress';
import { orderPath, unitPath } from '../../../lib/paths';
import { scrollBackTo } from '../../../lib/bringIntoView';
import { type OrdersPageAnswer, useGetOrdersQuery, usePrefetchOrders } from '../api/orders';
import { useGetSearchQuery } from '../../../store/api/shell';
import { useInsights } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { selectDisplayOrder } from '../state/displayOrder';
import { ImportLink } from '../../import/components/ImportLink';
import { Button } from '../../../ui/button/Button';
import { Dim, Row, Spacer, VisuallyHidden } from '../../../ui/elements';
import { SelectField } from '../../../ui/field/SelectField';
import { Pagination } from '../../../ui/layout/Pagination';
import { TryAgain } from '../../../ui/notice/LoadFailure';
import { EmptyState } from '../../../ui/notice/Notice';
import { motion } from '../../../ui/theme';
import { OrderCards, OrdersLoading } from './OrderCards';
import { OrdersTable } from './OrdersTable';
import type { DebouncedQuery, OrderListActions } from '../state/useOrderList';

const Rows = styled.div`
  min-width: 0;
  scroll-margin-top: 0.75rem;
  transition: opacity ${motion.control};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

interface OrdersResultProps {
  list: OrderList;
  debounced: DebouncedQuery;
  actions: OrderListActions;
  onShow: (order: DisplayOrder) => void;
}

/** Rows stay, marked busy, until the next ones load. A failed request shows only a retry button (spec section 8). */
export function OrdersResult(props: OrdersResultProps) {
  const { list } = props;
  const { query, isCurrent } = props.debounced;
  const answer = useGetOrdersQuery(query);
  const { data, currentData, refetch } = answer;
  // Rows render slowly: deferred so that input stays responsive.
  const shown = useDeferredValue(data);
  const isBusy = answer.isFetching || !isCurrent || shown !== data;
  const again = useGated(refetch);
  const retry = isBusy ? null : <TryAgain variant="quiet" onClick={again} />;
  const isBeyondEnd = isCurrent && data !== undefined && currentData === data && list.page > pagesOf(data);
  if (isBeyondEnd) {
    return <Correction search={writeList({ ...list, page: pagesOf(data) }).toString()} />;
  }
  return (
    <>
      <VisuallyHidden role="status">{data && !isBusy && !answer.isError && countOf(data)}</VisuallyHidden>
      {shown && (
        <LoadedOrders {...props} data={shown} query={query} isBusy={isBusy} retry={answer.isError ? retry : null} />
      )}
      {!shown && (retry ? <Row>{retry}</Row> : <OrdersLoading view={list.view} />)}
    </>
  );
}

const NoOrders = ({ list: { filters }, actions }: Pick<OrdersResultProps, 'list' | 'actions'>) => (
  <EmptyState title="No orders found" hint="Try adjusting your search or filter criteria">
    {filters.status === 'unassigned' && <AssignedJobs searchTerm={filters.searchTerm} />}
    {activeFilterChips(filters, []).length > 0 ? (
      <Button onClick={actions.clearFilters}>Clear all filters</Button>
    ) : (
      filters.status === 'unassigned' && <ImportLink />
    )}
  </EmptyState>
);

interface LoadedOrdersProps extends Omit<OrdersResultProps, 'debounced'> {
  /** A newer request may be running. */
  data: OrdersPageAnswer;
  query: OrdersQuery;
  isBusy: boolean;
  retry: ReactNode;
}

function LoadedOrders({ list, data, query, isBusy, retry, actions, onShow }: LoadedOrdersProps) {
  const hasInsights = useInsights();
  const prefetch = usePrefetchOrders();
  const fetchPage = useGated((page: number) => prefetch({ ...query, page: String(page) }));
  const rows = useRef<HTMLDivElement>(null);
  if (data.count === 0 && !isBusy) return retry ? <Row>{retry}</Row> : <NoOrders list={list} actions={actions} />;
  const View = list.view === 'cards' ? OrderCards : OrdersTable;
  const range = pageRange(data.count, data.page, data.size);
  const { pages } = range;
  const page = retry ? data.page : list.page;
  const turnTo = (next: number) => {
    actions.turnTo(next);
    scrollBackTo(rows.current);
  };
  const fetchNext = () => {
    if (!isBusy && data.page < pages) fetchPage(data.page + 1);
  };
  return (
    <>
      <Rows aria-busy={isBusy} ref={rows}>
        <View
          orders={data.results.map(selectDisplayOrder)}
          onShow={onShow}
          hasMorePages={pages > 1}
          sort={list.sort}
          onSort={actions.sort}
        />
      </Rows>
      <Row>
        <Dim>{rangeText(range, 'orders')}</Dim>
        {hasInsights && list.view === 'table' && data.count > PAGE_SIZES.orders && (
          <RowsField rows={list.rows} onChange={actions.showRows} />
        )}
        {retry}
        {pages > 1 && (
          <Spacer>
            <Pagination
              page={page}
              pages={pages}
              numbers={pageNumbers(page, pages)}
              onChange={turnTo}
              onApproach={fetchNext}
            />
          </Spacer>
        )}
      </Row>
    </>
  );
}

const options = ORDER_ROWS.map((rows) => ({ value: String(rows), label: String(rows) }));

function RowsField({ rows, onChange }: { rows: OrderRows; onChange: (rows: OrderRows) => void }) {
  const choose = (value: string) => {
    const chosen = ORDER_ROWS.find((each) => String(each) === value);
    if (chosen !== undefined) onChange(chosen);
  };
  return <SelectField inline label="Rows" options={options} value={String(rows)} onChange={choose} />;
}

const pagesOf = ({ count, size }: OrdersPageAnswer) => pageRange(count, 1, size).pages;

function countOf(answer: OrdersPageAnswer): string {
  const { count, page } = answer;
  return `${count} ${count === 1 ? 'order' : 'orders'}${count > 0 ? `, page ${page} of ${pagesOf(answer)}` : ''}`;
}

/** Searched jobs that are not listed because they have units. */
function AssignedJobs({ searchTerm }: { searchTerm: string }) {
  const skip = !useInsights() || searchTerm.trim() === '';
  const { currentData } = useGetSearchQuery(searchTerm.trim(), { skip });
  return currentData?.jobs.filter(isAssignedJob).map((job) => (
    <div key={job.order_id}>
      <p>{jobText(job)}</p>
      <Row $gap={3}>
        <Link to={orderPath(job.order_id)}>Open job {job.job_number}</Link>
        <Link to={unitPath(job.unit_serial, job.order_id)}>Open unit {job.unit_serial}</Link>
      </Row>
    </div>
  ));
}
