import { toQuote } from '../../../../../src/domain/orders/quote';
import { errorMessage } from '../../../../../src/web/lib/errorMessage';
import { getRecommendations } from '../../../../../src/web/features/matching/api/recommendations';
import { recordRequests } from '../../../../mocks/recorder';
import { recommendationsFail, unitsAreRecommended } from '../../../../mocks/situations';
import { anOrder, aUnit } from '../../../../support/web/builders';
import { aStore } from '../../../../support/web/store';

const get = { method: 'GET', authorization: 'Bearer token', body: null };

test('an order is sent as a quote and its recommendations come back in order', async () => {
  const units = [aUnit({ serial: 'B' }), aUnit({ serial: 'A' })];
  const relaxations = [{ change: 'With 13800 V', units: 14 }];
  unitsAreRecommended(units, relaxations);
  const sent = recordRequests();
  const { data } = await aStore().dispatch(getRecommendations.initiate(toQuote(anOrder())));
  const body: unknown = JSON.parse(JSON.stringify(toQuote(anOrder())));
  expect(await sent()).toEqual([{ ...get, method: 'POST', path: '/api/orders/recommendations/', query: {}, body }]);
  expect(data).toEqual({ units, relaxations, count: null });
});

test('recommendations are requested once per order id', async () => {
  unitsAreRecommended([aUnit()]);
  const sent = recordRequests();
  const { dispatch } = aStore();
  await dispatch(getRecommendations.initiate(toQuote(anOrder({ id: 1 }))));
  await dispatch(
    getRecommendations.initiate(toQuote(anOrder({ id: 1, customer_name: 'The same order, another object' }))),
  );
  await dispatch(getRecommendations.initiate(toQuote(anOrder({ id: 2 }))));
  expect((await sent()).map(({ body }) => body)).toMatchObject([{ order_id: 1 }, { order_id: 2 }]);
});

test('recommendations are requested again when the accepted constraints change, and are cached for each choice of them', async () => {
  unitsAreRecommended([aUnit()]);
  const sent = recordRequests();
  const { dispatch } = aStore();
  const order = anOrder({ id: 1 });
  for (const accepted of [[], ['ester' as const], [], ['ester' as const]]) {
    await dispatch(getRecommendations.initiate(toQuote(order, accepted)));
  }
  const requested = await sent();
  expect(requested).toHaveLength(2);
  expect(requested[0]?.body).not.toHaveProperty('accepted_constraints');
  expect(requested[1]?.body).toHaveProperty('accepted_constraints', ['ester']);
});

test('recommendations are cached for each choice of values that fill the quote', async () => {
  unitsAreRecommended([aUnit()]);
  const sent = recordRequests();
  const { dispatch } = aStore();
  const order = anOrder({ id: 1 });
  for (const filled of [{}, { bil: '95' }, { bil: '125' }, {}, { bil: '125' }]) {
    await dispatch(getRecommendations.initiate(toQuote(order, [], filled)));
  }
  expect((await sent()).map(({ body }) => body)).toMatchObject([{ bil: 95 }, { bil: '95' }, { bil: '125' }]);
});

test('recommendations that fail show the words of the server', async () => {
  recommendationsFail(503, 'The matching engine is starting.');
  const { error } = await aStore().dispatch(getRecommendations.initiate(toQuote(anOrder())));
  expect(errorMessage(error)).toBe('The matching engine is starting.');
});
