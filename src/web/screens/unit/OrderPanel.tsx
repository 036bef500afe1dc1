import { useRef } from 'react';
import { orderPriceText } from '../../../domain/cost/comparison/estimateWords';
import { formatDate } from '../../../domain/format/date';
import { orNA } from '../../../domain/format/number';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { JobTypeBadge, OrderFacts } from '../../parts/order/OrderMarks';
import { orderPath } from '../../parts/page/paths';
import { LinkButton } from '../../ui/button/LinkButton';
import { Skeleton, Dim } from '../../ui/elements';
import { OrderChoice } from './OrderChoice';
import { Panel, PanelHead } from './unitLayout';
import type { UnitOrder } from './useUnitOrder';
import { TryAgain } from '../../ui/notice/LoadFailure';

export function OrderPanel({ itemCode, ...unitOrder }: UnitOrder & { itemCode: string }) {
  const { order, isLoading, isToChoose } = unitOrder;
  const panel = useRef<HTMLElement>(null);
  const title = isToChoose ? 'Choose an order' : 'Order Summary';
  return (
    <Panel ref={panel} tabIndex={-1} aria-label={title} aria-busy={isLoading}>
      <PanelHead>
        <h2>{title}</h2>
        {order && <JobTypeBadge jobType={order.jobType} />}
      </PanelHead>
      {isToChoose ? (
        // The focused link disappears.
        <OrderChoice itemCode={itemCode} onChosen={() => panel.current?.focus({ preventScroll: true })} />
      ) : (
        <OrderOrNone {...unitOrder} />
      )}
    </Panel>
  );
}

function OrderOrNone({ order, isLoading, isSample, retry }: UnitOrder) {
  if (order) return <OrderSummary order={order} isSample={isSample} />;
  if (isLoading) return <Skeleton $height="9.25rem" />;
  return (
    <>
      <Dim>The order could not be loaded, so there is no comparison.</Dim>
      <TryAgain onClick={retry} />
    </>
  );
}

const OrderSummary = ({ order, isSample }: { order: DisplayOrder; isSample: boolean }) => (
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
