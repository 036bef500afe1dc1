import { isPhaseOf, type Connection } from './voltage';

export type WindingSide = 'primary' | 'secondary';
type Stated = Exclude<Connection, null>;

const WORD = String.raw`(gr(?:oun)?de?d?\s*(?:y|wye)|gnd\s*(?:y|wye)|wye|y|delta|d)`;
/** '12470GRDY/7200', '480Y277', '12.47 kV delta', '12470D'. No voltage has more characters; endless ones would take endless time. */
const NAMEPLATE = new RegExp(
  String.raw`(?<!\d)(\d[\d.,]{0,9})\s*(?:kv|v)?\s*${WORD}(?![a-z])(?:\s*\/\s*\d[\d.]*|\d[\d.]*)?`,
  'gi',
);
/** 'GRDY/7200': the phase voltage alone. */
const PHASE = new RegExp(String.raw`(?<![a-z])${WORD}\s*\/\s*(\d[\d.]*)`, 'gi');
/** 'DELTA', 'DELTA-WYE': the primary first. */
const BARE_WORD = /\b(gr(?:oun)?de?d?\s*(?:y|wye)|gnd\s*(?:y|wye)|wye|delta)\b/gi;

/**
 * The connection of a winding of so many volts line to line, as the first of an order's descriptions that names one states
 * it: beside that voltage, beside its phase voltage, or as a word of its own. Null where none does.
 */
export function describedConnection(
  descriptions: readonly (string | null | undefined)[],
  volts: number,
  side: WindingSide,
): Stated | null {
  for (const description of descriptions) {
    const connection = description ? connectionIn(description.replaceAll(/\s+/g, ' '), volts, side) : null;
    if (connection !== null) return connection;
  }
  return null;
}

function connectionIn(text: string, volts: number, side: WindingSide): Stated | null {
  const beside = [...text.matchAll(NAMEPLATE)].find(([, number]) => voltsOf(number) === volts)?.[2];
  const phase = [...text.matchAll(PHASE)].find(([, , number]) => isPhaseOf(voltsOf(number), volts))?.[1];
  const alone = text.replaceAll(NAMEPLATE, ' ').replaceAll(PHASE, ' ').match(BARE_WORD)?.[side === 'primary' ? 0 : 1];
  const word = beside ?? phase ?? alone;
  return word === undefined ? null : connectionOf(word.toLowerCase());
}

const connectionOf = (word: string): Stated =>
  word.startsWith('d') ? 'delta' : word.startsWith('g') ? 'groundedWye' : 'wye';

/** Below 100 the number is kilovolts. */
function voltsOf(text = ''): number {
  const number = Number(text.replaceAll(',', ''));
  return Math.round(number < 100 ? number * 1000 : number);
}
