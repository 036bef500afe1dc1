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
import type { Unit } from '../../../../contract/unit/unit';
import { answer } from '../server/answer';
import { api, tagId } from '../api';

interface Reservations {
  results: ReservedTransformer[];
}

interface Wanted {
  itemCode: Unit['serial'];
  orderId: string;
  /** Why, where points are open. */
  reason?: string | undefined;
  /** From the order's texts. */
  accepted?: Accepted | undefined;
}

/** A reservation to end. */
export interface ToRelease extends Pick<ReservedTransformer, 'id' | 'itemCode'> {
  /** Why, where someone else reserved the unit. */
  readonly reason?: string | undefined;
}

/** Tags that a reservation or release invalidates. A refusal says that what we know of it is out of date. */
const changed = (_answer: unknown, _error: unknown, { itemCode }: Pick<Wanted, 'itemCode'>) => [
  'Reservations' as const,
  'OrderPages' as const,
  // A release reopens the estimate that was won with the unit.
  'Estimates' as const,
  { type: 'UnitReservations' as const, id: tagId(itemCode) },
];

const reservationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every unit that is reserved. */
    getReservations: build.query<Reservations, undefined>({
      query: () => paths.reservations,
      responseSchema: answer(reservationsSchema),
      providesTags: ['Reservations', 'Imported'],
    }),
    /** Every reservation that a unit ever had. */
    getUnitReservations: build.query<UnitReservations, string>({
      query: (itemCode) => paths.reservationsOfUnit(itemCode),
      responseSchema: answer(unitReservationsSchema),
      providesTags: (_answer, _error, itemCode) => [{ type: 'UnitReservations', id: tagId(itemCode) }, 'Imported'],
    }),
    /** Sets a unit aside for an order. */
    reserveUnit: build.mutation<Reservation, Wanted>({
      query: ({ itemCode, ...wanted }) => ({
        url: paths.reservations,
        method: 'POST',
        body: { itemCode: String(itemCode), ...wanted },
      }),
      responseSchema: answer(reservationSchema),
      invalidatesTags: changed,
    }),
    /** Lets a reserved unit go. */
    releaseReservation: build.mutation<null, ToRelease>({
      query: ({ id, reason }) =>
        reason === undefined
          ? { url: paths.reservation(String(id)), method: 'DELETE' }
          : { url: paths.reservationRelease(String(id)), method: 'POST', body: { reason } },
      invalidatesTags: changed,
    }),
  }),
});

export const { getReservations, reserveUnit, releaseReservation } = reservationsApi.endpoints;
export const { useGetReservationsQuery, useGetUnitReservationsQuery } = reservationsApi;
