import { api } from '../../../src/web/store/api/api';
import { getStates } from '../../../src/web/features/orders/api/orders';
import { forgetServerAnswers } from '../../../src/web/store/store';
import { statesAreListed } from '../../mocks/situations';
import { aStore } from '../../support/web/store';

test('every answer is forgotten at logout', async () => {
  statesAreListed();
  const store = aStore();
  await store.dispatch(getStates.initiate(undefined));
  forgetServerAnswers(store);
  expect(store.getState()[api.reducerPath].queries).toEqual({});
});
