import { powerSpots, type PowerSpot } from '../../phrases/power';
import { partSpots } from '../clauseSpots';
import { itemLabel } from '../labels';
import { ALL, labelScope, type Scope } from '../scopes/scope';
import { referencesIn } from '../scopes/references';
import type { Segment } from '../segments';
import type { Tables } from '../tables/tables';
import type { Clause } from '../text/clauses';

const MAX_LENGTH = 70;

/** The ratings of the clauses that have some. */
type Ratings = ReadonlyMap<Clause, readonly PowerSpot[]>;

/** Labels of items with a rating; others can be headings of their lists. */
const ratedLabels = (heads: Ratings, tables: Tables): ReadonlySet<string> =>
  new Set(
    [...[...heads.keys()].map(itemLabel), ...tables.items.map(({ item }) => item.label)].filter(
      (label) => label !== null,
    ),
  );

/** The text below a heading applies to the items that it names, or to all. */
interface Heading {
  readonly scope: Scope | 'all';
  readonly clause: Clause;
  readonly kind: 'title' | 'labels' | 'question';
}

/** The items for which clauses hold by the heading or the question above them: 'PADMOUNTS (LINES 1 AND 2)'. */
export function headingScopes(
  clauses: readonly Clause[],
  labels: ReadonlySet<string>,
  tables: Tables,
  heads: Ratings,
): ReadonlyMap<Clause, Scope | 'all'> {
  const rated = ratedLabels(heads, tables);
  const scopes = new Map<Clause, Scope | 'all'>();
  const named = new Map([...namedScopes(clauses, heads), ...notedScopes(clauses, tables)]);
  const headLines = new Set([...heads.keys()].map(({ line }) => line));
  let heading: Heading | null = null;
  for (const clause of clauses) {
    const next = headingOf(clause, labels, rated);
    const own = named.get(clause);
    if (own) scopes.set(clause, own);
    else if (isOfItem(clause, rated) && !headLines.has(clause.line)) {
      scopes.set(clause, labelScope([clause.label ?? '']));
      heading = null;
    } else if (next) heading = next;
    else if (heading && isBeyond(clause, heading, heads)) heading = null;
    else if (heading && referencesIn(clause.text, rated).length === 0) scopes.set(clause, heading.scope);
  }
  return scopes;
}

/** 'Item B: loop feed', below the list that describes it. */
const isOfItem = ({ label, namesItem }: Clause, labels: ReadonlySet<string>): boolean =>
  namesItem && label !== null && labels.has(label);

function headingOf(clause: Clause, labels: ReadonlySet<string>, rated: ReadonlySet<string>): Heading | null {
  if (OF_ALL.test(clause.text)) return { scope: 'all', clause, kind: 'labels' };
  const only = labelsAlone(clause, labels);
  if (only) return { scope: labelScope(only), clause, kind: 'labels' };
  const named = referencesIn(clause.text, rated).flatMap((each) => each.labels);
  const kind = clause.text.endsWith('?') ? 'question' : isTitleOfItems(clause) ? 'title' : null;
  return named.length > 0 && kind ? { scope: labelScope(named), clause, kind } : null;
}

/** 'For both items:', 'All units' above a list. */
const OF_ALL =
  /^(?:requirements? |specs? |notes? |common )?(?:for |common to |on |to )?(?:all|both|each|every)(?: of)?(?: the)?(?: (?:items?|units?|lines?|transformers?|pads?|lots?|three|two|four|above))?(?: (?:shall|must|to) (?:be|have))? ?:?$/;
/** Words around the labels of a heading: 'Items 2 and 3 only', 'Additional requirements for item 3'. */
const AROUND =
  /\b(?:only|just|for|on|the|requirements?|additional|also|and|notes?|applies|apply|to|specific|special|conditions?|options?|the following)\b|[\s:.,;()=-]+/g;
const TELLS = /\b(?:only|just|for|requirements?|notes?|apply|applies|specific|additional)\b/;

/** The labels of a line that is nothing but a heading. */
function labelsAlone({ text }: Clause, labels: ReadonlySet<string>): readonly string[] | null {
  if (text.length > MAX_LENGTH) return null;
  const references = referencesIn(text, labels);
  const named = references.flatMap((each) => each.labels);
  if (named.length === 0 || (named.length === 1 && !TELLS.test(text))) return null;
  const rest = references.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  return rest.replaceAll(AROUND, '') === '' ? named : null;
}

/** Names items and states only their kind. */
const isTitleOfItems = ({ text }: Clause): boolean =>
  text.length <= MAX_LENGTH &&
  /[):]$|^(?:for )?(?:items?|lines?) [^ ]+(?: (?:and|&|to|thru|through) [^ ]+)?(?: only)?$/.test(text) &&
  powerSpots(text).length === 0 &&
  partSpots(text).every(({ field }) => field === 'unit_type' || field === 'phase');

function isBeyond(clause: Clause, { kind, clause: heading }: Heading, heads: Ratings): boolean {
  const isNext = clause.line === heading.lastLine + 1;
  if (clause.message !== heading.message) return true;
  if (kind === 'labels') return clause.startsParagraph && !isNext && clause.line > heading.lastLine + 2;
  if (heads.has(clause)) return true;
  if (kind === 'question') return clause.line > heading.lastLine + 1 || clause.text.endsWith('?');
  return (clause.startsParagraph && !isNext) || /^(?:all|both|each|every|note)\b/.test(clause.text) || isTitle(clause);
}

/** '5.0 DELIVERY'. */
const isTitle = ({ text, label }: Clause): boolean =>
  (label !== null && /^[a-z]+(?: (?:and )?[a-z]+){0,2}$/.test(text) && partSpots(text).length === 0) ||
  /\b(?:all|both) (?:items|lines|units|tags)\b.{0,10}$/.test(text);

const NAME = /^([a-z][a-z-]+(?: [a-z-]+){0,3} (?:transformers?|units?|pads?)): (?=.*[a-z\d])/;

/** 'Block transformers: loop feed' below '16 block transformers, 2600 kVA'. */
function namedScopes(clauses: readonly Clause[], heads: Ratings): ReadonlyMap<Clause, Scope> {
  const scopes = new Map<Clause, Scope>();
  for (const clause of clauses) {
    const name = NAME.exec(clause.text)?.[1]?.replace(/s$/, '');
    if (name === undefined) continue;
    const ratings = new Set(
      [...heads].flatMap(([{ text }, all]) => (text.includes(name) ? all.map(({ value }) => Number(value)) : [])),
    );
    const [kva] = ratings;
    if (ratings.size !== 1 || kva === undefined || heads.has(clause)) continue;
    for (const each of paragraphFrom(clauses, clause)) scopes.set(each, { ...ALL, from: kva, to: kva });
  }
  return scopes;
}

/** A clause and those that follow it to the next name or blank line. */
function paragraphFrom(clauses: readonly Clause[], first: Clause): Clause[] {
  const rest = clauses.slice(clauses.indexOf(first) + 1);
  const end = rest.findIndex(({ text, startsParagraph }) => startsParagraph || NAME.test(text));
  return [first, ...rest.slice(0, end < 0 ? rest.length : end)];
}

/** '3. FR3 fluid' below a schedule whose rows refer to their remarks by number. */
function notedScopes(clauses: readonly Clause[], { items }: Tables): ReadonlyMap<Clause, Scope> {
  const rows = items.map(({ item }) => item).filter(({ notes, label }) => notes !== undefined && label !== null);
  const all = new Set(rows.flatMap(({ notes }) => notes ?? []));
  return new Map(
    clauses.flatMap((clause) =>
      clause.label !== null && all.has(clause.label)
        ? [
            [
              clause,
              labelScope(
                rows.flatMap(({ notes, label }) => (notes?.includes(clause.label ?? '') ? (label ?? []) : [])),
              ),
            ],
          ]
        : [],
    ),
  );
}

/** The statements of a segment about the items of its heading. */
export function inSection(segment: Segment, scope: Scope | 'all' | undefined): Segment {
  if (scope === undefined || segment.head) return segment;
  if (scope === 'all') return { ...segment, isShared: true };
  const stated = segment.stated.map((each) => ({ ...each, scope: each.scope ?? scope }));
  return { ...segment, isShared: true, stated };
}
