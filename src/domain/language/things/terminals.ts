import type { Name } from '../vocabulary';

export type Feed = 'loop' | 'radial';
export type Front = 'dead' | 'live';

export const feedNames: readonly Name<Feed>[] = [
  ['loop', String.raw`loop[\s-]*(?:feed|fed)`, 'loop(?:ed)?'],
  ['radial', String.raw`radial[\s-]*(?:feed|fed)`, String.raw`radial(?:ly[\s-]+(?:feed|fed))?`],
];

export const frontNames: readonly Name<Front>[] = [
  ['dead', String.raw`dead[\s-]*front`, 'dead'],
  ['live', String.raw`live[\s-]*front`, 'live'],
];
