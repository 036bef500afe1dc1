import type { Segment, Stated } from './segments';

/** What a message says of one line item. */
export interface Item {
  readonly kva: Stated | null;
  quantity: Stated | null;
  readonly stated: Stated[];
  readonly firstLine: number;
  lastLine: number;
}

export interface MessageItems {
  readonly items: Item[];
  /** Of every item that does not say otherwise. */
  readonly shared: Stated[];
  sharedQuantity: Stated | null;
}

/** Groups what a message says by line item: each rating begins one, unless it repeats an item. */
export function itemsOf(segments: readonly Segment[]): MessageItems {
  const result: MessageItems = { items: [], shared: [], sharedQuantity: null };
  const heads = segments.filter(({ head }) => head && !head.isOld);
  const isSeveral = heads.length + heads.flatMap(({ list }) => list.slice(1)).length > 1;
  const block = blockLength(heads);
  let current: Item | null = null;
  for (const segment of segments) {
    const { head } = segment;
    if (head && !head.isOld) {
      current = headItem(result, segment);
      continue;
    }
    const isApart = current !== null && isSeveral && (segment.isShared || isBeyond(current, segment, block, heads));
    if (current === null || isApart) addShared(result, segment);
    else addTo(current, segment);
  }
  return result;
}

/** The lines of the longest item but the last: what follows the last item further away is of all. */
function blockLength(heads: readonly Segment[]): number {
  const gaps = heads.slice(1).map((each, at) => each.clause.line - (heads[at]?.clause.line ?? 0));
  return gaps.length === 0 ? Infinity : Math.max(1, ...gaps);
}

function isBeyond(current: Item, { clause }: Segment, block: number, heads: readonly Segment[]): boolean {
  const isLast = heads.every((each) => each.clause.line <= current.firstLine);
  if (!isLast) return false;
  return clause.line >= current.firstLine + block || (clause.startsParagraph && clause.line > current.lastLine);
}

function addShared(result: MessageItems, segment: Segment): void {
  result.shared.push(...segment.stated);
  if (segment.quantity && !segment.quantity.isOld) result.sharedQuantity ??= segment.quantity;
}

function addTo(item: Item, segment: Segment): void {
  item.stated.push(...segment.stated);
  item.lastLine = Math.max(item.lastLine, segment.clause.lastLine);
  if (segment.quantity && !segment.quantity.isOld && (item.quantity === null || segment.quantity.isCorrection))
    item.quantity = segment.quantity;
}

function headItem(result: MessageItems, segment: Segment): Item | null {
  const { head, list, quantity, clause } = segment;
  if (!head) return null;
  if (list.length > 1) {
    const made = list.map((value): Item => ({
      kva: { ...head, value },
      quantity,
      stated: [...segment.stated],
      firstLine: clause.line,
      lastLine: clause.lastLine,
    }));
    result.items.push(...made);
    return made.at(-1) ?? null;
  }
  const same = result.items.find((item) => isSameItem(item, segment));
  if (same) {
    addTo(same, segment);
    return same;
  }
  const item: Item = {
    kva: head,
    quantity,
    stated: [...segment.stated],
    firstLine: clause.line,
    lastLine: clause.lastLine,
  };
  result.items.push(item);
  return item;
}

const VOLTAGES = ['primary_voltage_kv', 'secondary_voltage_kv'] as const;

/** The same rating without another quantity or voltage: a title and its text, a summary and its details. */
function isSameItem(item: Item, { head, quantity, stated, clause }: Segment): boolean {
  if (item.kva?.value !== head?.value) return false;
  if (quantity && item.quantity && quantity.value !== item.quantity.value) return false;
  if (
    quantity &&
    item.quantity &&
    clause.line !== item.firstLine &&
    clause.line <= item.lastLine + 1 &&
    !clause.startsParagraph
  )
    return false;
  return VOLTAGES.every((field) => {
    const [mine, theirs] = [item.stated, stated].map((all) => all.find((each) => each.field === field)?.value);
    return mine === undefined || theirs === undefined || mine.split(/[DYG/]/)[0] === theirs.split(/[DYG/]/)[0];
  });
}
