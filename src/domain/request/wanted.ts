import { NEVER_BEFORE, NEVER_FOLLOWS, OLD_FOLLOWS, WANTED_AGAIN } from './doubts/unwantedWords';

/** No place of a text. */
export const nowhere = (): boolean => false;

/** Places of a text about a unit that is not requested: the old one, someone else's, one already bought. */
export function unwantedIn(text: string, keepsOld: boolean): (at: number) => boolean {
  const ranges = [
    ...questionsIn(text),
    ...mistakenIn(text),
    ...rangesOf(ALWAYS, text),
    ...rejectedIn(text),
    ...bracketedIn(text),
    ...changedIn(text),
    ...(keepsOld || STILL_WANTED.test(text) ? [] : [...rangesOf(OLD, text), ...wornOutIn(text)]),
  ];
  return ranges.length === 0 ? nowhere : (at) => ranges.some(([from, to]) => at >= from && at < to);
}

/** A denial applies to the following words, to those since the last comma, or to all before it. */
interface Words {
  readonly forward: RegExp;
  readonly back: RegExp;
  readonly whole: RegExp;
}

const OLD: Words = {
  forward: new RegExp(String.raw`\b${OLD_FOLLOWS}`, 'g'),
  back: /\b(?:was an?|were|being removed|removed|(?:is|was|are) (?:now )?(?:way |far |much )?too (?:small|big|large)|isn't enough|is not enough|you (?:sold|shipped|delivered|supplied|furnished) (?:us|me)|died|went down|now too small|went out|(?:(?:is|was|are|were) )?in the (?:old|existing|failed|present) (?:ones?|units?|transformers?|xfmrs?))\b/g,
  whole:
    /(?:now|today|currently|at present)$(?<=^(?:it|they|ours|that one|this one) (?:(?:currently|presently|now|still) )?(?:has|have|had)\b[^.;]{1,70})|\b(?:outgrown|stays? (?:where|in service|as is|put)|stays$|remains? in service|we set|we have installed|(?:(?:is|are|will be|to be)(?: to be)?|gets?|being) (?:dismantled|scrapped|retired|disposed of|decommissioned|junked)|(?:shall|will|to|must) remain(?! (?:firm|valid|in effect|open|unchanged|the same))|(?:is|are) to remain)\b/g,
};
const ALWAYS: Words = {
  forward: new RegExp(String.raw`\b${NEVER_FOLLOWS}(?:(?<= )|\b)`, 'g'),
  back: /\b(?:no thanks|no longer needed|(?:are|is|already)? ?on order)\b/g,
  whole: new RegExp(NEVER_BEFORE, 'g'),
};
const STILL_WANTED =
  /\b(?:like[- ]for[- ]like|apples[- ]to[- ]apples|same as|equal to|identical|exact(?:ly)? (?:replacement|like|match)|direct replacement|just like|match(?:es|ing)?|in[- ]kind|nameplate (?:reads|says|data|info|of)|as (?:per|on) nameplate|same (?:rating|specs?|unit|thing)|drop[- ]in|(?:okay|ok|fine|acceptable|good|work|do) (?:too|also|as well))\b/;
const WANTED = new RegExp(WANTED_AGAIN, 'g');

/** Whether a text wants a unit equal to the old one. */
export const isLikeForLike = (text: string): boolean => STILL_WANTED.test(text);

/** 'The 300 kVA unit behind the gym is maxed out'. */
const WORN_OUT =
  /\b(?:is|are|was|'s|got) (?:all |pretty |nearly |almost |completely |about )?(?:maxed(?: out)?|overloaded|undersized|at (?:full )?capacity|running hot|leaking|shot|toast|dead|gone|dying|failing|obsolete|fried|cooked|on its last legs|past its (?:life|prime)|wet|gassing|tripping|not enough|smoked)\b|\b(?:gave up|gave out|let go|blew(?: up)?|quit|burned up|caught fire|finally failed|cooked itself)\b/g;
/** 'The 480Y/277 from this morning was wrong'. */
const MISTAKEN =
  /\b(?:was|were|is|are) (?:wrong|incorrect|(?:a |an |my )?(?:typo|mistake|error)|in error|not (?:right|correct)|from another job)\b/g;

type Range = readonly [from: number, to: number];

const QUESTION =
  /(?:,|;|-|\band\b|\bor\b) ?(?:also )?(?:could|can|would|will|do|does|is|are) (?:you|it|they|these|this|that|one)\b[^?]*\?|\b(?:what about|how about)\b[^?]*\?/g;

/** 'Would a 1500 kVA be available sooner?' */
const COMPARES =
  /^(?:and |or |also,? )?(?:would|could|what if|how about|what about|is|are|will) .*\b(?:sooner|faster|quicker|cheaper|instead|shorter|better|less)\b.*\?$/;

/** 'One 750 kVA pad, and could you do FR3 in it?' is a question, not a requirement. */
const questionsIn = (text: string): Range[] =>
  COMPARES.test(text)
    ? [[0, text.length]]
    : text.endsWith('?')
      ? [...text.matchAll(QUESTION)].flatMap(({ 0: words, index }): Range[] =>
          /\d{3}|\d ?k/.test(words) || !/\d ?k?va\b/.test(text.slice(0, index)) ? [] : [[index, index + words.length]],
        )
      : [];

function rangesOf(words: Words, text: string): Range[] {
  const { forward, back, whole } = words;
  return [
    ...[...text.matchAll(forward)].map(({ 0: word, index }): Range => [
      index,
      Math.min(wantedAfter(text, index + word.length), words === OLD ? bracketEnd(text, index) : text.length),
    ]),
    ...[...text.matchAll(back)].map(({ index }): Range => [
      Math.max(text.lastIndexOf(',', index), text.lastIndexOf(' and ', index), 0),
      index,
    ]),
    ...[...text.matchAll(whole)].map(({ index }): Range => [0, index]),
  ];
}

/** '(Not 50 like last time)' is all in brackets. */
function bracketEnd(text: string, from: number): number {
  const isWithin = text.lastIndexOf('(', from) > text.lastIndexOf(')', from);
  const end = isWithin ? text.indexOf(')', from) : -1;
  return end < 0 ? text.length : end;
}

/** To the start of the sentence, or to the comma after a word of demand. */
const wornOutIn = (text: string): Range[] =>
  [...text.matchAll(WORN_OUT)].map(({ index }): Range => {
    WANTED.lastIndex = 0;
    const isAsked =
      (WANTED.exec(text)?.index ?? text.length) < index || /\b(?:needed|wanted)\b/.test(text.slice(0, index));
    return [isAsked ? Math.max(text.lastIndexOf(',', index), text.lastIndexOf(' and ', index), 0) : 0, index];
  });

/** Characters. */
const MAX_REJECTED = 160;
/** 'Instead of two we will put in one'. */
const REJECTED_UNTIL =
  /,(?!\d{3})|[;:)]| and (?:the|it|they|we|also)\b| (?:we|i|they|he|she)(?: are| is|'re|'s|'m| am| will|'ll| would|'d)?(?: now)? (?:(?:going|planning) to )?(?:put|set|install|buy|order|go|need|want|take|get|place)\b/;

/** '480Y/277 instead of 208Y/120, and live front'. */
const rejectedIn = (text: string): Range[] =>
  [...text.matchAll(/\b(?:instead of|rather than|in (?:place|lieu) of|as opposed to)\b/g)].map(
    ({ 0: words, index }) => {
      const from = index + words.length;
      const end = text.slice(from, from + MAX_REJECTED).search(REJECTED_UNTIL);
      return [index, Math.min(end < 0 ? text.length : from + end, wantedAfter(text, from))];
    },
  );

/** '750 kVA (currently 500 kVA)'. */
const bracketedIn = (text: string): Range[] =>
  text.includes('(')
    ? [
        ...text.matchAll(
          /\((?:(?:is |it is )?(?:currently|presently|at present|today|now)|existing|formerly|previously|was|were|had been|replaces|replacing|instead of|up from)\b[^()]{0,40}\d ?k?va\b[^()]{0,60}\)/g,
        ),
      ].map(({ 0: words, index }): Range => [index, index + words.length])
    : [];

/** 'Is changed from four (4) to seven (7)'. */
const changedIn = (text: string): Range[] =>
  [
    ...text.matchAll(
      /\b(?:chang|increas|decreas|reduc|rais|revis|amend)(?:es?|ed|ing|s)? from (?:[^.;]|\.\d){1,40}?(?= to\b)/g,
    ),
  ].map(({ 0: words, index }) => [index, index + words.length]);

const mistakenIn = (text: string): Range[] =>
  [...text.matchAll(MISTAKEN)].map(({ index }): Range => [
    Math.max(...[',', '(', ';', ' and ', ' but '].map((mark) => text.lastIndexOf(mark, index)), 0),
    index,
  ]);

function wantedAfter(text: string, from: number): number {
  WANTED.lastIndex = from;
  return WANTED.exec(text)?.index ?? text.length;
}
