import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Unit } from '../../../../contract/unit/unit';
import type { AskedContention } from '../../../state/api/contention/contention';

type AskedOf = (serial: string) => AskedContention;

const Asked = createContext<AskedOf>(() => ({ serials: [] }));

/** As many as the server answers at once. */
const MOST_UNITS = 100;

interface ContentionOfProps {
  orderId: string;
  units: readonly Unit[];
  children: ReactNode;
}

/** Asks who else needs the units of a list, a hundred at a time, as they come into view; their order does not matter. */
export function ContentionOf({ orderId, units, children }: ContentionOfProps) {
  const key = units
    .map(({ serial }) => String(serial))
    .sort()
    .join(',');
  const asked = useMemo(() => askedOf(key === '' ? [] : key.split(','), orderId), [key, orderId]);
  return <Asked value={asked}>{children}</Asked>;
}

function askedOf(serials: readonly string[], order: string): AskedOf {
  const count = Math.ceil(serials.length / MOST_UNITS);
  const lots = Array.from({ length: count }, (_, lot) => ({
    serials: serials.slice(lot * MOST_UNITS, (lot + 1) * MOST_UNITS),
    order,
  }));
  const lotOf = new Map(lots.flatMap((lot) => lot.serials.map((serial) => [serial, lot] as const)));
  return (serial) => lotOf.get(serial) ?? { serials: [serial], order };
}

export const useAskedContention = (serial: string): AskedContention => use(Asked)(serial);
