import { skipToken } from '@reduxjs/toolkit/query/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { contentionSchema, type Contention, type UnitContention } from '../../../../contract/matching/contention';
import { paths } from '../../../../contract/paths';
import { reading } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import { useServices } from '../../../store/services';
import type { Unit } from '../../../../contract/units/unit';

interface ContentionRequest {
  readonly serials: readonly string[];
  readonly order?: string | undefined;
}

const contentionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContention: build.query<Contention, ContentionRequest>(
      reading(
        ({ serials, order }) => ({ url: paths.contention, params: { serials: serials.join(','), order } }),
        contentionSchema,
        ['Reservations', 'Imported'],
      ),
    ),
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

export const useContention = (request: ContentionRequest, serial: string): KnownContention =>
  useGetContentionQuery(useRequest(request), { selectFromResult: ({ data }) => ofUnit(data, serial) });

export function useContentionNow(serial: string, order: string | undefined, before?: KnownContention): KnownContention {
  const { data } = useGetContentionQuery(useRequest({ serials: [serial], order }), { refetchOnMountOrArgChange: true });
  return data === undefined && before ? before : ofUnit(data, serial);
}

function useRequest(request: ContentionRequest) {
  const { config } = useServices();
  return config.capabilities.insights === 'on' && request.serials.length > 0 ? request : skipToken;
}

type RequestOf = (serial: string) => ContentionRequest;

const RequestContext = createContext<RequestOf>(() => ({ serials: [] }));

const MAX_UNITS = 100;

interface ContentionOfProps {
  orderId?: string;
  units: readonly Pick<Unit, 'serial'>[];
  children: ReactNode;
}

export function ContentionOf({ orderId, units, children }: ContentionOfProps) {
  const key = useMemo(() => keyOf(units), [units]);
  const request = useMemo(() => requestsOf(key === '' ? [] : key.split(','), orderId), [key, orderId]);
  return <RequestContext value={request}>{children}</RequestContext>;
}

const keyOf = (units: ContentionOfProps['units']): string =>
  units
    .map(({ serial }) => String(serial))
    .sort()
    .join(',');

function requestsOf(serials: readonly string[], order: string | undefined): RequestOf {
  const count = Math.ceil(serials.length / MAX_UNITS);
  const batches = Array.from({ length: count }, (_, batch) => ({
    serials: serials.slice(batch * MAX_UNITS, (batch + 1) * MAX_UNITS),
    order,
  }));
  const batchOf = new Map(batches.flatMap((batch) => batch.serials.map((serial) => [serial, batch] as const)));
  return (serial) => batchOf.get(serial) ?? { serials: [serial], order };
}

export function useListedContention(serial: string): KnownContention & Pick<ContentionRequest, 'order'> {
  const request = use(RequestContext)(serial);
  return { ...useContention(request, serial), order: request.order };
}
