import type { Work } from '../../contract/unit/unit';

/** What work is called inside a sentence. */
export const workNames: Readonly<Record<Work, string>> = {
  turnPull: 'turn pull',
  rewind: 'rewind',
  feedConversion: 'feed conversion',
  fr3: 'FR3 fill',
  replacementCabinet: 'replacement cabinet',
  reTank: 're-tank',
};
