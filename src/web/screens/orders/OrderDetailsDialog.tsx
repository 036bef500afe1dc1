import { styled } from 'styled-components';
import { formatDate } from '../../../domain/format/date';
import { formatKva, orNA } from '../../../domain/format/number';
import { formatPrice } from '../../../domain/format/money';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { CoverageMark, DueMark } from '../../parts/order/OrderMarks';
import { estimatesPath, orderPath } from '../../parts/page/paths';
import { useMay, useInsights, useUrgency } from '../../state/hooks';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { Modal } from '../../ui/dialog/Modal';
import { KeyValue } from '../../ui/layout/KeyValue';
import { Row, Prose } from '../../ui/elements';
import { color, hairline, space } from '../../ui/theme';
import { LabeledValues } from './LabeledValues';

interface OrderDetailsDialogProps {
  order: DisplayOrder;
  isOpen: boolean;
  onClose: () => void;
}

/** Spec section 2. */
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

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18.75rem), 1fr));
  gap: ${space(5)} ${space(8)};
`;

const Root = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  h3 {
    padding-bottom: ${space(1)};
    border-bottom: ${hairline};
    color: ${color('textSoft')};
  }
`;

const Head = styled.div`
  margin-bottom: ${space(5)};
`;

const Marks = styled(Row)`
  margin-bottom: ${space(2)};
  &:empty {
    display: none;
  }
`;

const Notes = styled(Root)`
  margin-top: ${space(5)};
`;

const Group = ({ title, items }: OrderGroup) => (
  <Root>
    <h3>{title}</h3>
    <KeyValue items={items} />
  </Root>
);

export function OrderDetails({ order }: { order: DisplayOrder }) {
  const notes = order.formatted_notes?.trim();
  return (
    <>
      <Head>
        <Marks $gap={1}>
          <DueMark urgency={useUrgency(order)} />
          <CoverageMark coverage={order.coverage} />
        </Marks>
        <LabeledValues items={orderHead(order)} />
      </Head>
      <Groups>
        {orderGroups(order).map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </Groups>
      {notes && (
        <Notes>
          <h3>Additional Notes</h3>
          <Prose>{notes}</Prose>
        </Notes>
      )}
    </>
  );
}

interface OrderGroup {
  title: string;
  items: readonly { label: string; value: string }[];
}

export const orderHead = (order: DisplayOrder): OrderGroup['items'] => [
  { label: 'Job Number', value: orNA(order.jobOrderNumber) },
  { label: 'Sales Order Number', value: orNA(order.salesOrderNumber) },
  { label: 'Created on', value: formatDate(order.orderDate) },
];

export const orderGroups = (order: DisplayOrder): OrderGroup[] => [
  {
    title: 'Customer Information',
    items: [
      { label: 'Customer', value: orNA(order.customerName) },
      { label: 'Location', value: order.customerLocation },
    ],
  },
  {
    title: 'Timeline',
    items: [
      { label: 'Order Date', value: formatDate(order.orderDate) },
      { label: 'Customer Request Date', value: formatDate(order.customerRequestDate) },
    ],
  },
  {
    title: 'Transformer Requirements',
    items: [
      { label: 'Type', value: order.transformerType },
      { label: 'KVA Rating', value: formatKva(order.kvaRating) },
      { label: 'Issued Units', value: orNA(order.issued_units) },
    ],
  },
  {
    title: 'Order Information',
    items: [
      { label: 'Salesperson', value: orNA(order.salespersonName) },
      { label: 'Price', value: formatPrice(order.dollarValue) },
      { label: 'Job Type', value: orNA(order.jobType) },
    ],
  },
  {
    title: 'Shipping Information',
    items: [
      { label: 'Current Warehouse', value: order.currentWarehouse },
      { label: 'Shipping From', value: orNA(order.shippedFromState) },
    ],
  },
];
