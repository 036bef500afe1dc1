import { useId } from 'react';
import { styled } from 'styled-components';
import type { Constraint, FieldValues } from '../../../../../contract/matching/quote';
import { notesSummary } from '../../../../../domain/descriptions/notesSummary';
import { agreedValues, byClause, type Clause, type Proposal } from '../../../../../domain/descriptions/proposals';
import { disputeText, proposalText, quoteText } from '../../../../../domain/descriptions/proposalWords';
import type { DisplayOrder } from '../../../../../domain/orders/displayOrder';
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
import { Label, Stack } from '../../../../ui/elements';
import { Notice } from '../../../../ui/notice/Notice';
import { color, fontSize, space } from '../../../../ui/theme';

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

/** Where its texts say something else than its fields. */
export function Contradictions({ order }: { order: DisplayOrder }) {
  const contradictions = selectContradictions(order);
  if (contradictions.length === 0) return null;
  return (
    <Notice tone="warn">
      {contradictions.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

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

const Folded = styled.details`
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textSoft')};
  summary {
    min-height: 1.5rem;
    padding: 0.1875rem 0;
  }
`;

/** Folded, so that long notes do not push the specifications off the first screen. */
export function FromTheNotes({ order }: { order: DisplayOrder }) {
  const found = selectNoteConstraints(order);
  const counted = useAppSelector((state) => selectCountedConstraints(state, order));
  const others = found.filter(({ constraint }) => constraint === null);
  const othersId = useId();
  if (found.length === 0) return null;
  return (
    <Folded>
      <summary>{notesSummary(found, counted)}</summary>
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
                  <p>{quoted(quote)}</p>
                </Item>
              ))}
            </List>
          </div>
        )}
      </Stack>
    </Folded>
  );
}

const quoted = (quote: string) => `“${quote}”`;

type CountableProps = { order: DisplayOrder; name: string; constraint: Constraint; quote: string };

function Countable({ order, name, constraint, quote }: CountableProps) {
  const dispatch = useAppDispatch();
  const isCounted = useAppSelector((state) => selectCountedConstraints(state, order).includes(constraint));
  const quoteId = useId();
  const count = (next: boolean) => void dispatch(constraintCounted({ orderId: order.id, constraint, isCounted: next }));
  return (
    <Item data-counted={isCounted}>
      <p id={quoteId}>{quoted(quote)}</p>
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

export function UseAll({ order, fields }: { order: DisplayOrder; fields: FieldValues }) {
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
