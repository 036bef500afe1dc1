import { readNamed, type Named, type Vocabulary } from './named';
import { remembered } from './remembered';

export type UnitType = 'pad' | 'pole' | 'substation';

const UNIT_TYPES: Vocabulary<UnitType> = [
  ['pad', /\bpad(?:s|[ -]?mount(?:ed|s)?)?\b/],
  ['pole', /\bpole(?:s|[ -]?mount(?:ed|s)?)?\b/],
  ['substation', /\bsub(?:station)?s?\b/],
];

export const unitTypesIn = remembered((text): Named<UnitType> | null => readNamed(text, UNIT_TYPES));

/** 'RC', 'RW' and what they stand for. */
export function jobIn(text: string): 'RC' | 'RW' | null {
  if (/^(?:rc|recondition)$/.test(text)) return 'RC';
  return /^(?:rw|rewind)$/.test(text) ? 'RW' : null;
}
