import type { LineField } from '../../../contract/requests/reading';
import { numberIn, spot } from '../../phrases/spot';
import { ALL } from '../scopes/scope';
import type { ItemSources } from '../resolve';
import type { Segment } from '../segments';
import type { Clause } from '../text/clauses';

/** 'Size up the small one to 112.5', 'the second unit should be 750 kVA'. */
const NAME = '(small(?:er|est)?|little|larg(?:er?|est)|big(?:ger|gest)?|first|second|third|last)';
const NAMED = new RegExp(
  String.raw`\bthe ${NAME}(?: (?:one|unit|pad|transformer))?\b[^.;\d]{0,40}?\b(?:to|should be|becomes?|is now|needs to be|must be|has to be) (?:an? )?(?:([\d,]+(?:\.\d)?) ?kva\b|(75|112\.5|150|167|225|300|333|500|750|1000|1500|2000|2500|3000)(?= ?(?:$|[,.;)]|please\b|pls\b|instead\b)))`,
);
const ORDINALS = ['first', 'second', 'third'];

const SOME = new RegExp(String.raw`\bthe ${NAME} (?:one|unit|pad|transformer)\b`);

/** Of several known items the text is about the one that it names; its rating begins no other. */
export const ofNamed = (segments: readonly Segment[], items: readonly ItemSources[]): readonly Segment[] =>
  items.length < 2
    ? segments
    : segments.map((each) => {
        const isResized = each.head !== null && NAMED.test(each.clause.text);
        const segment = isResized ? { ...each, head: null, list: [] } : each;
        const [, name] = (segment.head === null && SOME.exec(segment.text)) || [];
        const kva = Number(name === undefined ? undefined : itemNamed(items, name)?.kva?.value);
        const scope = { ...ALL, from: kva, to: kva };
        return kva > 0
          ? { ...segment, stated: segment.stated.map((stated) => ({ ...stated, scope: stated.scope ?? scope })) }
          : segment;
      });

function itemNamed(items: readonly ItemSources[], name: string): ItemSources | undefined {
  if (name === 'last') return items.at(-1);
  if (ORDINALS.includes(name)) return items[ORDINALS.indexOf(name)];
  const sorted = items.toSorted((a, b) => Number(a.kva?.value) - Number(b.kva?.value));
  return sorted.at(/^(?:small|little)/.test(name) ? 0 : -1);
}

/** Ratings of items that a text names by their place or their size. */
export const resizedBy = (items: readonly ItemSources[], clauses: readonly Clause[]): ItemSources[] =>
  clauses.reduce<ItemSources[]>(
    (all, clause) => {
      const found = NAMED.exec(clause.text);
      const item = found && all.length > 1 ? itemNamed(all, found[1] ?? '') : undefined;
      if (!found || !item) return all;
      const number = found[2] ?? found[3] ?? '';
      const start = found.index + found[0].indexOf(number);
      const place = { start: clause.at[start] ?? 0, end: (clause.at[start + number.length - 1] ?? 0) + 1 };
      const kva = {
        ...spot<LineField>('kva_rating', String(numberIn(number)), place),
        ...{ scope: null, isCorrection: true, isOld: false },
      };
      return all.map((each) => (each === item ? { ...each, kva } : each));
    },
    [...items],
  );

const MULTIPLIED = /\b(double|triple) (?:the |that |our )?(?:quantity|quantities|qty|order|count)\b/;

/** 'Double the quantity please'. */
export const multipliedBy = (items: readonly ItemSources[], clauses: readonly Clause[]): ItemSources[] => {
  const word = clauses.flatMap(({ text }) => MULTIPLIED.exec(text)?.[1] ?? [])[0];
  if (word === undefined) return [...items];
  const times = word === 'double' ? 2 : 3;
  return items.map((item) =>
    item.quantity
      ? { ...item, quantity: { ...item.quantity, value: String(Number(item.quantity.value) * times) } }
      : item,
  );
};
