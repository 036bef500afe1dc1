import type { Clause } from '../text/clauses';

/** 'Maximum dimensions and mass of each transformer:'. */
const HEADING =
  /^(?=.*\b(?:max(?:imum)?\.?|limits?|limiting|largest|not to exceed|no (?:larger|bigger) than)\b)(?=.*\b(?:dimensions?|sizes?|envelope|footprint|outline|space|mass|weight)\b)[^\d]{1,80}:?$/;
const MEASURE =
  /^(?:overall )?(?:width|depth|height|length|weight|mass)\b[^\d.;]{0,20}\d[\d.,]* ?(?:mm|cm|m|in\b|inch|ft|feet|"|lbs?|pounds|kg)/;

/** Sizes below a heading of limits are limits: 'width 2100 mm'. */
export function withBounds(clauses: readonly Clause[]): Clause[] {
  let last: Clause | null = null;
  return clauses.map((clause) => {
    const isOfHeading =
      last !== null && clause.message === last.message && clause.line <= last.lastLine + 2 && MEASURE.test(clause.text);
    last = isOfHeading || HEADING.test(clause.text) ? clause : null;
    if (!isOfHeading) return clause;
    const start = clause.at[0] ?? 0;
    return { ...clause, text: `max ${clause.text}`, at: [start, start, start, start, ...clause.at] };
  });
}
