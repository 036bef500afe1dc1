import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const SCRIPT = `
  import { endWithShell } from ${JSON.stringify(resolve('scripts/endWithShell.mjs'))};
  process.on('SIGTERM', () => { console.log('stopping'); process.exit(0); });
  endWithShell();
  console.log('started');
  setInterval(() => {}, 1000);`;

/** As npm runs a script: in a shell that waits for it, and that gets the signals. */
async function startInShell() {
  const env = { ...process.env, npm_lifecycle_event: 'start', SCRIPT };
  const command = `"${process.execPath}" --input-type=module -e "$SCRIPT"; exit $?`;
  const shell = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]();
  expect(await lines.next()).toMatchObject({ value: 'started' });
  return { shell, lines };
}

it('stops a script when its shell is stopped', async () => {
  const { shell, lines } = await startInShell();
  const ended = once(shell, 'exit');
  shell.kill('SIGTERM');
  await ended;
  expect(await lines.next()).toMatchObject({ value: 'stopping' });
  expect(await lines.next()).toMatchObject({ done: true });
});
