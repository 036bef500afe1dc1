import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTrace } from '../../src/web/inspection/file/readTrace';
import { replayTrace } from '../../src/web/inspection/replay/replayTrace';
import { differenceLines } from '../../src/web/inspection/replay/report';

const FOLDER = 'test/traces';

/** The file names of the recordings in test/traces. */
export const keptTraces = (): string[] => readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

export const keptTrace = (name: string) => readTrace(readFileSync(path.join(FOLDER, name), 'utf8'));

/** Replays a recording; `lines` reports the differences. */
export async function replay(name: string, machines?: Parameters<typeof replayTrace>[1]) {
  const steps = await replayTrace(keptTrace(name), machines);
  return { lines: steps.flatMap(differenceLines), compared: steps.filter(({ isCompared }) => isCompared).length };
}
