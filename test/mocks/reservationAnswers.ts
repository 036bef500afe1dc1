import type { HttpHandler } from 'msw';
import { http, HttpResponse } from 'msw';
import type { Reservation, ReservedTransformer } from '../../src/contract/reservations';
import { reservationsSchema } from '../../src/contract/reservations';
import { json, problem } from './answers';
import { calls } from './calls';

interface Wish {
  itemCode: string;
  orderId: string | number;
}

/** Who reserves in the mock product API, and when. */
const BY = 'Dana Sales';
const AT = '2026-11-21T09:30:00Z';

/** Why a unit cannot be reserved, in the server's words; null where it can. */
function refusal(live: readonly ReservedTransformer[], { itemCode, orderId }: Wish): string | null {
  const held = live.find((each) => each.itemCode === itemCode);
  if (held) {
    const by = held.reservedBy === null ? '' : `, by ${held.reservedBy}`;
    return `Unit ${itemCode} is already reserved for job ${held.jobNumber} (order ${held.orderId})${by}.`;
  }
  const holds = live.find((each) => String(each.orderId) === String(orderId));
  return holds ? `Order ${orderId} already holds unit ${holds.itemCode}. Release it first.` : null;
}

/** GET, POST and DELETE of reservations over one record, which they share as they do on the server. */
export function reservationAnswers(held: readonly ReservedTransformer[]): HttpHandler[] {
  let live = [...held];
  let made = 0;
  const reserve = ({ itemCode, orderId }: Wish): Reservation => {
    const id = `made-${++made}`;
    const jobNumber = `J-${orderId}`;
    const added = { id, itemCode, orderId, jobNumber, reservedBy: BY, reservedDate: AT, status: 'Reserved' };
    live = [...reservationsSchema.parse({ results: [added] }).results, ...live];
    return { id, itemCode, orderId, jobNumber, reservedAt: AT, reservedBy: BY };
  };
  return [
    http.get(calls.reservations, () => json({ results: live })),
    http.post<never, Wish>(calls.reservations, async ({ request }) => {
      const wish = await request.json();
      const why = refusal(live, wish);
      return why === null ? json(reserve(wish), 201) : problem(409, why);
    }),
    http.delete(calls.reservation, ({ params }) => {
      live = live.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
