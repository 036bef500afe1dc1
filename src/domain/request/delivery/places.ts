import { cityAtStart, cityWithRegion, type CityFound } from '../names/cityNames';
import { isKnownCity } from '../names/regions';
import { firstOf, REACH, type PlaceFound } from './mentions';
import { cityFieldIn, smallPlaceIn, withNumber } from './smallPlaces';
import { standingIn } from './standingPlaces';
import type { Words } from './words';

const SITE = String.raw`(?:job ?site|site|project|plant|facility|station|substation|mine|farm|yard|shop|warehouse|whse|store|campus|building|dock|mill)`;
const IT = "(?:it|them|one|both|all|everything|us|these|this|those|that|unit|units|'?em|same)";
const DELIVERY = new RegExp(
  [
    String.raw`\b(?:deliver(?:ed|y|ies|ing|s)?|dlvd?|delv|del['’]d|ship(?:ped|ping|ment|s)?(?!\s+point)|shpd|freight|destination|offload(?:ed)?|unload(?:ed)?|drop(?:ped)?(?: off)?|haul(?:ed)?|sent|livraison|dlvy|consignee(?=\.? ?:)|(?:where|(?:job |project |site )?location|loc|(?:job ?|project )?site|(?:receiving )?plant(?=\.? ?: ?[a-z]+(?: [a-z]+){0,2}, ?[a-z]{2}\b))(?=\.? ?:)|del(?= to ))\b|\blivr(?:er|ée?s?)(?=\s)`,
    String.raw`\barriv(?:e|es|ed|ing|al)(?= (?:at|in|on|to) )`,
    String.raw`\b(?:f\.?o\.?b|dap|ddp|dpu|cpt|cif)\b\.?`,
    String.raw`\b(?:go|goes|going|headed|bound|destined) (?:to|for|in)\b`,
    String.raw`\b(?:need(?:s|ed)?|want(?:s|ed)?|required|have|get)\s(?:${IT}\s)?(?:[\w',-]+\s){0,4}?(?=(?:in|at|to)\s)`,
    String.raw`\b(?:has|have|had|needs?|got) to be (?:on[- ]site )?(?=(?:in|at) )`,
    String.raw`\b${SITE},?(?: is| located)? (?=(?:in|at|near|by|outside) )`,
    String.raw`\b(?:on[- ]?site|located)(?= (?:in|at|near) )`,
  ].join('|'),
  'gi',
);
const SITE_FIRST = new RegExp(String.raw`^${SITE}\b`, 'i');

/** The words after a mention of delivery, to the end of its sentence. */
function following(text: string, from: number): string {
  const rest = text.slice(from, from + REACH);
  const end =
    /\n\s*\n|[;?!](?=\s|$)|(?<!\b(?:St|Ste|Ave|Rd|Blvd|Dr|Ft|Mt|Hwy|Ln|Ct|Pkwy|No|[NSEW]|Inc|Co|dest|approx|whse|del)|\.\w|\.\.)\.(?=\s+[\p{Lu}•*-]|\s*$)|\n(?=\s*(?:[-*•]\s|\d+\.\s|\p{L}[\p{L} ]{1,24}:\s))/u.exec(
      rest.slice(1),
    );
  return end ? rest.slice(0, end.index + 1) : rest;
}

const LEAD =
  /^[\s:,.–—=-]*(?:(?:(?:is|are|required|needed|wanted|shall be|will be|to be|made|everything|charges?|allowed|prepaid|included|point|address|location|destination|dest\.?|delivered|jobsite|job ?site|site|whse\.?|warehouse|yard|plant|store ?room|service cent(?:er|re)|shop|office|facility|property|area|dock|it|them|one|both|all|us|these|this|unit|units|off|out|to|in|at|into|our|the|a|near|by|outside|of|a|port(?= of (?!spain\b))|city|town|village|for)\b|à(?=\s)|[:,–—-])[\s:,.–—-]*)*/i;

/** The place that the customer's messages name for the delivery; the latest counts. */
export function placeIn(messages: readonly Words[]): PlaceFound | null {
  for (const read of [deliveredIn, goingTo, plantIn, cityFieldIn, standingIn, smallPlaceIn])
    for (const words of messages) {
      const named = read(words.text);
      const found = named && (correctedIn(words.text, named.end) ?? withRegion(named, words.text));
      if (!found) continue;
      if (isOneOfSeveral(found, words.text)) return null;
      const whole = withNumber(found, words.text);
      return { ...whole, start: words.sourceOf(whole.start), end: words.sourceOf(whole.end - 1) + 1 };
    }
  return null;
}

const AND_BEFORE = /(\p{Lu}[\p{L}'’.]+(?: \p{Lu}[\p{L}'’.]+)?),? (?:and|&|or) $/u;
const AND_AFTER =
  /^(?:,? \p{Lu}{2}\b)?(?:,? (?:and|&|or|plus) |[,;] (?=(?:the )?(?:one|two|three|four|\d{1,2}|others?|second|rest|half)\b[\p{Ll} ]{0,16} (?:to|for|in|at) ))(?:(?:the )?(?:one|two|three|four|\d{1,2}|others?|second|rest|half)\b(?: \p{Ll}+)? )?(?:(?:go(?:es)? )?(?:to|for|in|at) )?(?=\p{Lu})/u;

const LED = /\b(?:to|in|at) (?:\p{Lu}[\p{L}'’.]+ ?){1,2},? (?:and|&|or) $/u;

/** 'Our sites in Provo and Ogden, Utah' are two places. */
function isOneOfSeveral({ start, end }: PlaceFound, text: string): boolean {
  const before = AND_BEFORE.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  if (before !== undefined && (isKnownCity(before) || LED.test(text.slice(Math.max(0, start - 60), start))))
    return true;
  const rest = text.slice(end, end + REACH);
  const next = rest.slice(AND_AFTER.exec(rest)?.[0].length ?? rest.length);
  const city = cityAtStart(next, false);
  return (
    cityWithRegion(next)?.start === 0 ||
    (city !== null && (isKnownCity(city.value) || /^(?:[.;,]|$)/.test(next.slice(city.end))))
  );
}

const CORRECTED =
  /\b(?:scratch|wait|correction|sorry|actually|oops|i mean)\b[^\n.;]{0,60}?\b(?:it['’]?s|make (?:it|that)|it should be|it is|(?:ship|deliver)(?: it)? to|(?:it )?goes to) /giu;

/** 'Wait, scratch the Laredo part, it's Del Rio, TX'. */
function correctedIn(text: string, from: number): PlaceFound | null {
  for (const found of firstOf(text.slice(from).matchAll(CORRECTED))) {
    const start = from + found.index + found[0].length;
    const city = cityWithRegion(text.slice(start, start + REACH));
    if (city?.start === 0) return { ...city, start, end: start + city.end };
  }
  return null;
}

/** 'Outside Roswell' and later 'Roswell, NM'. */
function withRegion(named: PlaceFound, text: string): PlaceFound {
  if (named.value.includes(',')) return named;
  for (let from = 0, full = cityWithRegion(text); full; full = cityWithRegion(text.slice(from))) {
    if (from + full.start > named.start && full.value.startsWith(`${named.value}, `))
      return { ...full, start: from + full.start, end: from + full.end };
    from += full.end;
  }
  return named;
}

const PLANT =
  /\b(?:our|the|your|their) (\p{Lu}[\p{L}.'’]+(?: \p{Lu}[\p{L}.'’]+){0,2}) (?:plant|yard|warehouse|facility|shop|mill|campus|terminal|depot|service center|branch|location|job ?site|site)\b/gu;

/** 'It is for the Tulsa plant'. */
function plantIn(text: string): PlaceFound | null {
  for (const found of firstOf(text.matchAll(PLANT))) {
    const city = found[1] ?? '';
    const start = found.index + found[0].indexOf(city, 3);
    if (isKnownCity(city)) return { value: city, start, end: start + city.length };
  }
  return null;
}

/** 'Our plant in Dayton' is no place of delivery beside 'deliver to Elko'. */
const OF_DELIVERY = /^(?:deliver|ship|f\.?o\.?b|freight|haul)/i;

function deliveredIn(text: string): PlaceFound | null {
  const all = [...firstOf(text.matchAll(DELIVERY))];
  const isDelivery = ({ 0: words }: RegExpExecArray): boolean => !SITE_FIRST.test(words) && OF_DELIVERY.test(words);
  for (const found of [...all.filter(isDelivery), ...all.filter((each) => !isDelivery(each))]) {
    const from = found.index + found[0].length;
    const rest = following(text, from);
    const place = placeAfter(rest, SITE_FIRST.test(found[0]) || /^(?:need|want|required|have|get|go)/i.test(found[0]));
    if (place && !REACHED.test(rest.slice(place.end)))
      return { ...place, start: from + place.start, end: from + place.end };
  }
  return null;
}

/** 'Questions go to Philippa Crane, pcrane@example.com' */
const REACHED = /^,? ?(?:at )?\S{1,40}@/;

/** After 'site' or 'need' the place is the next word. */
function placeAfter(rest: string, isNear: boolean): CityFound | null {
  const lead = LEAD.exec(rest)?.[0] ?? '';
  const direct = isToward(lead)
    ? cityAtStart(rest.slice(lead.length), !isNear && /\b(?:to|in|at|à)\W*$|:\s*$/i.test(lead))
    : null;
  const full = cityWithRegion(rest);
  if (full && direct && full.value.startsWith(direct.value)) return full;
  const isFar = isNear && full && full.start > lead.length + 30;
  const here = direct && { ...direct, start: lead.length, end: lead.length + direct.end };
  if (full && !isFar && (!here || full.start <= here.start || !isKnownCity(here.value))) return full;
  return here ?? (isNear ? null : listedIn(rest));
}

/** 'Delivered Laredo' and 'Delivery: Elko' name a place, 'Delivery Manager' none. */
const isToward = (lead: string): boolean => lead !== '' && !/^[ \t.]*\n\s*$/.test(lead);

/** 'Delivery: 14 weeks, Trois-Rivières'. */
function listedIn(rest: string): CityFound | null {
  for (const found of rest.matchAll(/,\s*(\p{Lu}[\p{L}'’. -]{2,28}?)(?=[,.\n]|$)/gu)) {
    const city = found[1] ?? '';
    const start = found.index + found[0].length - city.length;
    if (isKnownCity(city)) return { value: city, start, end: start + city.length };
  }
  return null;
}

const TO = /(?:^|[.,:;!\n]\s*(?:\d+(?:\.\d+)*\s+)?|\basap )(?:to|for|in|at|by) (?=\p{L})|\sto (?=\p{Lu})/giu;

/** 'To Swift Current, before June', 'asap to tulsa', 'only, for Laval'. */
function goingTo(text: string): PlaceFound | null {
  for (const found of firstOf(text.matchAll(TO))) {
    const from = found.index + found[0].length;
    const rest = following(text, from);
    const full = cityWithRegion(rest);
    const isTo = /to $/i.test(found[0]);
    const direct = cityAtStart(rest, false);
    const isWithin = /^\s/.test(found[0]);
    const place =
      full && (full.start === 0 || (isTo && !isWithin && full.start < 60))
        ? full
        : isGoal(direct, rest, isWithin)
          ? direct
          : null;
    if (place) return { ...place, start: from + place.start, end: from + place.end };
  }
  return null;
}

const GOAL_ENDS = /^(?:,? (?:by|before|within|no later|asap)\b|\s*[.,!(]|\s*$|\s*\n)/i;

/** A known city, or any that a time follows. */
const isGoal = (city: CityFound | null, rest: string, isWithin: boolean): boolean =>
  city !== null &&
  GOAL_ENDS.test(rest.slice(city.end)) &&
  (isKnownCity(city.value) || (!isWithin && /^,? [bwna]/i.test(rest.slice(city.end))));
