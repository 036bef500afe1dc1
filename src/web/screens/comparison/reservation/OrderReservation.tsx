import styled from 'styled-components';
import type { ReservedTransformer } from '../../../../contract/reservations';
import { formatDate } from '../../../../domain/format/date';
import { color, fontSize } from '../../../ui/theme';
import { UnitLink } from '../unit/UnitLink';
import { useHolding } from './useReservations';

const Line = styled.p`
  margin-top: 2px;
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textDim')};
  &:not(:last-child) {
    margin-bottom: 0.5rem;
  }
`;

/** A link within a sentence is not told by its colour alone. */
const InSentence = styled(UnitLink)`
  text-decoration: underline;
`;

/** Which unit is reserved for an order, by whom and when; nothing where none is. */
export function OrderReservation({ orderId }: { orderId: string }) {
  const { ofOrder: held } = useHolding(orderId);
  if (!held) return null;
  return (
    <Line>
      <InSentence serial={held.itemCode} orderId={orderId}>
        Unit {held.itemCode}
      </InSentence>{' '}
      {held.status === 'Delivered' ? 'was delivered' : 'is reserved'} for this order{byWhom(held)}
    </Line>
  );
}

/** Of what came with the data nobody knows who reserved it, nor when. */
const byWhom = ({ reservedBy, reservedDate }: ReservedTransformer) =>
  reservedBy?.trim() ? `, by ${reservedBy}, ${formatDate(reservedDate)}` : '';
