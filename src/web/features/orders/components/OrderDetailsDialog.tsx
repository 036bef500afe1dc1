import { styled } from 'styled-components';
import { formatDate } from '../../../../domain/format/date';
import { formatKva, orNA } from '../../../../domain/format/number';
import { formatPrice } from '../../../../domain/format/money';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import { EditButton } from '../../records/components/EditButton';
import { CoverageMark, DueMark } from './OrderMarks';
import { estimatesPath, orderPath } from '../../../lib/paths';
import { useHasPermission, useInsights, useUrgency } from '../../../store/hooks';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Modal } from '../../../ui/dialog/Modal';
import { KeyValue } from '../../../ui/layout/KeyValue';
import { Row, Prose } from '../../../ui/elements';
import { color, hairline, space } from '../../../ui/theme';
import { LabeledValues } from './OrderCards';

interface OrderDetailsDialogProps {
  order: DisplayOrder;
  isOpen: boolean;
  onClose: () => void;
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18.75rem), 1fr));
  gap: ${space(5)} ${space(8)};
`;

const Group = styled.section`
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

const Notes = styled(Group)`
  margin-top: ${space(5)};
`;

export function OrderDetailsDialog({ order, isOpen, onClose }: OrderDetailsDialogProps) {
  const [hasInsights, seesCost] = [useInsights(), useHasPermission('seeCost')];
  const urgency = useUrgency(order);
  const notes = order.formatted_notes?.trim();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title="Order Details"
      footer={
        <>
          <EditButton file="orders" recordKey={order.id} number={orNA(order.jobOrderNumber)} />
          <Button onClick={onClose}>Close</Button>
          {hasInsights && seesCost && <LinkButton to={estimatesPath(order.id)}>Estimates</LinkButton>}
          <LinkButton variant="primary" to={orderPath(order.id)}>
            Compare Units
          </LinkButton>
        </>
      }
    >
      <Head>
        <Marks $gap={1}>
          <DueMark urgency={urgency} />
          <CoverageMark coverage={order.coverage} />
        </Marks>
        <LabeledValues items={itemsOf(headOf(order))} />
      </Head>
      <Groups>
        {Object.entries(groupsOf(order)).map(([title, values]) => (
          <Group key={title}>
            <h3>{title}</h3>
            <KeyValue items={itemsOf(values)} />
          </Group>
        ))}
      </Groups>
      {notes && (
        <Notes>
          <h3>Additional Notes</h3>
          <Prose>{notes}</Prose>
        </Notes>
      )}
    </Modal>
  );
}

const itemsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([label, value]) => ({ label, value }));

const headOf = (order: DisplayOrder) => ({
  'Job Number': orNA(order.jobOrderNumber),
  'Sales Order Number': orNA(order.salesOrderNumber),
  'Created on': formatDate(order.orderDate),
});

const groupsOf = (order: DisplayOrder) => ({
  'Customer Information': { Customer: orNA(order.customerName), Location: order.customerLocation },
  Timeline: {
    'Order Date': formatDate(order.orderDate),
    'Customer Request Date': formatDate(order.customerRequestDate),
  },
  'Transformer Requirements': {
    Type: order.transformerType,
    'KVA Rating': formatKva(order.kvaRating),
    'Issued Units': orNA(order.issued_units),
  },
  'Order Information': {
    Salesperson: orNA(order.salespersonName),
    Price: formatPrice(order.dollarValue),
    'Job Type': orNA(order.jobType),
  },
  'Shipping Information': {
    'Current Warehouse': order.currentWarehouse,
    'Shipping From': orNA(order.shippedFromState),
  },
});
