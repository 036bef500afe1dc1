import { cityAtStart, cityWithRegion, type CityFound } from '../names/cityNames';
import { isKnownCity } from '../names/regions';
import { emailsIn, phonesIn } from '../sender/marks';
import { firstOf, REACH, type PlaceFound } from './mentions';

const SHORT = 400;
const ONLY_PLACE = 'It is the only place that the text names.';

const TO_SITE = /\b(?:deliver|ship)(?:ed|y)?(?: it| them)? to (?:the |our )?(?:job|site|job ?site|plant|project)\b/i;
/** 'A solar job near Great Bend, KS', 'our project (Utica, NY)'. */
const NEAR = /\b(?:near|outside(?: of)?)\s$|\b(?:job|project|plant|site)\s\($/i;
const NEEDED =
  /(?:^|[,.;\n] ?)(\p{L}[\p{L}'’.]+(?: \p{L}[\p{L}'’.]+){0,2}),? (?:asap|by|before|within|no later than|in \d)\b/giu;

/** 'Two pads, Baton Rouge asap'. */
function neededIn(text: string): PlaceFound | null {
  for (const found of firstOf(text.matchAll(NEEDED))) {
    const city = found[1] ?? '';
    const start = found.index + found[0].indexOf(city);
    if (isKnownCity(city) && /^\p{Lu}/u.test(city)) return { value: city, start, end: start + city.length };
  }
  return null;
}

const IN =
  /(?<!\b(?:paid|bought|sold|quoted|rented)\b[^.\n]{0,60})\b(?:in|near) (\p{Lu}[\p{L}'’.]+(?: \p{Lu}[\p{L}'’.]+){0,2})/gu;

/** 'Our cold storage in Tacoma', if the text names no other. */
function inKnownCity(text: string): PlaceFound | null {
  const all = [...firstOf(text.matchAll(IN))].flatMap(({ index, 0: words }) => {
    const start = index + words.indexOf(' ') + 1;
    const city = cityAtStart(text.slice(start, start + REACH), false);
    return city && isKnownCity(city.value) ? { value: city.value, start, end: start + city.end } : [];
  });
  const [first] = all;
  return first && all.every(({ value }) => value === first.value) ? { ...first, doubt: ONLY_PLACE } : null;
}

/** 'Location Dayton, OH' */
function withoutLead(found: CityFound | null): CityFound | null {
  const length =
    /^(?:location|site|loc|city|destination|jobsite|project)\s+/i.exec(found?.value ?? '')?.[0].length ?? 0;
  return found && { ...found, value: found.value.slice(length), start: found.start + length };
}

/** Not of a street address or a signature: 'Lakewood, 12 Mill Lane, Keene, NH 03431, 603-555-0131'. */
function isPlain({ value, start, end }: CityFound, text: string): boolean {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
  const rest = /^(?:[^\n.]|\.(?! \p{Lu}))*/u.exec(text.slice(end))?.[0] ?? '';
  const isAddress = /\d{1,6} \p{Lu}/u.test(line.slice(-40)) || /^,? ?\d{5}\b/.test(rest);
  const isOfPerson = phonesIn(line + rest).length > 0 || emailsIn(line + rest).length > 0 || /^ \p{Lu}/u.test(rest);
  return /^(?:St\. )?\p{L}[\p{L}'’]{2}/u.test(value) && !isAddress && !isOfPerson;
}

/** The only place of the text, if no word is about delivery. */
export function standingIn(text: string): PlaceFound | null {
  const found = withoutLead(cityWithRegion(text));
  const other = found && cityWithRegion(text.slice(found.end));
  if (!found || (other && other.value !== found.value)) return neededIn(text) ?? inKnownCity(text);
  const isAtEnd =
    /^[.,]?\s*(?:$|\n|(?<=\.\s)[-–—\p{Lu}]|(?:, ?)?(?:by|before|asap|deliver\w*|dlvd?|ship\w*|need\w*|(?:has|have|must|needs?|got)(?: to)? be\b[^.\n]{0,20})\b|in \d|\d+\s*(?:wks?|weeks?)|within\b|\d+-\d+ ?(?:wks?|weeks?)|on ?-?site\b|q[1-4]\b|needed\b)/iu.test(
      text.slice(found.end),
    );
  const isOwn = found.start === 0 || /[.,;!\n]\s*$|\b(?:way|either|in|at)\s$/i.test(text.slice(0, found.start));
  const isSite = TO_SITE.test(text) || NEAR.test(text.slice(Math.max(0, found.start - 40), found.start));
  return isSite || (text.length < SHORT && isAtEnd && isOwn) || isPlain(found, text)
    ? found
    : { ...found, doubt: ONLY_PLACE };
}
