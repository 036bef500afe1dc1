import { partSpots, type LineSpot } from './clauseSpots';

/** For which line items a part of a text holds. */
export interface Scope {
  readonly from: number;
  readonly to: number;
  readonly phase: string | null;
  /** Labels of items: '1', 'b-2'. */
  readonly labels: readonly string[] | null;
  /** For all others than the labels. */
  readonly isExcept: boolean;
}

export const ALL: Scope = { from: 0, to: Infinity, phase: null, labels: null, isExcept: false };

export interface Scoped {
  readonly kva: string;
  readonly label: string | null;
  readonly phase: string | null;
}

/** For the items with these labels. */
export const labelScope = (labels: readonly string[]): Scope => ({ ...ALL, labels });

/** Whether a part holds for an item. */
export function isInScope(scope: Scope | null, { kva, label, phase }: Scoped): boolean {
  if (scope === null) return true;
  const rating = Number(kva.split(' ')[0]);
  if (scope.from > 0 && !(rating >= scope.from)) return false;
  if (scope.to < Infinity && !(rating <= scope.to)) return false;
  if (scope.phase !== null && phase !== null && phase !== scope.phase) return false;
  return scope.labels === null || (label !== null && scope.labels.includes(label)) !== scope.isExcept;
}

const UNITS = '(?:units? |transformers? |those )';
const RATED = '(?:rated |of |sized? )?';
const RATING = String.raw`(\d[\d,.]*) ?kva`;
const KVA_SCOPES: readonly (readonly [RegExp, (kva: number) => Scope])[] = [
  [
    new RegExp(`${UNITS}?${RATED}(?<!to )${RATING} (?:and|or) (?:larger|above|over|up|bigger|greater)`),
    (kva) => ({ ...ALL, from: kva }),
  ],
  [
    new RegExp(
      `${UNITS}${RATED}(?:up to(?: and including)?|through) ?${RATING}|${RATING} (?:and|or) (?:smaller|below|less|under)`,
    ),
    (kva) => ({ ...ALL, to: kva }),
  ],
  [
    new RegExp(`${UNITS}(?:above|over|larger than|greater than|exceeding) ?${RATING}`),
    (kva) => ({ ...ALL, from: kva + 0.01 }),
  ],
  [new RegExp(`${UNITS}(?:below|under|smaller than|less than) ?${RATING}`), (kva) => ({ ...ALL, to: kva - 0.01 })],
];

/** 'Eyebolts for 10 and 25 kVA'. */
const OF_RATINGS =
  /\b(?:bushings?|spades?|eye-?bolts?|studs?|terminals?|holes?|fus(?:es?|ing)|impedance|loss(?:es)?|sound|height|width)\b[^.]*?,? (?:for|on) (?:the )?(\d[\d.]*)(?:(?:, ?| and | & |, and )(?:the )?(\d[\d.]*))* kva(?: units?| sizes?| transformers?)?$/;

function ratingsScopeOf(text: string): Scope | null {
  const found = OF_RATINGS.exec(text);
  if (!found || (text.match(/kva/g)?.length ?? 0) > 1) return null;
  const ratings = [found[1], found[2] ?? found[1]].map(Number);
  return { ...ALL, from: Math.min(...ratings), to: Math.max(...ratings) };
}

/** For which ratings a part holds: 'four-hole for units up to 300 kVA'. */
export function kvaScopeOf(part: string): Scope | null {
  if (!part.includes('kva')) return null;
  const ratings = ratingsScopeOf(part);
  if (ratings) return ratings;
  for (const [pattern, make] of KVA_SCOPES) {
    const found = pattern.exec(part);
    if (found) return make(Number((found[1] ?? found[2] ?? '').replaceAll(',', '')));
  }
  return null;
}

const REFERENCE = String.raw`(?:(?!fr-?3)[a-z]{1,4}-?\d{1,3}|(?:t|tr|tx|xfmr)-[a-h]\b|i{2,3}\b|iv\b|[a-z]\b|\d{1,3}(?:\.\d)?(?![\w%/]|[ -]?(?:kva|kv|v|a|x|ph|phase|ø|taps?|holes?|ea)\b))`;
/** A name of an item without a word before it: 'B-1', 'T-A'. */
const TAG = String.raw`(?:(?!fr-?3)[a-z]{1,4}-?\d{1,3}|(?:t|tr|tx|xfmr)-[a-h]\b)`;
const REFERENCES = new RegExp(
  String.raw`(?<![\w-])(?:(?:items?|lines?|rows?|lns?|lots?|units?|xfmrs?|transformers?|marks?|types?|stocks?|groups?|sets?|sizes?|styles?|pos(?:itions?|\.)?|tags?|nos?\.?) ?#?|#)${REFERENCE}(?:(?:,? ?(?:and|&|or) ?|, ?| ?(?:-|to|thru|through) ?)(?:items? |lines? |rows? |lns? |lots? |units? |#)?${REFERENCE}(?![\w%./]|[ -]?(?:kva|kv|v|a|x|taps?|holes?)\b))*(?: only)?|(?<![\w-])${TAG}(?:(?:,? ?(?:and|&) ?|, ?| ?(?:-|to|thru|through) ?)${TAG})*(?![\w%-])(?: only)?|(?<=(?:^|[,;:.]) ?(?:and )?)[a-h](?= (?:is|are|gets|needs|has|shall|must|will)\b)|(?<![\w)])\([a-h]\)(?:(?:,| and| &|,? or)? ?\([a-h]\))*`,
  'g',
);

interface Reference {
  start: number;
  end: number;
  labels: string[];
}

const RANGE = /([a-z]{0,4}-?)(\d{1,3}) ?(?:-|to|thru|through) ?(?:items? |lines? )?\1(\d{1,3})/g;
const MOST_OF_RANGE = 40;

/** 'Items 1 to 3' are 1, 2 and 3. */
function labelsIn(text: string): string[] {
  const all = text.replaceAll(RANGE, (range, lead: string, first: string, last: string) => {
    const count = Number(last) - Number(first) + 1;
    return count > 1 && count <= MOST_OF_RANGE
      ? Array.from({ length: count }, (_, at) => `${lead}${Number(first) + at}`).join(' ')
      : range;
  });
  return [
    ...all.matchAll(
      /(?:t|tr|tx|xfmr)-[a-h]\b|[a-z]{1,4}-?\d{1,3}|(?<![a-z])(?:i{2,3}|iv|[a-z])(?![a-z])|\d{1,3}(?:\.\d)?/g,
    ),
  ].map(([label]) => label);
}

/** The items that a text refers to by their labels. */
export function referencesIn(text: string, labels: ReadonlySet<string>): Reference[] {
  if (labels.size === 0) return [];
  return [...text.matchAll(REFERENCES)].flatMap((found) => {
    const named = labelsIn(found[0]).filter((label) => labels.has(label));
    const isCompared = /\b(?:as|like|than|same as|see|per) $/.test(text.slice(0, found.index));
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

interface Piece {
  text: string;
  start: number;
  scope: Scope | null;
}

const IS_PREFIX = /^(?:.{0,3}|(?:only|just)(?: for| on)? |for |on |for only |also for |the |note: ?|[^a-z]*)$/;

const OTHERS =
  /\b(?:for|on|of|with) (?:all )?(?:the )?(?:others?|rest|remaining|remainder)\b|\b(?:elsewhere|the others|all others|the rest|the other (?:one|two|three|four|\d|units?|items?|lines?))\b/;

/** 'The impedance of item 4 shall be 5.75%'. */
const IS_VERB = /^ ?(?:only )?(?:[:=]|(?:shall|must|should|will|is|are|to) (?:be|have)\b|(?:is|are|has|have)\b)/;

/** To the others or the next item that the text names, else to its end. */
const sentenceEnd = (text: string, from: number): number => {
  const next =
    /;|, ?(?=(?:[\w ]{0,20}\b)?(?:others?|rest|remaining|elsewhere|items?|lines?|[a-z]{1,3}-?\d{1,3})\b|(?:and )?(?:both|all|each)\b)/.exec(
      text.slice(from),
    );
  return next ? from + next.index : text.length;
};

/** 'Item 1 in mineral oil, item 2 in FR3, both dead front'. */
const OF_ALL = /[,;] ?(?:and )?(?:both|all|each|everything)\b/;

/** 'T-A has 600 A bushings, the rest 200 A'. */
const OF_OTHERS = /[,;] ?(?:and )?(?:(?:for |on )?(?:the rest|the others|all others)\b|[\w ]{0,20}\belsewhere\b)/;

/** 'Three phase, line 1 208Y/120, line 2 480Y/277': each before what it says, after a comma. */
const areLeading = (text: string, references: readonly Reference[]): boolean =>
  references.length > 1 &&
  references.every(
    ({ start, end }, at) =>
      /(?:^|[,;:.] ?(?:and )?)$/.test(text.slice(0, start)) &&
      partSpots(text.slice(end, references[at + 1]?.start ?? text.length)).length > 0,
  );

/** The pieces of a text each with the items that it names: before ('item 1 only: …') or after ('… for item 2'). */
function labeledPieces(text: string, references: readonly Reference[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (from: number, to: number, scope: Scope | null) =>
    pieces.push({ text: text.slice(from, to), start: from, scope });
  const [first] = references;
  const last = references.at(-1)?.end ?? 0;
  const ofAll = last + (OF_ALL.exec(text.slice(last))?.index ?? text.length - last);
  if (first && areLeading(text, references)) {
    const starts = references.map(({ start }) => start);
    add(0, first.start, null);
    references.forEach(({ start, labels }, at) => add(start, starts[at + 1] ?? text.length, { ...ALL, labels }));
    return pieces;
  }
  if (first && IS_PREFIX.test(text.slice(0, first.start))) {
    const ofOthers = Math.min(ofAll, last + (OF_OTHERS.exec(text.slice(last))?.index ?? text.length));
    references.forEach(({ start, labels }, at) =>
      add(at === 0 ? 0 : start, references[at + 1]?.start ?? ofOthers, { ...ALL, labels }),
    );
    const named = references.flatMap(({ labels }) => labels);
    if (ofOthers < ofAll) add(ofOthers, ofAll, { ...ALL, labels: named, isExcept: true });
    add(ofAll, text.length, null);
    return pieces;
  }
  let from = 0;
  for (const [at, { start, end, labels }] of references.entries()) {
    const isExcept = /\bexcept(?:ing)?(?: for| on| in)? $|\bexception of $|\bbut not (?:for |on )?$|other than $/.test(
      text.slice(from, start),
    );
    const next = references[at + 1]?.start ?? text.length;
    const isOpen = IS_VERB.test(text.slice(end)) || partSpots(text.slice(from, end)).length === 0;
    const to = isOpen ? Math.min(sentenceEnd(text, end), next) : end;
    if (isExcept) add(from, end, { ...ALL, labels, isExcept });
    add(isExcept ? end : from, to, { ...ALL, labels });
    from = to;
    if (to > end) continue;
    const rest = /^,? ?(?:which|that) (?:is|are|has|have|needs?|gets?|can be|may be|must be|shall be)\b[^,;]*/.exec(
      text.slice(end),
    );
    if (rest) {
      add(end, end + rest[0].length, { ...ALL, labels });
      from = end + rest[0].length;
    }
  }
  const isOfOthers = OTHERS.test(text.slice(from));
  add(
    from,
    text.length,
    isOfOthers ? { ...ALL, labels: references.flatMap(({ labels }) => labels), isExcept: true } : null,
  );
  return pieces;
}

export interface ScopedSpot {
  readonly each: LineSpot;
  readonly scope: Scope | null;
}

const PHASE_OF =
  /^(?:the |all )?(?:(?:(3|three)|1|single)[ -]?(?:phase|ph|ø) (?:pads?|units?|transformers?|pole mounts?|poles?|padmounts?|ones)|singles) (?:are|is|shall|must|have|should|need|:)/;

/** What a text states, each with the items that it holds for. */
export function scopedSpots(text: string, labels: ReadonlySet<string>): ScopedSpot[] {
  const references = referencesIn(text, labels);
  if (references.length > 0) return spotsOf(labeledPieces(text, references));
  const phase = PHASE_OF.exec(text);
  if (phase) return spotsOf([{ text, start: 0, scope: { ...ALL, phase: phase[1] === undefined ? '1' : '3' } }]);
  const ratings = ratingsScopeOf(text);
  if (ratings) return spotsOf([{ text, start: 0, scope: ratings }]);
  if (kvaScopeOf(text)) return spotsOf(kvaPieces(text));
  return spotsOf([{ text, start: 0, scope: null }]);
}

const spotsOf = (pieces: readonly Piece[]): ScopedSpot[] =>
  pieces.flatMap(({ text, start, scope }) =>
    partSpots(text).map((each) => ({ each: { ...each, start: each.start + start, end: each.end + start }, scope })),
  );

/** 'Four-hole up to 300 kVA, six-hole for larger units'. */
function kvaPieces(text: string): Piece[] {
  const pieces = text.split(/(?<=,) (?!\d{3}\b)|(?<= and) (?=\S+ (?:for|on) )/);
  let [start, before]: [number, Scope | null] = [0, null];
  return pieces.map((part) => {
    const scope: Scope | null = kvaScopeOf(part) ?? otherScope(part, before);
    before = scope ?? before;
    const piece = { text: part, start, scope };
    start += part.length + 1;
    return piece;
  });
}

function otherScope(part: string, before: Scope | null): Scope | null {
  if (!before) return null;
  if (/\b(?:larger|bigger|above|others?|remaining)\b/.test(part)) return { ...ALL, from: before.to + 0.01 };
  return /\bsmaller\b/.test(part) ? { ...ALL, to: before.from - 0.01 } : null;
}
