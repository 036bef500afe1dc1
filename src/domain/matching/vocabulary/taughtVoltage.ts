import { readVoltage } from '../../nameplate/voltage';
import { readConnection } from '../../nameplate/connections';
import { CONNECTION_SUFFIXES } from '../../nameplate/winding';
import type { Word } from '../../vocabulary/wordFields';
import { taughtWordIn } from './readings';

/** '12470 Stern', '12,470 V Stern/Dreieck', '12470Stern/7200'. */
const NAMED = /^([\d.,]+)\s*(kv|volts?|v)?\s*(\p{L}[^\d]*?)(\/[\d.,]+)?$/iu;
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
