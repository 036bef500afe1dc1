import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notifySystemd } from '../../../src/server/app/watchdog';
import { useFolder } from '../../support/scratch';
import { until } from '../../support/server/waits';

const folder = useFolder('systemd-');
const log = join(folder, 'log');
const fail = (error: Error) => {
  throw error;
};

/** Writes down what a service manager would receive. */
function installNotify(): NodeJS.ProcessEnv {
  const program = join(folder, 'systemd-notify');
  writeFileSync(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${log}\n`);
  chmodSync(program, 0o755);
  return { PATH: `${folder}:/usr/bin:/bin` };
}
const received = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []);

test('systemd is notified that the server is ready, then again and again that its event loop turns', async () => {
  const environment = { ...installNotify(), NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '90000' };
  const stop = notifySystemd(environment, fail);
  await until(() => received().length >= 4);
  stop();
  expect(new Set(received())).toEqual(new Set(['/run/notify READY=1', '/run/notify WATCHDOG=1']));
  expect(received().filter((line) => line.endsWith('READY=1'))).toHaveLength(1);
});

test('a service manager that is not systemd gets no notification', () => {
  const before = received().length;
  notifySystemd({ ...installNotify(), WATCHDOG_USEC: '90000' }, fail);
  expect(received()).toHaveLength(before);
});

test('a missing systemd-notify is reported', async () => {
  const reported: Error[] = [];
  notifySystemd({ PATH: '/nowhere', NOTIFY_SOCKET: '/run/notify' }, (error) => reported.push(error));
  await until(() => reported.length > 0);
  expect(String(reported[0])).toContain('systemd-notify');
});
