import { differenceLines } from '../../src/web/inspection/replay/report';
import type { Replayed } from './replayFile';

type Verdict = 'as recorded' | 'differs' | 'cannot be read' | 'cannot be replayed';

const VERDICTS: readonly Verdict[] = ['as recorded', 'differs', 'cannot be read', 'cannot be replayed'];

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const differencesOf = (replayed: Replayed) =>
  'failed' in replayed ? [] : replayed.steps.filter(({ differences }) => differences.length > 0);

export function verdictOf(replayed: Replayed): Verdict {
  if ('failed' in replayed) return `cannot be ${replayed.failed}`;
  return differencesOf(replayed).length > 0 ? 'differs' : 'as recorded';
}

function okText(steps: readonly { isCompared: boolean }[]): string {
  const compared = steps.filter(({ isCompared }) => isCompared).length;
  const rest = steps.length - compared;
  return `ok (${countOf(compared, 'step')} compared${rest > 0 ? `, ${rest} taken as recorded` : ''})`;
}

/** What became of a recording: 'ok …', '2 differences, the first at step 31', 'cannot be read: …'. */
export function outcomeText(replayed: Replayed): string {
  if ('failed' in replayed) return `cannot be ${replayed.failed}: ${replayed.reason}`;
  const [first, ...others] = differencesOf(replayed);
  if (!first) return okText(replayed.steps);
  const count = [first, ...others].reduce((sum, { differences }) => sum + differences.length, 0);
  return count === 1
    ? `1 difference, at step ${first.number}`
    : `${countOf(count, 'difference')}, the first at step ${first.number}`;
}

/** What a person needs to judge the differences of a recording: what it is, then each step; nothing where none differs. */
export function detailLines(replayed: Replayed): string[] {
  if ('failed' in replayed || verdictOf(replayed) === 'as recorded') return [];
  const { app, recordedAt, steps, isComplete } = replayed.trace;
  return [
    `recorded ${recordedAt} with ${app.version} (${app.build}), ${countOf(steps.length, 'step')}`,
    ...(steps.some(({ kind }) => kind === 'gap')
      ? ['Steps were left out while recording: states that depend on them are taken as recorded.']
      : []),
    ...(isComplete
      ? []
      : ['Names, notes, prices and other text are placeholders: they are compared only with each other.']),
    ...replayed.steps.flatMap(differenceLines),
  ];
}

/** A recording's line and its details; where quiet, the line alone, and none for one that is as recorded. */
export function linesOf(replayed: Replayed, isQuiet: boolean): string[] {
  const line = `${replayed.file}: ${outcomeText(replayed)}`;
  if (isQuiet) return verdictOf(replayed) === 'as recorded' ? [] : [line];
  return [line, ...detailLines(replayed).map((each) => `  ${each}`)];
}

const verbs: Readonly<Record<Verdict, string>> = {
  'as recorded': 'as recorded',
  differs: 'differ',
  'cannot be read': 'cannot be read',
  'cannot be replayed': 'cannot be replayed',
};

/** E.g. '14 recordings: 12 as recorded, 1 differs, 1 cannot be read'. */
export function totalLine(all: readonly Replayed[]): string {
  const counts = VERDICTS.map((verdict) => ({
    verdict,
    count: all.filter((each) => verdictOf(each) === verdict).length,
  }));
  const parts = counts
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${count} ${count === 1 ? verdict : verbs[verdict]}`);
  return `${countOf(all.length, 'recording')}: ${parts.join(', ')}`;
}

/** 0 where all are as recorded, 1 where one differs, 2 where one cannot be read or replayed. */
export function exitCode(all: readonly Replayed[]): number {
  if (all.some((each) => 'failed' in each)) return 2;
  return all.some((each) => verdictOf(each) === 'differs') ? 1 : 0;
}
