import type { LineReading } from '../../../../contract/requests/reading';
import type { Clause } from '../../text/clauses';

type Line = readonly LineReading[];

const ALONE = 'The text says nothing of this rating alone.';

const ratingOf = (line: Line): LineReading | undefined => line.find(({ field }) => field === 'kva_rating');
const clauseOf = (line: Line, clauses: readonly Clause[]): Clause | undefined => {
  const start = ratingOf(line)?.passage?.start ?? -1;
  return clauses.find(({ at }) => start >= (at[0] ?? 0) && start < (at.at(-1) ?? 0));
};

/** Whether all but the rating of a line is said of another line too. */
const isLikeOthers = (line: Line, lines: readonly Line[]): boolean =>
  line.every(
    ({ field, passage }) =>
      field === 'kva_rating' ||
      passage === null ||
      lines.some(
        (other) =>
          other !== line && other.some((each) => each.field === field && each.passage?.start === passage.start),
      ),
  );

/**
 * Ratings of several sentences of a line, without a count, a label or a word of their own, may be of one unit:
 * '750 kVA. Hm, 500 kVA.' Those of one sentence or of lines of their own are a list.
 */
export function withAlone(lines: readonly LineReading[][], clauses: readonly Clause[]): LineReading[][] {
  if (lines.length < 2) return [...lines];
  const places = lines.map((line) => clauseOf(line, clauses));
  const isOfList = (line: Line, at: number): boolean =>
    (ratingOf(line)?.status === 'read' || !lines.some((each) => ratingOf(each)?.status === 'read')) &&
    (clauses.filter((each) => each.line === places[at]?.line).length < 2 ||
      places.filter((each) => each === places[at]).length > 1);
  const isAlone = (line: Line, at: number): boolean =>
    places[at]?.label === null && !isOfList(line, at) && isLikeOthers(line, lines);
  return lines.map((line, at) =>
    isAlone(line, at)
      ? line.map((each) => (each.status === 'read' ? { ...each, status: 'assumed', reason: ALONE } : each))
      : line,
  );
}
