import { powerSpots } from '../../phrases/power';
import { partSpots } from '../clauseSpots';
import { itemLabel } from '../items';
import { labelScope, referencesIn, type Scope } from '../scopes';
import type { Segment } from '../segments';
import type { Tables } from '../tables/tables';
import type { Clause } from '../text/clauses';

const LONGEST_HEADING = 70;

/** Labels of items with a rating; others can be headings of what they list. */
export const ratedLabels = (clauses: readonly Clause[], tables: Tables): ReadonlySet<string> =>
  new Set(
    [
      ...clauses.filter(({ text }) => powerSpots(text).length > 0).map(itemLabel),
      ...tables.items.map(({ item }) => item.label),
    ].filter((label) => label !== null),
  );

/** The items that clauses speak of by the heading or the question above them: 'PADMOUNTS (LINES 1 AND 2)'. */
export function sectionScopes(clauses: readonly Clause[], labels: ReadonlySet<string>): ReadonlyMap<Clause, Scope> {
  const scopes = new Map<Clause, Scope>();
  if (labels.size === 0) return scopes;
  const headLines = new Set(clauses.filter(({ text }) => powerSpots(text).length > 0).map(({ line }) => line));
  let heading: { labels: string[]; clause: Clause; isQuestion: boolean } | null = null;
  for (const clause of clauses) {
    const references = referencesIn(clause.text, labels);
    const named = references.flatMap((each) => each.labels);
    const isQuestion = clause.text.endsWith('?');
    if (isOfItem(clause, labels) && !headLines.has(clause.line)) {
      scopes.set(clause, labelScope([clause.label ?? '']));
      heading = null;
    } else if (named.length > 0 && (isQuestion || isHeading(clause))) heading = { labels: named, clause, isQuestion };
    else if (heading && isBeyond(clause, heading)) heading = null;
    else if (heading && named.length === 0) scopes.set(clause, labelScope(heading.labels));
  }
  return scopes;
}

/** 'Item B: loop feed', below the list that describes it. */
const isOfItem = ({ label, namesItem, text }: Clause, labels: ReadonlySet<string>): boolean =>
  namesItem && label !== null && labels.has(label) && powerSpots(text).length === 0;

/** Names items and says nothing of them but their kind. */
const isHeading = ({ text }: Clause): boolean =>
  text.length <= LONGEST_HEADING &&
  /[):]$|^(?:for )?(?:items?|lines?) [^ ]+(?: (?:and|&|to|thru|through) [^ ]+)?(?: only)?$/.test(text) &&
  powerSpots(text).length === 0 &&
  partSpots(text).every(({ field }) => field === 'unit_type' || field === 'phase');

function isBeyond(clause: Clause, heading: { clause: Clause; isQuestion: boolean }): boolean {
  if (clause.message !== heading.clause.message || powerSpots(clause.text).length > 0) return true;
  if (heading.isQuestion) return clause.line > heading.clause.lastLine + 1 || clause.text.endsWith('?');
  const isNext = clause.line === heading.clause.lastLine + 1;
  return (clause.startsParagraph && !isNext) || /^(?:all|both|each|every|note)\b/.test(clause.text) || isTitle(clause);
}

/** '5.0 DELIVERY'. */
const isTitle = ({ text, label }: Clause): boolean =>
  (label !== null && /^[a-z]+(?: (?:and )?[a-z]+){0,2}$/.test(text) && partSpots(text).length === 0) ||
  /\b(?:all|both) (?:items|lines|units|tags)\b.{0,10}$/.test(text);

/** What a segment says of the items of its section. */
export const inSection = (segment: Segment, scope: Scope | undefined): Segment =>
  scope === undefined || segment.head
    ? segment
    : {
        ...segment,
        isShared: true,
        stated: segment.stated.map((each) => ({ ...each, scope: each.scope ?? scope })),
      };
