import type { Line } from './lines';

/** '[10:02] Kelsey M: ', 'Tue 3:14 PM  Cal: ', '11/27, 10:02 - Cal: '. */
const STAMP =
  /^\s*(?=.{0,40}\d{1,2}:\d\d)(?:\[[^\]\n]{4,30}\]|(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? |\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,? )?\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?)\s*(?:-\s*)?(?:[\p{L}][\p{L}.'-]*(?:,? [\p{L}][\p{L}.'-]*){0,2}\s?:\s)?/iu;
const MIN_STAMPS = 2;
const BULLET = '- ';
/** 'Visitor: ' */
const SPEAKER = /^\s*(?:>\s*)?(\p{L}[\p{L} .'-]{0,24}):\s+(?=\S)/u;
const MIN_OF_SPEAKER = 3;

/** How long the name of a speaker is at the start of each line, if two or more speak in turn. */
function speakers(lines: readonly Line[]): number[] {
  const names = lines.map(({ text }) => SPEAKER.exec(text) ?? []);
  const counts = new Map<string, number>();
  for (const [, name] of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isSpeaker = (name = ''): boolean => (counts.get(name) ?? 0) >= MIN_OF_SPEAKER;
  const several = [...counts.keys()].filter(isSpeaker).length > 1;
  return names.map(([whole = '', name]) => (several && isSpeaker(name) ? whole.length : 0));
}

/** Turns the messages of a chat into list items, without times and names. */
export function withoutStamps(lines: readonly Line[]): readonly Line[] {
  const named = speakers(lines);
  const stamps = lines.map(({ text }, at) => STAMP.exec(text)?.[0].length ?? named[at] ?? 0);
  if (stamps.filter((length) => length > 0).length < MIN_STAMPS) return lines;
  return lines.map((line, at) => {
    const length = stamps[at] ?? 0;
    if (length < BULLET.length) return line;
    return { ...line, start: line.start + length - BULLET.length, text: `${BULLET}${line.text.slice(length)}` };
  });
}
