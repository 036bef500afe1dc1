import { skipToken } from '@reduxjs/toolkit/query/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { contentionSchema, type Contention, type UnitContention } from '../../../../contract/matching/contention';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';
import { useServices } from '../../services';
import type { Unit } from '../../../../contract/unit/unit';

interface AskedContention {
  readonly serials: readonly string[];
  readonly order?: string | undefined;
}

const contentionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContention: build.query<Contention, AskedContention>({
      query: ({ serials, order }) => ({ url: paths.contention, params: { serials: serials.join(','), order } }),
      responseSchema: answer(contentionSchema),
      providesTags: ['Reservations', 'Imported'],
    }),
  }),
});

const { useGetContentionQuery } = contentionApi;

interface KnownContention {
  contention: UnitContention | null;
  isJudging: boolean;
}

const ofUnit = (data: Contention | undefined, serial: string): KnownContention => ({
  contention: data?.units.find((unit) => String(unit.serial) === serial) ?? null,
  isJudging: data?.is_judging === true,
});

export const useContention = (asked: AskedContention, serial: string): KnownContention =>
  useGetContentionQuery(useWanted(asked), { selectFromResult: ({ data }) => ofUnit(data, serial) });

/** Returns `before` until the response arrives. */
export function useContentionNow(serial: string, order: string | undefined, before?: KnownContention): KnownContention {
  const { data } = useGetContentionQuery(useWanted({ serials: [serial], order }), { refetchOnMountOrArgChange: true });
  return data === undefined && before ? before : ofUnit(data, serial);
}

function useWanted(asked: AskedContention) {
  const { config } = useServices();
  return config.capabilities.insights === 'on' && asked.serials.length > 0 ? asked : skipToken;
}

type AskedOf = (serial: string) => AskedContention;

const Asked = createContext<AskedOf>(() => ({ serials: [] }));

const MOST_UNITS = 100;

interface ContentionOfProps {
  orderId?: string;
  units: readonly Pick<Unit, 'serial'>[];
  children: ReactNode;
}

/** Fetches contention in batches of 100, as units come into view. */
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

export function useListedContention(serial: string): KnownContention & Pick<AskedContention, 'order'> {
  const asked = use(Asked)(serial);
  return { ...useContention(asked, serial), order: asked.order };
}
