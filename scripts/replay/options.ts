import { parseArgs } from 'node:util';

export const HELP = `npm run replay -- PATH... [--quiet] [--junit FILE]

Replays recordings with today's machines and reducers, and names every step whose state would differ today.

  PATH          a recording, or a folder: every *.json in it, without subfolders
  --quiet       only recordings that are not as recorded, without details, and the summary
  --junit FILE  writes a report for CI too
  --help        this text

Exit code: 0 all as recorded, 1 a state differs, 2 a recording cannot be read or replayed, or the command is wrong.`;

export interface ReplayOptions {
  readonly paths: readonly string[];
  readonly isQuiet: boolean;
  readonly wantsHelp: boolean;
  /** Where the JUnit report goes. */
  readonly junit: string | null;
}

/** @throws with what is wrong, for a person, where the command cannot be understood. */
export function replayOptions(args: readonly string[]): ReplayOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { quiet: { type: 'boolean' }, junit: { type: 'string' }, help: { type: 'boolean' } },
  });
  const { quiet = false, help = false, junit = null } = values;
  if (!help && positionals.length === 0) throw new Error('Name a recording or a folder of recordings.');
  return { paths: positionals, isQuiet: quiet, wantsHelp: help, junit };
}
