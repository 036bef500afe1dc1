import { useState } from 'react';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Modal } from '../../ui/Modal';
import { comparisonAddress } from './comparisonAddress';
import { OrderDetails } from './OrderDetails';

export interface OrderDetailsDialogProps {
  /** Null: the dialog is closed. */
  order: DisplayOrder | null;
  onClose: () => void;
}

/** What is known of an order, from the list (spec section 2). */
export function OrderDetailsDialog({ order, onClose }: OrderDetailsDialogProps) {
  const [last, setLast] = useState(order);
  if (order && order !== last) setLast(order);
  if (!last) return null;
  return (
    <Modal
      isOpen={order !== null}
      onClose={onClose}
      size="large"
      title="Order Details"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <LinkButton variant="primary" to={comparisonAddress(last.id)}>
            Compare Units
          </LinkButton>
        </>
      }
    >
      <OrderDetails order={last} />
    </Modal>
  );
}
