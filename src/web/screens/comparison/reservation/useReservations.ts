import type { ReservedTransformer } from '../../../../contract/reservations';
import { useGetReservationsQuery } from '../../../state/api/reservations';
import { useServices } from '../../../state/services';

/** Who holds what, as far as it concerns an order and one unit. */
export interface Holding {
  /** False until the answer is here; a failure leaves it to the server to refuse. */
  isKnown: boolean;
  isFetching: boolean;
  ofUnit: ReservedTransformer | undefined;
  ofOrder: ReservedTransformer | undefined;
}

/** Nothing is asked where the product API keeps no reservations. `serial` may be left out. */
export function useHolding(orderId: string, serial?: string | number): Holding {
  const { config } = useServices();
  return useGetReservationsQuery(undefined, {
    skip: config.capabilities.reservations !== 'live',
    selectFromResult: ({ data, isError, isFetching }): Holding => ({
      isKnown: data !== undefined || (isError && !isFetching),
      isFetching,
      ofUnit: data?.results.find(({ itemCode }) => String(itemCode) === String(serial)),
      ofOrder: data?.results.find((held) => String(held.orderId) === orderId),
    }),
  });
}
