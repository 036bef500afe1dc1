import { styled } from 'styled-components';
import { formatDate } from '../../../domain/format/date';
import { formatPrice } from '../../../domain/format/money';
import { orNA } from '../../../domain/format/number';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import type { OrderSort } from '../../../domain/order/orderFilters';
import { CoverageMark, DueMark, JobTypeBadge } from '../../parts/order/OrderMarks';
import { clickOutsideControls } from '../../parts/page/clickOutsideControls';
import { orderPath } from '../../parts/page/paths';
import { useUrgency } from '../../state/hooks';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { Card, Row, Dim } from '../../ui/elements';
import { Badge } from '../../ui/mark/Badge';
import { color, fontSize, hairline, motion, space } from '../../ui/theme';
import { LabeledValues } from './LabeledValues';

/** Height of a card with one line of everything. */
export const CARD_HEIGHT = '16.4375rem';

/** `$keepsHeight`: a short last page is as tall as a full one. */
export const CardGrid = styled.div<{ $keepsHeight?: boolean }>`
  display: grid;
  & > li {
    min-width: 0;
  }
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)};
  ${({ $keepsHeight }) => $keepsHeight && `grid-template-rows: repeat(2, minmax(${CARD_HEIGHT}, auto));`}
  @media (max-width: 77.4375em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${({ $keepsHeight }) => $keepsHeight && `grid-template-rows: repeat(3, minmax(${CARD_HEIGHT}, auto));`}
  }
  @media (max-width: 47.4375em) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
  }
`;

export interface OrdersViewProps {
  orders: readonly DisplayOrder[];
  onShow: (order: DisplayOrder) => void;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  hasMorePages: boolean;
}

export const OrderCards = ({ orders, onShow, hasMorePages }: OrdersViewProps) => (
  <CardGrid as="ul" aria-label="Orders" $keepsHeight={hasMorePages}>
    {orders.map((order) => (
      <li key={order.id}>
        <OrderCard order={order} onShow={() => onShow(order)} />
      </li>
    ))}
  </CardGrid>
);

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

/** The keyboard has a button for what a click does. */
function OrderCard({ order, onShow }: { order: DisplayOrder; onShow: () => void }) {
  const name = orNA(order.customerName);
  return (
    <Root as="article" aria-label={`${name}, job ${orNA(order.jobOrderNumber)}`} onClick={clickOutsideControls(onShow)}>
      <OrderBadges order={order} />
      <div>
        <Line>
          <h2>{name}</h2>
          <OrderPrice value={order.dollarValue} />
        </Line>
        <Dim as="p">{order.transformerType}</Dim>
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

function OrderBadges({ order }: { order: DisplayOrder }) {
  const { jobType, requirement, coverage, isRetired } = order;
  const urgency = useUrgency(order);
  const { engineering_review: isInReview, unit_status: unitStatus } = requirement.metadata ?? {};
  return (
    <Row $gap={1}>
      <JobTypeBadge jobType={jobType} />
      {isRetired && <Badge>Retired</Badge>}
      <DueMark urgency={urgency} />
      <CoverageMark coverage={coverage} />
      {isInReview && <Badge tone="warn">Engineering Review</Badge>}
      {unitStatus && <Badge>{unitStatus}</Badge>}
    </Row>
  );
}

const Price = styled.span`
  font-size: ${fontSize.figure};
  line-height: 1.25rem;
  font-weight: 600;
  white-space: nowrap;
  &[data-missing='true'] {
    font-weight: 400;
    color: ${color('textDim')};
  }
`;

const OrderPrice = ({ value }: { value: number | null }) => (
  <Price data-missing={value === null}>{formatPrice(value)}</Price>
);
