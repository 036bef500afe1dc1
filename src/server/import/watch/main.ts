import { stat } from 'node:fs/promises';
import { parseConfig } from '../../config';
import { UsageError } from '../command/arguments';
import { withDatabase } from '../withDatabase';
import { takeFile } from './takeFile';
import { readWatchArguments, USAGE, type WatchArguments } from './watchArguments';
import { watchFolder } from './watchFolder';

async function refuseNoFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory() !== true) throw new UsageError(`There is no folder ${folder}. Make it first.`);
}

async function run({ folder, reading, settleMs }: WatchArguments, signal: AbortSignal): Promise<void> {
  await refuseNoFolder(folder);
  const config = parseConfig(process.env);
  await watchFolder({
    folder,
    settleMs,
    // For each file anew, so that the embedded database is the server's to start and stop.
    take: (claim) =>
      withDatabase(config, (db) => takeFile(db, claim, reading, { signal, mails: config.mail !== null })),
    log: console.log,
    signal,
  });
}

async function main(): Promise<number> {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());
  try {
    const args = readWatchArguments(process.argv.slice(2));
    if (args === null) console.log(USAGE);
    else await run(args, stop.signal);
    return args === null ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

process.exitCode = await main();
