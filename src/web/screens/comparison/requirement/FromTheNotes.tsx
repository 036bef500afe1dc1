import { useId } from 'react';
import type { Constraint } from '../../../../contract/matching/quote';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectCountedConstraints, selectNoteConstraints } from '../../../state/selectors/quote';
import { constraintCounted } from '../../../state/slices/accepted';
import { Switch } from '../../../ui/field/Switch';
import { Label } from '../../../ui/elements';
import { Block, Item, List } from './quotes';

/** What the order's notes demand beyond its fields, quoted; what a unit can be checked against counts after one click. */
export function FromTheNotes({ order }: { order: DisplayOrder }) {
  const found = selectNoteConstraints(order);
  const others = found.filter(({ constraint }) => constraint === null);
  const othersId = useId();
  if (found.length === 0) return null;
  return (
    <Block>
      {others.length < found.length && (
        <List aria-label="From the notes">
          {found.map(
            ({ name, constraint, quote }) =>
              constraint !== null && (
                <Countable key={name} order={order} name={name} constraint={constraint} quote={quote} />
              ),
          )}
        </List>
      )}
      {others.length > 0 && (
        <div>
          <Label id={othersId}>No unit records these:</Label>
          <List aria-labelledby={othersId}>
            {others.map(({ name, quote }) => (
              <Item key={`${name} ${quote}`}>
                <Quote quote={quote} />
              </Item>
            ))}
          </List>
        </div>
      )}
    </Block>
  );
}

const Quote = ({ quote, id }: { quote: string; id?: string }) => <p id={id}>From the notes: “{quote}”</p>;

interface CountableProps {
  order: DisplayOrder;
  name: string;
  constraint: Constraint;
  quote: string;
}

function Countable({ order, name, constraint, quote }: CountableProps) {
  const dispatch = useAppDispatch();
  const isCounted = useAppSelector((state) => selectCountedConstraints(state, order).includes(constraint));
  const quoteId = useId();
  const count = (next: boolean) => void dispatch(constraintCounted({ orderId: order.id, constraint, isCounted: next }));
  return (
    <Item data-counted={isCounted}>
      <Quote quote={quote} id={quoteId} />
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
