import { useCallback, useId } from 'react';
import styled from 'styled-components';
import type { Constraint } from '../../../../contract/matching/quote';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import type { NoteConstraint } from '../../../../domain/order/noteConstraints';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectCountedConstraints, selectNoteConstraints } from '../../../state/selectors/noteConstraints';
import { constraintCounted } from '../../../state/slices/acceptedConstraints';
import { Switch } from '../../../ui/field/Switch';
import { Dim } from '../../../ui/text/Text';
import { color, fontSize, space } from '../../../ui/theme';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
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
`;

/** What the order's notes demand beyond its fields, quoted; what a unit can be checked against counts after one click. */
export function FromTheNotes({ order }: { order: DisplayOrder }) {
  const dispatch = useAppDispatch();
  const found = selectNoteConstraints(order);
  const counted = useAppSelector((state) => selectCountedConstraints(state, order));
  const count = useCallback(
    (constraint: Constraint, isCounted: boolean) =>
      void dispatch(constraintCounted({ orderId: order.id, constraint, isCounted })),
    [dispatch, order.id],
  );
  if (found.length === 0) return null;
  return (
    <List aria-label="From the notes">
      {found.map((each) => (
        <Demand key={`${each.name} ${each.quote}`} demand={each} counted={counted} onCount={count} />
      ))}
    </List>
  );
}

interface DemandProps {
  demand: NoteConstraint;
  counted: readonly Constraint[];
  onCount: (constraint: Constraint, isCounted: boolean) => void;
}

function Demand({ demand: { name, constraint, quote }, counted, onCount }: DemandProps) {
  const quoteId = useId();
  const isCounted = constraint !== null && counted.includes(constraint);
  return (
    <Item data-counted={isCounted}>
      <p id={quoteId}>From the notes: “{quote}”</p>
      {constraint === null ? (
        <Dim>{name}: no unit records it.</Dim>
      ) : (
        <Switch
          label="Count it"
          aria-label={`Count it: ${name}`}
          checked={isCounted}
          aria-describedby={quoteId}
          onChange={(next) => onCount(constraint, next)}
        />
      )}
    </Item>
  );
}
