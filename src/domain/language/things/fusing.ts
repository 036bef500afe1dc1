import type { Name } from '../vocabulary';

/** What is built in. 'fuse' is one that is not named more closely. */
export type Device = 'bayONet' | 'currentLimiting' | 'fullRange' | 'loadbreak' | 'isolationLink' | 'fuse' | 'none';

const FUSES = String.raw`(?:[\s-]+fus(?:es?|ing))`;
const CURRENT_LIMITING = String.raw`(?:current[\s-]?limit\w*|clf?s?)`;

export const deviceNames: readonly Name<Device>[] = [
  {
    term: 'bayONet',
    words: String.raw`(?:bay[\s.-]?o[\s.-]?net|bayonet)s?${FUSES}?`,
    short: `bon${FUSES}?`,
  },
  {
    term: 'fullRange',
    words: String.raw`(?:full[\s-]?range(?:[\s-]+${CURRENT_LIMITING})?|frcl?f?s?)${FUSES}?`,
  },
  {
    term: 'currentLimiting',
    words: String.raw`(?:partial[\s-]?range(?:[\s-]+${CURRENT_LIMITING})?|current[\s-]?limit\w*|clfs?|prclf?s?)${FUSES}?|cl${FUSES}`,
    short: `cl|prcl?f?s?`,
  },
  {
    term: 'loadbreak',
    words: String.raw`(?:load[\s-]?break|lb)[\s-]+switch(?:es)?`,
    short: String.raw`load[\s-]?break`,
  },
  { term: 'none', words: 'unfused', short: String.raw`^none$|^isolation links?$` },
  { term: 'isolationLink', words: String.raw`isolation[\s-]+links?` },
  {
    term: 'fuse',
    words: String.raw`fus(?:es?|ed|ing)(?![\s-]+(?:holder|block|box|carrier|tool|puller|wall|door)s?\b)`,
  },
];
