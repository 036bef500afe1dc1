import { type HttpHandler, type JsonBodyType, delay, http, HttpResponse } from 'msw';
import type { InventoryUnit } from '../../src/contract/units/inventoryUnit';
import type { LastRefresh } from '../../src/contract/lastRefresh';
import type {
  MatchIc,
  MatchIcRequest,
  Recommendations,
  RecommendationsRequest,
} from '../../src/contract/matching/recommendations';
import type { PendingOrder } from '../../src/contract/orders/customerRequirement';
import { type Order, type OrdersList, SAMPLE_ORDER } from '../../src/contract/orders/order';
import type { Problem } from '../../src/contract/problem';
import type { Quote } from '../../src/contract/matching/quote';
import type { ServableOrders } from '../../src/contract/matching/servableOrders';
import type { DeliveryState, States } from '../../src/contract/states';
import type { Unit } from '../../src/contract/units/unit';
import { toCustomerRequirement, toPendingOrder } from '../../src/sample/mockService/customerRequirement';
import { calls } from './calls';
import { listed } from './listed';
import { ordersCsv } from './ordersCsv';

export const json = <T extends JsonBodyType>(body: T, status = 200) => HttpResponse.json<T>(body, { status });

export const problem = (status: number, detail?: string) =>
  HttpResponse.json<Problem>({ type: 'about:blank', title: 'Problem', status, detail }, { status });

export const found = <T extends JsonBodyType>(body: T | undefined): HttpResponse<T | Problem> =>
  body === undefined ? problem(404, 'Not found.') : json<T>(body);

export interface Knowledge {
  readonly orders: readonly Order[];
  readonly inventory: readonly InventoryUnit[];
  readonly states: readonly DeliveryState[];
  readonly lastRefresh: string | null;
  readonly recommend: (request: RecommendationsRequest) => Recommendations['data'];
  readonly judge: (quote: Quote, serial: string) => Unit | null;
  readonly ordersFor: (itemCode: string) => ServableOrders | null;
}

const knownOrder = (orders: readonly Order[], id: unknown) => orders.find((order) => String(order.id) === id);

export const ordersAnswer = (orders: readonly Order[]): HttpHandler =>
  http.get(calls.orders, ({ request }) => json<OrdersList>(listed(orders, new URL(request.url).searchParams)));

export const ordersExportAnswer = (orders: readonly Order[]): HttpHandler =>
  http.get(calls.ordersExport, ({ request }) => {
    const { results, count } = listed(orders, new URL(request.url).searchParams, Infinity);
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'x-total-count': String(count) };
    return new HttpResponse(ordersCsv(results), { headers });
  });

/** The sample identifier means the first order, as one that waits for its unit. */
export const orderAnswer = (orders: readonly Order[]): HttpHandler =>
  http.get(calls.order, ({ params }) => {
    const [first] = orders;
    const isSample = params.orderId === SAMPLE_ORDER && first !== undefined;
    return found<Order | PendingOrder>(isSample ? toPendingOrder(first) : knownOrder(orders, params.orderId));
  });

export const customerRequirementAnswer = (orders: readonly Order[]): HttpHandler =>
  http.get(calls.customerRequirement, ({ params }) => {
    const order = knownOrder(orders, params.id);
    return found(order && toCustomerRequirement(order));
  });

/** Without a match the first order, as in the specification's fixed sample. */
export const orderSummaryAnswer = (orders: readonly Order[]): HttpHandler =>
  http.get(calls.orderSummary, ({ params }) =>
    found(
      orders.find((order) => order.order_code === params.orderId) ?? knownOrder(orders, params.orderId) ?? orders[0],
    ),
  );

export const recommendationsAnswer = (recommend: Knowledge['recommend']): HttpHandler =>
  http.post<never, RecommendationsRequest>(calls.recommendations, async ({ request }) =>
    json<Recommendations>({ data: recommend(await request.json()) }),
  );

export const matchIcAnswer = (judge: Knowledge['judge']): HttpHandler =>
  http.post<never, MatchIcRequest>(calls.matchIc, async ({ request }) => {
    const { quote, serial } = await request.json();
    const data = judge(quote, serial);
    return json<MatchIc>({ success: data !== null, data, message: null });
  });

export const statesAnswer = (states: readonly DeliveryState[]): HttpHandler =>
  http.get(calls.states, () => json<States>({ states: [...states] }));

export const lastRefreshAnswer = (lastRefresh: string | null): HttpHandler =>
  http.get(calls.lastRefresh, () => json<LastRefresh>({ last_refresh: lastRefresh }));

export const wholeInventoryAnswer = (inventory: readonly InventoryUnit[]): HttpHandler =>
  http.get(calls.inventoryAll, () => json<InventoryUnit[]>([...inventory]));

export const inventoryAnswer = (inventory: readonly InventoryUnit[]): HttpHandler =>
  http.get(calls.inventoryByCode, ({ params }) =>
    found(inventory.find(({ itemCode }) => String(itemCode) === params.itemCode)),
  );

export const ordersForUnitAnswer = (ordersFor: Knowledge['ordersFor']): HttpHandler =>
  http.get(calls.ordersForUnit, ({ params }) => found(ordersFor(String(params.itemCode)) ?? undefined));

/** Delays the answers of the handlers after this one. */
export const late = (delayMs: number): HttpHandler => http.all(calls.anything, () => delay(delayMs));

export const logoutAnswer = (): HttpHandler => http.post(calls.logout, () => new HttpResponse(null, { status: 204 }));

export const productApi = (knows: Knowledge): HttpHandler[] => [
  statesAnswer(knows.states),
  recommendationsAnswer(knows.recommend),
  matchIcAnswer(knows.judge),
  orderSummaryAnswer(knows.orders),
  ordersAnswer(knows.orders),
  ordersExportAnswer(knows.orders),
  orderAnswer(knows.orders),
  lastRefreshAnswer(knows.lastRefresh),
  ordersForUnitAnswer(knows.ordersFor),
  inventoryAnswer(knows.inventory),
  wholeInventoryAnswer(knows.inventory),
  customerRequirementAnswer(knows.orders),
  logoutAnswer(),
];
