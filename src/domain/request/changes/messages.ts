import { connectedBy } from '../connections';
import { withDoubts } from '../doubts/partial';
import { unsureItems } from '../doubts/unsureItems';
import { withRepeats } from '../inherited';
import type { Item, MessageItems } from '../item';
import { isArticle, itemsOf } from '../items';
import type { ItemSources } from '../resolve';
import { countedBy } from '../sections/counts';
import type { Segment } from '../segments';
import { withTables } from '../tables/merged';
import type { Tables } from '../tables/tables';
import type { Clause } from '../text/clauses';
import { multipliedBy, ofNamed, resizedBy } from './named';
import { correctedBy, withoutDropped } from './corrections';

/** The line items of all messages: later ones change what earlier ones say. */
export function lineSources(segments: readonly Segment[], tables: Tables, clauses: readonly Clause[]): ItemSources[] {
  const messages = [
    ...new Set([...segments.map(({ clause }) => clause.message), ...tables.items.map(({ message }) => message)]),
  ].sort((a, b) => b - a);
  let items: ItemSources[] = [];
  for (const message of messages) {
    const spoken = ofNamed(
      segments.filter(({ clause }) => clause.message === message),
      items,
    );
    const count = tables.items.length + new Set(spoken.flatMap(({ head }) => head?.value ?? [])).size;
    const own = withTables(
      itemsOf(withDoubts(withRepeats(spoken), count)),
      tables.items.filter((each) => each.message === message).map(({ item }) => item),
    );
    const said = clauses.filter((clause) => clause.message === message);
    const isNew = tables.items.some((each) => each.message === message) || said.some(({ text }) => REPLACES.test(text));
    const before = own.items.length > 0 && said.some(({ text }) => DISCARDS.test(text)) ? [] : items;
    const isOfEach = said.some(({ text }) => OF_EACH.test(text));
    const changed = countedBy(changedBy(before, own, { isNew, isOfEach }), said);
    items = unsureItems(
      withoutDropped(connectedBy(resizedBy(correctedBy(multipliedBy(changed, said), said), said), said), said),
      said,
    );
  }
  return items.filter(({ quantity }) => quantity?.value !== '0');
}

function sourcesOf({ items, shared, sharedQuantity }: MessageItems): ItemSources[] {
  const none: Pick<Item, 'kva' | 'label' | 'quantity' | 'stated'> = {
    kva: null,
    label: null,
    quantity: null,
    stated: [],
  };
  const all = items.length > 0 ? items : shared.length > 0 ? [none] : [];
  /** 'Three transformers' above a list of three are one of each. */
  const isTotal = all.length > 1 && Number(sharedQuantity?.value) === all.length;
  const isOfAll = all.length === 1 || (!isTotal && items.every((each) => each.quantity === null));
  return all.map(({ kva, label, quantity, stated }) => ({
    kva,
    label,
    quantity:
      all.length === 1 && sharedQuantity?.isCorrection === true
        ? sharedQuantity
        : (quantity ?? (isOfAll ? sharedQuantity : null)),
    sources: [all.length === 1 ? [...stated, ...disputing(shared)] : stated, shared],
  }));
}

/** A change before the text that it changes leaves both values uncertain. */
const disputing = (shared: Item['stated']): Item['stated'] =>
  shared.filter(({ isCorrection }) => isCorrection).map((each) => ({ ...each, isCorrection: false }));

/** 'Disregard my earlier request'. */
const DISCARDS =
  /\b(?:scrap|disregard|ignore|cancel|forget|toss|throw out) (?:about )?(?:the|my|our|that|all|everything|what)\b.{0,30}\b(?:requests?|e-?mails?|rfq|list|message|inquiry|below|before|sent|asked)\b/;
const REPLACES = /\b(?:replaces|use this|(?:updated|revised|new) (?:list|table|schedule|bom))\b/;

/** 'We need two of each now'. */
const OF_EACH = /\bof each\b/;

interface Change {
  /** It lists everything anew. */
  readonly isNew: boolean;
  readonly isOfEach: boolean;
}

function changedBy(items: readonly ItemSources[], later: MessageItems, { isNew, isOfEach }: Change): ItemSources[] {
  const own = sourcesOf(later);
  if (items.length === 0) return own;
  if (later.items.length === 0)
    return items.map((item) =>
      over(item, {
        kva: null,
        label: null,
        quantity: items.length === 1 || isOfEach ? later.sharedQuantity : null,
        sources: [later.shared],
      }),
    );
  if (later.isAddition) return [...items, ...own.map((each) => added(each, items[0]))];
  if (items.length === 1 && own.length === 1) return items.map((item) => over(item, own[0] ?? item));
  if (isNew && own.length > 1)
    return own.map((each) => {
      const before = items.find(({ kva }) => kva?.value === each.kva?.value);
      return before ? over(before, each) : each;
    });
  const isPart = own.length < items.length && own.every(({ label }) => label !== null && isLabelOf(items, label));
  if (isPart)
    return items.map((item) => {
      const change = own.find(({ label }) => label === item.label);
      return change ? over(item, change) : item;
    });
  const isKnown = own.every(({ kva }) => items.some((item) => item.kva?.value === kva?.value));
  if (!isKnown)
    return own.map((each) => ({ ...each, sources: [...each.sources, ...(items[0]?.sources.slice(-1) ?? [])] }));
  return items.map((item) => {
    const change = own.find(({ kva }) => kva?.value === item.kva?.value);
    return change ? over(item, change) : item;
  });
}

const isLabelOf = (items: readonly ItemSources[], label: string): boolean => items.some((item) => item.label === label);

const over = (item: ItemSources, change: ItemSources): ItemSources => ({
  kva: change.kva ?? item.kva,
  label: item.label,
  quantity:
    change.quantity && item.quantity && isArticle(change.quantity) ? item.quantity : (change.quantity ?? item.quantity),
  sources: [...change.sources, ...item.sources],
});

/** A further item is like the others unless it says otherwise. */
const added = (item: ItemSources, first: ItemSources | undefined): ItemSources => ({
  ...item,
  sources: [...item.sources, ...(first?.sources ?? [])],
});
