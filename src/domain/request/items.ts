import type { LineField } from '../../contract/requests/reading';
import type { Clause } from './text/clauses';
import { inherit } from './inherited';
import { itemLabel, TAGS } from './labels';
import type { Item, MessageItems } from './item';
import { isSameItem, REFERS } from './sameItem';
import type { Segment, Stated } from './segments';

const headLabel = ({ clause, text }: Segment): string | null => [...text.matchAll(TAGS)][0]?.[1] ?? itemLabel(clause);

const ADDITION =
  /\badd (?:one|two|three|four|another|an?|these|the following|\d+|\()|\balso need (?:an?|one|two|\d)|\bone more to the list\b/;

/** Groups the words of a message by line item: each rating begins one, unless it repeats or corrects an item. */
export function itemsOf(read: readonly Segment[]): MessageItems {
  const segments = withCountsAbove(read);
  const isAddition = segments.some(({ clause }) => ADDITION.test(clause.text));
  const result: MessageItems = { items: [], shared: [], sharedQuantity: null, isAddition };
  const heads = segments.flatMap((segment, start) => (segment.head ? [{ ...segment, start }] : []));
  const isSeveral = heads.length + heads.flatMap(({ list }) => list.slice(1)).length > 1;
  const first = heads.filter((head, at) => !isRepeat(head, heads.slice(0, at)));
  const block = blockLength(first);
  const list = listClause(heads);
  let current: Item | null = null;
  let sharedLine = -1;
  const pending: Segment[] = [];
  segments.forEach((segment, at) => {
    const { line } = segment.clause;
    if (segment.head) {
      sharedLine = -1;
      current = headItem(result, withNext(segment, segments.slice(at + 1)));
      for (const each of pending.splice(0)) if (current) addTo(current, each);
      return;
    }
    const isOfNext =
      line !== current?.lastLine && first.some(({ clause, start }) => clause.line === line && start > at);
    const isOfList = list !== null && segment.clause !== list;
    const isApart =
      current !== null &&
      isSeveral &&
      ((segment.isShared && !isOfItsEntry(current, segment, heads)) ||
        line === sharedLine ||
        isOfList ||
        isBeyond(current, segment, block, first));
    const isOfEntry = current !== null || (segment.clause.label !== null && segment.stated.length === 0);
    if (isOfNext && isSeveral && isOfEntry && !isOfList && !OF_EVERY.test(segment.text)) pending.push(segment);
    else if (current === null || isApart) {
      addShared(result, segment);
      sharedLine = line;
    } else {
      result.shared.push(...scoped(segment.stated));
      addTo(current, segment);
    }
  });
  inherit(result.items, segments, result.shared);
  return result;
}

/** 'All three phase. The 500 kVA is radial': of the items before. */
const OF_EVERY = /^(?:all|both|each|every)\b/;

/** 'Two block transformers' above '2750 kVA' begins the item. */
function withCountsAbove(segments: readonly Segment[]): readonly Segment[] {
  const heads = segments.filter(({ head }) => head);
  const counts = heads.map(({ clause, quantity }, at) =>
    quantity
      ? undefined
      : segments.findLast(
          (each) =>
            !each.head &&
            each.quantity &&
            each.clause.line < clause.line &&
            each.clause.line > (heads[at - 1]?.clause.line ?? -1),
        ),
  );
  if (heads.length < 2 || counts.includes(undefined)) return segments;
  return segments.map((segment) => {
    const [head, count] = [heads[counts.indexOf(segment)], counts[heads.indexOf(segment)]];
    if (head) return { ...segment, head: head.head, list: head.list };
    return count ? { ...segment, head: null, list: [] } : segment;
  });
}

/** '2 - 500 and 1 - 750 kVA 12470D': the following words apply to both. */
function withNext(segment: Segment, later: readonly Segment[]): Segment {
  if (!segment.stated.every(({ field }) => OF_KIND.has(field))) return segment;
  const next = later.find(
    ({ head, clause, stated }) =>
      !head ||
      clause !== segment.clause ||
      (segment.stated.length === 0 ? stated.length > 0 : !stated.every(({ field }) => OF_KIND.has(field))),
  );
  if (!next?.head || next.clause !== segment.clause || differ(segment.stated, next.stated)) return segment;
  const own = new Set(segment.stated.map(({ field }) => field));
  return { ...segment, stated: [...segment.stated, ...next.stated.filter(({ field }) => !own.has(field))] };
}

const OF_KIND: ReadonlySet<LineField> = new Set<LineField>(['unit_type', 'phase', 'condition']);
const differ = (a: readonly Stated[], b: readonly Stated[]): boolean =>
  a.some(({ field, value }) => b.some((other) => other.field === field && other.value !== value));

/** The clause that names all ratings of the message: the other clauses apply to all items. */
function listClause(heads: readonly Segment[]): Clause | null {
  const known = new Set<string>();
  const first = heads.filter(({ head }) => head && !known.has(head.value) && known.add(head.value));
  const clauses = new Set(first.map(({ clause }) => clause));
  return first.length > 1 && clauses.size === 1 ? (first[0]?.clause ?? null) : null;
}

/** '50 kVA: no-load 101 W' after a list that names the rating with its quantity. */
const isRepeat = (segment: Segment, before: readonly Segment[]): boolean =>
  segment.quantity === null &&
  before.some(({ head, quantity }) => quantity !== null && head?.value === segment.head?.value) &&
  (REFERS.test(segment.text) || segment.stated.every(({ field }) => !field.endsWith('voltage_kv')));

/** The lines of the longest item but the last: text further below the last item applies to all. */
function blockLength(heads: readonly Segment[]): number {
  const gaps = heads.slice(1).map((each, at) => each.clause.line - (heads[at]?.clause.line ?? 0));
  return gaps.length === 0 ? Infinity : Math.max(1, ...gaps);
}

/** 'These sit on existing pads' in the paragraph of one item. */
const isOfItsEntry = (current: Item, { clause, text }: Segment, heads: readonly Segment[]): boolean =>
  clause.label !== null &&
  clause.line === current.firstLine &&
  /^(?:these|they)\b/.test(text) &&
  heads.filter((each) => each.clause.line === clause.line).length === 1;

function isBeyond(current: Item, { clause }: Segment, block: number, heads: readonly Segment[]): boolean {
  const isLast = heads.every((each) => each.clause.line <= current.firstLine);
  if (!isLast) return false;
  return clause.line >= current.firstLine + block || (clause.startsParagraph && clause.line > current.lastLine);
}

function addShared(result: MessageItems, segment: Segment): void {
  result.shared.push(...segment.stated);
  result.sharedQuantity ??= segment.quantity;
}

const scoped = (stated: readonly Stated[]): Stated[] =>
  stated.filter(({ scope }) => scope !== null && scope.labels !== null);

const QTY =
  /\b(?:qty|quantity)\b|^(?:just |only |and )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:please|pls|total|in all))?$/;
/** 'A 750 kVA pad … qty 2' are two. */
export const isArticle = ({ value, start, end }: Stated): boolean => value === '1' && end - start < 3;

function addTo(item: Item, segment: Segment): void {
  item.stated.push(...segment.stated);
  item.lastLine = Math.max(item.lastLine, segment.clause.lastLine);
  const { quantity, text } = segment;
  if (quantity && (item.quantity === null || quantity.isCorrection || (isArticle(item.quantity) && QTY.test(text))))
    item.quantity = quantity;
}

function headItem(result: MessageItems, segment: Segment): Item | null {
  const { head, list, quantity, clause } = segment;
  if (!head) return null;
  const known = result.items.at(-1);
  if (known?.kva && isAlternative(segment)) {
    const item: Item = { ...known, kva: { ...known.kva, value: `${known.kva.value} or ${head.value}` } };
    result.items[result.items.length - 1] = item;
    return item;
  }
  result.shared.push(...scoped(segment.stated));
  const made = (value: string): Item => ({
    ...{ kva: { ...head, value }, label: headLabel(segment), quantity, stated: [...segment.stated] },
    ...{ firstLine: clause.line, lastLine: clause.lastLine },
  });
  const listed = list.map((value) => result.items.find((item) => item.kva?.value === value));
  if (list.length > 1 && quantity === null && !listed.includes(undefined)) {
    for (const item of listed) if (item) addTo(item, segment);
    return listed.at(-1) ?? null;
  }
  if (list.length > 1) {
    result.items.push(...list.map(made));
    return result.items.at(-1) ?? null;
  }
  const last = result.items.at(-1);
  const corrected = last && isCorrectionOf(last, segment, result.items.length) ? last : null;
  if (corrected)
    result.items[result.items.length - 1] = { ...corrected, kva: head, quantity: quantity ?? corrected.quantity };
  const same = corrected ? result.items.at(-1) : result.items.find((item) => isSameItem(item, segment));
  if (same) {
    addTo(same, segment);
    return same;
  }
  result.items.push(made(head.value));
  return result.items.at(-1) ?? null;
}

/** Of the only item, or of the last one after a retraction. */
const isCorrectionOf = (item: Item, { head, quantity, clause, ...segment }: Segment, count: number): boolean =>
  (count === 1 || segment.replacesLast === true) &&
  segment.isCorrection &&
  head !== null &&
  head.doubt === undefined &&
  item.kva?.value !== head.value &&
  (quantity === null || segment.replacesLast === true || REPLACES.test(segment.text)) &&
  (itemLabel(clause) === null || itemLabel(clause) === item.label);

/** 'Scratch that, make it two 750 kVA'. */
const REPLACES = /\b(?:scratch (?:that|it|those)|make (?:it|that|them|those)|change (?:it|that|them|those) to)\b/;

const WOULD_DO =
  /\b(?:would|could|will|can) (?:also |probably )?(?:be (?:ok|okay|fine|acceptable|good)|work|do)\b|\bis (?:also )?(?:ok|okay|fine|acceptable)\b/;

/** 'A 300 kVA would be okay too' is an alternative of the item before. */
const isAlternative = ({ text, stated, list }: Segment): boolean =>
  WOULD_DO.test(text) && stated.every(({ field }) => !field.endsWith('voltage_kv')) && list.length < 2;
