import { ALL, type Scope } from './scope';

const either = (...words: readonly string[]): string => `(?:${words.join('|')})`;

/** Words before the number or letter of an item. */
const NOUN = either(
  ...['items?', 'lines?', 'rows?', 'lns?', 'lots?', 'units?', 'xfmrs?', 'transformers?', 'marks?', 'types?', 'stocks?'],
  ...['groups?', 'sets?', 'sizes?', 'styles?', 'pos(?:itions?|\\.)?', 'tags?', 'nos?\\.?'],
);
/** A name of an item without a word before it: 'B-1', 'T-A'. */
const TAG = either(String.raw`(?!fr-?3)[a-z]{1,4}-?\d{1,3}`, String.raw`(?:t|tr|tx|xfmr)-[a-h]\b`);
/** Words after a number that does not number an item. */
const MEASURE = String.raw`(?![\w%/]|[ -]?(?:kva|kv|v|a|x|ph|phase|ø|taps?|holes?|ea)\b)`;
const LABEL = either(
  TAG,
  String.raw`i{2,3}\b`,
  String.raw`iv\b`,
  String.raw`[a-z]\b`,
  String.raw`(?:0\d{2,4}|\d{1,3}(?:\.\d)?)${MEASURE}`,
);
const AND = String.raw`,? ?(?:and|&) ?`;
const TO = ' ?(?:-|to|thru|through) ?';
const NAMED = String.raw`(?:${NOUN} ?#?|#)${LABEL}(?:(?:,? ?(?:and|&|or) ?|, ?|${TO})(?:${NOUN} |#)?${LABEL}(?![\w%./]|[ -]?(?:kva|kv|v|a|x|taps?|holes?)\b))*(?: only)?`;
const TAGGED = String.raw`${TAG}(?:(?:${AND}|, ?|${TO})${TAG})*(?![\w%-])(?: only)?`;
/** 'A is 208Y/120' */
const LETTER = String.raw`(?<=(?:^|[,;:.]) ?(?:and )?)[a-h](?= (?:is|are|gets|needs|has|shall|must|will)\b)`;
/** '(a), (b) and (c)' */
const BRACKETED = String.raw`(?<![\w)])\([a-h]\)(?:(?:,| and| &|,? or)? ?\([a-h]\))*`;
const REFERENCES = new RegExp(`(?<![\\w-])(?:${NAMED}|${TAGGED})|${LETTER}|${BRACKETED}`, 'g');

export interface Reference {
  start: number;
  end: number;
  labels: string[];
}

const RANGE = /([a-z]{0,4}-?)(\d{1,3}) ?(?:-|to|thru|through) ?(?:items? |lines? )?\1(\d{1,3})/g;
const MAX_OF_RANGE = 40;

/** 'Items 1 to 3' are 1, 2 and 3. */
function labelsIn(text: string): string[] {
  const all = text.replaceAll(RANGE, (range, lead: string, first: string, last: string) => {
    const count = Number(last) - Number(first) + 1;
    return count > 1 && count <= MAX_OF_RANGE
      ? Array.from({ length: count }, (_, at) => `${lead}${Number(first) + at}`).join(' ')
      : range;
  });
  return [
    ...all.matchAll(
      /(?:t|tr|tx|xfmr)-[a-h]\b|[a-z]{1,4}-?\d{1,3}|(?<![a-z])(?:i{2,3}|iv|[a-z])(?![a-z])|0\d{2,4}|\d{1,3}(?:\.\d)?/g,
    ),
  ].map(([label]) => label);
}

/** The items that a text refers to by their labels. */
export function referencesIn(text: string, labels: ReadonlySet<string>): Reference[] {
  if (labels.size === 0) return [];
  return [...text.matchAll(REFERENCES)].flatMap((found) => {
    const named = labelsIn(found[0]).filter((label) => labels.has(label));
    const isCompared =
      /\b(?:as|like|than|same as|see|per|replac(?:es?|ing|ements?)(?: (?:of|for))?(?: the| our)?(?: old)?) $/.test(
        text.slice(0, found.index),
      );
    return named.length === 0 || isCompared
      ? []
      : [{ start: found.index, end: found.index + found[0].length, labels: named }];
  });
}

/** The items named last before a place, else first. */
export function scopeBefore(references: readonly Reference[], at: number): Scope {
  const named = references.findLast(({ start }) => start < at) ?? references[0];
  return { ...ALL, labels: named?.labels ?? [] };
}
