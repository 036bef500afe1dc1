import type { Accepted } from '../../../../contract/matching/quote';
import type { Order } from '../../../../contract/order/order';
import { acceptedText } from '../../../../domain/descriptions/accepted';
import { useAppSelector } from '../../../state/hooks';
import { selectAccepted } from '../../../state/selectors/quote';
import { Button } from '../../../ui/button/Button';
import { Row, Dim } from '../../../ui/elements';

interface AcceptedTextsProps {
  order: Order;
  /** What the estimate counts. */
  accepted: Accepted | undefined;
  isEditable: boolean;
  onChange: (accepted: Accepted) => void;
}

/** What the estimate counts of the order's texts, and the way to count what was accepted on the comparison since. */
export function AcceptedTexts({ order, accepted, isEditable, onChange }: AcceptedTextsProps) {
  const current = useAppSelector((state) => selectAccepted(state, order));
  const [counted, offered] = [accepted, current].map((each) => (each ? acceptedText(each) : ''));
  return (
    <>
      {counted !== '' && <Dim>From the order&apos;s texts: {counted}</Dim>}
      {current && offered !== counted && (
        <Row $gap={2}>
          <Dim>Accepted on the comparison and not counted here: {offered}</Dim>
          <Button size="small" disabled={!isEditable} onClick={() => onChange(current)}>
            Use it here
          </Button>
        </Row>
      )}
    </>
  );
}
