import { stateCodeOf, placeOf as knownPlace } from '../distance/place';

export interface PlaceFound {
  value: string;
  start: number;
  end: number;
}

const PROVINCES =
  /^(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT|NT|NU|Ontario|Qu[eé]bec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|Yukon)$/i;
const DELIVERY =
  /\b(?:deliver(?:ed|y|ies|ing)?(?: (?:is|point|address|location|site|destination|required|needed))?(?: (?:to|in|at|into|for|near))?|dlvd|del'?d|ship(?:ped|ping|ment|s)?(?: (?:it|them|one|both|all|everything|us))? ?(?:to|:)?|ship[- ]to|fob(?: ?[:,-])?(?: destination| dest\.?| delivered| jobsite| site| whse| warehouse| our dock| our yard)?|f\.o\.b\.?(?: destination)?|destination|freight to|job ?site(?: is)?(?: in| at| near)?|site(?: is)? (?:in|at|near)|project (?:is )?(?:in|at|near)|going to|need (?:it|them|'?em|one|these|both|this)(?: \w+){0,2}? in|(?:needed|wanted|required)(?: \w+){0,3} in|located in|offloaded? (?:at|in)|drop(?:ped)? (?:at|in|off in)|livr[eé]s? (?:à|a)|livraison (?:à|a)|to be (?:in|at)|in)\b[:,.]?/gi;
const WORD = String.raw`(?:[A-ZÀ-Ý][\p{L}'’.-]*|[A-ZÀ-Ý]{2,})`;
const CITY = String.raw`((?:(?:St|Ste|Ft|Mt)\.? )?${WORD}(?: (?:${WORD}|of|du|de|la|des|le)){0,3}?)`;
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d])${CITY}(,? +|, ?)(A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSTVY]|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|YT|Ontario|Qu[eé]bec|Alberta|British Columbia|Manitoba|Saskatchewan|Nova Scotia|[A-Z][a-z]+(?: (?:Carolina|Dakota|Hampshire|Jersey|Mexico|York|Virginia|Island))?)(?![\p{L}])`,
  'gu',
);
const AFTER =
  /^\s*(?:(?:to|in|at|into|our|the|jobsite|job site|site|warehouse|whse|yard|plant|store ?room|service cent(?:er|re)|near|is|:|,|-|–|District|Our)\s+)*/i;
const STOP =
  /\b(?:by|before|in|on|asap|within|no|not|with|for|and|or|please|pls|thanks|thank|thx|w|end|about|around|early|late|next|this|the|a|an|is|are|please|if|call|attn|what|price|po|needs?|lead|new|used|to|at|from|area|yard|site|plant|when|soon|ready|must|include|including|freight|prepaid|per|of|you|we|our|quote|can|would|will|have|our|it|them|today|weeks?|jan\w*|feb\w*|mar\w*|apr\w*|may|jun\w*|jul\w*|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)\b/i;

const isRegion = (text: string): boolean => stateCodeOf(text) !== null || PROVINCES.test(text);

/** A city with its state; candidates that are no place ('Sons, IN') are not. */
function namedIn(text: string): PlaceFound | null {
  for (const found of text.matchAll(NAMED)) {
    const [whole, city = '', , region = ''] = found;
    if (!isRegion(region) || /^(?:The|Our|And|To|In|At|Attn|Item|Qty)$/.test(city)) continue;
    const lead =
      /^(?:(?:FOB|To|In|At|Ship|Deliver(?:ed|y)?|Destination|Dlvd|The|Our|Jobsite|Whse|Warehouse|Del|HQ|Site|Road|Street|Ave(?:nue)?|Rd|Blvd|Drive|Lane|Way|Yard|Plant)\.? )+/.exec(
        city,
      )?.[0] ?? '';
    const start = found.index + lead.length;
    return { value: whole.slice(lead.length).replaceAll(/\s+/g, ' '), start, end: found.index + whole.length };
  }
  return null;
}

/** The place of delivery that a clause as written names. */
export function placeIn(clause: string): PlaceFound | null {
  for (const found of clause.matchAll(DELIVERY)) {
    const from = found.index + found[0].length;
    const isWeak = /^in$/i.test(found[0]);
    const rest = clause.slice(from, from + 140);
    const place = namedIn(rest);
    if (place && isClose(rest, place.start)) return { ...place, start: from + place.start, end: from + place.end };
    const city = cityAt(rest, isWeak);
    if (city) return { ...city, start: from + city.start, end: from + city.end };
  }
  return null;
}

const isClose = (rest: string, start: number): boolean =>
  !/[;!?]|\.\s+[A-Z][a-z]+ /.test(rest.slice(0, start)) && start < 110;

function cityAt(rest: string, isKnownOnly: boolean): PlaceFound | null {
  const lead = AFTER.exec(rest)?.[0].length ?? 0;
  const phrase = /^[\p{L}'’. -]{2,40}/u.exec(rest.slice(lead))?.[0] ?? '';
  const stop = STOP.exec(phrase);
  const words = (stop ? phrase.slice(0, stop.index) : phrase)
    .trim()
    .replace(/[ .-]+$/, '')
    .split(/\s+/)
    .slice(0, 3);
  for (let count = words.length; count > 0; count -= 1) {
    const city = words.slice(0, count).join(' ');
    const isCapital = words.slice(0, count).every((word) => /^\p{Lu}/u.test(word));
    const isKnown = knownPlace(city) !== null && !isRegion(city);
    if (city.length > 2 && (isKnown || (isCapital && !isKnownOnly && count === words.length)) && !NOT_A_CITY.test(city))
      return { value: city, start: lead, end: lead + city.length };
  }
  return null;
}

const NOT_A_CITY =
  /^(?:site|jobsite|job|destination|delivered|district|ups|q[1-4]|transformers?|all|each|unit|pads?|three|single|item|fr3|kva|hv|lv|section|building|bldg|spec\w*|project|phase|stock|one|two|asap|us|usa|canada|loop|radial|dead|live|copper|mineral|table|schedule|bid|rfq|tax|f\.?o\.?b)$/i;
