import { parseArgs } from 'node:util';
import { commandOf, options, UsageError, type CommandArguments } from '../command/arguments';

export const USAGE = `npm run watch-folder -- FOLDER

Takes files of orders and units as they arrive in a folder, and moves each to 'done' or 'refused' there, with a report
beside it. It goes on until it is stopped. How files are read is said as for npm run import:

  --complete  --retire-many  --profile NAME  --map  --dates  --decimals  --measure  --sheet  --header-line  --encoding

  --settle 2    a file is taken when it has not changed for so many seconds`;

export interface WatchArguments {
  readonly folder: string;
  /** How files are read; which file it is about is said of each. */
  readonly reading: CommandArguments;
  readonly settleMs: number;
}

const SETTLE_SECONDS = '2';

function settleMsOf(said: string): number {
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(said)) throw new UsageError(`--settle is a number of seconds, not '${said}'.`);
  return Math.round(Number(said) * 1000);
}

/** Null where no folder is given. @throws UsageError, or what parseArgs says */
export function readWatchArguments(args: readonly string[]): WatchArguments | null {
  const { orders: _orders, units: _units, check: _check, ...reading } = options;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...reading, settle: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder, ...others] = positionals;
  if (others.length > 0) throw new UsageError(`One folder is watched, not ${positionals.length}.`);
  if (folder === undefined) return null;
  return { folder, reading: commandOf(values, {}), settleMs: settleMsOf(values.settle ?? SETTLE_SECONDS) };
}
