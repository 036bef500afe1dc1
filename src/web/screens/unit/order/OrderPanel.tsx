import { formatDate } from '../../../../domain/format/date';
import { formatMoney } from '../../../../domain/format/money';
import { orNA } from '../../../../domain/format/orNA';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { JobTypeBadge } from '../../../parts/order/JobTypeBadge';
import { OrderFacts } from '../../../parts/order/OrderFacts';
import { orderPath } from '../../../parts/page/paths';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { needsNetwork } from '../../../ui/needsNetwork';
import { Skeleton } from '../../../ui/progress/Skeleton';
import { Dim } from '../../../ui/text/Text';
import { Panel, PanelHead } from '../layout/panel';
import type { UnitOrder } from './useUnitOrder';

/** The order that the unit is compared with. */
export function OrderPanel({ order, isLoading, isSample, retry }: UnitOrder) {
  return (
    <Panel aria-label="Order Summary" aria-busy={isLoading}>
      <PanelHead>
        <h2>Order Summary</h2>
        {order && <JobTypeBadge jobType={order.jobType} />}
      </PanelHead>
      {order && <Summary order={order} isSample={isSample} />}
      {!order && isLoading && <Skeleton $height="9.25rem" />}
      {!order && !isLoading && (
        <>
          <Dim>The order could not be loaded, so there is no comparison.</Dim>
          <Button onClick={retry} {...needsNetwork}>
            Try again
          </Button>
        </>
      )}
    </Panel>
  );
}

function Summary({ order, isSample }: { order: DisplayOrder; isSample: boolean }) {
  const facts = [
    ['Job Number', orNA(order.jobOrderNumber)],
    ['Sales Order Number', orNA(order.salesOrderNumber)],
    ['Customer', orNA(order.customerName)],
    ['Delivery Location', order.customerLocation],
    ['Customer Request Date', formatDate(order.customerRequestDate)],
    ['Salesperson', orNA(order.salespersonName)],
    ['Sale Price', formatMoney(order.dollarValue)],
  ] as const;
  return (
    <>
      <OrderFacts>
        {facts.map(([label, value]) => (
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
