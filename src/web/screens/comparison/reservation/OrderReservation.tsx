import { styled } from 'styled-components';
import type { ReservedTransformer } from '../../../../contract/reservations';
import { formatDate } from '../../../../domain/format/date';
import { color, fontSize } from '../../../ui/theme';
import { UnitLink } from '../unit/UnitLink';
import { useReservations } from './useReservations';

const Line = styled.p`
  margin-top: 2px;
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textDim')};
  &:not(:last-child) {
    margin-bottom: 0.5rem;
  }
`;

/** Color alone does not distinguish a link within a sentence (WCAG 1.4.1). */
const InlineLink = styled(UnitLink)`
  text-decoration: underline;
`;

/** Which unit is reserved for an order, by whom and when; nothing where none is. */
export function OrderReservation({ orderId }: { orderId: string }) {
  const { ofOrder: reservation } = useReservations(orderId);
  if (!reservation) return null;
  return (
    <Line>
      <InlineLink serial={reservation.itemCode} orderId={orderId}>
        Unit {reservation.itemCode}
      </InlineLink>{' '}
      {reservation.status === 'Delivered' ? 'was delivered' : 'is reserved'} for this order{byWhom(reservation)}
    </Line>
  );
}

/** Imported reservations name no person and no date. */
const byWhom = ({ reservedBy, reservedDate }: ReservedTransformer) =>
  reservedBy?.trim() ? `, by ${reservedBy}, ${formatDate(reservedDate)}` : '';
