import type { Segment } from '../segments';

const MIN_GROUPS = 2;

/** 'Lot B - three-phase pads:', 'GROUP II, PAD TYPE (three phase, FR3)'. */
const NAMED =
  /^(?:groups?|sections?|schedules?|parts?|lots?|class(?:es)?|categor(?:y|ies)|divisions?|bids?|sets?|types?|kinds?)\b|\)$/;
const isHeading = ({ clause, stated }: Segment): boolean =>
  clause.text.endsWith(':') || (stated.length > 1 && NAMED.test(clause.text));

/** The title of a group of items, with their common values. */
const isTitle = (segment: Segment, next: Segment | undefined): boolean =>
  segment.head === null &&
  segment.stated.length > 0 &&
  isHeading(segment) &&
  next !== undefined &&
  next.head !== null &&
  next.clause.message === segment.clause.message &&
  next.clause.line === segment.clause.lastLine + 1;

/** Items of a group have the values of its title: 'Lot B - three-phase pads (FR3):' above two ratings. */
export function withGroups(segments: readonly Segment[]): Segment[] {
  const titles = segments.filter((each, at) => isTitle(each, segments[at + 1]));
  if (titles.length < MIN_GROUPS) return [...segments];
  let title: Segment | null = null;
  return segments.flatMap((segment) => {
    if (titles.includes(segment)) {
      title = segment;
      return [];
    }
    if (!title || !segment.head || title.clause.message !== segment.clause.message) return [segment];
    const own = new Set(segment.stated.map(({ field }) => field));
    const common = title.stated.filter(({ field }) => !own.has(field));
    return [{ ...segment, stated: [...segment.stated, ...common] }];
  });
}
