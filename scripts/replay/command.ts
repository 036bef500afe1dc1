import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toJunit } from './junit';
import { HELP, replayOptions, type ReplayOptions } from './options';
import { recordingsAt } from './recordings';
import { replayFile, type Replayed } from './replayFile';
import { exitCode, linesOf, totalLine } from './report';

async function replayAll({ paths, isQuiet, junit }: ReplayOptions): Promise<number> {
  const files = paths.flatMap(recordingsAt);
  const all: Replayed[] = [];
  for (const file of files) {
    const replayed = await replayFile(file);
    all.push(replayed);
    for (const line of linesOf(replayed, isQuiet)) console.log(line);
  }
  console.log(totalLine(all));
  if (junit !== null) {
    mkdirSync(path.dirname(junit), { recursive: true });
    writeFileSync(junit, toJunit(all));
  }
  return exitCode(all);
}

/** Does what the arguments of `npm run replay` say and reports it on the console. Returns the exit code. */
export async function replayCommand(args: readonly string[]): Promise<number> {
  try {
    const options = replayOptions(args);
    if (!options.wantsHelp) return await replayAll(options);
    console.log(HELP);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('npm run replay -- --help says how it is used.');
    return 2;
  }
}
