import { stateCodeOf } from '../../distance/place';
import { isCommon } from '../names/vocabulary';
import type { PlaceFound } from './mentions';

/** Codes of states that are no words: not 'in', 'or', 'ok', 'al', 'mo'. */
const CODES =
  'ak|ar|az|ca|ct|fl|ga|ia|il|ks|ky|md|mi|mn|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy';
const NAMES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|(?:west )?virginia|wisconsin|wyoming|ontario|quebec|alberta|manitoba|saskatchewan';
const CITY = String.raw`([a-z][a-z'-]{2,}(?: [a-z][a-z'-]{2,})?)`;
/** 'Quincy, il' at the end of a line. */
const WITH_CODE = new RegExp(
  String.raw`(?:^|[.,;!?\n] ?|\b(?:to|in|near) )${CITY}, ?(${CODES})(?=\.?\s*(?:$|\n))`,
  'gm',
);
/** 'Going to salina kansas'. */
const WITH_NAME = new RegExp(String.raw`\b(?:to|in|near) ${CITY},? (${NAMES})\b(?! (?:city|county|street|ave))`, 'g');

const CITY_FIELD =
  /^[ \t]*(?:(?:delivery |ship(?:ping|-to)? |job ?site )?(?:city|town)(?: or town| ?\/ ?town)?) ?: ?(\p{L}[\p{L}'’. -]{1,30}?)[ \t]*\n[ \t]*(?:[a-z -]{0,12})?(?:state|province)(?: ?\/ ?\w+)? ?: ?(\p{L}[\p{L} ]{1,20}?)[ \t]*$/gimu;

/** 'City: Elko' above 'State: NV' in a form with one address. */
export function cityFieldIn(text: string): PlaceFound | null {
  const [first, second] = text.matchAll(CITY_FIELD);
  if (!first || second) return null;
  const [whole, city = '', state = ''] = first;
  const start = first.index + whole.indexOf(city, whole.indexOf(':'));
  return stateCodeOf(state) === null ? null : { value: `${city}, ${state}`, start, end: first.index + whole.length };
}

/** A city with its state in small letters, of a text that names no other place. */
export function smallPlaceIn(text: string): PlaceFound | null {
  for (const pattern of [WITH_CODE, WITH_NAME])
    for (const found of text.matchAll(pattern)) {
      const [, city = '', state = ''] = found;
      const start = found.index + found[0].indexOf(city);
      const end = found.index + found[0].length;
      if (stateCodeOf(state) !== null && !city.split(' ').some(isCommon))
        return { value: text.slice(start, end), start, end };
    }
  return null;
}

/** 'To 100 Mile House, BC': the number is a part of the name. */
export function withNumber<T extends { value: string; start: number }>(found: T, text: string): T {
  const number = /(?<=\b(?:to|at|in|near) )\d{1,3} $/i.exec(
    text.slice(Math.max(0, found.start - 12), found.start),
  )?.[0];
  if (number === undefined || !/, ?[A-Z]{2}$/.test(found.value)) return found;
  return { ...found, value: number + found.value, start: found.start - number.length };
}
