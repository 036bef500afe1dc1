import { Link } from 'react-router-dom';
import { bringsText, standWords, type ChangedOrder } from '../../../../domain/plan/changedOrders';
import { jobOf } from '../../../../domain/plan/planWords';
import { orderPath } from '../../../parts/page/paths';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { VisuallyHidden } from '../../../ui/elements';
import { Small } from '../Small';

interface ChangedOrdersTableProps {
  title: string;
  orders: readonly ChangedOrder[];
  /** It stands for the chart, and does not only read it out. */
  isShown: boolean;
}

/** What each order has in either way, and what the change brings. */
export function ChangedOrdersTable({ title, orders, isShown }: ChangedOrdersTableProps) {
  const Frame = isShown ? TableScroll : 'div';
  return (
    <Frame>
      <StackingTable>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">First come, first served</th>
            <th scope="col">Plan</th>
            <th scope="col" data-numeric>
              Brings
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.order_id}>
              <th scope="row">
                {isShown ? <Link to={orderPath(order.order_id)}>{jobOf(order)}</Link> : jobOf(order)}
                <Small>{order.customer_name}</Small>
              </th>
              <td data-label="First come">{standWords(order.before)}</td>
              <td data-label="Plan">{standWords(order.after)}</td>
              <td data-numeric data-label="Brings">
                {bringsText(order.brings)}
              </td>
            </tr>
          ))}
        </tbody>
      </StackingTable>
    </Frame>
  );
}
