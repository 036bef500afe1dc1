import { styled } from 'styled-components';
import { orNA } from '../../../../domain/format/number';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { JobTypeBadge } from '../../../parts/order/OrderMarks';
import { color } from '../../../ui/theme';
import { HeadCell } from '../layout/grid';
import { OrderReservation } from '../reservation/OrderReservation';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
`;

const Customer = styled.p`
  overflow: hidden;
  color: ${color('textDim')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export function RequirementHead({ order }: { order: DisplayOrder }) {
  return (
    <HeadCell>
      <Line>
        <h2>Requirement</h2>
        <JobTypeBadge jobType={order.jobType} />
      </Line>
      <Customer>{orNA(order.customerName)}</Customer>
      <OrderReservation orderId={order.id} />
    </HeadCell>
  );
}
