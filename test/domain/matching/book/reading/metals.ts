import { readNamed, type Named, type Vocabulary } from './named';
import { remembered } from './remembered';

export type Metal = 'copper' | 'aluminum';
export type Side = 'HV' | 'LV';

/** What is said of each winding, the same where the text does not name them. */
export type Metals = Record<Side, Named<Metal> | null>;

const METALS: Vocabulary<Metal> = [
  ['copper', /\b(?:copper|cop|cu)\b/],
  ['aluminum', /\b(?:alumini?um|alum|alu|al)\b/],
];
const SIDES: Vocabulary<Side> = [
  ['HV', /\b(?:hv|high[ -]voltage|primary|pri)\b/],
  ['LV', /\b(?:lv|low[ -]voltage|secondary|sec)\b/],
];

/** 'Copper', 'No aluminum', 'Cu/Al', 'HV AL / LV CU'; null for a text without a metal. */
export const metalsIn = remembered((text): Metals | null => {
  if (!readNamed(text, SIDES)) {
    const both = readNamed(text, METALS);
    return both && { HV: both, LV: both };
  }
  const metals: Metals = { HV: null, LV: null };
  let last: Named<Metal> | null = null;
  for (const part of text.split(/[/,;&]| and /)) {
    const sides = readNamed(part, SIDES);
    last = readNamed(part, METALS) ?? last;
    if (!sides || !last) return null;
    for (const side of sides.named) metals[side] = last;
  }
  return metals;
});
