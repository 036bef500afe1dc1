import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const KEEP = path.resolve('test/setup/light/keepWorkerData.mjs');
const DATA = { type: 'jest-light-runner-worker-data', workerData: 7 };

/** As a process of the runner: it hears of its tasks from the beginning, and listens for its data only later. */
const LATE = `
  const tasks = () => process.send('heard');
  process.on('message', tasks);
  process.once('message', () => {
    process.off('message', tasks);
    process.on('message', (message) => { process.send({ late: message }); process.disconnect(); });
  });
`;

test('a process gets what it works with, also if it came before the process listened for it', async () => {
  const child = spawn(process.execPath, ['--import', KEEP, '-e', LATE], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    timeout: 20_000,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const heard: unknown[] = [];
  child.on('message', (message) => heard.push(message));
  child.send(DATA);
  await once(child, 'exit');
  expect(heard).toEqual(['heard', { late: DATA }]);
});
