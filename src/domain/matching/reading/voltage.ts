import { memoizedByText, quantityText, type Quantity } from '../../quantity/quantity';
import { voltageClasses, type VoltageClass } from '../../../contract/orders/ordersBands';
import { readVoltage } from '../../nameplate/voltage';
import { voltageTokens, type VoltageToken } from '../../nameplate/voltageTokens';
import {
  connectionOf,
  isPhaseOf,
  windingText,
  type CONNECTION_SUFFIXES,
  type Connection,
  type Voltage,
  type Winding,
} from '../../nameplate/winding';

/**
 * Reads voltage text as people write it: 'ND' is delta, 'NY/M' and 'M/NY' wye, 'NGrdY/M' grounded wye, 'A x B' dual. Case,
 * spaces and remarks beside a voltage ('3 PH', '150 kV BIL') are tolerated. A bare number below 100 is kilovolts
 * ('12.47', '12,47'), as is one with 'kV'; a bare number names no connection. '480/277' is a short form of a wye. A comma
 * before three digits groups thousands ('12,470'). Null for other text, for a center tap ('240/120'), or if the phase
 * voltage does not match the line voltage.
 */
export const parseVoltage = memoizedByText((text): Voltage | null => {
  const tokens = readVoltage(text);
  const isComparable = tokens?.every(({ isCenterTapped }) => !isCenterTapped) ?? false;
  return tokens && isComparable ? tokens.flatMap(({ windings }) => windings) : null;
});

/** A single-phase winding with a center tap: '240/120'. Matching compares three-phase windings only. */
export const isCenterTapped = (text: string): boolean =>
  readVoltage(text)?.some((token) => token.isCenterTapped) ?? false;

/** The primary voltage of a unit: on its nameplate a bare number is delta (domain facts, primary voltage). */
export const parsePrimary = memoizedByText(
  (text): Voltage | null =>
    parseVoltage(text)?.map(({ volts, connection }) => ({ volts, connection: connection ?? 'delta' })) ?? null,
);

/** The line-to-line voltage as nameplates print it: kilovolts become volts, other text stays ('12.47' is '12470'). */
export function voltageText(value: Quantity): string {
  const [winding, second] = parseVoltage(value) ?? [];
  return winding?.connection === null && !second ? String(winding.volts) : quantityText(value);
}

export function connected({ volts }: Winding, connection: keyof typeof CONNECTION_SUFFIXES) {
  const winding = { volts, connection };
  return { text: windingText(winding), value: [winding] };
}

/** Equal voltages: the same windings, in any order; a connection that is not stated fits any. */
export const isSameVoltage = (a: Voltage, b: Voltage): boolean =>
  a.length === b.length && a.every((each) => b.some((other) => isSameWinding(each, other)));

export const isSameWinding = (a: Winding, b: Winding): boolean =>
  a.volts === b.volts && (a.connection === b.connection || a.connection === null || b.connection === null);

/**
 * Connections that can replace each other. Wye and grounded wye have the same line-to-line and phase voltage and differ
 * only in how the neutral is tied, so either can replace the other; delta only replaces delta.
 */
export const isConnectable = (a: Winding, b: Winding): boolean =>
  a.connection === null || b.connection === null || (a.connection === 'delta') === (b.connection === 'delta');

/** The class of the highest of a winding's voltages. */
export function voltageClassOf(voltage: Voltage): VoltageClass {
  const kilovolts = highestVolts(voltage) / 1000;
  return voltageClasses.find((each) => kilovolts <= Number(each)) ?? 'over 69';
}

/** Line to line; the higher one of dual voltages. */
export const highestVolts = (voltage: Voltage): number => Math.max(...voltage.map(({ volts }) => volts));

export type WindingSide = 'primary' | 'secondary';
type Stated = Exclude<Connection, null>;

const WORD = String.raw`(gr(?:oun)?de?d?\s*(?:y|wye)|gnd\s*(?:y|wye)|wye|y|delta|d)`;
/** 'GRDY/7200': the phase voltage alone. */
const PHASE = new RegExp(String.raw`(?<![a-z])${WORD}\s*\/\s*(\d[\d.]*)`, 'gi');
/** 'DELTA', 'DELTA-WYE': the primary first. */
const BARE_WORD = /\b(gr(?:oun)?de?d?\s*(?:y|wye)|gnd\s*(?:y|wye)|wye|delta)\b/gi;

/**
 * The connection of a winding of `volts` line to line, from the first description that names one: beside that voltage,
 * beside its phase voltage, or as a separate word. Null if none does.
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
  const tokens = voltageTokens(text).filter(({ windings }) => windings.some(({ connection }) => connection !== null));
  const beside = tokens.flatMap(({ windings }) => windings).find((each) => each.connection && each.volts === volts);
  if (beside) return beside.connection;
  const phase = [...text.matchAll(PHASE)].find(([, , number]) => isPhaseOf(voltsOf(number), volts))?.[1];
  const alone = without(text, tokens).replaceAll(PHASE, ' ').match(BARE_WORD)?.[side === 'primary' ? 0 : 1];
  const word = phase ?? alone;
  return connectionOf(word ?? null);
}

const without = (text: string, tokens: readonly VoltageToken[]): string =>
  tokens.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/** Below 100 the number is kilovolts. */
function voltsOf(text = ''): number {
  const number = Number(text.replaceAll(',', ''));
  return Math.round(number < 100 ? number * 1000 : number);
}
