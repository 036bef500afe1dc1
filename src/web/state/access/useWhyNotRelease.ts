import { permissionHint } from '../../../domain/access/access';
import { useServices } from '../services';
import { useMay } from './useMay';

/** Why a reservation cannot be released by who is signed in, by whom it was reserved; null where it can. */
export function useWhyNotRelease() {
  const { userName } = useServices();
  const [mayReserve, mayReleaseOthers] = [useMay('reserve'), useMay('releaseOthers')];
  return ({ reservedBy }: { reservedBy?: string | null }): string | null => {
    if (mayReleaseOthers || (mayReserve && reservedBy === userName)) return null;
    return permissionHint(mayReserve ? 'releaseOthers' : 'reserve');
  };
}
