import { ofThese, readNamed, type Named, type Vocabulary } from './named';
import { remembered } from './remembered';

export type Feed = 'loop' | 'radial';
export type Front = 'dead front' | 'live front';

const CONFIGURATIONS: Vocabulary<Feed | Front> = [
  ['loop', /\bloop(?:[ -]?feed)?\b/],
  ['radial', /\bradial(?:[ -]?feed)?\b/],
  ['dead front', /\bdead(?:[ -]?front)?\b/],
  ['live front', /\blive(?:[ -]?front)?\b/],
];

export interface Configuration {
  feed: Named<Feed> | null;
  front: Named<Front> | null;
}

/** 'Loop Feed Dead Front', 'radial only, no loop', 'not dead front'; null where it says neither feed nor front. */
export const configurationIn = remembered((text): Configuration | null => {
  const read = readNamed(text, CONFIGURATIONS);
  return read && { feed: ofThese(read, ['loop', 'radial']), front: ofThese(read, ['dead front', 'live front']) };
});

/** '200 A Well and Insert', '600A'. */
export const ampsIn = (text: string): number[] =>
  [...text.matchAll(/\b(\d{2,4}) ?a(?:mps?|mperes?)?\b/g)].map((match) => Number(match[1]));
