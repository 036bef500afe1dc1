import { useMemo } from 'react';
import { jobOf } from '../../../../domain/reservations/refusals';
import { useGetReservationsQuery } from '../../../state/api/matching/reservations';
import { useServices } from '../../../state/services';

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
