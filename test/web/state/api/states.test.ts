import { getStates } from '../../../../src/web/state/api/matching/orders';
import { recordRequests } from '../../../mocks/recorder';
import { statesAreListed } from '../../../mocks/situations';
import { aStore } from '../../../support/web/store';

const get = { method: 'GET', authorization: 'Bearer token', body: null };

test('the states are requested without parameters and decoded', async () => {
  statesAreListed([{ code: 'TX', display: 'Texas' }]);
  const sent = recordRequests();
  const { data } = await aStore().dispatch(getStates.initiate(undefined));
  expect(await sent()).toEqual([{ ...get, path: '/api/orders/states/', query: {} }]);
  expect(data).toEqual([{ code: 'TX', display: 'Texas' }]);
});
