import type { RequestReading } from '../../../contract/requests/reading';
import { cityWithRegion } from '../names/cityNames';
import { isKnownCity, isRegion } from '../names/regions';

const NOTHING_ASKED = 'The text asks for no transformer.';
const SMALL = 'The text writes it in small letters, unlike other names.';
const OTHER_PLACE = 'The text also names another place.';
const IS_LABEL = 'It looks like a question or a label.';
const IS_PLACE = 'It is also the name of a place.';
const AFTER_NUMBER = 'A number stands before it.';

const CAPITALIZED = /\p{Lu}\p{Ll}/u;
const MAX_PLACES = 40;

/** Whether a text names a place with its state that is another one. */
function namesOther(text: string, value: string): boolean {
  let from = 0;
  for (let count = 0; count < MAX_PLACES; count += 1) {
    const found = cityWithRegion(text.slice(from));
    if (!found) return false;
    if (!found.value.startsWith(value)) return true;
    from += found.end;
  }
  return false;
}

/** 'Salina, KS' */
const hasRegion = (value: string): boolean => isRegion((/[^\s,]+$/.exec(value)?.[0] ?? '').toUpperCase());

const OLDER = /^\s*(?:>|-{3,}|_{5,}|from ?:|on .{6,120} wrote ?:)/im;
/** Without the messages quoted below. */
const latestOf = (text: string): string => text.slice(0, OLDER.exec(text)?.index ?? text.length);

/** Why the words around or in a value make it doubtful who asks, or where and when to deliver. */
function doubtOf({ field, value, passage }: RequestReading, text: string, hasLines: boolean): string | null {
  const isSmall = /^\p{Ll}/u.test(value) && CAPITALIZED.test(text);
  if (field === 'date') return hasLines ? null : NOTHING_ASKED;
  if (field === 'contact') return isSmall ? SMALL : isKnownCity(value) ? IS_PLACE : null;
  if (field === 'customer') return /[?:]/.test(value) ? IS_LABEL : null;
  if (field !== 'place') return null;
  if (isSmall && !isKnownCity(value) && !hasRegion(value)) return SMALL;
  if (passage && /\d $/.test(text.slice(Math.max(0, passage.start - 2), passage.start))) return AFTER_NUMBER;
  return !hasRegion(value) && namesOther(latestOf(text), value) ? OTHER_PLACE : null;
}

/** Readings of the request with the doubts that their text raises. */
export const withRequestDoubts = (
  readings: readonly RequestReading[],
  text: string,
  hasLines: boolean,
): RequestReading[] =>
  readings.map((each) => {
    const doubt = each.status === 'read' ? doubtOf(each, text, hasLines) : null;
    return doubt === null ? each : { ...each, status: 'assumed', reason: doubt };
  });
