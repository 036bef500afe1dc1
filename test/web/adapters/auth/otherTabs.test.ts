import { createOtherTabs, type SessionEnd } from '../../../../src/web/adapters/auth/otherTabs';

const channels: BroadcastChannel[] = [];

function aTab() {
  const channel = new BroadcastChannel('specai');
  channels.push(channel);
  const tab = createOtherTabs(channel);
  const heard: SessionEnd[] = [];
  tab.subscribe((end) => heard.push(end));
  return { tab, heard, channel };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

test('all other tabs hear of an end, the one that tells does not', async () => {
  const [here, there, yonder] = [aTab(), aTab(), aTab()];
  here.tab.notify({ userId: '1', isTimeout: true });
  await until(() => there.heard.length > 0 && yonder.heard.length > 0);
  expect([here.heard, there.heard, yonder.heard]).toEqual([
    [],
    [{ userId: '1', isTimeout: true }],
    [{ userId: '1', isTimeout: true }],
  ]);
});

test('what is no such message is not heard', async () => {
  const [here, there] = [aTab(), aTab()];
  for (const noise of [null, 'logout', {}, { userId: 1 }, []]) here.channel.postMessage(noise);
  here.channel.postMessage({ userId: '2' });
  await until(() => there.heard.length > 0);
  expect(there.heard).toEqual([{ userId: '2', isTimeout: false }]);
});
