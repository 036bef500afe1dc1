import { remembered } from './remembered';

/** Secondary bushings: their kind, and how many holes each has, where the text says so. */
export interface Terminals {
  kind: string;
  holes: number | null;
}

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** '6-hole spade', 'spade 6 hole', '6-hole NEMA spade', 'Six-Hole Spades'; null for what names no kind. */
export const terminalsIn = remembered((text): Terminals | null => {
  const kind = /\b(spade|stud|pad)s?\b/.exec(text)?.[1];
  if (kind === undefined) return null;
  const count = /\b(\d+|[a-z]+)[ -]?holes?\b/.exec(text)?.[1];
  const holes = count === undefined ? NaN : COUNTS.includes(count) ? COUNTS.indexOf(count) + 1 : Number(count);
  return { kind, holes: Number.isNaN(holes) ? null : holes };
});
