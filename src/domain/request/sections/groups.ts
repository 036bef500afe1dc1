import type { Segment } from '../segments';

const MIN_GROUPS = 2;

/** The title of a group of items, with their common values. */
const isTitle = (segment: Segment, next: Segment | undefined): boolean =>
  segment.head === null &&
  segment.stated.length > 0 &&
  segment.clause.text.endsWith(':') &&
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
