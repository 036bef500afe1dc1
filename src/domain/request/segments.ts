import type { LineField } from '../../contract/requests/reading';
import type { PowerSpot } from '../phrases/power';
import type { Spot } from '../phrases/spot';
import { partSpots, quantities, ratings, scopeOf, type LineSpot, type Scope } from './clauseSpots';
import type { Clause } from './clauses';

/** A value with its place in the source. */
export interface Stated extends Spot<LineField> {
  readonly scope: Scope | null;
  /** Replaces what was said before: 'correction', 'instead', 'should be'. */
  readonly isCorrection: boolean;
  /** Of the unit to be replaced. */
  readonly isOld: boolean;
}

/** The part of a clause about one line item. */
export interface Segment {
  readonly clause: Clause;
  /** The rating that begins a line item. */
  readonly head: Stated | null;
  /** Ratings of one list, 'in 500, 750 and 1000 kVA'. */
  readonly list: readonly string[];
  readonly quantity: Stated | null;
  readonly stated: readonly Stated[];
  /** 'Both', 'all', 'each': of all items before. */
  readonly isShared: boolean;
  readonly text: string;
}

const CORRECTION =
  /\b(?:correction|corrected|scratch that|actually|change (?:it|that|the|this|item|line|to|from)|changed? to|make (?:it|that)|should (?:be|have been|read|say)|sorry|instead|typo|my mistake|i meant|meant|wrong|revised?|update[ds]?:?|not \d|went up|now need|bump)\b/;
const OLD =
  /\b(?:existing|failed|old|burn(?:ed|t)|blown|damaged|current(?:ly)? (?:have|unit|transformer|one|is)|replac(?:es|ing|ed|ement (?:of|for))|what we have now|we have now|was|were|being removed|removed?|trade[- ]?in|is too small|died|went down|in service now|instead of|rather than|previous(?:ly)?|presently|original(?:ly)?|quoted (?:us|me)|bought|last (?:year|order|time))\b/;
const STILL_WANTED =
  /\b(?:like[- ]for[- ]like|same as|equal to|identical|exact(?:ly)? (?:replacement|like|match)|direct replacement|just like|match(?:es|ing)?|in[- ]kind|nameplate (?:reads|says|data|info)|as (?:per|on) nameplate|same (?:rating|specs?|unit|thing)|drop[- ]in)\b/;
const WANTED =
  /\b(?:need|needs|want|wants|looking (?:for|to)|quote|quotation|require[ds]?|rfq|please|pls|price|pricing|request|seeking|wtb|buy|bid|proposal|furnish|supply|shall|must|new one|have you|got an?y?|do you have|instead|replacement)\b/;
const SHARED =
  /\b(?:both|all (?:of (?:them|these|the)|units?|three|four|five|items?|transformers?|pads?|pad|line|sizes?|are|with|to|must|shall|need|should|the)?|each unit|every|each (?:is|to|one)|for all|common to|same for|the following (?:apply|applies)|units? (?:shall|must|are|to be)|everything|them|they|these)\b|^all\b/;

export const isLikeForLike = (text: string): boolean => STILL_WANTED.test(text);

/** The segments of a clause in source places. */
export function segmentsOf(clause: Clause, keepsOld: boolean): Segment[] {
  const { text } = clause;
  const heads = ratings(text);
  const counts = quantities(text).filter(
    ({ start, end }) => !heads.some((head) => start < head.end && head.start < end && start >= head.start),
  );
  const cuts = heads.slice(1).map((head, at) => cutBefore(text, heads[at]?.end ?? 0, head, counts));
  const tail = heads.length > 1 || (heads[0]?.list.length ?? 0) > 1 ? sharedTail(text, heads.at(-1)?.end ?? 0) : null;
  const borders = [0, ...cuts, ...(tail === null ? [] : [tail]), text.length];
  return borders.slice(0, -1).flatMap((from, at) => {
    const to = borders[at + 1] ?? text.length;
    return segmentOf({ clause, from, to, keepsOld }, heads, counts);
  });
}

function cutBefore(text: string, after: number, head: PowerSpot, counts: readonly LineSpot[]): number {
  const count = counts.filter(({ start, end }) => start >= after && end <= head.start).at(-1);
  if (count) return count.start;
  const between = text.slice(after, head.start);
  const joint = Math.max(
    between.lastIndexOf(','),
    between.lastIndexOf(' and '),
    between.lastIndexOf(';'),
    between.lastIndexOf('. '),
    between.lastIndexOf(' plus '),
  );
  return joint < 0 ? head.start : after + joint + 1;
}

function sharedTail(text: string, after: number): number | null {
  const found = /\b(?:both|all|each)\b/.exec(text.slice(after));
  return found ? after + found.index : null;
}

interface Part {
  clause: Clause;
  from: number;
  to: number;
  keepsOld: boolean;
}

function segmentOf(
  { clause, from, to, keepsOld }: Part,
  heads: readonly PowerSpot[],
  counts: readonly LineSpot[],
): Segment[] {
  const text = clause.text.slice(from, to);
  const isWithin = ({ start, end }: LineSpot) => start >= from && end <= to;
  const head = heads.find(isWithin) ?? null;
  const isQuestion = text.endsWith('?') && head === null && !/\d{3,5} ?y|\d ?kv|\b\d{3,5}[dy]/.test(text);
  if (isQuestion) return [];
  const isOldAt = oldFinder(text, keepsOld);
  const isCorrection = CORRECTION.test(text);
  const wholeScope = text.includes('kva') ? scopeOf(text) : null;
  const place = (each: LineSpot, scope: Scope | null = null): Stated => ({
    ...each,
    start: clause.at[each.start] ?? 0,
    end: (clause.at[each.end - 1] ?? 0) + 1,
    scope,
    isCorrection,
    isOld: isOldAt(each.start - from),
  });
  const own = (
    wholeScope ? scopedSpots(text) : partSpots(text).map((each) => ({ each, scope: null as Scope | null }))
  ).map(({ each, scope }) => place({ ...each, start: each.start + from, end: each.end + from }, scope));
  const ownCounts = counts.filter(isWithin);
  const count = nearestCount(ownCounts, head, from);
  return [
    {
      clause,
      head: head && place(head),
      list: head?.list ?? [],
      quantity: count && place(count),
      stated: own,
      isShared: SHARED.test(text),
      text,
    },
  ];
}

function nearestCount(counts: readonly LineSpot[], head: LineSpot | null, from: number): LineSpot | null {
  if (!head) return counts[0] ?? null;
  const before = counts.filter(({ end }) => end <= head.start + 1 && end > from).at(-1);
  return before ?? counts.find(({ start }) => start >= head.start) ?? null;
}

/** Parts of a clause each with their own scope: 'four-hole up to 300 kVA, six-hole for larger units'. */
function scopedSpots(text: string): { each: LineSpot; scope: Scope | null }[] {
  let before: Scope | null = null;
  return partsOf(text).flatMap(({ part, start }) => {
    const scope =
      scopeOf(part) ??
      (/\b(?:larger|bigger|above|others?|remaining)\b/.test(part) && before
        ? beyond(before)
        : /\bsmaller\b/.test(part) && before
          ? { from: 0, to: before.from - 0.01 }
          : null);
    before = scope ?? before;
    return partSpots(part).map((each) => ({
      each: { ...each, start: each.start + start, end: each.end + start },
      scope,
    }));
  });
}

const beyond = ({ to }: Scope): Scope => ({ from: to + 0.01, to: Infinity });

function partsOf(text: string): { part: string; start: number }[] {
  const pieces = text.split(/(?<=,) (?!\d{3}\b)|(?<= and) (?=\S+ (?:for|on) )/);
  let start = 0;
  return pieces.map((part) => {
    const piece = { part, start };
    start += part.length + 1;
    return piece;
  });
}

/** Which places of a part speak of the unit to be replaced. */
function oldFinder(text: string, keepsOld: boolean): (at: number) => boolean {
  const found = OLD.exec(text);
  if (!found || keepsOld || STILL_WANTED.test(text)) return () => false;
  const wanted = WANTED.exec(text.slice(found.index + found[0].length));
  const [from, to] = [found.index, wanted ? found.index + found[0].length + wanted.index : text.length];
  return (at) => at >= from - 30 && at < to && !(WANTED.test(text.slice(0, found.index)) && at < from);
}
