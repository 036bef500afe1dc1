import type { Clause } from './text/clauses';
import { ALL, referencesIn, type Scope } from './scopes';
import type { Segment } from './segments';

/** Words around the labels of a heading: 'Items 2 and 3 only', 'Additional requirements for item 3'. */
const AROUND =
  /\b(?:only|just|for|on|the|requirements?|additional|also|and|notes?|applies|apply|to|specific|special|conditions?|options?|the following)\b|[\s:.,;()=-]+/g;
const TELLS = /\b(?:only|just|for|requirements?|notes?|apply|applies|specific|additional)\b/;
const LONGEST = 70;

/** The labels of a line that is nothing but a heading. */
function labelsOfHeading({ text }: Clause, labels: ReadonlySet<string>): readonly string[] | null {
  if (text.length > LONGEST) return null;
  const references = referencesIn(text, labels);
  const named = references.flatMap((each) => each.labels);
  if (named.length === 0 || (named.length === 1 && !TELLS.test(text))) return null;
  const rest = references.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  return rest.replaceAll(AROUND, '') === '' ? named : null;
}

/** 'For both items:', 'All units' above a list. */
const OF_ALL =
  /^(?:requirements? |specs? |notes? |common )?(?:for |common to |on |to )?(?:all|both|each|every)(?: of)?(?: the)?(?: (?:items?|units?|lines?|transformers?|pads?|lots?|three|two|four|above))?(?: (?:shall|must|to) (?:be|have))? ?:?$/;

/** The items for which the lines below a heading hold, to the next paragraph. */
function scopesOfHeadings(clauses: readonly Clause[], labels: ReadonlySet<string>): ReadonlyMap<Clause, Scope | 'all'> {
  const scopes = new Map<Clause, Scope | 'all'>();
  let named: readonly string[] | 'all' | null = null;
  let isFirst = false;
  for (const clause of clauses) {
    const heading = OF_ALL.test(clause.text) ? 'all' : labelsOfHeading(clause, labels);
    if (!heading && clause.startsParagraph && !isFirst) named = null;
    if (named && !heading) scopes.set(clause, named === 'all' ? 'all' : { ...ALL, labels: named });
    named = heading ?? named;
    isFirst = heading !== null;
  }
  return scopes;
}

/** The segments, those below a heading only for the items that it names. */
export function underHeadings(
  segments: readonly Segment[],
  clauses: readonly Clause[],
  labels: ReadonlySet<string>,
): Segment[] {
  const scopes = scopesOfHeadings(clauses, labels);
  return segments.map((segment) => {
    const scope = segment.head ? undefined : scopes.get(segment.clause);
    if (scope === 'all') return { ...segment, isShared: true };
    return scope
      ? { ...segment, stated: segment.stated.map((each) => ({ ...each, scope: each.scope ?? scope })) }
      : segment;
  });
}
