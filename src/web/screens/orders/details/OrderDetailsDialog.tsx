import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { estimatesPath, orderPath } from '../../../parts/page/paths';
import { useMay, useInsights } from '../../../state/hooks';
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
  const [hasInsights, seesCost] = [useInsights(), useMay('seeCost')];
  const hasEstimates = hasInsights && seesCost;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title="Order Details"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {hasEstimates && <LinkButton to={estimatesPath(order.id)}>Estimates</LinkButton>}
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
