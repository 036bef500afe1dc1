import type { LineField } from '../../contract/requests/reading';
import { ALTERNATE_DOUBT, isAlternateItem } from './doubts/statements';
import { itemLabel } from './labels';
import type { Segment, Stated } from './segments';

interface Heir {
  readonly label: string | null;
  readonly kva: Stated | null;
  quantity: Stated | null;
  readonly stated: Stated[];
  readonly firstLine: number;
  readonly lastLine: number;
}

const SAME_ALL =
  /\bas (?:the )?base\b|\bsame (?:specs?|requirements?|as|everything|thing)|\botherwise as\b|\bditto\b|\bsame otherwise\b|, same(?: here)?$|\b(?:of|are) the same\b|\bidentical (?:to|except)/;
/** 'As item 2 but 208Y/120'. */
const SAME_AS =
  /\b(?:as|like|similar to|identical to) (?:(?:item|line|tag|lot|unit|transformer|type) ?#?)?([a-z]{0,3}-?\d{1,3}|(?<=(?:item|line|tag|lot|unit|transformer|type) )[a-h]),? (?:but|except|with the exception|other than)\b/;
/** 'Like the first kind but 1000 kVA'. */
const AS_ORDINAL =
  /\b(?:as|like|similar to|identical to) the (first|second|third|fourth|fifth|sixth) (?:\w+,? )?(?:but|except|with|in|at|and)\b/;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const OTHERS_AS: readonly (readonly [words: string, field: LineField])[] = [
  ['k?va(?: rating)?|size', 'kva_rating'],
  ['phase', 'phase'],
  ['bil', 'bil'],
  ['taps?', 'tap_range_pct'],
  ['oil|fluid|liquid', 'oil_type'],
  ['feed', 'feed'],
  ['front', 'front'],
  ['wdgs|windings?|coils?', 'coil_type'],
];
const SAME: readonly (readonly [RegExp, readonly LineField[]])[] = [
  [/\bsame (?:primary|hv|high side|incoming)\b/, ['primary_voltage_kv']],
  [/\bsame (?:secondary|lv|low side)\b/, ['secondary_voltage_kv']],
  [
    /\bbut (?:(?:that|this|it|the|with|is|one|has|at|in|a) ?)*(?=\d{3})/,
    ['primary_voltage_kv', 'secondary_voltage_kv'],
  ],
  [/\bsame (?:[a-z]+,? (?:and )?){0,3}volt(?:age)?s?\b/, ['primary_voltage_kv', 'secondary_voltage_kv']],
  ...OTHERS_AS.map(
    ([words, field]) =>
      [
        new RegExp(
          `\\bsame (?:[a-z]+,? (?:and )?){0,4}(?:${words})\\b|\\b(?:${words})\\b[a-z, ]{0,40} (?:as above|as before|same)\\b`,
        ),
        [field],
      ] as const,
  ),
];

/** 'Same primary', 'otherwise as T1': from the item before. */
export function inherit(items: readonly Heir[], segments: readonly Segment[], shared: readonly Stated[]): void {
  items.forEach((item, at) => {
    const text = segments
      .filter(({ clause }) => clause.line >= item.firstLine && clause.lastLine <= item.lastLine)
      .filter(({ head }) => head === null || head.start === item.kva?.start)
      .map((segment) => segment.text)
      .join(' ');
    const ordinal = ORDINALS.indexOf(AS_ORDINAL.exec(text)?.[1] ?? '');
    const before =
      (ordinal < 0 ? undefined : items.slice(0, at)[ordinal]) ??
      items
        .slice(0, at)
        .findLast(({ label }) => label !== null && label === (SAME_AS.exec(text)?.[1] ?? namedIn(text))) ??
      items.slice(0, at).findLast(({ kva }) => kva !== null && kva.value === ratingIn(text)) ??
      items[at - 1];
    const own = new Set(item.stated.map(({ field }) => field));
    const known = before ? [...before.stated, ...ofLabel(shared, before.label)] : [];
    const label = before?.label ?? null;
    const isAll = ordinal >= 0 || (label !== null && label === SAME_AS.exec(text)?.[1]);
    const same = (isAll ? known : sameIn(text, known)).filter(({ field }) => !own.has(field));
    const isAlternate = item.kva?.doubt === ALTERNATE_DOUBT;
    const doubted = (each: Stated): Stated => (isAlternate ? { ...each, doubt: ALTERNATE_DOUBT } : each);
    item.stated.push(...same.map((each) => doubted({ ...each, scope: null })));
    if (isAlternate && same.length > 0) item.quantity ??= before?.quantity ? doubted(before.quantity) : null;
    if (isLikeTag(item, before, text)) item.quantity ??= before?.quantity ?? null;
  });
}

/** 'TX-11: same as TX-10 except 1000 kVA' is one unit as well. */
const isLikeTag = (item: Heir, before: Heir | undefined, text: string): boolean =>
  item.label !== null &&
  before?.label === (SAME_AS.exec(text)?.[1] ?? namedIn(text)) &&
  SAME_ALL.test(text) &&
  before?.quantity?.value === '1' &&
  before.quantity.doubt === undefined;

const ofLabel = (shared: readonly Stated[], label: string | null): Stated[] =>
  label === null ? [] : shared.filter(({ scope }) => scope?.labels?.includes(label) === true && !scope.isExcept);

/** The rating in 'same as the 500 kVA'. */
const ratingIn = (text: string): string | undefined =>
  /\b(?:same|identical|otherwise|ditto)\b.{0,20}?\b(?:as|to) (?:(?:for|on|the|those|that|two|three) )*(\d[\d.]*) ?kva/.exec(
    text,
  )?.[1];

/** The label in 'same as item 1'. */
const namedIn = (text: string): string | undefined =>
  /\b(?:same|identical|otherwise|ditto)\b.{0,20}?\b(?:as|to) (?:item |line |unit |lot )?#?((?!above)[a-z]{0,3}-?\d{1,3}|[a-h])\b/.exec(
    text,
  )?.[1];

/** 'Alternate A: same as base bid but FR3' is a further item, with the rating of the first. */
const LIKE_BASE = /\b(?:same|identical|as|like)\b.{0,20}?\b(?:base|above|first|item|line|bid|main)\b/;

const isRated = (segments: readonly Segment[], label: string): boolean =>
  segments.some(({ head, clause }) => head !== null && itemLabel(clause) === label);

/** 'Same as item 1 but 208Y/120' is an item with the rating of that one. */
export function withRepeats(segments: readonly Segment[]): Segment[] {
  const heads: { label: string | null; head: Stated }[] = [];
  return segments.map((segment) => {
    const { head, quantity, clause, text } = segment;
    const own = itemLabel(clause);
    if (head) heads.push({ label: own, head });
    const isAlternate = !head && isAlternateItem(text) && LIKE_BASE.test(text);
    const base = isAlternate ? heads[0]?.head : undefined;
    if (base) return { ...segment, head: { ...base, doubt: ALTERNATE_DOUBT } };
    if (head || !quantity || own === null) return segment;
    const likened = SAME_AS.exec(text)?.[1];
    if (!SAME_ALL.test(text) && (likened === undefined || isRated(segments, own))) return segment;
    const source = heads.findLast(({ label }) => label === (likened ?? namedIn(text))) ?? heads.at(-1);
    return source ? { ...segment, head: source.head } : segment;
  });
}

/** Fields that a text declares the same as stated before. */
export function sameIn(text: string, before: readonly Stated[]): Stated[] {
  if (SAME_ALL.test(text)) return [...before];
  const fields = SAME.flatMap(([pattern, names]) => (pattern.test(text) ? names : []));
  return before.filter(({ field }) => fields.includes(field));
}
