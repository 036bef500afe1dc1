import { useDispatch, useSelector } from 'react-redux';
import { useEffect } from 'react';
import type { AppDispatch, RootState } from './store';
import type { Rates } from '../../domain/rates/rates';
import { selectRates } from '../features/rates/state/selectors';
import { useServices } from './services';
import type { DisplayOrder } from '../../domain/orders/displayOrder';
import { urgencyOf, type Urgency } from '../../domain/orders/overdue';
import type { Opened } from '../../contract/search';
import { type Permission, permissionHint, permissionMessage } from '../../domain/access/access';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

export const useRates = (): Rates => useAppSelector(selectRates);

export const useInsights = (): boolean => useServices().config.capabilities.insights === 'on';

export function useUrgency(order: DisplayOrder): Urgency | null {
  const { today } = useServices();
  return useInsights() ? urgencyOf(order, today()) : null;
}

export function useRememberOpened(kind: Opened['kind'], id: string, number: string | null): void {
  const { opened } = useServices();
  useEffect(() => {
    if (number !== null) opened?.remember({ kind, id, number });
  }, [opened, kind, id, number]);
}

/** For display only: the server enforces permissions. */
export const useHasPermission = (permission: Permission): boolean => useServices().permissions?.has(permission) ?? true;

export const usePermissionHint = (permission: Permission): string | null =>
  useHasPermission(permission) ? null : permissionHint(permission);

export const usePermissionMessage = (permission: Permission): string | null =>
  useHasPermission(permission) ? null : permissionMessage(permission);

export function useReleaseRefusal() {
  const { userName } = useServices();
  const [mayReserve, mayReleaseOthers] = [useHasPermission('reserve'), useHasPermission('releaseOthers')];
  return ({ reservedBy }: { reservedBy?: string | null }): string | null => {
    if (mayReleaseOthers || (mayReserve && reservedBy === userName)) return null;
    return permissionHint(mayReserve ? 'releaseOthers' : 'reserve');
  };
}
