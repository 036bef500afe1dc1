import { useRef } from 'react';
import { JobTypeBadge } from '../../../parts/order/OrderMarks';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Skeleton, Dim } from '../../../ui/elements';
import { Panel, PanelHead } from '../layout/panel';
import { OrderChoice } from './OrderChoice';
import { OrderSummary } from './OrderSummary';
import type { UnitOrder } from './useUnitOrder';

/** The order that the unit is compared with, or the choice of one. */
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
        // The link that had the focus goes away.
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
      <Button onClick={retry} {...needsNetwork}>
        Try again
      </Button>
    </>
  );
}
