import { spawnSync } from 'node:child_process';

/** What a process says that throws where nothing catches, and waits for it. */
const said = (thrown: string): string => {
  const program = `
    import { awaitCrash } from './test/mutation/awaitCrash.ts';
    const { comes, stop } = awaitCrash();
    ${thrown}
    const { message } = await comes;
    stop();
    console.log(message, process.listenerCount('uncaughtException'));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout.trim();
};

test.each([
  ['is thrown in a turn of its own', "setTimeout(() => { throw new Error('write after end'); });"],
  ['rejects a promise that nobody waits for', "void Promise.reject(new Error('write after end'));"],
])('an error that %s is told, and the process goes on', (_, thrown) => {
  expect(said(thrown)).toBe('write after end 0');
});
