import { importCommand } from './command/importCommand';

const stop = new AbortController();
process.on('SIGINT', () => stop.abort());
process.exitCode = await importCommand(process.argv.slice(2), {
  env: process.env,
  signal: stop.signal,
  output: console,
});
