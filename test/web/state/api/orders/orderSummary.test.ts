import { getOrderSummary } from '../../../../../src/web/state/api/matching/orders';
import { recordRequests } from '../../../../mocks/recorder';
import { orderSummaryIsKnown } from '../../../../mocks/situations';
import { anOrder } from '../../../../support/web/builders';
import { aStore } from '../../../../support/web/store';

const get = { method: 'GET', authorization: 'Bearer token', body: null };

test('the summary of an order is requested by its order id', async () => {
  orderSummaryIsKnown(anOrder());
  const sent = recordRequests();
  const { data } = await aStore().dispatch(getOrderSummary.initiate('ORD-101'));
  expect(await sent()).toMatchObject([{ ...get, path: '/api/orders/by-order-id/ORD-101' }]);
  expect(data).toEqual(anOrder());
});
