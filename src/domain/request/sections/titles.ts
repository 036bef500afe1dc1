import type { Clause } from '../text/clauses';

/** 'ITEM NO. 1' on a line of its own. */
const TITLE =
  /^(?:bid |bidding )?(?:items?|lines?|lots?|pos(?:ition)?|units?) ?(?:no\.? ?|number |# ?)?(\d{1,4}|[a-h]) ?[:.]?$/;

/** A rating below the number of an item is of that item. */
export const withTitles = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, at) => {
    const before = clauses[at - 1];
    const label = before && TITLE.exec(before.text)?.[1];
    return label !== undefined &&
      clause.label === null &&
      before?.message === clause.message &&
      clause.line === before.lastLine + 1 &&
      /\d ?[km]va\b/.test(clause.text)
      ? { ...clause, label, namesItem: true }
      : clause;
  });
