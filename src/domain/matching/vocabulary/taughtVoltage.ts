import { readVoltage } from '../../nameplate/voltage';
import { readConnection } from '../../nameplate/connections';
import { CONNECTION_SUFFIXES } from '../../nameplate/winding';
import type { Word } from '../../vocabulary/wordFields';
import { taughtWordIn } from './readings';

/** '12470 Stern', '12,470 V Stern/Dreieck', '12470Stern/7200'. */
const NAMED = /^([\d.,]+)\s*(kv|volts?|v)?\s*(\p{L}[^\d]*?)(\/[\d.,]+)?$/iu;
const SIDES: Readonly<Record<string, 0 | 1>> = {
  primary_voltage: 0,
  primary_voltage_kv: 0,
  secondary_voltage: 1,
  secondary_voltage_kv: 1,
};

/** 0 for columns of primary voltages, 1 for those of secondary voltages, undefined for others. */
export const voltageSide = (column: string): 0 | 1 | undefined => SIDES[column];

const KILO = /^kv$/i;
const SEPARATOR = /\s*[-–/:×x→]\s*/i;

/**
 * A voltage whose connection is a taught word, as nameplates write it; undefined if it reads without one, or not with
 * one. Both connections may follow it, the primary first.
 */
export function taughtVoltage(words: readonly Word[], text: string, side: 0 | 1): string | undefined {
  const [, volts = '', unit = '', stated = '', phase = ''] = NAMED.exec(text.trim()) ?? [];
  if (stated === '' || readVoltage(text) !== null) return undefined;
  const connectionOf = (word: string) => readConnection(taughtWordIn(words, 'connection', word)?.meaning ?? word);
  const parts = stated.split(SEPARATOR);
  const connection = connectionOf(stated) ?? (parts.length === 2 ? connectionOf(parts[side] ?? '') : null);
  if (connection === null) return undefined;
  const voltage = `${volts}${KILO.test(unit) ? ' kV' : ''}${CONNECTION_SUFFIXES[connection]}${phase}`;
  return readVoltage(voltage) === null ? undefined : voltage;
}
