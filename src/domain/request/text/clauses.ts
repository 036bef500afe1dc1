import { BULLET } from './bullets';
import { respelled, isMetric } from './spelling';
import { plainOf, type Line } from './lines';
import { rewritten, type Mapped } from './mapped';
import { withoutTypos } from './typos';
import { verticalGroups } from './vertical';
import { lastJoined } from './wrapping';

/** A sentence or line of a text in lower case and single spaces, with the place of each character in the source. */
export interface Clause {
  readonly text: string;
  /** Source offset of each character; one more for the end. */
  readonly at: readonly number[];
  /** The line of the source on which it starts. */
  readonly line: number;
  readonly lastLine: number;
  /** 0 is the latest message of a thread. */
  readonly message: number;
  /** A blank line precedes it. */
  readonly startsParagraph: boolean;
  /** Of the item of a list that it begins: '1', 'a', 'b-1'. */
  readonly label: string | null;
  /** The label cannot be a mere number of a list: 'Item B:', 'T-1:'. */
  readonly namesItem: boolean;
}

/** Without their last period. */
const SHORTENED =
  'approx max min ft qty incl st e.g i.e sec pri ea vol grd gnd gr ph imp temp attn mr mrs ms dr inc ltd co corp wt dim jan feb mar apr jun jul aug oct nov dec oz gal cu al no nos h.v l.v b.i.l mfr mfg volt in xfmr trans req reqd ref fig tel ext ave rd blvd hwy env w n.c cont deg pcs std avail del deliv k.v m.v u.s c.o ste rev spec mt pt vs doz dz pzas? pz pces?'.split(
    ' ',
  );
const ABBREVIATIONS = [
  ...SHORTENED.map((word) => word.replaceAll('.', String.raw`\.`)),
  String.raw`sept?`,
  String.raw`lbs?`,
  String.raw`(?<![%\d] ?)[a-z]`,
  String.raw`wks?`,
].join('|');
const ABBREVIATION = new RegExp(String.raw`(?:\b|(?<=\d))(?:${ABBREVIATIONS})$`, 'i');
const END = /[;!?]+(?=\s|$)|\.(?=\s|$)/g;
/** Also the last word of a sentence. */
const LAST_WORD = /\b(?:sec|pri|ea|lbs?|in|max|min|phases?|cu|al|gal|wks?|volts?|co|inc|ltd)$/i;

/** A period after an abbreviation ends a sentence only before a new one. */
function isEnd(text: string, index: number): boolean {
  if (text[index] !== '.') return true;
  const before = text.slice(Math.max(0, index - 12), index);
  if (!ABBREVIATION.test(before)) return true;
  return LAST_WORD.test(before) && /^\.(?:\s+[A-Z][a-z]|\s*$)/.test(text.slice(index, index + 40));
}

/** The clauses of a text: continued lines are joined, sentences are split. */
export function clausesOf(lines: readonly Line[], skip: (line: number) => boolean): Clause[] {
  const isMetricText = lines.some(({ text }) => isMetric(text));
  const vertical = verticalGroups(lines);
  const clauses: Clause[] = [];
  let startsParagraph = true;
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at];
    if (!first || first.text.trim() === '' || skip(at)) {
      startsParagraph = true;
      continue;
    }
    const lastLine = vertical.get(at) ?? lastJoined(lines, at, skip);
    const joined = joinedLines(lines.slice(at, lastLine + 1));
    const bullet = BULLET.exec(joined.text)?.[0] ?? '';
    let labels = { label: labelOf(bullet), namesItem: NAMES_ITEM.test(bullet) };
    const place = { line: at, lastLine, message: first.message };
    for (const [from, to] of vertical.has(at)
      ? [[0, joined.text.length] as const]
      : sentences(joined.text, bullet.length)) {
      const inner = from > bullet.length && /^\d/.test(bullet.trim()) ? innerBullet(joined.text.slice(from, to)) : '';
      if (inner !== '') labels = { label: labelOf(inner), namesItem: false };
      const clause = respelled(answered(collapsed(joined, from + inner.length, to), lines, at), isMetricText);
      if (clause.text !== '') clauses.push({ ...clause, ...place, ...labels, startsParagraph });
      startsParagraph = false;
    }
    at = lastLine;
  }
  return clauses;
}

/** '2) 1 ea 500 kVA' in the line of '1) 3 ea 300 kVA;'. */
const innerBullet = (text: string): string => /^\s*\(?\d{1,2}\)\s+(?=.*\d ?[km]va\b)/i.exec(text)?.[0] ?? '';

/** The question that a bare number answers. */
const QUESTIONS: readonly (readonly [question: RegExp, before: string, after: string])[] = [
  [/\b(?:how many(?! k?va)|quantity|qty)\b/i, 'qty ', ''],
  [/\b(?:kva|size|rating|how big)\b/i, '', ' kva'],
  [/\bphases?\b/i, '', ' phase'],
  [/\b(?:primary|high side|hv|incoming)\b/i, 'primary ', ''],
  [/\b(?:secondary|low side|lv)\b/i, 'secondary ', ''],
];
/** Answers of one word, and what they are of: 'Dead' below 'Live or dead front?' */
const WORD_ANSWERS: readonly (readonly [question: RegExp, answer: RegExp, after: string])[] = [
  [/\bfront\b/i, /^(?:live|dead)$/, ' front'],
  [/\b(?:copper|wind|coil)/i, /^(?:copper|alumini?um)$/, ' windings'],
  [/\b(?:fluid|oil|liquid)\b/i, /^(?:mineral|silicone)$/, ' oil'],
];
/** In a chat also without a question mark. */
const ASKS =
  /^- (?:and )?(?:how many|what (?:size|kva|voltage|phase)|which size|quantity|qty)\b(?![^?]*\d)|^\s*\d{1,2}[.)]\s+(?:quantity|qty|kva|size|rating)\s*$/i;
const SHORT_ANSWER = 60;
const SHORT_QUESTION = 80;
const BARE = /^\(?[\d.,]+\)?(?: unchanged)?$/;

/** '500' below 'What size?' is 500 kVA. */
function answered(clause: Mapped, lines: readonly Line[], at: number): Mapped {
  const isWord = /^[a-z]{4,9}$/.test(clause.text);
  if (!(isWord || /^\(?\d/.test(clause.text)) || clause.text.length > SHORT_ANSWER) return clause;
  const above = lines.slice(Math.max(0, at - 2), at).findLast(({ text }) => text.trim() !== '')?.text ?? '';
  if (!(/\?\s*$|^- [^?]{1,40}\?/.test(above) || ASKS.test(above)) || above.length > SHORT_QUESTION) return clause;
  if (isWord) {
    const [, , suffix = ''] = WORD_ANSWERS.find(([asked, word]) => asked.test(above) && word.test(clause.text)) ?? [];
    return rewritten(clause, /$/g, () => suffix);
  }
  const [, before = '', after = ''] = QUESTIONS.find(([question]) => question.test(above)) ?? [];
  return rewritten(clause, /^\(?[\d.,]+\)?/g, ([number]) => {
    const isBare = BARE.test(clause.text);
    return `${before}${isBare ? number.replace(/,$/, '') : number}${isBare ? after : ''}`;
  });
}

const NAMES_ITEM =
  /\b(?:item|line|ln|lot|tag|unit|type|xfmr|transformer|mark|stock|group|set|size|style|class|no)\b|\b(?![qa]\d)[a-z]{1,4}-?\d|\b(?:t|tr|tx|xfmr)-[a-h]\b/i;
const labelOf = (bullet: string): string | null =>
  bullet
    .toLowerCase()
    .replace(/\(.*\)(?=\s*:)/, '')
    .replaceAll(
      /\bnos?\.|\b(?:bid )?item\b|\b(?:line|unit|lot|ln|service|xfmr(?!-[a-h])|transformer|tag|mark|type|stock|group|set|size|style|class|nos?)\b|[^a-z\d.-]|^[-*.]+/g,
      '',
    )
    .replace(/[-.]$/, '') || null;

const HYPHENATED = /[a-z]-\s*$/i;

function joinedLines(lines: readonly Line[]): Mapped {
  const at: number[] = [];
  const text = lines
    .map((line, index) => {
      const isBroken = HYPHENATED.test(line.text) && /^\s*[a-z]/.test(lines[index + 1]?.text ?? '');
      const from = index > 0 && HYPHENATED.test(lines[index - 1]?.text ?? '') ? line.text.search(/\S|$/) : 0;
      const to = isBroken ? line.text.trimEnd().length - 1 : line.text.length;
      for (let place = from; place < to; place += 1) at.push(line.start + place);
      if (!isBroken) at.push(line.start + to);
      return line.text.slice(from, to) + (isBroken ? '' : '\n');
    })
    .join('');
  return withoutTypos({ text: withColon(text.slice(0, -1)), at });
}

/** 'HV BIL | 95 kV', a label and its value. */
const withColon = (text: string): string =>
  text.includes('|') && /^[^|\n]*\p{L}[^|\n]*\|[^|\n]*[^|\s][^|\n]*$/u.test(text) ? text.replace('|', ':') : text;

/** Longer ones are cut. */
const MAX_LENGTH = 2000;

const cutLong = ([from, to]: readonly [number, number]): [number, number][] =>
  Array.from({ length: Math.max(1, Math.ceil((to - from) / MAX_LENGTH)) }, (_, at): [number, number] => [
    from + at * MAX_LENGTH,
    Math.min(to, from + (at + 1) * MAX_LENGTH),
  ]);

function sentences(text: string, from: number): [number, number][] {
  const found: [number, number][] = [];
  let start = from;
  const isListed = isListOfOne(text);
  END.lastIndex = from;
  for (let end = END.exec(text); end; end = END.exec(text)) {
    if ((end[0] === ';' && isListed) || !isEnd(text, end.index)) continue;
    const isQuestion = end[0].includes('?');
    found.push([start, end.index + (isQuestion ? end[0].length : 0)]);
    start = end.index + end[0].length;
  }
  found.push([start, text.length]);
  if (isTelegram(text, found)) return [[0, text.length]];
  return withHeadings(text, found, from > 0).flatMap(cutLong);
}

const RATED = /\d ?[km]va\b/gi;
const MIN_OF_LIST = 2;
const UNNAMED = /;\s*\d/;
/** '2500 kVA; 69 kV delta; 4160Y/2400; 7 % Z' goes on about one unit. */
const isListOfOne = (text: string): boolean => {
  const [first, second] = text.matchAll(RATED);
  const marks = [...text.matchAll(/;/g)];
  return (
    first !== undefined &&
    !second &&
    marks.length >= MIN_OF_LIST &&
    UNNAMED.test(text) &&
    marks.every(({ index }) => index > first.index)
  );
};

const MIN_OF_TELEGRAM = 6;
/** 'XFMR REQ'D. 3PH. 500. 13.8D. PAD.' is one sentence. */
const isTelegram = (text: string, found: readonly [number, number][]): boolean =>
  found.length >= MIN_OF_TELEGRAM &&
  found.filter(([from, to]) => text.slice(from, to).trim().length <= SHORT_WORDS).length >= found.length - 1;
const SHORT_WORDS = 12;

const HEADING = /^\s*[a-z]+(?: [a-z]+){0,2}\.?$/i;

/** '3. Primary winding. 34,500 volts': a heading belongs to its sentence. */
function withHeadings(text: string, all: readonly [number, number][], isListed: boolean): readonly [number, number][] {
  const [first, second, ...rest] = all;
  return isListed && first && second && HEADING.test(text.slice(...first)) ? [[first[0], second[1]], ...rest] : all;
}

/** In plain characters and single spaces. */
function collapsed({ text, at }: Mapped, from: number, to: number): { text: string; at: number[] } {
  const plain = plainOf(text.slice(from, to));
  let result = '';
  const places: number[] = [];
  for (let index = 0; index < plain.length; index += 1) {
    const char = plain.charAt(index);
    const isSpace = char === ' ' || char === '\t' || char === '\n';
    if (isSpace && (result === '' || result.endsWith(' '))) continue;
    result += isSpace ? ' ' : char;
    places.push(at[from + index] ?? 0);
  }
  const trimmed = result.trimEnd();
  places.length = trimmed.length;
  places.push((places.at(-1) ?? at[from] ?? 0) + 1);
  return { text: trimmed, at: places };
}
