import { aMappedImport, aRunningImport, ImportService } from '../../../../mocks/importAnswers';
import { server } from '../../../../mocks/server';
import { aStore } from '../../../../support/web/store';
import { checkImport, lookAtImport, pollAfterMs } from '../../../../../src/web/features/import/api/imports';

function polling(): () => Promise<boolean> {
  const { setTimeout: later } = globalThis;
  const polls: (() => void)[] = [];
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((call, ms) => (ms === pollAfterMs(0) ? polls.push(call) : later(call, ms)) as never);
  let asked = 0;
  server.events.on('request:start', ({ request }) => void (asked += request.url.endsWith('/next') ? 1 : 0));
  return async () => {
    const before = asked;
    polls.splice(0).forEach((poll) => poll());
    await new Promise((resolve) => later(resolve, 0));
    return asked > before;
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  server.events.removeAllListeners();
});

test('a running import is polled, one that waits for a person is not', async () => {
  const isPolled = polling();
  const service = new ImportService(aRunningImport({ id: 'next' }));
  server.use(...service.answers());
  const store = aStore();
  await store.dispatch(lookAtImport('next'));
  expect(await isPolled()).toBe(true);
  await store.dispatch(lookAtImport('next'));
  service.become(aMappedImport());
  await store.dispatch(lookAtImport('next'));
  expect(await isPolled()).toBe(false);
  expect(await isPolled()).toBe(false);
});

test('polling resumes when a person lets an import go on', async () => {
  const isPolled = polling();
  server.use(...new ImportService(aMappedImport()).answers());
  const store = aStore();
  await store.dispatch(lookAtImport('next'));
  expect(await isPolled()).toBe(false);
  expect(await store.dispatch(checkImport('next'))).toEqual({ error: undefined });
  expect(await isPolled()).toBe(true);
});

test('an import is polled quickly at first, for small files, and then each second', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(pollAfterMs)).toEqual([200, 200, 200, 200, 200, 1_000, 1_000]);
});
