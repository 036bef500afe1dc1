import type { Accepted } from '../../../../contract/matching/quote';
import {
  type Reservation,
  type ReservedTransformer,
  type UnitReservations,
  reservationSchema,
  reservationsSchema,
  unitReservationsSchema,
} from '../../../../contract/reservations';
import { paths } from '../../../../contract/paths';
import type { Unit } from '../../../../contract/units/unit';
import { answer, reading } from '../../../store/api/server/answer';
import { api, tagId } from '../../../store/api/api';
import { del, post } from '../../../store/api/server/requests';

export interface Wanted {
  itemCode: Unit['serial'];
  orderId: string;
  reason?: string | undefined;
  accepted?: Accepted | undefined;
}

export interface ToRelease extends Pick<ReservedTransformer, 'id' | 'itemCode'> {
  readonly reason?: string | undefined;
}

/** With what reserving it again takes. */
export interface Releasable
  extends ToRelease, Partial<Pick<ReservedTransformer, 'orderId' | 'isOwn' | 'accepted' | 'estimateId' | 'inquiry'>> {}

/** Also invalidated by a refusal, which means that cached data is stale. */
const changed = (_answer: unknown, _error: unknown, { itemCode }: Pick<Wanted, 'itemCode'>) => [
  'Reservations' as const,
  'OrderPages' as const,
  // A release reopens the estimate won with the unit.
  'Estimates' as const,
  { type: 'UnitReservations' as const, id: tagId(itemCode) },
];

const reservationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReservations: build.query<{ results: ReservedTransformer[] }, undefined>(
      reading(() => paths.reservations, reservationsSchema, ['Reservations', 'Imported']),
    ),
    getUnitReservations: build.query<UnitReservations, string>({
      query: (itemCode) => paths.reservationsOfUnit(itemCode),
      responseSchema: answer(unitReservationsSchema),
      providesTags: (_answer, _error, itemCode) => [{ type: 'UnitReservations', id: tagId(itemCode) }, 'Imported'],
    }),
    reserveUnit: build.mutation<Reservation, Wanted>({
      query: ({ itemCode, ...wanted }) => post(paths.reservations, { itemCode: String(itemCode), ...wanted }),
      responseSchema: answer(reservationSchema),
      invalidatesTags: changed,
    }),
    releaseReservation: build.mutation<null, ToRelease>({
      query: ({ id, reason }) =>
        reason === undefined
          ? del(paths.reservation(String(id)))
          : post(paths.reservationRelease(String(id)), { reason }),
      invalidatesTags: changed,
    }),
  }),
});

export const { getReservations, reserveUnit, releaseReservation } = reservationsApi.endpoints;
export const { useGetReservationsQuery, useGetUnitReservationsQuery } = reservationsApi;
