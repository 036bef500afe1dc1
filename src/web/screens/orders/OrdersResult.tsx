import { Suspense, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { PAGE_SIZES } from '../../../domain/limits';
import { pageRange } from '../../../domain/comparison/paginate';
import { toDisplayOrder, type DisplayOrder } from '../../../domain/order/displayOrder';
import { useGetOrdersQuery } from '../../state/api/orders';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { writeList, type OrderList } from './listAddress';
import { OrderCards } from './OrderCards';
import { OrdersFoot } from './OrdersFoot';
import { OrdersLoading } from './OrdersLoading';
import { OrdersTable } from './orderParts';
import { useSettledQuery } from './useSettledQuery';

const Rows = styled.div`
  min-width: 0;
  scroll-margin-top: 12px;
  transition: opacity 150ms;
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

export interface OrdersResultProps {
  list: OrderList;
  onTurnTo: (page: number) => void;
  onShow: (order: DisplayOrder) => void;
}

/**
 * The orders of the list. Rows stay, marked busy, until the next ones are here; where a request fails they simply stay
 * (spec section 8: nothing is shown of it) and can be asked for again.
 */
export function OrdersResult({ list, onTurnTo, onShow }: OrdersResultProps) {
  const { query, isSettled } = useSettledQuery(list);
  const { data, currentData, isFetching, isError, refetch } = useGetOrdersQuery(query);
  const rows = useRef<HTMLDivElement>(null);
  const turnTo = (page: number) => {
    onTurnTo(page);
    scrollBackTo(rows.current);
  };
  const isBusy = isFetching || !isSettled;
  if (!data) return isBusy ? <OrdersLoading view={list.view} /> : <TryAgain onClick={() => void refetch()} />;

  const { pages } = pageRange(data.count, 1, PAGE_SIZES.orders);
  const isBeyondEnd = isSettled && currentData === data && list.page > pages;
  if (isBeyondEnd) return <Navigate replace to={{ search: writeList({ ...list, page: pages }).toString() }} />;
  if (data.count === 0 && !isBusy)
    return <EmptyState title="No orders found" hint="Try adjusting your search or filter criteria" />;

  const orders = data.results.map(toDisplayOrder);
  const View = list.view === 'cards' ? OrderCards : OrdersTable;
  return (
    <>
      <Rows aria-busy={isBusy} ref={rows}>
        <Suspense fallback={<OrdersLoading view={list.view} />}>
          <View orders={orders} onShow={onShow} isFull={pages > 1} />
        </Suspense>
      </Rows>
      <OrdersFoot count={data.count} shownPage={data.page} page={isError ? data.page : list.page} onTurnTo={turnTo}>
        {isError && !isBusy && <TryAgain onClick={() => void refetch()} />}
      </OrdersFoot>
    </>
  );
}

/** Where the first row was scrolled out of sight, as on a phone, a new page is read from its top. */
function scrollBackTo(rows: HTMLElement | null) {
  if (rows && rows.getBoundingClientRect().top < 0) rows.scrollIntoView();
}

function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" onClick={onClick}>
      Try again
    </Button>
  );
}
