import { found, type Finding } from '../finding';
import { numberIn, statedText } from '../reading/text';
import type { Winding } from '../reading/voltages';

/** The lowest BIL, kV, of a rating with this line voltage (domain facts, primary voltage and BIL). */
const LEVELS: readonly (readonly [volts: number, kv: number])[] = [
  [2400, 45],
  [4160, 60],
  [4800, 60],
  [7200, 75],
  [8320, 75],
  [12_000, 95],
  [12_470, 95],
  [13_200, 95],
  [13_800, 95],
  [24_940, 125],
  [34_500, 125],
];

const lowestFor = (volts: number): number => LEVELS.find(([rated]) => rated >= volts)?.[1] ?? 0;

/** A silent order requires what its primary voltage does, of a dual one the higher. */
export function bil(requested: unknown, actual: number | null, primary: readonly Winding[] | null): Finding {
  const text = statedText(requested);
  const stated = text.split(/ ?x ?/).map((part) => numberIn(part, /^kv$/));
  if (text !== '' && stated.includes(null)) return found('not understood');
  const required =
    Math.max(0, ...stated.map(Number)) || Math.max(0, ...(primary ?? []).map(({ volts }) => lowestFor(volts)));
  if (required === 0) return found('not required');
  if (!actual) return found('not recorded');
  if (actual === required) return found('exact');
  return found(actual > required ? 'acceptable' : 'does not fit');
}
