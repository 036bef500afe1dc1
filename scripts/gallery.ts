import { spawn } from 'node:child_process';
import { checkGallery } from '../test/gallery/check';

/**
 * npm run gallery: the kit's components in all their states, on loopback. `-- build` makes static files of it instead;
 * `-- check` makes them and looks at every story in both themes.
 */
const HOST = '127.0.0.1';
const PORT = process.env.PORT ?? '6006';
const OUTPUT = '.cache/gallery';
const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';

/** Resolves with the exit code. */
function storybook(...args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', STORYBOOK, ...args], {
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
}

const dev = () => storybook('dev', '--ci', '--no-version-updates', '--exact-port', '--host', HOST, '--port', PORT);
const build = () => storybook('build', '--quiet', '--output-dir', OUTPUT);

async function check(): Promise<number> {
  const failed = await build();
  if (failed) return failed;
  const wrong = await checkGallery(OUTPUT);
  console.log([...wrong, `gallery: ${wrong.length} complaints`].join('\n\n'));
  return wrong.length === 0 ? 0 : 1;
}

const [name = 'dev'] = process.argv.slice(2);
const command = new Map(Object.entries({ dev, build, check })).get(name);
if (!command) console.error(`There is no 'npm run gallery -- ${name}': leave it out, or say 'build' or 'check'.`);
process.exit(command ? await command() : 1);
