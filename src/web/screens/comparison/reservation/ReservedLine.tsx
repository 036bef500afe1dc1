import { Suspense } from 'react';
import { useServices } from '../../../state/services';
import { OrderReservation } from './reserveParts';

/** Which unit is reserved for the order, where the product API keeps reservations. */
export function ReservedLine({ orderId }: { orderId: string }) {
  const { capabilities } = useServices().config;
  return (
    <Suspense fallback={null}>
      {capabilities.reservations === 'live' && <OrderReservation orderId={orderId} />}
    </Suspense>
  );
}
