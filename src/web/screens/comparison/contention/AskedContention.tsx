import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Unit } from '../../../../contract/unit/unit';
import type { AskedContention } from '../../../state/api/contention/contention';

const Asked = createContext<AskedContention>({ serials: [] });

/** As many as the server answers at once. */
const MOST_UNITS = 100;

interface ContentionOfProps {
  orderId: string;
  units: readonly Unit[];
  children: ReactNode;
}

/** Asks once for all units of a list who else needs them; the order in which they are listed does not matter. */
export function ContentionOf({ orderId, units, children }: ContentionOfProps) {
  const serials = units.slice(0, MOST_UNITS).map(({ serial }) => String(serial));
  const key = serials.sort().join(',');
  const asked = useMemo(() => ({ serials: key === '' ? [] : key.split(','), order: orderId }), [key, orderId]);
  return <Asked value={asked}>{children}</Asked>;
}

export const useAskedContention = (): AskedContention => use(Asked);
