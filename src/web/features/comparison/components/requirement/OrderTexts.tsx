import { useId } from 'react';
import { styled } from 'styled-components';
import type { Constraint, FieldValues } from '../../../../../contract/matching/quote';
import type { Requirement } from '../../../../../contract/orders/order';
import { nearUnits, noneFits, relaxationsText } from '../../../../../domain/comparison/best';
import {
  agreedValues,
  byClause,
  type Clause,
  fieldOf,
  type Proposal,
} from '../../../../../domain/descriptions/proposals';
import {
  disputeText,
  proposalText,
  quoteText,
  sourceText,
  unstatedText,
} from '../../../../../domain/descriptions/proposalWords';
import { messages } from '../../../../../domain/messages';
import type { DisplayOrder } from '../../../../../domain/orders/displayOrder';
import { FitBadge } from '../../../matching/components/FitBadge';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import {
  selectAcceptedProposals,
  selectContradictions,
  selectFilledFields,
  selectProposals,
} from '../../../matching/state/describedFields';
import { selectCountedConstraints, selectNoteConstraints } from '../../../matching/state/quote';
import { constraintCounted, fieldEmptied, fieldsFilled } from '../../../matching/state/accepted';
import { Button } from '../../../../ui/button/Button';
import { Switch } from '../../../../ui/field/Switch';
import { Dim, Label, Row, Stack } from '../../../../ui/elements';
import { Notice } from '../../../../ui/notice/Notice';
import { color, fontSize, space } from '../../../../ui/theme';
import type { UnitList } from '../../state/useUnitList';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space(2)} ${space(4)};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textSoft')};
  overflow-wrap: anywhere;
`;

const Item = styled.li`
  padding-left: ${space(2)};
  border-left: 2px solid ${color('lineStrong')};
  &[data-counted='true'] {
    border-left-color: ${color('selected')};
  }
  label {
    min-height: 1.5rem;
  }
`;

export function FromTheTexts({ order }: { order: DisplayOrder }) {
  const found = selectProposals(order);
  const dispute = disputeText(found);
  if (found.length === 0) return null;
  return (
    <Stack $gap={2}>
      <List aria-label="From the descriptions and notes">
        {byClause(found).map(({ clause, stated }) => (
          <Quoted key={quoteText(clause)} order={order} clause={clause} stated={stated} />
        ))}
      </List>
      {dispute !== null && <Label>{dispute}</Label>}
      <UseAll order={order} fields={agreedValues(found)} />
    </Stack>
  );
}

function Quoted({ order, clause, stated }: { order: DisplayOrder; clause: Clause; stated: readonly Proposal[] }) {
  const dispatch = useAppDispatch();
  const accepted = useAppSelector((state) => selectAcceptedProposals(state, order));
  const quoteId = useId();
  const { id: orderId } = order;
  const choose = ({ field, value }: Proposal, isChosen: boolean) =>
    void dispatch(isChosen ? fieldsFilled({ orderId, fields: { [field]: value } }) : fieldEmptied({ orderId, field }));
  return (
    <Item data-counted={stated.some((each) => accepted.includes(each))}>
      <p id={quoteId}>{quoteText(clause)}</p>
      {stated.map((each) => (
        <Switch
          key={each.field}
          label={`Use ${proposalText(each)}`}
          aria-describedby={quoteId}
          checked={accepted.includes(each)}
          onChange={(isChosen) => choose(each, isChosen)}
        />
      ))}
    </Item>
  );
}

export function FromTheNotes({ order }: { order: DisplayOrder }) {
  const found = selectNoteConstraints(order);
  const others = found.filter(({ constraint }) => constraint === null);
  const othersId = useId();
  if (found.length === 0) return null;
  return (
    <Stack $gap={2}>
      {others.length < found.length && (
        <List aria-label="From the notes">
          {found.map(
            ({ name, constraint, quote }) =>
              constraint !== null && <Countable key={name} {...{ order, name, constraint, quote }} />,
          )}
        </List>
      )}
      {others.length > 0 && (
        <div>
          <Label id={othersId}>No unit records these:</Label>
          <List aria-labelledby={othersId}>
            {others.map(({ name, quote }) => (
              <Item key={`${name} ${quote}`}>
                <p>{fromNotes(quote)}</p>
              </Item>
            ))}
          </List>
        </div>
      )}
    </Stack>
  );
}

const fromNotes = (quote: string) => `From the notes: “${quote}”`;

type CountableProps = { order: DisplayOrder; name: string; constraint: Constraint; quote: string };

function Countable({ order, name, constraint, quote }: CountableProps) {
  const dispatch = useAppDispatch();
  const isCounted = useAppSelector((state) => selectCountedConstraints(state, order).includes(constraint));
  const quoteId = useId();
  const count = (next: boolean) => void dispatch(constraintCounted({ orderId: order.id, constraint, isCounted: next }));
  return (
    <Item data-counted={isCounted}>
      <p id={quoteId}>{fromNotes(quote)}</p>
      <Switch
        label="Count it"
        aria-label={`Count it: ${name}`}
        aria-describedby={quoteId}
        checked={isCounted}
        onChange={count}
      />
    </Item>
  );
}

function UseAll({ order, fields }: { order: DisplayOrder; fields: FieldValues }) {
  const dispatch = useAppDispatch();
  const filled = useAppSelector((state) => selectFilledFields(state, order));
  const left = Object.keys(fields).filter((field) => !(field in filled)).length;
  if (left < 2) return null;
  return (
    <div>
      <Button size="small" onClick={() => void dispatch(fieldsFilled({ orderId: order.id, fields }))}>
        Use all {left}
      </Button>
    </div>
  );
}

const OrderNotice = styled(Notice)`
  margin-bottom: ${space(4)};
  h2 {
    font-size: ${fontSize.name};
  }
`;

const NearUnits = styled.ul`
  li + li {
    margin-top: ${space(1)};
  }
`;

export function NoneFits({ requirement, list }: { requirement: Partial<Requirement>; list: UnitList }) {
  const { recommended, relaxations } = list;
  if (!noneFits(recommended) && relaxations.length === 0) return null;
  const near = nearUnits(requirement, recommended);
  return (
    <OrderNotice tone="warn">
      <h2>{messages.recommendations.noneFits}</h2>
      {near.length > 0 && (
        <NearUnits aria-label="The best units of other classes and what they lack">
          {near.map(({ fitClass, serial, score, gaps }) => (
            <li key={serial}>
              <FitBadge fitClass={fitClass} /> {serial} ({score}){gaps.length > 0 && `: ${gaps.join('; ')}`}
            </li>
          ))}
        </NearUnits>
      )}
      {relaxations.length > 0 && <p>{relaxationsText(relaxations)}</p>}
    </OrderNotice>
  );
}

const Offers = styled(Row)`
  gap: ${space(2)} ${space(4)};
  margin: ${space(2)} 0;
`;

type OrderTextsProps = Pick<UnitList, 'unstated'> & { order: DisplayOrder };

/** Missing required fields with the values its texts offer, then contradictions between texts and fields. */
export function OrderTexts({ order, unstated }: OrderTextsProps) {
  const contradictions = selectContradictions(order);
  if (unstated.length === 0 && contradictions.length === 0) return null;
  return (
    <OrderNotice tone="warn">
      {unstated.length > 0 && <Unstated order={order} unstated={unstated} />}
      {contradictions.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </OrderNotice>
  );
}

function Unstated({ order, unstated }: OrderTextsProps) {
  const dispatch = useAppDispatch();
  const missing = unstated.map((field) => fieldOf[field]);
  const found = selectProposals(order);
  const offers = found.filter(({ field }) => missing.includes(field));
  const fill = ({ field, value }: Proposal) =>
    dispatch(fieldsFilled({ orderId: order.id, fields: { [field]: value } }));
  return (
    <>
      <h2>{unstatedText(unstated)}</h2>
      {offers.length === 0 ? (
        <p>Units cannot be judged for certain. The descriptions and notes do not state it either.</p>
      ) : (
        <>
          <p>Units cannot be judged for certain. The descriptions and notes say:</p>
          <Offers as="ul">
            {offers.map((offer) => (
              <li key={`${offer.field} ${offer.value}`}>
                <Button size="small" onClick={() => fill(offer)}>
                  Use {proposalText(offer)}
                </Button>{' '}
                <Dim>{sourceText(offer)}</Dim>
              </li>
            ))}
          </Offers>
          <UseAll order={order} fields={agreedValues(found)} />
        </>
      )}
    </>
  );
}
