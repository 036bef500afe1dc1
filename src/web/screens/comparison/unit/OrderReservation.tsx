import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { ReservedTransformer } from '../../../../contract/reservations';
import { formatDate } from '../../../../domain/format/date';
import { jobOf } from '../../../../domain/reservations/jobOf';
import { useGetReservationsQuery } from '../../../state/api/reservations';
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

/** The reservations that concern one order and one unit. */
interface Reservations {
  /** False until the answer is here; after an error it is true, also while it is asked for again, so that the server decides. */
  isKnown: boolean;
  isFetching: boolean;
  ofUnit: ReservedTransformer | undefined;
  ofOrder: ReservedTransformer | undefined;
}

/** Sends no request where the product API keeps no reservations. `serial` may be left out. */
export function useReservations(orderId: string, serial?: string | number): Reservations {
  const { config } = useServices();
  return useGetReservationsQuery(undefined, {
    skip: config.capabilities.reservations !== 'live',
    selectFromResult: ({ data, error, isFetching }): Reservations => ({
      isKnown: data !== undefined || error !== undefined,
      isFetching,
      ofUnit: data?.results.find(({ itemCode }) => String(itemCode) === String(serial)),
      ofOrder: data?.results.find((reservation) => String(reservation.orderId) === orderId),
    }),
  });
}

/** What reserved units are reserved for, by serial: 'this order' or a job; null where that is not known. */
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
