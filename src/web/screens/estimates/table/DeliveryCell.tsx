import type { ReactNode } from 'react';
import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import { Small } from '../side/sideStyle';

interface DeliveryCellProps {
  estimate: Pick<StoredEstimate, 'whyNoDelivery' | 'workDays'>;
  /** The delivery in words. */
  children: ReactNode;
}

/** When a job is to be delivered, why it cannot be offered so, and how long its work takes. */
export const DeliveryCell = ({ estimate: { whyNoDelivery, workDays }, children }: DeliveryCellProps) => (
  <>
    {children}
    {whyNoDelivery !== null && <Small>{whyNoDelivery}</Small>}
    {workDays !== null && <Small>{workDays}</Small>}
  </>
);
