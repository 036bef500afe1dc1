import { readNamed, type Named, type Vocabulary } from './named';
import { remembered } from './remembered';

export type Fuse =
  | 'Bay-O-Net'
  | 'partial range'
  | 'full range'
  | 'loadbreak switch'
  | 'isolation link'
  | 'CLF'
  | 'none';

const FUSES: Vocabulary<Fuse> = [
  ['partial range', /\bpartial[ -]range(?: (?:clf|current[ -]limiting(?: fuses?)?))?\b|\bprclf?\b(?: fuses?)?/],
  ['full range', /\bfull[ -]range(?: (?:clf|current[ -]limiting(?: fuses?)?))?\b|\bfrclf?\b/],
  ['Bay-O-Net', /\bbay[ -]?o?[ -]?nets?\b|\bbon\b/],
  ['loadbreak switch', /\bload[ -]?break(?: switch)?\b/],
  ['isolation link', /\biso(?:lation)?[ -]?links?\b/],
  ['CLF', /\bclf\b/],
];

export const fusesIn = remembered((text): Named<Fuse> | null => {
  if (/^(?:none|unfused|no(?:t)? fus(?:es?|ed|ing))$/.test(text)) return { named: ['none'], excluded: [], only: [] };
  const read = readNamed(text, FUSES);
  const isAnyClfExcluded = read?.excluded.includes('CLF');
  return (
    read && { ...read, excluded: isAnyClfExcluded ? [...read.excluded, 'partial range', 'full range'] : read.excluded }
  );
});

/** 'FR3 or mineral': each alternative by itself. */
export const alternativesIn = (text: string): string[] => text.split(/ or /);
