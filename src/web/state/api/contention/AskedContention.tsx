import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Unit } from '../../../../contract/unit/unit';
import type { AskedContention } from './contention';
import { useContention, type KnownContention } from './useContention';

type AskedOf = (serial: string) => AskedContention;

const Asked = createContext<AskedOf>(() => ({ serials: [] }));

/** As many as the server answers at once. */
const MOST_UNITS = 100;

interface ContentionOfProps {
  /** The order that the list is for; without one every order counts. */
  orderId?: string;
  units: readonly Pick<Unit, 'serial'>[];
  children: ReactNode;
}

/** Asks who else needs the units of a list, a hundred at a time, as they come into view; their order does not matter. */
export function ContentionOf({ orderId, units, children }: ContentionOfProps) {
  const key = useMemo(() => keyOf(units), [units]);
  const asked = useMemo(() => askedOf(key === '' ? [] : key.split(','), orderId), [key, orderId]);
  return <Asked value={asked}>{children}</Asked>;
}

const keyOf = (units: ContentionOfProps['units']): string =>
  units
    .map(({ serial }) => String(serial))
    .sort()
    .join(',');

function askedOf(serials: readonly string[], order: string | undefined): AskedOf {
  const count = Math.ceil(serials.length / MOST_UNITS);
  const lots = Array.from({ length: count }, (_, lot) => ({
    serials: serials.slice(lot * MOST_UNITS, (lot + 1) * MOST_UNITS),
    order,
  }));
  const lotOf = new Map(lots.flatMap((lot) => lot.serials.map((serial) => [serial, lot] as const)));
  return (serial) => lotOf.get(serial) ?? { serials: [serial], order };
}

/** Who else needs a unit of the list, and the order that the list is for. */
export function useListedContention(serial: string): KnownContention & Pick<AskedContention, 'order'> {
  const asked = use(Asked)(serial);
  return { ...useContention(asked, serial), order: asked.order };
}
