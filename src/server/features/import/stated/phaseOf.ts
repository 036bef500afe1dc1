import { isCenterTapped, parseVoltage } from '../../../../domain/matching/reading/voltage';
import { readRating } from '../../../../domain/nameplate/rating';

/** Only three-phase windings have a connection, and only single-phase ones a center tap; '' for bare numbers, also '480/277'. */
function ofVoltage(secondary: string): string {
  if (isCenterTapped(secondary)) return '1';
  const windings = /[ydδ△▲∆]/i.test(secondary) ? (parseVoltage(secondary) ?? []) : [];
  return windings.some(({ connection }) => connection !== null) ? '3' : '';
}

interface Said {
  readonly type: string;
  readonly secondary: string;
}

/** The phases that a row makes certain: 'Pad, 3-phase', '480Y/277', '240/120'. '' for doubt. */
export function phaseOf({ type, secondary }: Said): string {
  const [ofType, ofSecondary] = [String(readRating(type)?.phase ?? ''), ofVoltage(secondary)];
  if (ofType === '' || ofSecondary === '') return ofType || ofSecondary;
  return ofType === ofSecondary ? ofType : '';
}
