import type { Order } from '../../../contract/order/order';
import { RetiredNotice } from '../../parts/page/RetiredNotice';
import { useBringBack } from '../../state/useBringBack';
import { useWhoElseMay } from '../../state/hooks';

interface RetiredOrderProps {
  order: Order;
  /** ISO 8601. */
  at: string;
}

/** Says that the order was retired, and brings it back. */
export function RetiredOrder({ order, at }: RetiredOrderProps) {
  const { isBusy, failure, bringBack } = useBringBack({ what: 'order', id: String(order.id) });
  const whyNot = useWhoElseMay('bringBack');
  return (
    <RetiredNotice
      what="order"
      at={at}
      by={order.retired_by}
      {...{ isBusy, failure, whyNot }}
      onBringBack={bringBack}
    />
  );
}
