import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../src/server/db/embedded/control';
import { start } from './support/processes';
import { makeTree } from './support/tree';
import { until } from './support/until';
import { makeDataFolder } from '../support/makeDataFolder';

/** A built tree without sources, as an archive leaves it. Needs a build. */
const folder = makeDataFolder('stop');
const tree = path.join(folder, 'tree');
const data = path.join(folder, 'data');
beforeAll(() => makeTree(tree));
afterAll(() => rmSync(folder, { recursive: true }));

const COMMANDS = ['npm run serve', 'npm start', 'node scripts/serve.mjs'];
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

test.each(COMMANDS.flatMap((command) => SIGNALS.map((signal) => [signal, command] as const)))(
  '%s to %s stops the server and its database, and the packages stay as they were',
  async (signal, command) => {
    const port = await freePort();
    const env = { PORT: String(port), DATA_DIR: data, SAMPLE_DATA: 'off', LAME_DUCK_SECONDS: '1' };
    const running = await start(command.split(' '), `http://127.0.0.1:${port}/readyz`, { cwd: tree, env });
    const postmaster = path.join(data, 'postgres/postmaster.pid');
    expect(existsSync(postmaster)).toBe(true);
    await running.stop(signal);
    // npm ends once it has passed the signal on; the process that it started can still be stopping.
    await until(() => Promise.resolve(!existsSync(postmaster)));
    await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow('fetch failed');
    expect(existsSync(path.join(tree, 'node_modules/fastify/package.json'))).toBe(true);
  },
  60_000,
);
