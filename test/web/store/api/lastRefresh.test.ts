import { getLastRefresh } from '../../../../src/web/store/api/lastRefresh';
import { recordRequests } from '../../../mocks/recorder';
import { dataWasRefreshed } from '../../../mocks/situations';
import { aStore } from '../../../support/web/store';

const get = { method: 'GET', authorization: 'Bearer token', body: null };

test.each(['2026-03-05T15:30:00-07:00', null])(
  'the last refresh %s is requested without parameters and decoded',
  async (at) => {
    dataWasRefreshed(at);
    const sent = recordRequests();
    const { data } = await aStore().dispatch(getLastRefresh.initiate(undefined));
    expect(await sent()).toEqual([{ ...get, path: '/api/last-refresh/', query: {} }]);
    expect(data).toBe(at);
  },
);
