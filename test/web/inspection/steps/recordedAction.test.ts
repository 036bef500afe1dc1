import { toRecordedAction, type RecordedAction } from '../../../../src/web/inspection/steps/recordedAction';
import { getOrders } from '../../../../src/web/state/api/orders/orders';
import { unitPinned } from '../../../../src/web/state/slices/pinnedUnits';
import { recordRequests } from '../../../mocks/recorder';
import { ordersAreListed, theServerIsUnreachable } from '../../../mocks/situations';
import { aStore } from '../../../support/web/store';

/** A store, and its actions as a recording shows them. */
function observedStore() {
  const recorded: RecordedAction[] = [];
  const store = aStore({
    tools: {
      devTools: false,
      middleware: [
        () => (next) => (action) => {
          const shown = toRecordedAction(action);
          if (shown) recorded.push(shown);
          return next(action);
        },
      ],
    },
  });
  return { store, recorded };
}

test('a call is recorded by its endpoint, arguments and outcome, and once only where the cache answers the second time', async () => {
  ordersAreListed([]);
  const sent = recordRequests();
  const { store, recorded } = observedStore();
  await store.dispatch(getOrders.initiate({ page: '1' }));
  await store.dispatch(getOrders.initiate({ page: '1' }));
  expect(await sent()).toHaveLength(1);
  expect(recorded).toEqual([
    { type: 'api/getOrders/pending', payload: { args: { page: '1' } } },
    {
      type: 'api/getOrders/fulfilled',
      payload: { args: { page: '1' }, result: { results: [], page: 1, count: 0, size: 6 } },
    },
  ]);
});

test('a failed call is recorded with its error', async () => {
  theServerIsUnreachable();
  const { store, recorded } = observedStore();
  await store.dispatch(getOrders.initiate({ page: '1' }));
  expect(recorded.at(-1)).toMatchObject({
    type: 'api/getOrders/rejected',
    payload: { args: { page: '1' }, error: expect.anything() as unknown },
  });
});

test('an action of a slice is recorded as it is', () => {
  const action = unitPinned({ orderId: '7', serial: 'IC-1001' });
  expect(toRecordedAction(action)).toEqual(action);
});

test.each(['machine/icPanel/TOGGLE', 'api/config/middlewareRegistered'])('the action %s is not recorded', (type) => {
  expect(toRecordedAction({ type })).toBeNull();
});
