import { http, HttpResponse } from 'msw';
import { getOrderEstimates } from '../../../../src/web/features/estimates/api/estimates';
import { api, refetchLists } from '../../../../src/web/store/api/api';
import { problem } from '../../../mocks/answers';
import { calls } from '../../../mocks/calls';
import { server } from '../../../mocks/server';
import { aStore } from '../../../support/web/store';

const none = () => HttpResponse.json({ results: [], drafts: [] });

/** A loaded list that is being asked for again: that second answer waits to be let go. */
async function reloading(second: () => Response) {
  const store = aStore();
  let asked = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    http.get(calls.orderEstimates, async () => {
      asked += 1;
      if (asked !== 2) return none();
      await held;
      return second();
    }),
  );
  await store.dispatch(getOrderEstimates.initiate('101'));
  store.dispatch(refetchLists());
  const running = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const settled = async () => {
    letGo();
    await running();
    await running();
  };
  return { store, settled, asked: () => asked };
}

test('an answer under way when its data changed is asked for once more', async () => {
  const { store, settled, asked } = await reloading(none);
  store.dispatch(refetchLists());
  store.dispatch(refetchLists());
  await settled();
  expect(asked()).toBe(3);
});

test('an answer is not asked for again if nothing changed', async () => {
  const { settled, asked } = await reloading(none);
  await settled();
  expect(asked()).toBe(2);
});

test('a failure under way when its data changed is not asked for again', async () => {
  const { store, settled, asked } = await reloading(() => problem(503));
  store.dispatch(refetchLists());
  await settled();
  expect(asked()).toBe(2);
});
