import { highestVolts, isCenterTapped, parseVoltage } from '../../../../../domain/matching/reading/voltage';

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
  const [high, low] = [parseVoltage(primary), voltsOf(secondary)];
  return high !== null && low !== null && highestVolts(high) > low ? { primary, secondary } : null;
}

/** Also of a winding with a center tap, '240/120'. */
function voltsOf(secondary: string): number | null {
  if (isCenterTapped(secondary)) return Math.max(...secondary.split('/').map(Number.parseFloat));
  const low = parseVoltage(secondary);
  return low && highestVolts(low);
}

/**
 * '13.8kV/480V', '12470GrdY/7200 - 480Y/277', 'HV: 4160 LV: 480': the primary, which is the higher one, and the secondary. Null for one
 * voltage ('480Y/277') and for text that can be split in several ways.
 */
export function splitVoltages(text: string): Both | null {
  if (parseVoltage(text) !== null || isCenterTapped(text)) return null;
  const [, first, second] = (text.length > MAX_LENGTH ? null : LABELED.exec(text)) ?? [];
  if (first !== undefined && second !== undefined) return bothOf(first, second);
  const found = [...text.matchAll(SEPARATOR)].flatMap((at) => {
    const both = bothOf(text.slice(0, at.index).trim(), text.slice(at.index + at[0].length).trim());
    return both === null ? [] : [{ ...both, isSlash: at[0].trim() === '/' }];
  });
  // A slash is within a voltage, too: any other separator comes first.
  const apart = found.filter(({ isSlash }) => !isSlash);
  const [only, other] = apart.length > 0 ? apart : found;
  return only === undefined || other !== undefined ? null : { primary: only.primary, secondary: only.secondary };
}
