import { toQuote } from '../../../../src/domain/order/quote';
import { getInventoryByCode } from '../../../../src/web/state/api/inventoryByCode';
import { findUnitByIc } from '../../../../src/web/state/api/matchIc';
import { getOrder, getOrders } from '../../../../src/web/state/api/orders';
import { getRecommendations } from '../../../../src/web/state/api/recommendations';
import { getStates } from '../../../../src/web/state/api/states';
import { productApi } from '../../../mocks/answers';
import { sampleKnowledge } from '../../../mocks/sampleKnowledge';
import { server } from '../../../mocks/server';
import { aStore } from '../../../support/web/store';

/** What `npm run dev:mock` shows: the sample data through the same answers that tests use. */
describe('the mock product API on sample data', () => {
  test('serves the way from the list over an order to its units', async () => {
    server.use(...productApi(sampleKnowledge()));
    const { dispatch } = aStore();
    const pending = await dispatch(getOrders.initiate({ page: '1', unit_assignment: 'unassigned' })).unwrap();
    const assigned = await dispatch(getOrders.initiate({ page: '1', unit_assignment: 'assigned' })).unwrap();
    const all = await dispatch(getOrders.initiate({ page: '1' })).unwrap();
    expect(pending.results).toHaveLength(6);
    expect(pending.count + assigned.count).toBe(all.count);

    const order = await dispatch(getOrder.initiate(String(pending.results[0]?.id))).unwrap();
    const units = await dispatch(getRecommendations.initiate(order)).unwrap();
    const scores = units.map(({ match_score }) => match_score ?? 0);
    expect(scores).toHaveLength(50);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));

    const [best] = units;
    const request = { quote: toQuote(order), serial: String(best?.serial) };
    expect(await findUnitByIc(dispatch, request, new AbortController().signal)).toEqual(best);
    const detail = await dispatch(getInventoryByCode.initiate(request.serial)).unwrap();
    expect(detail.kvaRating).toBe(best?.kva_rating);
  });

  test('knows the states of its orders by name, and no other unit', async () => {
    server.use(...productApi(sampleKnowledge()));
    const { dispatch } = aStore();
    expect(await dispatch(getStates.initiate(undefined)).unwrap()).toContainEqual({ code: 'AZ', display: 'Arizona' });
    const request = { quote: { order_id: 1 }, serial: 'none such' };
    await expect(findUnitByIc(dispatch, request, new AbortController().signal)).rejects.toThrow(
      'Failed to find the inventory control number',
    );
  });
});
