import { orderPriceText } from '../../../../domain/cost/comparison/estimateWords';
import { formatDate } from '../../../../domain/format/date';
import { orNA } from '../../../../domain/format/number';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { OrderFacts } from '../../../parts/order/OrderMarks';
import { orderPath } from '../../../parts/page/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Dim } from '../../../ui/elements';

interface OrderSummaryProps {
  order: DisplayOrder;
  /** It stands for none. */
  isSample: boolean;
}

/** What the order is, and the way to it. */
export function OrderSummary({ order, isSample }: OrderSummaryProps) {
  return (
    <>
      <OrderFacts>
        {factsOf(order).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </OrderFacts>
      {isSample ? (
        <Dim>Sample order: this unit was not opened from an order.</Dim>
      ) : (
        <LinkButton to={orderPath(order.id)}>View Order</LinkButton>
      )}
    </>
  );
}

const factsOf = (order: DisplayOrder) =>
  [
    ['Job Number', orNA(order.jobOrderNumber)],
    ['Sales Order Number', orNA(order.salesOrderNumber)],
    ['Customer', orNA(order.customerName)],
    ['Delivery Location', order.customerLocation],
    ['Customer Request Date', formatDate(order.customerRequestDate)],
    ['Salesperson', orNA(order.salespersonName)],
    ['Sale Price', orderPriceText(order.price)],
  ] as const;
