import type { ReservedTransformer } from '../../../../contract/reservations';
import { useGetReservationsQuery } from '../../../state/api/matching/reservations';
import { useServices } from '../../../state/services';

/** The reservations that concern one order and one unit. */
export interface Reservations {
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
