import { partSpots, type LineSpot } from '../clauseSpots';
import { referencesIn, type Reference } from './references';
import { ALL, kvaScopeOf, ratingsScopeOf, type Scope } from './scope';

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

/** 'Three phase, line 1 208Y/120, line 2 480Y/277': each before its statement, after a comma. */
const areLeading = (text: string, references: readonly Reference[]): boolean =>
  references.length > 1 &&
  references.every(
    ({ start, end }, at) =>
      /(?:^|[,;:.] ?(?:and )?)$/.test(text.slice(0, start)) &&
      partSpots(text.slice(end, references[at + 1]?.start ?? text.length)).length > 0,
  );

const EXCEPT = /\bexcept(?:ing)?(?: for| on| in)? $|\bexception of $|\bbut not (?:for |on )?$|other than $/;

/** The pieces of a text each with the items that it names: before ('item 1 only: …') or after ('… for item 2'). */
function labeledPieces(text: string, references: readonly Reference[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (from: number, to: number, scope: Scope | null) =>
    pieces.push({ text: text.slice(from, to), start: from, scope });
  const [first] = references;
  const last = references.at(-1)?.end ?? 0;
  const ofAll = last + (OF_ALL.exec(text.slice(last))?.index ?? text.length - last);
  if (first && areLeading(text, references)) {
    add(0, first.start, null);
    references.forEach(({ start, labels }, at) =>
      add(start, references[at + 1]?.start ?? text.length, { ...ALL, labels }),
    );
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
    const isExcept = EXCEPT.test(text.slice(from, start));
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

/** 'Padmounts: loop feed', 'the poles have no taps'. */
const TYPE_OF =
  /^(?:the |all )?(?:(pads|pad[- ]?mou?nts|pad[- ]mounted (?:transformers|units|ones))|(?:poles|pole[- ]?mou?nts|pole[- ](?:mounted|type) (?:transformers|units|ones)))(?: (?!for\b|by\b|as\b|not\b)|[:,] )/;

/** The statements of a text, each with the items that it applies to. */
export function scopedSpots(text: string, labels: ReadonlySet<string>): ScopedSpot[] {
  const references = referencesIn(text, labels);
  if (references.length > 0) return withExceptions(spotsOf(labeledPieces(text, references)));
  const phase = PHASE_OF.exec(text);
  if (phase) return spotsOf([{ text, start: 0, scope: { ...ALL, phase: phase[1] === undefined ? '1' : '3' } }]);
  const type = kvaScopeOf(text) ? null : TYPE_OF.exec(text);
  if (type && !/\d ?kva\b/.test(text))
    return spotsOf([{ text, start: 0, scope: { ...ALL, unitType: type[1] === undefined ? 'pole' : 'pad' } }]);
  const ratings = ratingsScopeOf(text);
  if (ratings) return spotsOf([{ text, start: 0, scope: ratings }]);
  if (kvaScopeOf(text)) return spotsOf(kvaPieces(text));
  return spotsOf([{ text, start: 0, scope: null }]);
}

/** 'All three phase, 480Y/277, except item 1 which is 208Y/120': the exception is of the fields that it states. */
function withExceptions(spots: readonly ScopedSpot[]): ScopedSpot[] {
  const excepted = spots.filter(({ scope }) => scope !== null && scope.labels !== null && !scope.isExcept);
  if (excepted.length === 0) return [...spots];
  const fields = new Set(excepted.map(({ each }) => each.field));
  return spots.map((spot) =>
    spot.scope?.isExcept === true && !fields.has(spot.each.field) ? { ...spot, scope: null } : spot,
  );
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
