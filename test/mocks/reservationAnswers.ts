import type { HttpHandler } from 'msw';
import { http, HttpResponse } from 'msw';
import type { Reservation, ReservedTransformer, UnitReservations } from '../../src/contract/reservations';
import { reservationsSchema } from '../../src/contract/reservations';
import { reserveRefusal } from '../../src/domain/reservations/refusals';
import { json, problem } from './answers';
import { calls } from './calls';

interface ReserveRequest {
  itemCode: string;
  orderId: string | number;
}

/** Who reserves in the mock product API, and when. */
const BY = 'Dana Sales';
const AT = '2026-11-21T09:30:00Z';

const refusal = (live: readonly ReservedTransformer[], { itemCode, orderId }: ReserveRequest): string | null =>
  reserveRefusal({
    ofUnit: live.find((each) => each.itemCode === itemCode),
    ofOrder: live.find((each) => String(each.orderId) === String(orderId)),
  });

type Past = UnitReservations['results'][number];

/** A live reservation as the history of its unit has it. */
const toHistory = ({ id, orderId, jobNumber, customerName, reservedDate, reservedBy }: ReservedTransformer): Past => ({
  id,
  orderId,
  jobNumber,
  customerName,
  reservedAt: reservedDate,
  reservedBy,
  releasedAt: null,
  releasedBy: null,
  reason: null,
});

/**
 * GET, POST and DELETE of reservations and the history of a unit over one record, which they share as they do on the
 * server. `past` is what was released before, of whichever unit is asked for.
 */
export function reservationAnswers(held: readonly ReservedTransformer[], past: readonly Past[] = []): HttpHandler[] {
  let live = [...held];
  let released = [...past];
  let made = 0;
  const reserve = ({ itemCode, orderId }: ReserveRequest): Reservation => {
    const id = `made-${++made}`;
    const jobNumber = `J-${orderId}`;
    const added = { id, itemCode, orderId, jobNumber, reservedBy: BY, reservedDate: AT, status: 'Reserved' };
    live = [...reservationsSchema.parse({ results: [added] }).results, ...live];
    return { id, itemCode, orderId, jobNumber, reservedAt: AT, reservedBy: BY };
  };
  return [
    http.get(calls.reservations, () => json({ results: live })),
    http.get(calls.reservationsOfUnit, ({ params }) => {
      const ofUnit = live.filter(({ itemCode }) => String(itemCode) === params.itemCode);
      return json<UnitReservations>({ results: [...ofUnit.map(toHistory), ...released] });
    }),
    http.post<never, ReserveRequest>(calls.reservations, async ({ request }) => {
      const asked = await request.json();
      const why = refusal(live, asked);
      return why === null ? json(reserve(asked), 201) : problem(409, why);
    }),
    http.delete(calls.reservation, ({ params }) => {
      const gone = live.filter(({ id }) => id === params.id);
      live = live.filter(({ id }) => id !== params.id);
      released = [...gone.map((each) => ({ ...toHistory(each), releasedAt: AT, releasedBy: BY })), ...released];
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
