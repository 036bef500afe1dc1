import { statedText, words } from './text';
import { remembered } from './remembered';

export type Connected = 'delta' | 'wye' | 'grounded wye';

/** One winding of a side: line to line, and how it is connected where the text says so. */
export interface Winding {
  volts: number;
  connected: Connected | null;
}

const DELTA = /^(?:d|delta|δ)$/;
const WYE = /^(?:y|wye|star)$/;
const GROUNDED = /^(?:gr?n?d?|grounded)(?:y|wye|star)$/;

/** The windings that a voltage text states, two of a dual one; null for what cannot be read, and for nothing. */
export const windingsIn = (text: unknown): Winding[] | null => windingsOf(statedText(text));

const windingsOf = remembered((stated): Winding[] | null => {
  if (stated === '') return null;
  const read = stated.split(/(?<=[\dvydea ]) ?x ?(?=\d)/).map(windingIn);
  return read.every((each) => each !== null) ? read : null;
});

function windingIn(text: string): Winding | null {
  const compact = text.replaceAll(/[ ,]|-(?=[a-z])/g, '');
  const match = /^(\d+(?:\.\d+)?|\.\d+)(kv|v|volts?)?([a-zδ]+?)?(?:\/(\d+(?:\.\d+)?)(?:kv|v)?)?(?:kv|v|volts?)?$/.exec(
    compact,
  );
  if (!match) return null;
  const [, digits, unit, letters, phase] = match;
  const isKilovolts = unit === 'kv' || /kv$/.test(compact) || (unit === undefined && Number(digits) < 100);
  const volts = Math.round(Number(digits) * (isKilovolts ? 1000 : 1));
  const connected = connectedBy(letters, phase);
  if (volts <= 0 || connected === undefined) return null;
  if (phase !== undefined && !isPhaseOf(volts, Number(phase) * (isKilovolts && Number(phase) < 100 ? 1000 : 1)))
    return null;
  return { volts, connected };
}

/** Undefined for letters that name no connection, and for a delta with a phase voltage. */
function connectedBy(letters: string | undefined, phase: string | undefined): Connected | null | undefined {
  if (letters === undefined) return phase === undefined ? null : 'wye';
  if (DELTA.test(letters)) return phase === undefined ? 'delta' : undefined;
  if (WYE.test(letters)) return 'wye';
  return GROUNDED.test(letters) ? 'grounded wye' : undefined;
}

/** A wye's phase voltage is its line voltage by the root of three; people round both ('600Y/347'). */
const isPhaseOf = (volts: number, phase: number) => Math.abs(volts / Math.sqrt(3) / phase - 1) <= 0.021;

/** On a unit a bare primary number is delta. */
export const unitPrimaryIn = (text: unknown): Winding[] | null =>
  windingsIn(text)?.map((each) => ({ ...each, connected: each.connected ?? 'delta' })) ?? null;

/** The connection that descriptions state beside this voltage: '500KVA PAD, 12470GRDY/7200-480Y/277'. */
export function connectionInDescriptions(volts: number, descriptions: readonly unknown[]): Connected | null {
  for (const description of descriptions) {
    for (const token of words(description).split(/[\s,;()-]+/)) {
      const stated = windingsIn(token)?.find((each) => each.volts === volts && each.connected !== null);
      if (stated) return stated.connected;
    }
  }
  return null;
}
