import { createOtherTabs, type SessionEnd } from '../../../../../src/web/lib/auth/tabs';

const channels: BroadcastChannel[] = [];

function aTab() {
  const channel = new BroadcastChannel('specai');
  channels.push(channel);
  const tab = createOtherTabs(channel);
  const received: SessionEnd[] = [];
  tab.subscribe((end) => received.push(end));
  return { tab, received, channel };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

test('all other tabs are notified of an end, the sender is not', async () => {
  const [here, there, yonder] = [aTab(), aTab(), aTab()];
  here.tab.notify({ userId: '1', isTimeout: true });
  await until(() => there.received.length > 0 && yonder.received.length > 0);
  expect([here.received, there.received, yonder.received]).toEqual([
    [],
    [{ userId: '1', isTimeout: true }],
    [{ userId: '1', isTimeout: true }],
  ]);
});

test('a message of another kind is ignored', async () => {
  const [here, there] = [aTab(), aTab()];
  for (const noise of [null, 'logout', {}, { userId: 1 }, []]) here.channel.postMessage(noise);
  here.channel.postMessage({ userId: '2' });
  await until(() => there.received.length > 0);
  expect(there.received).toEqual([{ userId: '2', isTimeout: false }]);
});
