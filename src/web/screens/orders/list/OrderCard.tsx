import { styled } from 'styled-components';
import { formatDate } from '../../../../domain/format/date';
import { orNA } from '../../../../domain/format/number';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { orderPath } from '../../../parts/page/paths';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/elements';
import { LinkButton } from '../../../ui/button/LinkButton';
import { color, fontSize, hairline, motion, space } from '../../../ui/theme';
import { LabeledValues } from './LabeledValues';
import { OrderBadges } from './OrderBadges';
import { OrderPrice } from './OrderPrice';
import { clickOutsideControls } from '../../../parts/page/clickOutsideControls';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  height: 100%;
  padding: ${space(3)} ${space(4)};
  cursor: pointer;
  transition: border-color ${motion.control};
  &:hover {
    border-color: ${color('controlLine')};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  h2 {
    font-size: ${fontSize.name};
    overflow-wrap: anywhere;
  }
`;

const Kind = styled.p`
  color: ${color('textDim')};
`;

const Middle = styled.div`
  padding-top: ${space(3)};
  border-top: ${hairline};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};
  margin-top: auto;
  padding-top: ${space(3)};
  border-top: ${hairline};
`;

const facts = (order: DisplayOrder) => [
  { label: 'Job Number', value: orNA(order.jobOrderNumber) },
  { label: 'Sales Order Number', value: orNA(order.salesOrderNumber) },
  { label: 'Order Date', value: formatDate(order.orderDate) },
  { label: 'Delivery Location', value: order.customerLocation },
  { label: 'Salesperson', value: orNA(order.salespersonName) },
  { label: 'Customer Request Date', value: formatDate(order.customerRequestDate) },
];

/** One order. A click anywhere shows its details; the keyboard has the button for it. */
export function OrderCard({ order, onShow }: { order: DisplayOrder; onShow: () => void }) {
  const name = orNA(order.customerName);
  return (
    <Root as="article" aria-label={`${name}, job ${orNA(order.jobOrderNumber)}`} onClick={clickOutsideControls(onShow)}>
      <OrderBadges order={order} />
      <div>
        <Line>
          <h2>{name}</h2>
          <OrderPrice value={order.dollarValue} />
        </Line>
        <Kind>{order.transformerType}</Kind>
      </div>
      <Middle>
        <LabeledValues items={facts(order)} />
      </Middle>
      <Foot>
        <Button onClick={onShow}>View Details</Button>
        <LinkButton variant="primary" to={orderPath(order.id)}>
          Compare Units
        </LinkButton>
      </Foot>
    </Root>
  );
}
