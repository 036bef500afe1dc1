import { remembered } from './remembered';

/** Secondary bushings: their kind, and how many holes each has, where the text says so. */
export interface Terminals {
  kind: string;
  holes: number | null;
  isDenied: boolean;
}

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** '6-hole spade', 'spade 6 hole', 'Six-Hole Spades', each of '4-hole or 6-hole spade'; null for what names no kind. */
export const terminalsIn = remembered((text): Terminals[] | null => {
  const last = kindIn(text);
  if (last === undefined) return null;
  return text.split(/ or /).map((part) => ({
    kind: kindIn(part) ?? last,
    holes: holesIn(part),
    isDenied: /^(?:no|not|non)\b/.test(part),
  }));
});

/** Spades are flat pads with holes. */
const kindIn = (text: string): string | undefined =>
  [...text.matchAll(/\b(spade|stud|pad)s?\b/g)].at(-1)?.[1]?.replace(/^pad$/, 'spade');

function holesIn(text: string): number | null {
  const count = /\b(\d+|[a-z]+)[ -]?holes?\b/.exec(text)?.[1];
  const holes = count === undefined ? NaN : COUNTS.includes(count) ? COUNTS.indexOf(count) + 1 : Number(count);
  return Number.isNaN(holes) ? null : holes;
}
