import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTrace, TraceError } from '../src/web/inspection/file/readTrace';
import { replayTrace } from '../src/web/inspection/replay/replayTrace';
import { differenceLines, summaryLine } from '../src/web/inspection/replay/report';

/**
 * npm run replay -- FILE: replays a recording with today's machines and reducers. Exit code 1 where states differ, 2 where
 * the file cannot be read.
 */
function replayFile(file: string): number {
  const trace = readTrace(readFileSync(file, 'utf8'));
  const steps = replayTrace(trace);
  const { app, recordedAt, isComplete } = trace;
  console.log(
    `${path.basename(file)}: recorded ${recordedAt} with ${app.version} (${app.build}), ${trace.steps.length} steps`,
  );
  if (trace.steps.some(({ kind }) => kind === 'gap'))
    console.log('Steps were left out while recording: states that depend on them are taken as recorded.');
  if (!isComplete)
    console.log('Names, notes, prices and other text are placeholders: they are compared only with each other.');
  for (const line of steps.flatMap(differenceLines)) console.log(line);
  console.log(summaryLine(steps));
  return steps.some(({ differences }) => differences.length > 0) ? 1 : 0;
}

const [file] = process.argv.slice(2);
try {
  if (file === undefined) throw new TraceError('Name a recording: npm run replay -- FILE');
  process.exitCode = replayFile(file);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`${file ?? ''}: ${error.message}`.replace(/^: /, ''));
  process.exitCode = 2;
}
