import { parseArgs } from 'node:util';

export interface TracesOptions {
  readonly names: readonly string[];
  readonly isUpdate: boolean;
  readonly isFull: boolean;
  readonly wantsHelp: boolean;
}

export const helpText = (known: readonly string[]): string => `npm run traces -- [NAME...] [--update] [--full]

Records the sessions of test/traces again, in a browser, with the app as last built, and says what would change.

  NAME      only these: ${known.join(', ')}
  --update  writes the new recordings
  --full    lists every change
  --help    this text

Exit code: 0 nothing would change, or --update has written; 1 something would change; 2 a session failed.`;

/** @throws with what is wrong, for a person, where the command cannot be understood. */
export function tracesOptions(args: readonly string[], known: readonly string[]): TracesOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { update: { type: 'boolean' }, full: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no session '${unknown}'. There are: ${known.join(', ')}.`);
  const { update = false, full = false, help = false } = values;
  const names = positionals.length > 0 ? known.filter((name) => positionals.includes(name)) : known;
  return { names, isUpdate: update, isFull: full, wantsHelp: help };
}
