import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import type { OrderSort } from '../../../../domain/order/orderFilters';
import { CardGrid } from './cardGrid';
import { OrderCard } from './OrderCard';

export interface OrdersViewProps {
  orders: readonly DisplayOrder[];
  onShow: (order: DisplayOrder) => void;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  hasMorePages: boolean;
}

export function OrderCards({ orders, onShow, hasMorePages }: OrdersViewProps) {
  return (
    <CardGrid as="ul" aria-label="Orders" $keepsHeight={hasMorePages}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} onShow={() => onShow(order)} />
        </li>
      ))}
    </CardGrid>
  );
}
