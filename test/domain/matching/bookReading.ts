/** Reading of voltages, taps and numbers for byTheBook.ts, apart from the product's own. */

export type Connected = 'delta' | 'wye' | 'grounded wye' | 'not stated';
export interface Rated {
  volts: number;
  connected: Connected;
}

export const words = (text: unknown): string =>
  (typeof text === 'string' || typeof text === 'number' ? String(text) : '').trim().toLowerCase().replace(/\s+/g, ' ');

/** The first number in '500', '500.00', '1,500' or '500 kVA'; null where the text begins otherwise. */
export function numberIn(value: unknown): number | null {
  const match = /^(\d[\d,]*(?:\.\d+)?)(?: ?[a-z]+)?$/.exec(words(value));
  return match ? Number(match[1]!.replaceAll(',', '')) : null;
}

/** One nameplate or kilovolt text; null where it is neither. */
function ratedIn(text: string): Rated | null {
  const match = /^([\d.]+)(kv|v)?(grdy|gndy|y|delta|d)?(?:\/([\d.]+))?$/.exec(text.replaceAll(/[ ,]/g, ''));
  if (!match || !(Number(match[1]) > 0)) return null;
  const [, digits, unit, letters, phase] = match;
  const volts = Number(digits) * (unit === 'kv' || (unit !== 'v' && Number(digits) < 100) ? 1000 : 1);
  if (phase !== undefined && letters?.startsWith('d')) return null;
  if (phase !== undefined && Math.abs(volts / Math.sqrt(3) / Number(phase) - 1) > 0.021) return null;
  return { volts: Math.round(volts), connected: connectionOf(letters, phase, Number(digits) < 100 || unit === 'kv') };
}

function connectionOf(letters: string | undefined, phase: string | undefined, isKilovolts: boolean): Connected {
  if (letters?.startsWith('g')) return 'grounded wye';
  if (letters === 'y' || (letters === undefined && phase !== undefined)) return 'wye';
  return letters === undefined && isKilovolts ? 'not stated' : 'delta';
}

/** One winding, or those of a dual voltage 'A x B'; null where a part cannot be read. */
export function windingsIn(text: unknown): Rated[] | null {
  const read = words(text).split(/ ?x ?/).map(ratedIn);
  return read.every((each) => each !== null) ? read : null;
}

/** The connection that a description states beside this voltage: '500KVA PAD, 12470GRDY/7200-480Y/277'. */
export function connectionInDescription(volts: number, ...descriptions: unknown[]): Connected {
  for (const description of descriptions) {
    for (const token of words(description).split(/[\s,;-]+/)) {
      const rated = /[yd/]/.test(token) ? ratedIn(token) : null;
      if (rated?.volts === volts && rated.connected !== 'not stated') return rated.connected;
    }
  }
  return 'not stated';
}

export interface TapSpan {
  above: number;
  below: number;
}

/** '+/-5%', '±5', '5', '-10%', '+2.5/-7.5%', '2 x 2.5%', 'None'; null for what states no range. Percent. */
export function tapsIn(value: unknown): TapSpan | null {
  const text = words(value).replaceAll(/[ %]/g, '');
  if (text === 'none') return { above: 0, below: 0 };
  const steps = /^(\d)x([\d.]+)$/.exec(text);
  if (steps) return { above: Number(steps[1]) * Number(steps[2]), below: Number(steps[1]) * Number(steps[2]) };
  const both = /^(?:\+\/-|±)?([\d.]+)$/.exec(text);
  if (both) return { above: Number(both[1]), below: Number(both[1]) };
  const each = /^(?:\+([\d.]+))?\/?(?:-([\d.]+))?$/.exec(text);
  return each && text !== '' ? { above: Number(each[1] ?? 0), below: Number(each[2] ?? 0) } : null;
}
