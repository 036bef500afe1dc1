/** Which places of a text speak of a unit that is not asked for: the old one, another's, one already bought. */
export function unwantedIn(text: string, keepsOld: boolean): (at: number) => boolean {
  const ranges = [...rangesOf(ALWAYS, text), ...(keepsOld || STILL_WANTED.test(text) ? [] : rangesOf(OLD, text))];
  return ranges.length === 0 ? () => false : (at) => ranges.some(([from, to]) => at >= from && at < to);
}

/** A word of denial holds for what follows, for what precedes since a comma, or for all that precedes. */
interface Words {
  readonly forward: RegExp;
  readonly back: RegExp;
  readonly whole: RegExp;
}

const OLD: Words = {
  forward:
    /\b(?:existing|failed|old|burn(?:ed|t)|blown|damaged|current(?:ly)? (?:have|unit|transformer|one|is)|replac(?:es|ing|ed)|replacement (?:of|for)|what we have now|we have now|trade[- ]?in|in service now|instead of|rather than|previous(?:ly)?|presently|original(?:ly)?|last (?:year|order|time|month))\b/g,
  back: /\b(?:was an?|were|being removed|removed|is too small|died|went down|now too small|went out)\b/g,
  whole:
    /\b(?:outgrown|stays? (?:where|in service|as is)|remains? in service|we set|we have installed|will be dismantled)\b/g,
};
const ALWAYS: Words = {
  forward:
    /\b(?:quoted (?:us|me)|i (?:can|could) offer|we (?:can|could) offer|we bought|bought|i paid|we paid|invoice|if all you have|could you take|convert(?:ing|s) from|i have a (?:couple|few)|instead of|rather than)\b/g,
  back: /\b(?:no thanks|no longer needed)\b/g,
  whole:
    /\balready (?:ordered|bought|purchased|on order|been ordered|have)|\b(?:is|are) (?:already )?bought\b|\bby others\b/g,
};
const STILL_WANTED =
  /\b(?:like[- ]for[- ]like|same as|equal to|identical|exact(?:ly)? (?:replacement|like|match)|direct replacement|just like|match(?:es|ing)?|in[- ]kind|nameplate (?:reads|says|data|info|of)|as (?:per|on) nameplate|same (?:rating|specs?|unit|thing)|drop[- ]in)\b/;
const WANTED =
  /\b(?:need|needs|want|wants|looking (?:for|to)|quote|quotation|require[ds]?|rfq|please|pls|price|pricing|request|seeking|wtb|buy|bid|proposal|furnish|supply|shall|must|new one|have you|got an?y?|do you have|instead(?! of)|should be|don't want)\b|\b(?:with|by|to) (?:an?|one|two) (?:new )?(?=[\d.,]+ ?-?[km]va)/g;

/** Whether a text wants a unit equal to the old one. */
export const isLikeForLike = (text: string): boolean => STILL_WANTED.test(text);

type Range = readonly [from: number, to: number];

function rangesOf({ forward, back, whole }: Words, text: string): Range[] {
  return [
    ...[...text.matchAll(forward)].map(({ 0: word, index }): Range => [index, wantedAfter(text, index + word.length)]),
    ...[...text.matchAll(back)].map(({ index }): Range => [
      Math.max(text.lastIndexOf(',', index), text.lastIndexOf(' and ', index), 0),
      index,
    ]),
    ...[...text.matchAll(whole)].map(({ index }): Range => [0, index]),
  ];
}

function wantedAfter(text: string, from: number): number {
  WANTED.lastIndex = from;
  return WANTED.exec(text)?.index ?? text.length;
}
