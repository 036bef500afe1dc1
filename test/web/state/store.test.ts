import { api } from '../../../src/web/state/api/api';
import { getStates } from '../../../src/web/state/api/matching/orders';
import { forgetServerAnswers } from '../../../src/web/state/store';
import { statesAreListed } from '../../mocks/situations';
import { aStore } from '../../support/web/store';

test('every answer is forgotten at logout', async () => {
  statesAreListed();
  const store = aStore();
  await store.dispatch(getStates.initiate(undefined));
  forgetServerAnswers(store);
  expect(store.getState()[api.reducerPath].queries).toEqual({});
});
