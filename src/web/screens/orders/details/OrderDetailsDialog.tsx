import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { orderPath } from '../../../parts/page/paths';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Modal } from '../../../ui/dialog/Modal';
import { OrderDetails } from './OrderDetails';

export interface OrderDetailsDialogProps {
  order: DisplayOrder;
  isOpen: boolean;
  onClose: () => void;
}

/** The order's details as the list has them (spec section 2). */
export function OrderDetailsDialog({ order, isOpen, onClose }: OrderDetailsDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title="Order Details"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <LinkButton variant="primary" to={orderPath(order.id)}>
            Compare Units
          </LinkButton>
        </>
      }
    >
      <OrderDetails order={order} />
    </Modal>
  );
}
