import { useMemo } from 'react';
import { useChanged } from '../../../state/changes/useChanged';
import { useServices } from '../../../state/services';
import type { UnitList } from './useUnitList';

/** Of the order and its listed units, what others changed since they were asked for. */
export function useChangedUnits(orderId: string, { query, listed }: Pick<UnitList, 'query' | 'listed'>) {
  const { config } = useServices();
  const hasReservations = config.capabilities.reservations === 'live';
  const units = useMemo(() => listed.map(({ serial }) => serial), [listed]);
  return useChanged({ query, hasReservations, units, orders: [orderId] });
}
