import type { Line } from './lines';

const LABEL =
  /^(?:tag|k?va|mva|rating|rated (?:k?va|power|capacity)|phases?|hz|(?:primary|secondary)(?: (?:volts?|voltage|bil|taps?|connection|bushings?))?|(?:hv|lv|pri|sec)(?: (?:volts?|voltage|bushings?))?|v|volts?|voltage|conn(?:ection)?\.?|% ?i?z|impedance|taps?|fluid|oil|liquid|configuration|bushings?|weight(?:, max)?|max\.? weight|qty\.?|quantity|bil|type|feed|front|fus(?:es?|ing)|windings?|mount(?:ing)?|sound(?: level)?)$/i;
/** 'Impedance (%):'. */
const labelIn = (text: string): string => text.trim().replace(/(?: ?\([^()]*\))? ?:?$/, '');
const MAX_LENGTH = 30;
const MIN_LABELS = 4;

/** Blocks of short lines, a label above its value: first to last line of each pair. */
export function verticalGroups(lines: readonly Line[]): ReadonlyMap<number, number> {
  const groups = new Map<number, number>();
  let from = 0;
  lines.forEach(({ text }, at) => {
    if (text.trim() !== '' && text.trim().length <= MAX_LENGTH) return;
    addGroups(groups, lines, from, at);
    from = at + 1;
  });
  addGroups(groups, lines, from, lines.length);
  return groups;
}

function addGroups(groups: Map<number, number>, lines: readonly Line[], from: number, to: number): void {
  const labels = lines.slice(from, to).map(({ text }) => LABEL.test(labelIn(text)));
  const values = labels.filter((isLabel, at) => !isLabel && labels[at - 1] === true).length;
  if (values < MIN_LABELS) return;
  const starts = labels.flatMap((isLabel, at) =>
    isLabel && labels[at - 1] !== true && !/^conn/i.test(lines[from + at]?.text.trim() ?? '') ? [from + at] : [],
  );
  starts.forEach((start, at) => groups.set(start, (starts[at + 1] ?? to) - 1));
}
