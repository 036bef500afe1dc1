import { spot } from '../../phrases/spot';
import type { LineField } from '../../../contract/requests/reading';
import type { ItemSources } from '../resolve';
import type { Stated } from '../segments';
import type { Clause } from '../text/clauses';

/** 'Three (3) of B.1 and five (5) of B.2', '4 each of item 2'. */
const COUNTS =
  /(?<![\w.,$#/%-])\(?(\d{1,4})\)?(?: (?:ea\.?|each|units?|pcs?\.?|nos?\.?))? of (?:(?:item|line|type|tag) ?#?([a-z]?[.-]?\d{1,3}|[a-z])|([a-z]{1,3}[.-]?\d{1,3}))(?= ?(?:$|[,;.)]|and\b))/g;

/** The items that a text counts by their labels, beside the list that describes them. */
export function countedBy(items: readonly ItemSources[], clauses: readonly Clause[]): ItemSources[] {
  const counting = clauses.filter((clause) => countsIn(clause).length > 0);
  const counts = new Map(counting.flatMap(countsIn));
  const isFree = ({ quantity }: ItemSources): boolean =>
    quantity === null || counting.some(({ at }) => quantity.start >= (at[0] ?? 0) && quantity.start < (at.at(-1) ?? 0));
  return items.map((item) => {
    const quantity = item.label === null ? undefined : counts.get(item.label);
    return quantity && isFree(item) ? { ...item, quantity } : item;
  });
}

const countsIn = (clause: Clause): [label: string, quantity: Stated][] =>
  [...clause.text.matchAll(COUNTS)].map(({ 0: words, 1: count = '', 2: named, 3: label = '', index }) => [
    named ?? label,
    {
      ...spot<LineField>('quantity', String(Number(count)), {
        start: clause.at[index] ?? 0,
        end: (clause.at[index + words.length - 1] ?? 0) + 1,
      }),
      ...{ scope: null, isCorrection: false, isOld: false },
    },
  ]);
