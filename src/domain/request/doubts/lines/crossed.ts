import type { LineField, LineReading } from '../../../../contract/requests/reading';

type Line = readonly LineReading[];

const CROSSED = 'The text says it between the lines, with another value for another line.';

const readingOf = (line: Line, field: LineField): LineReading | undefined => line.find((each) => each.field === field);
const placeOf = (line: Line, field: LineField): number => readingOf(line, field)?.passage?.start ?? -1;

/**
 * Whether a line takes its value from beyond the rating of another line, which takes another value from the other side:
 * of 'title, item, title, item' the titles may be of the items below them or of those above.
 */
function isCrossed(line: Line, other: Line, field: LineField, source: string): boolean {
  const [own, next] = [placeOf(line, 'kva_rating'), placeOf(other, 'kva_rating')];
  const [mine, theirs] = [placeOf(line, field), placeOf(other, field)];
  if (Math.min(own, next, mine, theirs) < 0 || readingOf(line, field)?.value === readingOf(other, field)?.value)
    return false;
  const isBeyond = mine < own ? mine < next && next < own : own < next && next < mine;
  /** In the line of the text with its rating it is an exception. */
  const isOfItsLine = !source.slice(Math.min(next, theirs), Math.max(next, theirs)).includes('\n');
  return isBeyond && !isOfItsLine && mine < own !== theirs < next;
}

/** 'Same as item 1 except 208Y/120'. */
const hasRatingOf = (line: Line, lines: readonly Line[]): boolean =>
  lines.some((other) => other !== line && placeOf(other, 'kva_rating') === placeOf(line, 'kva_rating'));

/** Values that may belong to another line are assumed. */
export function withCrossed(lines: readonly LineReading[][], source: string): LineReading[][] {
  const isDoubtful = (line: Line, field: LineField): boolean =>
    field !== 'quantity' &&
    !hasRatingOf(line, lines) &&
    lines.some(
      (other) =>
        !hasRatingOf(other, lines) && (isCrossed(line, other, field, source) || isCrossed(other, line, field, source)),
    );
  return lines.map((line) =>
    line.map((each) =>
      each.status === 'read' && isDoubtful(line, each.field) ? { ...each, status: 'assumed', reason: CROSSED } : each,
    ),
  );
}
