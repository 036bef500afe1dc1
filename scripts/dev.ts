import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** npm run dev: the app rebuilt and the server restarted whenever a source file changes. */
const bundle = ['--import', 'tsx', 'scripts/build/bundle.ts', 'development'];
/** Each build has new file names, which the server reads at its start. A missing folder would not be watched. */
mkdirSync('dist/web', { recursive: true });
const watched = ['--clear-screen=false', '--include', 'dist/web/index.html'];
const server = ['node_modules/tsx/dist/cli.mjs', 'watch', ...watched, 'src/server/app/main.ts'];

const children: ChildProcess[] = [bundle, server].map((args) =>
  spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { DEV_TOOLS: 'on', ...process.env, NODE_ENV: 'development' },
  }),
);

const stopAll = (signal: NodeJS.Signals): void => children.forEach((child) => child.kill(signal));
process.on('SIGINT', () => stopAll('SIGINT'));
process.on('SIGTERM', () => stopAll('SIGTERM'));
for (const child of children) child.on('exit', () => stopAll('SIGTERM'));
