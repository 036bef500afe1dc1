import { styled } from 'styled-components';
import { formatDate } from '../../../../domain/format/date';
import { formatPrice } from '../../../../domain/format/money';
import { orNA } from '../../../../domain/format/number';
import { PAGE_SIZES } from '../../../../domain/limits';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import type { OrderSort } from '../../../../domain/orders/orderSort';
import type { ListView } from '../../../../domain/orders/orderList';
import { CommentsMark, CoverageMark, DueMark, JobTypeBadge } from './OrderMarks';
import { clickOutsideControls } from '../../../lib/clickOutsideControls';
import { orderPath } from '../../../lib/paths';
import { useUrgency } from '../../../store/hooks';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card, Dim, Row, Skeleton } from '../../../ui/elements';
import { type KeyValueProps, Pairs } from '../../../ui/layout/KeyValue';
import { Badge } from '../../../ui/mark/Badge';
import { Working } from '../../../ui/Spinner';
import { color, fontSize, hairline, motion, space } from '../../../ui/theme';

/** Height of a card with one line of everything. */
const CARD_HEIGHT = '16.4375rem';

/** `$keepsHeight`: a short last page is as tall as a full one. */
const CardGrid = styled.div<{ $keepsHeight?: boolean }>`
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

/** Keyboard users have a button instead of the click. */
function OrderCard({ order, onShow }: { order: DisplayOrder; onShow: () => void }) {
  const name = orNA(order.customerName);
  const urgency = useUrgency(order);
  const { engineering_review: isInReview, unit_status: unitStatus } = order.requirement.metadata ?? {};
  return (
    <Root as="article" aria-label={`${name}, job ${orNA(order.jobOrderNumber)}`} onClick={clickOutsideControls(onShow)}>
      <Row $gap={1}>
        <JobTypeBadge jobType={order.jobType} />
        {order.isRetired && <Badge>Retired</Badge>}
        <DueMark urgency={urgency} />
        <CoverageMark coverage={order.coverage} />
        {isInReview && <Badge tone="warn">Engineering Review</Badge>}
        {unitStatus && <Badge>{unitStatus}</Badge>}
        <CommentsMark count={order.comments} />
      </Row>
      <div>
        <Line>
          <h2>{name}</h2>
          <Price data-missing={order.dollarValue === null}>{formatPrice(order.dollarValue)}</Price>
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

const Frame = styled.div`
  container-type: inline-size;
`;

/** Three per row if dates fit on one line, otherwise two. */
const ValueList = styled.dl`
  display: grid;
  grid-template-columns: 0.95fr 1.05fr 1.2fr;
  gap: ${space(2)};
  @container (max-width: 23.75em) {
    grid-template-columns: 1fr 1fr;
  }
  dt {
    font-size: ${fontSize.small};
    line-height: 1rem;
    color: ${color('textDim')};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

export const LabeledValues = ({ items }: Pick<KeyValueProps, 'items'>) => (
  <Frame>
    <ValueList>
      <Pairs items={items} />
    </ValueList>
  </Frame>
);

const CardPlace = styled(Card)`
  display: grid;
  align-content: space-between;
  height: ${CARD_HEIGHT};
  padding: ${space(4)};
`;

const LinePlace = styled.div`
  display: grid;
  align-items: center;
  height: 3.125rem;
  padding: 0 ${space(3)};
  & + & {
    border-top: 1px solid ${color('lineSoft')};
  }
`;

const CardPlaceholder = () => (
  <CardPlace aria-hidden>
    <Skeleton $width="25%" />
    <Skeleton $width="60%" />
    <Skeleton />
    <Skeleton />
    <Skeleton $width="40%" $height="2rem" />
  </CardPlace>
);

const LinePlaceholder = () => (
  <LinePlace>
    <Skeleton />
  </LinePlace>
);

/** Same size as the loaded orders, so nothing jumps. */
export function OrdersLoading({ view }: { view: ListView }) {
  const Place = view === 'cards' ? CardPlaceholder : LinePlaceholder;
  const Frame = view === 'cards' ? CardGrid : Card;
  return (
    <>
      <Frame as="div">
        {Array.from({ length: PAGE_SIZES.orders }, (_, index) => (
          <Place key={index} />
        ))}
      </Frame>
      <Working>Loading orders...</Working>
    </>
  );
}
