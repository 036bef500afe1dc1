import { placeOf as knownPlace, STATES, stateCodeOf } from '../../distance/place';

export interface PlaceFound {
  value: string;
  start: number;
  end: number;
}

/** From certain to less so: a word of delivery, 'in' or 'to' before a known city, a city with its state. */
export const PASSES = ['delivery', 'known', 'named'] as const;
export type Pass = (typeof PASSES)[number];

const PROVINCES = [
  ...['ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NS', 'NB', 'NL', 'PE', 'YT', 'NT', 'NU', 'Ontario', 'Québec', 'Quebec'],
  ...[
    'British Columbia',
    'Alberta',
    'Manitoba',
    'Saskatchewan',
    'Nova Scotia',
    'New Brunswick',
    'Newfoundland',
    'Yukon',
  ],
];
const REGIONS = [...STATES.flatMap(([code, name]) => [code, name]), ...PROVINCES].sort((a, b) => b.length - a.length);
const PROVINCE = new RegExp(`^(?:${PROVINCES.join('|')})$`, 'i');
const WORD = String.raw`[A-ZÀ-Ý][\p{L}'’.-]*`;
const CITY = String.raw`((?:${WORD})(?: (?:${WORD}|of|du|de|la|des|le)){0,3}?)`;
const NAMED = new RegExp(String.raw`(?<![\p{L}\d])${CITY}(?:,? +|, ?)(${REGIONS.join('|')})(?![\p{L}])`, 'gu');

const PRONOUN = '(?: (?:it|them|one|both|all|everything|us|these))?';
const DELIVERY = new RegExp(
  [
    String.raw`\bdeliver(?:ed|y|ies|ing)?${PRONOUN}(?: (?:is|point|address|location|site|destination|required|needed))?(?: (?:to|in|at|into|for|near))?`,
    String.raw`\bdlvd|\bdel'?d|\bship(?:ped|ping|ment|s)?${PRONOUN} ?(?:to|:)?|\bship[- ]to|\bf\.?o\.?b\.?|\b(?:dap|ddp|cpt|cif|fca)\b|\bdestination\b|\bfreight to`,
    String.raw`\bjob ?site(?: is)?(?: in| at| near)?|\bsite(?: is)? (?:in|at|near)|\bproject (?:is )?(?:in|at|near)|\bgoing to|\bneed (?:it|them|'?em|one|these|both|this|the units?)(?: \w+){0,2}? (?:in|at)`,
    String.raw`\b(?:needed|wanted|required)(?: \w+){0,3} (?:in|at)|\blocated in|\boffloaded? (?:at|in)|\bunloaded (?:\w+ ){0,4}(?:at|in)|\bdrop(?:ped)? (?:at|in|off in)|\blivr[eé]s? (?:à|a)|\blivraison (?:à|a)|\bto be (?:in|at)`,
    String.raw`\b(?:garage|warehouse|yard|plant|service cent(?:er|re)|store ?room) in`,
  ].join('|'),
  'gi',
);
const AFTER =
  /^[\s:,.–-]*(?:(?:to|in|at|into|our|the|jobsite|job site|site|warehouse|whse|yard|plant|store ?room|service cent(?:er|re)|near|is|destination|dest\.?|delivered|dock|within|\d{1,2}(?:-\d{1,2})? weeks|:|,|-|–|District|Our)[\s:,.–-]+){0,6}/i;
const WEAK = /\b(?:in|to|for|at)\b/gi;
const STOP =
  /\b(?:by|before|in|on|asap|within|no|not|with|for|and|or|please|pls|thanks|thank|thx|w|end|about|around|early|late|next|this|the|a|an|is|are|if|call|attn|what|price|po|needs?|lead|new|used|to|at|from|area|yard|site|plant|when|soon|ready|must|include|including|freight|prepaid|per|of|you|we|our|quote|can|would|will|have|it|them|today|weeks?|dont|unchanged|jan\w*|feb\w*|mar\w*|apr\w*|may|jun\w*|jul\w*|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)\b|[^\p{L}'’. -]/iu;
const NOT_A_CITY =
  /^(?:site|jobsite|job|destination|delivered|district|ups|q[1-4]|transformers?|all|each|unit|units|pads?|three|single|item|fr3|kva|hv|lv|section|building|bldg|spec\w*|project|phase|stock|one|two|asap|us|usa|canada|loop|radial|dead|live|copper|mineral|table|schedule|bid|rfq|tax|f\.?o\.?b|sales|buyer|gc|net|delta|wye|warehouse|our|liquidated|quote|whom|follow|carry|serve|replace)\b/i;

/** The place of delivery that a clause as written names. */
export function placeIn(clause: string, pass: Pass, isOfDelivery: boolean): PlaceFound | null {
  if (pass === 'named') return /\d ?kva|\bby |asap|weeks?\b|wks?\b/i.test(clause) ? namedIn(clause, 0) : null;
  if (pass === 'known') return firstAfter(clause, WEAK, true);
  return (
    (isOfDelivery ? (namedIn(clause, 0) ?? cityAt(clause, 0, false)) : null) ?? firstAfter(clause, DELIVERY, false)
  );
}

function firstAfter(clause: string, anchor: RegExp, isWeak: boolean): PlaceFound | null {
  for (const { 0: word, index } of clause.matchAll(anchor)) {
    const from = index + word.length;
    const place = namedIn(clause.slice(0, from + 140), from);
    const isClose =
      place &&
      place.start - from < (isWeak ? 3 : 110) &&
      !/[;!?]|\.\s+[A-Z][a-z]+ /.test(clause.slice(from, place.start));
    const found = isClose ? place : cityAt(clause, from, isWeak);
    if (found) return found;
  }
  return null;
}

const LEAD =
  /^(?:(?:FOB|To|In|At|Ship|Deliver(?:ed|y)?|Destination|Dlvd|The|Our|Jobsite|Whse|Warehouse|Del|HQ|Site|Road|Street|Ave(?:nue)?|Rd|Blvd|Drive|Lane|Way|Yard|Plant|St|DAP|DDP)\.? ){1,4}/;

/** A city with its state; candidates that are no place ('Sons, IN') are not. */
function namedIn(text: string, from: number): PlaceFound | null {
  NAMED.lastIndex = from;
  for (let found = NAMED.exec(text); found; found = NAMED.exec(text)) {
    const [whole, city = ''] = found;
    if (/^(?:The|Our|And|To|In|At|Attn|Item|Qty)$/.test(city) || NOT_A_CITY.test(city)) continue;
    const lead = LEAD.exec(city)?.[0] ?? '';
    const start = found.index + (lead.length < city.length ? lead.length : 0);
    return {
      value: text.slice(start, found.index + whole.length).replaceAll(/\s+/g, ' '),
      start,
      end: found.index + whole.length,
    };
  }
  return null;
}

const isRegion = (text: string): boolean => stateCodeOf(text) !== null || PROVINCE.test(text);

function cityAt(clause: string, from: number, isWeak: boolean): PlaceFound | null {
  const rest = clause.slice(from, from + 100);
  const lead = isWeak ? (/^\s*/.exec(rest)?.[0].length ?? 0) : (AFTER.exec(rest)?.[0].length ?? 0);
  const phrase = /^[\p{L}'’. -]{2,40}/u.exec(rest.slice(lead))?.[0] ?? '';
  const stop = STOP.exec(phrase);
  const words = (stop ? phrase.slice(0, stop.index) : phrase)
    .trim()
    .replace(/[ .-]{1,9}$/, '')
    .split(/\s+/)
    .slice(0, 3);
  for (let count = words.length; count > 0; count -= 1) {
    const city = words.slice(0, count).join(' ');
    const isCapital = words.slice(0, count).every((word) => /^\p{Lu}/u.test(word));
    const isKnown = knownPlace(city) !== null && !isRegion(city);
    const isLast = rest.slice(lead + city.length).trim() === '' || /^[.,]/.test(rest.slice(lead + city.length));
    const canBe = isWeak
      ? isKnown && (isCapital || isLast || count === words.length)
      : isKnown || (isCapital && count === words.length);
    if (city.length > 2 && canBe && !NOT_A_CITY.test(city)) {
      const start = from + lead;
      return { value: city, start, end: start + city.length };
    }
  }
  return null;
}
