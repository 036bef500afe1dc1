import { useId } from 'react';
import { agreedValues, byClause, type Clause, type Proposal } from '../../../../domain/descriptions/proposals';
import { disputeText, proposalText, quoteText } from '../../../../domain/descriptions/proposalWords';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectAcceptedProposals, selectProposals } from '../../../state/selectors/describedFields';
import { fieldEmptied, fieldsFilled } from '../../../state/slices/accepted';
import { Switch } from '../../../ui/field/Switch';
import { Label } from '../../../ui/elements';
import { Block, Item, List } from './quotes';
import { UseAll } from './UseAll';

/** What the order's descriptions and notes state of the fields that it leaves open, quoted; each counts after one click. */
export function FromTheTexts({ order }: { order: DisplayOrder }) {
  const found = selectProposals(order);
  const dispute = disputeText(found);
  if (found.length === 0) return null;
  return (
    <Block>
      <List aria-label="From the descriptions and notes">
        {byClause(found).map(({ clause, stated }) => (
          <Quoted key={quoteText(clause)} order={order} clause={clause} stated={stated} />
        ))}
      </List>
      {dispute !== null && <Label>{dispute}</Label>}
      <UseAll order={order} fields={agreedValues(found)} />
    </Block>
  );
}

function Quoted({ order, clause, stated }: { order: DisplayOrder; clause: Clause; stated: readonly Proposal[] }) {
  const accepted = useAppSelector((state) => selectAcceptedProposals(state, order));
  const quoteId = useId();
  return (
    <Item data-counted={stated.some((each) => accepted.includes(each))}>
      <p id={quoteId}>{quoteText(clause)}</p>
      {stated.map((each) => (
        <Choice key={each.field} order={order} proposal={each} isAccepted={accepted.includes(each)} quoteId={quoteId} />
      ))}
    </Item>
  );
}

interface ChoiceProps {
  order: DisplayOrder;
  proposal: Proposal;
  isAccepted: boolean;
  quoteId: string;
}

function Choice({ order: { id: orderId }, proposal, isAccepted, quoteId }: ChoiceProps) {
  const dispatch = useAppDispatch();
  const { field, value } = proposal;
  const choose = (isChosen: boolean) =>
    void dispatch(isChosen ? fieldsFilled({ orderId, fields: { [field]: value } }) : fieldEmptied({ orderId, field }));
  return (
    <Switch label={`Use ${proposalText(proposal)}`} aria-describedby={quoteId} checked={isAccepted} onChange={choose} />
  );
}
