import { statedOrNone } from './text';
import { remembered } from './remembered';

/** How far taps reach above and below nominal, in thousandths of it: 25 is one step of 2.5 %. */
export interface TapRange {
  above: number;
  below: number;
}

/** More than 15 % on one side is no tap range. */
const MAX_PERCENT = 150;

const thousandths = (percent: string | undefined): number => Math.round(Number(percent ?? 0) * 10);

/** '+/-5%', '-10%', '+2.5/-7.5%', '4 x 2.5%', '2-2.5% FCAN & FCBN', 'None'; null for what states no range. */
export const tapsIn = (value: unknown): TapRange | null => rangeOf(statedOrNone(value));

const COUNTS = ['one', 'two', 'three', 'four'];

const rangeOf = remembered((stated): TapRange | null => {
  const text = stated
    .replace(/(?: ?\(| in) ?\d*\.?\d+ ?%? ?steps? ?\)?$/, '')
    .replaceAll(/\b(?:one|two|three|four)\b/g, (word) => String(COUNTS.indexOf(word) + 1))
    .replaceAll('×', 'x');
  if (/^(?:none|no taps)$/.test(text)) return { above: 0, below: 0 };
  const range = countedIn(text) ?? rangeIn(text.replaceAll(/[ %]/g, ''));
  return range && range.above <= MAX_PERCENT && range.below <= MAX_PERCENT ? range : null;
});

const UP = /\b(?:above|up|fcan)\b/;
const DOWN = /\b(?:below|down|fcbn)\b/;
const COUNTED = /^(\+\/-|±|\+|-)? ?\(?(\d)(?:\) ?| ?[x@-] ?| )(\d*\.?\d+) ?%(?: taps?)?(.*)$/;

/** '4 x 2.5%' is four taps, two up and two down, unless it says where they are. */
function countedIn(text: string): TapRange | null {
  const parts = text.split(/ ?[,;] ?| and (?=\(?\d)/).map((part) => COUNTED.exec(part));
  if (parts.length > 2 || parts.some((part) => part === null)) return null;
  const ranges = parts.map((part) => sidesOf(part!));
  if (ranges.some((range) => range === null)) return null;
  if (ranges.length === 1) return ranges[0]!;
  const [first, second] = [ranges[0]!, ranges[1]!];
  const overlap = (first.above > 0 && second.above > 0) || (first.below > 0 && second.below > 0);
  return overlap ? null : { above: first.above + second.above, below: first.below + second.below };
}

function sidesOf([, sign, count, percent, rest]: RegExpExecArray): TapRange | null {
  const reach = Number(count) * thousandths(percent);
  const where = rest!.trim();
  const isUp = UP.test(where) || sign === '+';
  const isDown = DOWN.test(where) || sign === '-';
  if (isUp || isDown) return { above: isUp ? reach : 0, below: isDown ? reach : 0 };
  if (where !== '') return null;
  if (sign) return { above: reach, below: reach };
  return Number(count) % 2 === 0 ? { above: reach / 2, below: reach / 2 } : null;
}

function rangeIn(text: string): TapRange | null {
  const both = /^(?:\+\/?-|±)?(\d*\.?\d+)$/.exec(text);
  if (both) return { above: thousandths(both[1]), below: thousandths(both[1]) };
  const each = /^(?:\+(\d*\.?\d+))?[/,]?(?:-(\d*\.?\d+))?$/.exec(text);
  return each && text !== '' ? { above: thousandths(each[1]), below: thousandths(each[2]) } : null;
}
