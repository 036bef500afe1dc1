import type { Name } from '../vocabulary';

/** What is built in. 'fuse' is one that is not named more closely. */
export type Device = 'bayONet' | 'currentLimiting' | 'fullRange' | 'loadbreak' | 'isolationLink' | 'fuse' | 'none';

const FUSES = String.raw`(?:[\s-]+fus(?:es?|ing))`;
const CURRENT_LIMITING = String.raw`(?:current[\s-]?limit\w*|clf?s?)`;

export const deviceNames: readonly Name<Device>[] = [
  ['bayONet', String.raw`(?:bay[\s.-]?o[\s.-]?net|bayonet)s?${FUSES}?`, `bon${FUSES}?`],
  [
    'fullRange',
    String.raw`(?:full[\s-]?range[\s-]+${CURRENT_LIMITING}|frclf?s?)${FUSES}?|full[\s-]?range${FUSES}`,
    String.raw`full[\s-]?range|frcf?s?`,
  ],
  [
    'currentLimiting',
    String.raw`(?:partial[\s-]?range(?:[\s-]+${CURRENT_LIMITING})?|current[\s-]?limit\w*|clfs?|prclf?s?)${FUSES}?|cl${FUSES}`,
    `cl|prcl?f?s?`,
  ],
  ['loadbreak', String.raw`(?:load[\s-]?break|lb)[\s-]+switch(?:es)?`, String.raw`load[\s-]?break`],
  ['none', 'unfused', String.raw`^none$|^isolation links?$`],
  ['isolationLink', String.raw`isolation[\s-]+links?`],
  ['fuse', String.raw`fus(?:es?|ed|ing)(?![\s-]+(?:holder|block|box|carrier|tool|puller|wall|door)s?\b)`],
];
