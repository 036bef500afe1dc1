import { spawn, type ChildProcess } from 'node:child_process';

/** npm run dev: the app rebuilt and the server restarted whenever a source file changes. */
const webpack = ['--import', 'tsx', 'node_modules/webpack/bin/webpack.js', '--mode', 'development', '--watch'];
const server = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/server/main.ts'];

const children: ChildProcess[] = [webpack, server].map((args) =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } }),
);

const stopAll = (signal: NodeJS.Signals): void => children.forEach((child) => child.kill(signal));
process.on('SIGINT', () => stopAll('SIGINT'));
process.on('SIGTERM', () => stopAll('SIGTERM'));
for (const child of children) child.on('exit', () => stopAll('SIGTERM'));
