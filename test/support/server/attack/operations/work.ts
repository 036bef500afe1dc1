import { paths } from '../../../../../src/contract/paths';
import type { Place } from '../place';
import { did, newOrder, newUnit, plain, type Prepare, type Prepares } from '../prepared';

const ofOrder =
  (address: (id: string) => string): Prepare =>
  async (place, who) => ({ sender: { subject: who }, url: address(String(await newOrder(place))) });

async function pair(place: Place) {
  return { serial: await newUnit(place), order_id: await newOrder(place) };
}

export async function reserved(place: Place, who: string): Promise<string> {
  const { serial: itemCode, order_id: orderId } = await pair(place);
  const response = await did(place, who, ['POST', paths.reservations, { itemCode, orderId: String(orderId) }]);
  return response.json<{ id: string }>().id;
}

const scenario = (who: string) => ({ name: `Plan of ${who}`, question: { pinned: [], forbidden: [] } });

export const work: Prepares = {
  'GET /api/orders/': plain(paths.orders),
  'GET /api/orders/{orderId}': ofOrder(paths.order),
  'GET /api/orders/by-order-id/{orderId}': ofOrder(paths.orderSummary),
  'GET /api/orders/export/': plain(paths.ordersExport),
  'GET /api/orders/counts/': plain(paths.ordersCounts),
  'GET /api/orders/states/': plain(paths.states),
  'GET /api/overview/': plain(paths.overview),
  'GET /api/overview/overview.pdf': plain(paths.overviewPdf),
  'GET /api/search/': plain(`${paths.search}?q=Mesa`),
  'POST /api/requests/read': (_place, who) =>
    Promise.resolve({ sender: { subject: who }, url: paths.requestsRead, json: { text: '500 kVA, 12470 delta' } }),
  'POST /api/requests/match': (_place, who) =>
    Promise.resolve({ sender: { subject: who }, url: paths.requestsMatch, json: { fields: { kva_rating: '500' } } }),
  'POST /api/requests/assign': (_place, who) => {
    const lines = [{ fields: { kva_rating: '500' }, quantity: 1 }];
    return Promise.resolve({ sender: { subject: who }, url: paths.requestsAssign, json: { lines } });
  },
  'GET /api/sales-orders/{salesOrder}': async (place, who) => {
    const order = await did(place, who, ['GET', paths.order(String(await newOrder(place)))]);
    const { sales_order_number: number } = order.json<{ sales_order_number: string }>();
    return { sender: { subject: who }, url: paths.salesOrder(number) };
  },
  'POST /api/orders/recommendations/': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.recommendations, json: { order_id: await newOrder(place) } },
  }),
  'POST /api/orders/match-ic/': async (place, who) => {
    const { serial, order_id } = await pair(place);
    return { sender: { subject: who }, url: paths.matchIc, json: { serial, quote: { order_id } } };
  },
  'POST /api/orders/{orderId}/comments': async (place, who) => ({
    ...(await ofOrder(paths.orderComments)(place, who)),
    json: { comment: 'The customer called.' },
  }),
  'POST /api/plans/': (_place, who) => Promise.resolve({ sender: { subject: who }, url: paths.plans, json: {} }),
  'POST /api/plans/effects/': async (place, who) => {
    const { serial, order_id } = await pair(place);
    return { sender: { subject: who }, url: paths.planEffects, json: { order_id, serials: [serial] } };
  },
  'GET /api/plans/plan.pdf': plain(paths.planPdf),
  'GET /api/plans/scenarios/': plain(paths.planScenarios),
  'POST /api/plans/scenarios/': (_place, who) =>
    Promise.resolve({ sender: { subject: who }, url: paths.planScenarios, json: scenario(who) }),
  'GET /api/plans/scenarios/{id}': async (place, who) => ofScenario(place, who),
  'DELETE /api/plans/scenarios/{id}': async (place, who) => ofScenario(place, who),
  'POST /api/plans/reservations/': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.planReservations, json: { pairs: [await pair(place)], mode: 'all' } },
  }),
  'GET /api/reservations/': plain(paths.reservations),
  'GET /api/reservations/of-unit/{itemCode}': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.reservationsOfUnit(await newUnit(place)) },
  }),
  'POST /api/reservations/': async (place, who) => {
    const { serial: itemCode, order_id } = await pair(place);
    return { sender: { subject: who }, url: paths.reservations, json: { itemCode, orderId: String(order_id) } };
  },
  'DELETE /api/reservations/{id}': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.reservation(await reserved(place, who)) },
  }),
  'POST /api/reservations/{id}/release': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.reservationRelease(await reserved(place, 'somebody')) },
    json: { reason: 'The customer canceled' },
  }),
};

async function ofScenario(place: Place, who: string) {
  const response = await did(place, who, ['POST', paths.planScenarios, scenario(who)]);
  return { sender: { subject: who }, url: paths.planScenario(response.json<{ id: string }>().id) };
}
