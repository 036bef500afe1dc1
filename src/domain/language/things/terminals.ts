import type { Name } from '../vocabulary';

export type Feed = 'loop' | 'radial';
export type Front = 'dead' | 'live';

export const feedNames: readonly Name<Feed>[] = [
  { term: 'loop', words: String.raw`loop[\s-]*(?:feed|fed)`, short: 'loop(?:ed)?' },
  {
    term: 'radial',
    words: String.raw`radial[\s-]*(?:feed|fed)`,
    short: String.raw`radial(?:ly)?(?:[\s-]+(?:feed|fed))?`,
  },
];

export const frontNames: readonly Name<Front>[] = [
  { term: 'dead', words: String.raw`dead[\s-]*front`, short: 'dead' },
  { term: 'live', words: String.raw`live[\s-]*front`, short: 'live' },
];
