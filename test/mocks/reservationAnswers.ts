import { type HttpHandler, http, HttpResponse } from 'msw';
import {
  type Reservation,
  type ReservedTransformer,
  type UnitReservations,
  reservationsSchema,
} from '../../src/contract/reservations';
import type { Unit } from '../../src/contract/units/unit';
import { wholeSentence } from '../../src/domain/access/sentence';
import { openPoints } from '../../src/domain/reservations/openPoints';
import { reserveRefusal, withoutReason } from '../../src/domain/reservations/refusals';
import { json, problem } from './answers';
import { calls } from './calls';

type Past = UnitReservations['results'][number];

interface ReserveRequest {
  itemCode: string;
  orderId: string | number;
  reason?: string;
}

interface Reservations {
  readonly held?: readonly ReservedTransformer[];
  readonly past?: readonly Past[];
  /** Units judged for the order, whatever it is: where points are open, a reason is needed. */
  readonly judged?: readonly Unit[];
}

const BY = 'Dana Sales';
const AT = '2026-11-21T09:30:00Z';

const refusal = (live: readonly ReservedTransformer[], { itemCode, orderId }: ReserveRequest): string | null =>
  reserveRefusal({
    ofUnit: live.find((each) => each.itemCode === itemCode),
    ofOrder: live.find((each) => String(each.orderId) === String(orderId)),
  });

const toHistory = (
  { id, orderId, jobNumber, customerName, reservedDate, reservedBy }: ReservedTransformer,
  reason: string | null,
): Past => ({
  ...{ id, orderId, jobNumber, customerName, reservedBy, reason },
  reservedAt: reservedDate,
  releasedAt: null,
  releasedBy: null,
});

function missingReason(judged: readonly Unit[], { itemCode, reason }: ReserveRequest): string | null {
  const unit = judged.find(({ serial }) => String(serial) === itemCode);
  const points = unit === undefined || reason !== undefined ? [] : openPoints(unit);
  return points.length === 0 ? null : wholeSentence(withoutReason(points));
}

export function reservationAnswers({ held = [], past = [], judged = [] }: Reservations): HttpHandler[] {
  let live = [...held];
  let released = [...past];
  const reasons = new Map<unknown, string>();
  let made = 0;
  const history = (each: ReservedTransformer) => toHistory(each, reasons.get(each.id) ?? null);
  const reserve = ({ itemCode, orderId, reason }: ReserveRequest): Reservation => {
    const id = `made-${++made}`;
    const jobNumber = `J-${orderId}`;
    const added = { id, itemCode, orderId, jobNumber, reservedBy: BY, reservedDate: AT, status: 'Reserved' };
    live = [...reservationsSchema.parse({ results: [added] }).results, ...live];
    if (reason !== undefined) reasons.set(id, reason);
    return { id, itemCode, orderId, jobNumber, reservedAt: AT, reservedBy: BY };
  };
  const release = (which: unknown) => {
    const gone = live.filter(({ id }) => id === which);
    live = live.filter(({ id }) => id !== which);
    released = [...gone.map((each) => ({ ...history(each), releasedAt: AT, releasedBy: BY })), ...released];
    return new HttpResponse(null, { status: 204 });
  };
  return [
    http.get(calls.reservations, () => json({ results: live })),
    http.get(calls.reservationsOfUnit, ({ params }) => {
      const ofUnit = live.filter(({ itemCode }) => String(itemCode) === params.itemCode);
      return json<UnitReservations>({ results: [...ofUnit.map(history), ...released] });
    }),
    http.post<never, ReserveRequest>(calls.reservations, async ({ request }) => {
      const requested = await request.json();
      const why = refusal(live, requested);
      if (why !== null) return problem(409, why);
      const missing = missingReason(judged, requested);
      return missing === null ? json(reserve(requested), 201) : problem(422, missing);
    }),
    http.delete(calls.reservation, ({ params }) => release(params.id)),
    http.post(calls.reservationRelease, ({ params }) => release(params.id)),
  ];
}
