import { type Permission, permissionHint, permissionMessage } from '../../../domain/access/access';
import { useServices } from '../services';

/** Whether the signed-in person may do something; the server decides, this only spares them the way to it. */
export const useMay = (permission: Permission): boolean => useServices().permissions?.has(permission) ?? true;

/** Beside a button that cannot be used: who may; null where it can. */
export const useWhoElseMay = (permission: Permission): string | null =>
  useMay(permission) ? null : permissionHint(permission);

/** In place of something that is not shown: who may; null where it is. */
export const useWhoMay = (permission: Permission): string | null =>
  useMay(permission) ? null : permissionMessage(permission);
