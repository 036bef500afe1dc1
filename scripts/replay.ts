import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toJunit } from './replay/junit';
import { HELP, replayOptions, type ReplayOptions } from './replay/options';
import { recordingsAt } from './replay/recordings';
import { replayFile, type Replayed } from './replay/replayFile';
import { exitCode, linesOf, totalLine } from './replay/report';

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

/** npm run replay -- PATH...: replays recordings with today's machines and reducers; --help says more. */
try {
  const options = replayOptions(process.argv.slice(2));
  if (options.wantsHelp) console.log(HELP);
  else process.exitCode = await replayAll(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('npm run replay -- --help says how it is used.');
  process.exitCode = 2;
}
