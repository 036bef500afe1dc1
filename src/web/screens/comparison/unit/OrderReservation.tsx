import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { ReservedTransformer } from '../../../../contract/reservations';
import { formatDate } from '../../../../domain/format/date';
import { jobOf } from '../../../../domain/reservations/refusals';
import { useGetReservationsQuery } from '../../../state/api/matching/reservations';
import { useServices } from '../../../state/services';
import { color, fontSize } from '../../../ui/theme';
import { UnitLink } from './UnitLinks';

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

/** Imported reservations have no person and no date. */
const byWhom = ({ reservedBy, reservedDate }: ReservedTransformer) =>
  reservedBy?.trim() ? `, by ${reservedBy}, ${formatDate(reservedDate)}` : '';

export function useReservations(orderId: string, serial?: string | number) {
  const { config } = useServices();
  return useGetReservationsQuery(undefined, {
    skip: config.capabilities.reservations !== 'live',
    selectFromResult: ({ data, error, isFetching }) => ({
      // True after an error too, so that the server decides.
      isKnown: data !== undefined || error !== undefined,
      isFetching,
      ofUnit: data?.results.find(({ itemCode }) => String(itemCode) === String(serial)),
      ofOrder: data?.results.find((reservation) => String(reservation.orderId) === orderId),
    }),
  });
}

/** By serial: 'this order' or a job; null while unknown. */
export function useReservedFor(orderId: string): ReadonlyMap<string, string> | null {
  const { config } = useServices();
  const { data } = useGetReservationsQuery(undefined, { skip: config.capabilities.reservations !== 'live' });
  return useMemo(() => {
    const entries = data?.results.map(
      (each) => [String(each.itemCode), String(each.orderId) === orderId ? 'this order' : jobOf(each)] as const,
    );
    return entries ? new Map(entries) : null;
  }, [data, orderId]);
}
