import { useDispatch, useSelector } from 'react-redux';
import { useEffect } from 'react';
import type { AppDispatch, RootState } from './store';
import type { Rates } from '../../domain/rates/rates';
import { selectRates } from './selectors/rates';
import { useServices } from './services';
import type { DisplayOrder } from '../../domain/order/displayOrder';
import { urgencyOf, type Urgency } from '../../domain/order/triage';
import type { Opened } from '../../contract/search';
import { type Permission, permissionHint, permissionMessage } from '../../domain/access/access';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** The rates in force. */
export const useRates = (): Rates => useAppSelector(selectRates);

/** Whether the product API answers beyond the specification. */
export const useInsights = (): boolean => useServices().config.capabilities.insights === 'on';

/** How urgent an order is today; null if nothing is said of it, as with a product API of the specification alone. */
export function useUrgency(order: DisplayOrder): Urgency | null {
  const { today } = useServices();
  return useInsights() ? urgencyOf(order, today()) : null;
}

/** Remembers what the screen shows as the last that this person opened. */
export function useRememberOpened(kind: Opened['kind'], id: string, number: string | null): void {
  const { opened } = useServices();
  // The browser's storage is outside React.
  useEffect(() => {
    if (number !== null) opened?.remember({ kind, id, number });
  }, [opened, kind, id, number]);
}

/** Whether the signed-in person may do something; the server decides, this only spares them the way to it. */
export const useMay = (permission: Permission): boolean => useServices().permissions?.has(permission) ?? true;

/** Beside a button that cannot be used: who may; null if it can. */
export const useWhoElseMay = (permission: Permission): string | null =>
  useMay(permission) ? null : permissionHint(permission);

/** In place of something that is not shown: who may; null if it is. */
export const useWhoMay = (permission: Permission): string | null =>
  useMay(permission) ? null : permissionMessage(permission);

/** Why a reservation cannot be released by who is signed in, by whom it was reserved; null if it can. */
export function useWhyNotRelease() {
  const { userName } = useServices();
  const [mayReserve, mayReleaseOthers] = [useMay('reserve'), useMay('releaseOthers')];
  return ({ reservedBy }: { reservedBy?: string | null }): string | null => {
    if (mayReleaseOthers || (mayReserve && reservedBy === userName)) return null;
    return permissionHint(mayReserve ? 'releaseOthers' : 'reserve');
  };
}
