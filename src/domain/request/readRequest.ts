import type { LineReading, Passage, ReadRequest, RequestReading } from '../../contract/requests/reading';
import { powerSpots } from '../phrases/power';
import { withoutStamps } from './text/chat';
import { withMarkup } from './text/fields';
import { clausesOf, type Clause } from './text/clauses';
import { linesOf, withAnswersBeside, withColons, withSigns, type Line } from './text/lines';
import { answersIn, askingIn, type Asking } from './sender/people';
import { withAnswers } from './sections/answers';
import { withBounds } from './sections/bounds';
import { connectedBy } from './connections';
import { countedBy } from './sections/counts';
import { withGroups } from './sections/groups';
import { withRetractions } from './sections/retractions';
import { headingScopes, inSection } from './sections/headings';
import { partsOf } from './sender/thread';
import { itemLabels } from './labels';
import type { Item, MessageItems } from './item';
import { withRepeats } from './inherited';
import { isArticle, itemsOf } from './items';
import { lastLines, MAX_TEXT, readable, restOf } from './limits';
import { leftoversIn } from './leftovers';
import { withLooseConnections } from './doubts/looseConnections';
import { dateIn } from './delivery/dates';
import { placeIn } from './delivery/places';
import { wordsIn } from './delivery/words';
import { oldUnitIn, sameAsOld } from './doubts/oldUnit';
import { withOptions } from './doubts/options';
import { withDoubts } from './doubts/partial';
import { withRequestDoubts } from './doubts/requestDoubts';
import { withLineDoubts, isSure } from './doubts/lines/lineDoubts';
import { unsureItems } from './doubts/unsureItems';
import { resolved, type ItemSources } from './resolve';
import { segmentsOf, type Segment } from './segments';
import { withoutStages } from './sections/stages';
import { isOfTransformers, isOnlyOfOthers } from './equipment';
import { asksForNothing, correctedBy, withoutDropped } from './corrections';
import { isLikeForLike } from './wanted';
import { withTables } from './tables/merged';
import { tablesIn, type Tables } from './tables/tables';

/**
 * Reads a customer's words into line items, each value with the passage it comes from. `today` (ISO 8601 date) completes
 * dates without a year. Deterministic.
 */
export function readRequest(text: string, today: string): ReadRequest {
  const source = withoutStruck(withSigns(text.slice(0, MAX_TEXT)));
  const lines = withoutStamps(linesOf(source));
  const tables = tablesIn(lines);
  const clauses = withBounds(withAnswers(clausesOf(lines, (at) => tables.lines.has(at))));
  const keepsOld = clauses.some((clause) => isLikeForLike(clause.text));
  const tabled = new Set([...tables.lines].map((at) => lines[at]?.start));
  const named = linesOf(withAnswersBeside(withColons(withMarkup(text.slice(0, MAX_TEXT)).replaceAll('\u200B', ' '))));
  const parts = partsOf(text, [...named, ...lastLines(text, lines)]);
  const people = askingIn(parts, tabled);
  const said = withoutAnswers(readable(clauses), lines, answersIn(parts, people));
  const old = oldUnitIn(said);
  const asking = said.filter((clause) => !old.has(clause));
  const labels = labelsOf(asking, tables);
  const ratings = withoutStages(
    new Map(asking.map((clause) => [clause, powerSpots(clause.text)] as const).filter(([, all]) => all.length > 0)),
  );
  const scopes = headingScopes(asking, labels, tables, ratings);
  const spoken = asking.flatMap((clause) =>
    segmentsOf(clause, ratings.get(clause) ?? [], keepsOld, labels).map((each) => inSection(each, scopes.get(clause))),
  );
  const segments = withOptions(withGroups(withRetractions(spoken, clauses)), tables.items.length > 0);
  const readings =
    asksForNothing(asking) || isOnlyOfOthers(clauses)
      ? []
      : withLineDoubts(
          withLooseConnections(sameAsOld(lineSources(segments, tables, asking), said, old), asking).map(resolved),
          asking,
          source,
        );
  const cells = readable(clausesOf(lines, (at) => !tables.lines.has(at)));
  const isOfTools = !isOfTransformers(clauses);
  const lineItems = readings
    .filter((all) => isOfTransformer(all) && !(isOfTools && hasOnlyVoltage(all)))
    .map((all) => ({ readings: all }));
  const request = withRequestDoubts(
    requestOf(people, today),
    text,
    lineItems.some((line) => isSure(line.readings)),
  );
  return {
    lines: lineItems,
    request,
    not_understood: [
      ...leftoversIn([...asking, ...cells], passagesOf(readings, request)),
      ...[...old].flatMap(ratingsIn),
      ...restOf(text, clauses, said),
    ],
  };
}

/** Statements about an existing, failed or sold unit: not lines, but reported. */
const ratingsIn = ({ text, at }: Clause): Passage[] =>
  powerSpots(text).map(({ start, end }) => ({ start: at[start] ?? 0, end: (at[end - 1] ?? 0) + 1 }));

/** '~~mineral oil~~ FR3' */
const withoutStruck = (text: string): string =>
  text.replaceAll(/~~[^~\n]{1,200}~~/g, (struck) => ' '.repeat(struck.length));

/** Our own answers in a thread state no other rating than the customer's words. */
function withoutAnswers(
  clauses: readonly Clause[],
  lines: readonly Line[],
  answers: ReadonlySet<number>,
): readonly Clause[] {
  if (answers.size === 0) return clauses;
  const isAnswer = ({ line }: Clause): boolean => answers.has(lines[line]?.start ?? -1);
  const ratingsOf = ({ text }: Clause): string[] => powerSpots(text).map(({ value }) => value);
  const asked = new Set(clauses.filter((clause) => !isAnswer(clause)).flatMap(ratingsOf));
  const isOther = (clause: Clause): boolean => ratingsOf(clause).some((value) => !asked.has(value));
  return asked.size === 0 ? clauses : clauses.filter((clause) => !(isAnswer(clause) && isOther(clause)));
}

/** Of items that the text can refer to. */
const labelsOf = (clauses: readonly Clause[], tables: Tables): ReadonlySet<string> =>
  new Set(
    [...clauses.flatMap(itemLabels), ...tables.items.map(({ item }) => item.label)].filter((label) => label !== null),
  );

const passagesOf = (readings: readonly LineReading[][], request: readonly RequestReading[]): Passage[] =>
  [...readings.flat(), ...request].flatMap(({ passage }) => passage ?? []);

const TELLING = new Set(['kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv']);
const isOfTransformer = (readings: readonly LineReading[]): boolean => readings.some(({ field }) => TELLING.has(field));
/** Tools and cables have a voltage too. */
const hasOnlyVoltage = (readings: readonly LineReading[]): boolean =>
  readings.every(({ field, value }) => field === 'quantity' || (field === 'primary_voltage_kv' && /^\d+$/.test(value)));

/** The line items of all messages: later ones change what earlier ones say. */
function lineSources(segments: readonly Segment[], tables: Tables, clauses: readonly Clause[]): ItemSources[] {
  const messages = [
    ...new Set([...segments.map(({ clause }) => clause.message), ...tables.items.map(({ message }) => message)]),
  ].sort((a, b) => b - a);
  let items: ItemSources[] = [];
  for (const message of messages) {
    const spoken = segments.filter(({ clause }) => clause.message === message);
    const count = tables.items.length + new Set(spoken.flatMap(({ head }) => head?.value ?? [])).size;
    const own = withTables(
      itemsOf(withDoubts(withRepeats(spoken), count)),
      tables.items.filter((each) => each.message === message).map(({ item }) => item),
    );
    const said = clauses.filter((clause) => clause.message === message);
    const isNew = tables.items.some((each) => each.message === message) || said.some(({ text }) => REPLACES.test(text));
    const before = own.items.length > 0 && said.some(({ text }) => DISCARDS.test(text)) ? [] : items;
    const changed = countedBy(changedBy(before, own, isNew), said);
    items = unsureItems(withoutDropped(connectedBy(correctedBy(changed, said), said), said), said);
  }
  return items;
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

function changedBy(items: readonly ItemSources[], later: MessageItems, isNew: boolean): ItemSources[] {
  const own = sourcesOf(later);
  if (items.length === 0) return own;
  if (later.items.length === 0)
    return items.map((item) =>
      over(item, {
        kva: null,
        label: null,
        quantity: items.length === 1 ? later.sharedQuantity : null,
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
  const isKnown = own.every(({ kva }) => items.some((item) => item.kva?.value === kva?.value));
  if (!isKnown)
    return own.map((each) => ({ ...each, sources: [...each.sources, ...(items[0]?.sources.slice(-1) ?? [])] }));
  return items.map((item) => {
    const change = own.find(({ kva }) => kva?.value === item.kva?.value);
    return change ? over(item, change) : item;
  });
}

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

/** Who asks, where to deliver and when. */
function requestOf({ people, parts }: Asking, today: string): RequestReading[] {
  const words = parts.map((part) => wordsIn(part.lines));
  const place = placeIn(words);
  const date = dateIn(words, today);
  return [
    ...people.map((each) => reading(each.field, each)),
    ...(place ? [reading('place', place)] : []),
    ...(date ? [reading('date', date)] : []),
  ];
}

const reading = (
  field: RequestReading['field'],
  { value, start, end, doubt }: { value: string; start: number; end: number; doubt?: string },
): RequestReading => ({
  field,
  value,
  status: doubt === undefined ? 'read' : 'assumed',
  reason: doubt ?? null,
  passage: { start, end },
});
