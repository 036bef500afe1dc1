import { Mail, NotebookText } from 'lucide-react';
import { styled } from 'styled-components';
import { orderPriceText } from '../../../../domain/cost/comparison/estimateWords';
import { formatDate } from '../../../../domain/format/date';
import { orNA } from '../../../../domain/format/number';
import { type DisplayOrder, orderNotes } from '../../../../domain/order/displayOrder';
import { OrderFacts } from '../../../parts/order/OrderMarks';
import { useServices } from '../../../state/services';
import { Button } from '../../../ui/button/Button';
import { fontSize, space } from '../../../ui/theme';
import { Tooltip } from '../../../ui/Tooltip';
import { ContactSalesRep } from './ContactSalesRep';
import { FreightPayer } from './FreightPayer';
import { FromTheNotes } from './FromTheNotes';
import { FromTheTexts } from './FromTheTexts';
import { SIDE } from '../layout/grid';

/** Stands beside the second row of a unit's head, its pictures and its attachments. */
const Cell = styled.div`
  display: flex;
  flex-direction: column;
  grid-row: span 3;
  gap: ${space(3)};
  padding: 0.75rem ${SIDE};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(2)};
  white-space: nowrap;
  span {
    margin-left: auto;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Price = styled.strong`
  font-size: ${fontSize.figure};
  line-height: 1.5rem;
  font-weight: 600;
`;

interface RequirementSummaryProps {
  order: DisplayOrder;
  /** Called where the browser blocks the notes popup. */
  onNotes: () => void;
}

export function RequirementSummary({ order, onNotes }: RequirementSummaryProps) {
  const { openNotesPopup } = useServices();
  const viewNotes = () => {
    if (!openNotesPopup(orderNotes(order))) onNotes();
  };
  return (
    <Cell>
      <Head>
        <h3>Order Details</h3>
        <Tooltip label="Order Request Date">
          <span>{formatDate(order.customerRequestDate)}</span>
        </Tooltip>
      </Head>
      <OrderFields order={order} />
      <FreightPayer order={order} />
      <Buttons>
        <Button onClick={viewNotes}>
          <NotebookText size={15} aria-hidden="true" /> View Notes
        </Button>
        <ContactSalesRep order={order} icon={<Mail size={15} aria-hidden="true" />} />
      </Buttons>
      <FromTheTexts order={order} />
      <FromTheNotes order={order} />
    </Cell>
  );
}

function OrderFields({ order }: { order: DisplayOrder }) {
  const fields = [
    ['Job Number', orNA(order.jobOrderNumber)],
    ['Sales Order Number', orNA(order.salesOrderNumber)],
    ['Customer', orNA(order.customerName)],
  ] as const;
  return (
    <OrderFacts>
      {fields.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Sale Price</dt>
        <dd>
          <Price>{orderPriceText(order.price)}</Price>
        </dd>
      </div>
    </OrderFacts>
  );
}
