import { highestVolts, parseVoltage } from '../../../../../domain/matching/reading/voltage';

const SEPARATOR = /\s+(?:to|:|\|)\s+|\s*(?:[-–—/;|→]|\bto\b)\s*/gi;

/** 'Pri 13800 Delta, Sec 480Y/277'. */
const LABELED =
  /^(?:pri(?:mary)?|hv|high(?: side)?)[.:]*\s+(\S.{0,39}?)\s*[,;/]?\s+(?:sec(?:ondary)?|lv|low(?: side)?)[.:]*\s+(\S.{0,39})$/i;

const MAX_LENGTH = 80;

interface Both {
  readonly primary: string;
  readonly secondary: string;
}

function bothOf(primary: string, secondary: string): Both | null {
  const [high, low] = [parseVoltage(primary), parseVoltage(secondary)];
  return high !== null && low !== null && highestVolts(high) > highestVolts(low) ? { primary, secondary } : null;
}

/**
 * '13.8kV/480V', '12470GrdY/7200 - 480Y/277', 'HV: 4160 LV: 480': the primary, which is the higher one, and the secondary. Null for one
 * voltage ('480Y/277') and for text that can be split in several ways.
 */
export function splitVoltages(text: string): Both | null {
  if (parseVoltage(text) !== null) return null;
  const [, first, second] = (text.length > MAX_LENGTH ? null : LABELED.exec(text)) ?? [];
  if (first !== undefined && second !== undefined) return bothOf(first, second);
  const found = [...text.matchAll(SEPARATOR)].flatMap((at) => {
    const both = bothOf(text.slice(0, at.index).trim(), text.slice(at.index + at[0].length).trim());
    return both === null ? [] : [both];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
