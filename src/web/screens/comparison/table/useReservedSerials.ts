import { useMemo } from 'react';
import { useGetReservationsQuery } from '../../../state/api/reservations';
import { useServices } from '../../../state/services';

/** The serials of the reserved units; null where they are not known or the product API keeps none. */
export function useReservedSerials(): ReadonlySet<string> | null {
  const { config } = useServices();
  const { data } = useGetReservationsQuery(undefined, { skip: config.capabilities.reservations !== 'live' });
  return useMemo(() => data && new Set(data.results.map(({ itemCode }) => String(itemCode))), [data]) ?? null;
}
