import type { PowerSpot } from '../phrases/power';
import { retakesIn } from './sections/retakes';
import { partSpots, type LineSpot } from './clauseSpots';

/** Where the parts of a clause begin and end, each about one of its ratings or about all of them. */
export function bordersOf(text: string, wanted: readonly PowerSpot[], counts: readonly LineSpot[]): number[] {
  const isCountedAfter = areCountsAfter(wanted, counts);
  const cuts = wanted.slice(1).map((head, at) => {
    const after = wanted[at]?.end ?? 0;
    const count = isCountedAfter && counts.find(({ start, end }) => start >= after && end <= head.start);
    return count ? count.end : cutBefore(text, after, head, counts);
  });
  const tail =
    wanted.length > 1 || (wanted[0]?.list.length ?? 0) > 1 || FOR_ALL.test(text)
      ? sharedTail(text, wanted.at(-1)?.end ?? 0)
      : null;
  const lead = sharedLead(text, wanted, counts);
  const retakes = retakesIn(text).filter((at) => at >= (wanted.at(-1)?.end ?? 0) && at !== tail);
  return [
    ...[0, ...(lead === null ? [] : [lead]), ...cuts],
    ...[...(tail === null ? [] : [tail]), ...retakes].toSorted((a, b) => a - b),
    text.length,
  ];
}

/** '500 kVA (2), 750 kVA (1)'. */
const areCountsAfter = (heads: readonly PowerSpot[], counts: readonly LineSpot[]): boolean =>
  counts.every(({ start }) => start > (heads[0]?.start ?? 0)) &&
  counts.some(({ start }) => start > (heads.at(-1)?.start ?? 0));

/** A comma within a number separates nothing. */
const JOINT = /,(?!\d{3})| and |;|\. | plus /g;

function cutBefore(text: string, after: number, head: PowerSpot, counts: readonly LineSpot[]): number {
  const count = counts.filter(({ start, end }) => start >= after && end <= head.start).at(-1);
  if (count) return count.start;
  const between = text.slice(after, head.start);
  const joint = [...between.matchAll(JOINT)].at(-1)?.index ?? -1;
  return joint < 0 ? head.start : after + joint + 1;
}

/** '12470Y/7200 to 208Y/120, one 300 kVA and one 500 kVA': the voltages are of both. */
function sharedLead(text: string, heads: readonly PowerSpot[], counts: readonly LineSpot[]): number | null {
  const [first] = heads;
  const last = heads.at(-1);
  if (!first || !last || first === last) return null;
  const start =
    counts.findLast(({ end, start: at }) => end <= first.start + 1 && first.start - at < 30)?.start ?? first.start;
  const [lead, rest] = [text.slice(0, start), text.slice(start)];
  const isTitle = TITLE.test(lead) && counts.every((each) => each.start >= start);
  return (hasVoltage(lead) && !hasVoltage(text.slice(first.end))) || (isTitle && hasKind(lead) && !hasKind(rest))
    ? start
    : null;
}

/** 'Single phase pads: 22 at 25 kVA and 9 at 75 kVA', 'both pads, the first one is 500 kVA and the second 300 kVA'. */
const TITLE =
  /: ?$|\b(?:both|all|two|three|different)\b.*\b(?:the )?(?:first|one)(?: one)?(?: (?:is|at|rated|should be))?(?: an?)? ?$/;
const hasKind = (text: string): boolean =>
  partSpots(text).some(({ field }) => field === 'unit_type' || field === 'phase');

const hasVoltage = (text: string): boolean =>
  /\d{3}|\d ?kv/.test(text) && partSpots(text).some(({ field }) => field.endsWith('voltage_kv'));

/** 'Item 3: 750 kVA - for all: three phase' */
const FOR_ALL = /\d ?kva\b.* (?:for|on) (?:all|both|each)(?: [a-z]+){0,2} ?:/;

function sharedTail(text: string, after: number): number | null {
  const found = /\b(?:both|all|each|everything)\b/.exec(text.slice(after));
  return found ? after + found.index : null;
}
