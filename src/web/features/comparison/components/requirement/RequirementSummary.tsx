import { Mail, NotebookText } from 'lucide-react';
import { styled } from 'styled-components';
import { orderPriceText } from '../../../../../domain/cost/comparison/estimateWords';
import { formatDate } from '../../../../../domain/format/date';
import { orNA } from '../../../../../domain/format/number';
import { mailLink, salesContact } from '../../../../../domain/orders/salesContact';
import { type DisplayOrder, orderNotes } from '../../../../../domain/orders/displayOrder';
import { OrderFacts } from '../../../orders/components/OrderMarks';
import { useHasPermission, usePermissionMessage, useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { setFreightPayer } from '../../../orders/api/orders';
import { useWrites } from '../../../../store/api/server/useWrites';
import { useGated } from '../../../../store/gate/useEffectGate';
import { selectHasFreight } from '../../../rates/state/selectors';
import { useServices } from '../../../../store/services';
import { Button, type ButtonSize, buttonStyle, type ButtonVariant, needsNetwork } from '../../../../ui/button/Button';
import { Switch } from '../../../../ui/field/Switch';
import { Dim, Stack } from '../../../../ui/elements';
import { Pairs } from '../../../../ui/layout/KeyValue';
import { fontSize, space } from '../../../../ui/theme';
import { Tooltip } from '../../../../ui/Tooltip';
import { SIDE } from '../cardLayout';
import { Contradictions, FromTheNotes, FromTheTexts } from './OrderTexts';

/** Beside the unit's second head row, pictures and attachments. */
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

const Price = styled.strong`
  font-size: ${fontSize.figure};
  line-height: 1.5rem;
  font-weight: 600;
`;

export function RequirementSummary({ order, onNotes }: { order: DisplayOrder; onNotes: () => void }) {
  const { openNotesPopup } = useServices();
  // Browsers can block the popup.
  const viewNotes = () => openNotesPopup(orderNotes(order)) || onNotes();
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
      <Stack $gap={2}>
        <Button onClick={viewNotes}>
          <NotebookText size={15} aria-hidden="true" /> View Notes
        </Button>
        <ContactSalesRep order={order} />
      </Stack>
      <Contradictions order={order} />
      <FromTheTexts order={order} />
      <FromTheNotes order={order} />
    </Cell>
  );
}

function OrderFields({ order }: { order: DisplayOrder }) {
  const items = [
    { label: 'Job Number', value: orNA(order.jobOrderNumber) },
    { label: 'Sales Order Number', value: orNA(order.salesOrderNumber) },
    { label: 'Customer', value: orNA(order.customerName) },
    { label: 'Sale Price', value: <Price>{orderPriceText(order.price)}</Price> },
  ];
  return (
    <OrderFacts>
      <Pairs items={items} />
    </OrderFacts>
  );
}

function FreightPayer({ order: { id, isFreightPaidByCustomer } }: { order: DisplayOrder }) {
  const dispatch = useAppDispatch();
  const hasFreight = useAppSelector(selectHasFreight);
  const seesCost = useHasPermission('seeCost');
  const permissionMessage = usePermissionMessage('changeFreight');
  const { isBusy, failure, run } = useWrites();
  const onChange = useGated((isCustomer: boolean) =>
    run(() => dispatch(setFreightPayer.initiate({ orderId: id, isCustomer }, { track: false }))),
  );
  if (!hasFreight || !seesCost) return null;
  return (
    <div>
      <Switch
        label="Freight paid by customer"
        checked={isFreightPaidByCustomer}
        disabled={isBusy || permissionMessage !== null}
        onChange={onChange}
        {...needsNetwork}
      />
      {permissionMessage !== null && <Dim as="p">{permissionMessage}</Dim>}
      {failure !== null && (
        <Dim as="p" role="alert">
          {failure}
        </Dim>
      )}
    </div>
  );
}

const MailLink = styled.a<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;

function ContactSalesRep({ order }: { order: DisplayOrder }) {
  const [salesOrder, job] = [orNA(order.salesOrderNumber), orNA(order.jobOrderNumber)];
  const subject = `Sales Order: ${salesOrder} | Job: ${job} | Customer: ${orNA(order.customerName)}`;
  const href = mailLink(salesContact(order), subject);
  const label = (
    <>
      <Mail size={15} aria-hidden="true" /> Contact Sales Rep
    </>
  );
  return href === null ? (
    <Button disabled title="No sales rep address">
      {label}
    </Button>
  ) : (
    <MailLink href={href} data-variant="default" $variant="default" $size="medium">
      {label}
    </MailLink>
  );
}
