import { http, HttpResponse } from 'msw';
import type { InventoryUnit } from '../../src/contract/units/inventoryUnit';
import type { ListedUnit } from '../../src/contract/inventory/inventoryList';
import type { MatchIc, Relaxation } from '../../src/contract/matching/recommendations';
import type { ServableOrder } from '../../src/contract/matching/servableOrders';
import type { Order } from '../../src/contract/orders/order';
import type { OrdersCounts } from '../../src/contract/orders/ordersQuery';
import type { ReservedTransformer, UnitReservations } from '../../src/contract/reservations';
import type { DeliveryState } from '../../src/contract/states';
import type { Unit } from '../../src/contract/units/unit';
import {
  inventoryAnswer,
  json,
  lastRefreshAnswer,
  matchIcAnswer,
  orderAnswer,
  ordersAnswer,
  ordersForUnitAnswer,
  ordersExportAnswer,
  orderSummaryAnswer,
  problem,
  recommendationsAnswer,
  statesAnswer,
} from './answers';
import { calls } from './calls';
import { inventoryAnswers } from './inventoryAnswers';
import { reservationAnswers } from './reservationAnswers';
import { server } from './server';
import { UnitRecord } from './unitRecord';

const failing =
  (method: 'get' | 'post' | 'put' | 'delete', call: string, usually = 500) =>
  (status = usually, detail?: string) =>
    server.use(http[method](call, () => problem(status, detail)));

export const ordersAreListed = (orders: readonly Order[]) =>
  server.use(ordersExportAnswer(orders), ordersAnswer(orders));

export function theOrdersListWaits(): () => void {
  let answer: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  server.use(http.get(calls.orders, () => isTime));
  return answer;
}

export const theExportFails = failing('get', calls.ordersExport);

export const theExportAnswers = (text: string) =>
  server.use(http.get(calls.ordersExport, () => HttpResponse.text(text)));

/** Each call of the returned function sends one more piece. */
export function theExportArrivesInPieces(count: number, pieces: readonly string[]): () => void {
  let body: ReadableStreamDefaultController<Uint8Array> | null = null;
  const left = [...pieces];
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
  const headers = { 'content-type': 'text/csv; charset=utf-8', 'x-total-count': String(count) };
  server.use(http.get(calls.ordersExport, () => new HttpResponse(stream, { headers })));
  return () => {
    const piece = left.shift();
    if (piece === undefined) body?.close();
    else body?.enqueue(new TextEncoder().encode(piece));
  };
}

export const theOrdersListFails = failing('get', calls.orders);

export const ordersAreCounted = (counts: OrdersCounts) =>
  server.use(http.get(calls.ordersCounts, () => json<OrdersCounts>(counts)));

export const countingFails = failing('get', calls.ordersCounts);

export const orderIsKnown = (...orders: Order[]) => server.use(orderAnswer(orders));

export const theOrderFails = failing('get', calls.order);

export const orderSummaryIsKnown = (order: Order) => server.use(orderSummaryAnswer([order]));

export const unitsAreRecommended = (units: readonly Unit[], relaxations: readonly Relaxation[] = []) =>
  server.use(recommendationsAnswer(() => ({ matches: [...units], relaxations: [...relaxations], count: null })));

/** `best` are listed, and `all` only on request. */
export const unitsAreSomeOf = (best: readonly Unit[], all: readonly Unit[], reserved: readonly Unit[] = []) =>
  server.use(
    recommendationsAnswer(({ limit, include_reserved = false }) => ({
      matches: [...(limit === undefined ? best : all), ...(include_reserved ? reserved : [])],
      relaxations: [],
      count: all.length + (include_reserved ? reserved.length : 0),
    })),
  );

export const recommendationsFail = failing('post', calls.recommendations);

export const unitsAreInInventory = (units: readonly Unit[]) =>
  server.use(matchIcAnswer((_quote, serial) => units.find((unit) => String(unit.serial) === serial) ?? null));

export const aUnitIsFound = (unit: Unit, message: string | null) =>
  server.use(http.post(calls.matchIc, () => json<MatchIc>({ success: true, data: unit, message })));

export const noUnitHasThisIc = (message: string | null = null) =>
  server.use(http.post(calls.matchIc, () => json<MatchIc>({ success: false, data: null, message })));

export const icSearchFails = failing('post', calls.matchIc);

export const statesAreListed = (states: readonly DeliveryState[] = [{ code: 'AZ', display: 'Arizona' }]) =>
  server.use(statesAnswer(states));

export const dataWasRefreshed = (at: string | null = '2026-03-05T15:30:00-07:00') => server.use(lastRefreshAnswer(at));

export const inventoryUnitIsKnown = (...units: InventoryUnit[]) => server.use(inventoryAnswer(units));

export const unitCouldServe = (itemCode: string, orders: readonly ServableOrder[], count = orders.length) =>
  server.use(ordersForUnitAnswer((requested) => (requested === itemCode ? { results: [...orders], count } : null)));

/** Options are saved with optimistic locking. Returns the record, to read it or to save as another user. */
export function unitOptionsAreStored(unit: InventoryUnit) {
  const record = new UnitRecord(unit);
  server.use(...record.answers());
  return record;
}

export const savingOptionsFails = failing('put', calls.unitOptions);

export const unitsAreReserved = (...held: readonly ReservedTransformer[]) =>
  server.use(...reservationAnswers({ held }));

export const unitsAreJudged = (...judged: readonly Unit[]) => server.use(...reservationAnswers({ judged }));

export const unitWasReserved = (...past: UnitReservations['results']) => server.use(...reservationAnswers({ past }));

export const reservationsFail = failing('get', calls.reservations);

export const reservingFails = failing('post', calls.reservations, 409);

export const releasingFails = failing('delete', calls.reservation, 409);

export const everyCallFails = (status: number, detail?: string) =>
  server.use(http.all(calls.anything, () => problem(status, detail)));

const REFUSALS = [
  () => problem(401),
  () => HttpResponse.html('<h1>Sign in</h1>', { status: 403 }),
  () => new HttpResponse(null, { status: 401 }),
  () => problem(403),
  () => HttpResponse.html('', { status: 401 }),
];

export function everyCallIsRefused() {
  let refused = 0;
  server.use(http.all(calls.anything, () => REFUSALS[refused++ % REFUSALS.length]!()));
}

export const everyCallAnswers = (body: string, { status = 200, type = 'application/json' } = {}) =>
  server.use(http.all(calls.anything, () => new HttpResponse(body, { status, headers: { 'content-type': type } })));

export const unitsAreListed = (units: readonly ListedUnit[]) => server.use(...inventoryAnswers(units));

export const theInventoryFails = failing('get', calls.inventory);

export const countingFacetsFails = failing('get', calls.inventoryFacets);

export const theServerIsUnreachable = () => server.use(http.all(calls.anything, () => HttpResponse.error()));
