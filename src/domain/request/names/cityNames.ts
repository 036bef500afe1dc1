import { isCommon, isOrganization, wordsOf } from './vocabulary';
import { isCityOf, isKnownCity, isRegion } from './regions';

/** A place with its offsets in a passage. */
export interface CityFound {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const CODES =
  'A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSTVY]|O[HKNR]|PA|PEI|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|YT';
const NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York|Brunswick)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming|Ontario|Qu[eé]bec|Alberta|British Columbia|Manitoba|Saskatchewan|Nova Scotia|Newfoundland|Yukon|Prince Edward Island|Northwest Territories|Nunavut|Puerto Rico|Guam|Jamaica|Bahamas|Bermuda|Barbados|Guyana|Belize';
/** As newspapers shorten them, after a comma: 'Needles, Calif.' */
const SHORT =
  '(?:Ala|Ariz|Ark|Calif|Colo|Conn|Fla|Ill|Ind|Kans?|Mass|Mich|Minn|Miss|Mont|Nebr?|Nev|Okla|Oreg?|Penna?|Tenn|Tex|Wash|Wisc?|Wyo|Ont|Que|Sask|Alta)';
const REGION = new RegExp(
  String.raw`(?<=[\p{L}.][,\s]\s{0,8}|[\p{L}],\s{1,4}|\p{Ll} \()(?:(?:${CODES})|(?<=\p{Ll}, )${SHORT}(?=\.|$|\n)|(?:N\.[CDHJMSY]|D\.C|R\.I|S\.[CD]|W\.V|B\.C)\.|${NAMES}|${NAMES.toUpperCase()})(?![\p{L}\d'’]|-\p{L}|\.\w| City\b| County\b)`,
  'gu',
);
const SMALL_REGION = new RegExp(String.raw`(?<=[\p{L}.][,\s]\s{0,3})(?:${CODES}|${NAMES})(?![\p{L}\d'’-])`, 'giu');

const WORD = String.raw`(?:[\p{Lu}][\p{L}'’-]*\.?|d['’]\p{Lu}\p{L}+)`;
const BEFORE_REGION = new RegExp(
  String.raw`(${WORD}(?:\s(?:${WORD}|of|du|de|la|des|le|sur|the)){0,4})(,\s*|[ \t]+\(?)$`,
  'u',
);
const SMALL_BEFORE = /([\p{L}.'-]+(?: [\p{L}.'-]+){0,2})(?:,\s*|[ \t]+)$/u;

/** Words before a city that are not part of its name. */
const LEAD = new Set(
  'fob b to in at ship ships shipped deliver delivered delivery destination dlvd the our jobsite job site whse warehouse del hq road street rd blvd boulevard drive dr lane ln way yard plant highway hwy parkway pkwy court ct loop circle place avenue ave substation near via freight ddp dap store shop and please from for need needed asap dock facility project is'.split(
    ' ',
  ),
);
/** Also the mark of an answer: 'A. Rawlins, Wyoming'. */
const isLead = (word: string): boolean => /^[AQ]\.$/.test(word) || LEAD.has(word.toLowerCase().replace('.', ''));
const isDirection = (word: string): boolean =>
  /^(?:north|south|east|west|port|fort|lake|sault|n|s|e|w)\.?$/i.test(word);

/** 'Del' is also short for 'deliver'. */
const IN_NAME = /^Del (?:Rio|Norte|Mar|Valle|City|Ray)$/i;

/** Where the city begins in capitalized words: after 'FOB Jobsite' and 'Pine St'. */
function cityStart(words: readonly string[]): number {
  return (
    words.findLastIndex((word, at) => {
      const before = words[at - 1];
      if (/^st\.?$/i.test(word)) return before !== undefined && !isLead(before) && !isDirection(before);
      if (/^(?!ste\.)\p{L}{3,}\.$/iu.test(word)) return at < words.length - 1;
      return isLead(word) && at < words.length - 1 && !IN_NAME.test(`${word} ${words[at + 1] ?? ''}`);
    }) + 1
  );
}

/** A line may end within the name if a preposition precedes it: 'to Fort\nCollins'. */
function cityOf(named: string, before: string): string {
  const words = named.split(/\s/);
  const city = words.slice(cityStart(words)).join(' ');
  const isWhole = !named.includes('\n') || isKnownCity(city) || /\b(?:to|in|at|near)\s$/i.test(before);
  return isWhole ? city : cityOf(named.slice(named.lastIndexOf('\n') + 1), '');
}

/** The first city with its state or province: 'Joliet, IL' of '4410 Ferris Loop, Joliet, IL 60431'. */
export function cityWithRegion(text: string): CityFound | null {
  for (const found of text.matchAll(REGION)) {
    const before = text.slice(Math.max(0, found.index - 80), found.index);
    const named = BEFORE_REGION.exec(before);
    const city = cityOf(named?.[1] ?? '', before.slice(0, named?.index));
    if (
      !named ||
      /\n\s*\n/.test(named[2] ?? '') ||
      !isCity(city) ||
      (city.includes(' ') && city.split(' ').every(isCommon)) ||
      (!named[2]?.includes(',') &&
        (city.split(' ').every(isCommon) || isWordLike(found[0], city, text.slice(found.index))))
    )
      continue;
    const start = found.index - named[0].length + (named[1]?.length ?? 0) - city.length;
    return of(text, start, found.index + found[0].length);
  }
  return smallCityWithRegion(text);
}

/** 'tulsa, ok' in small letters, if the city is known. */
function smallCityWithRegion(text: string): CityFound | null {
  for (const found of text.matchAll(SMALL_REGION)) {
    const named = SMALL_BEFORE.exec(text.slice(Math.max(0, found.index - 50), found.index));
    const words = named?.[1]?.split(' ') ?? [];
    for (let at = 0; at < words.length; at += 1) {
      const city = words.slice(at).join(' ');
      if (named && isCityOf(city, found[0]))
        return of(
          text,
          found.index - named[0].length + (named[1]?.length ?? 0) - city.length,
          found.index + found[0].length,
        );
    }
  }
  return null;
}

const of = (text: string, start: number, end: number): CityFound => ({
  value: text.slice(start, end).replaceAll(/\s+/g, ' ').replace(' (', ', '),
  start,
  end,
});

/** Codes that are words in capitals: 'SHIP TO BOISE OR NAMPA'. */
const isWordLike = (code: string, city: string, rest: string): boolean =>
  /^(?:IN|OR|ME|OK|HI|OH|DE|LA|PA|MA|CO|ON|AL)$/.test(code) &&
  city === city.toUpperCase() &&
  !isCityOf(city, code) &&
  !/^\w\w,? \d{5}|^\w\w[.,]?\s*$/.test(rest);

const isCity = (city: string): boolean =>
  city.length > 1 &&
  !/^(?:the|our|and|to|in|at|attn|item|qty|sons|inc|company|co|llc|no|po|box|of|p\.?o|suite|per|st)\.?$/i.test(city);

const STOP =
  /\b(?:by|before|on|asap|within|no|not|with|for|and|or|please|pls|thanks?|thx|tks|w|end|about|around|early|late|next|this|the|an?|is|are|if|call|attn|what|price|po|needs?|lead|new|used|to|at|from|area|yard|site|jobsite|plant|when|soon|ready|must|include|including|freight|prepaid|per|of|you|we|our|quote|can|would|will|have|it|them|today|in|mid|q[1-4]|dont|don't|ship|deliver|delivery|weeks?|days?|avant|pour|instead|rather|then|too|also|asap|urgently|monday|tuesday|wednesday|thursday|friday|d'ici|jan\w*|feb\w*|mar|march|apr\w*|may|jun|june|jul|july|aug|august|sep|sept\w*|oct\w*|nov|november|dec|december)\b|\n|\d/i;

/** Places of no name: 'our jobsite'. */
const NO_CITY =
  /^(?:least|most|once|buy|purchase|sell|quote|bid|bidders?|price|order|site|jobsite|job|destination|delivered|district|ups|q[1-4]|all|each|unit|pads?|three|single|item|section|building|bldg|project|stock|asap|us|usa|canada|tax|f\.?o\.?b|ddp|dap|dpu|cif|cfr|cpt|cip|exw|fca|fas|address|customer|location|dock|door|warehouse|yard|shop|curbside|ground|field|same|place|below|above|contractor|owner|you|time|date|schedule|terms|included|required|origin|allowed|prepaid|collect|via|your|our|my|truck|flatbed|store ?room|central|substation|plant|factory|utility|company|city|town|county|office|lead|point|jobs?|contact|tb[ad]|n\/?a|none|unknown|terms|zip|postal)\b/i;

/** The city with which a passage begins, without a state. In small letters it must end there or be known. */
export function cityAtStart(text: string, takesSmall: boolean): CityFound | null {
  const phrase = /^[\p{L}'’. -]{2,40}/u.exec(text)?.[0] ?? '';
  const stop = STOP.exec(phrase.replace(/^(port )of /i, '$1__ '));
  const words = wordsOf((stop ? phrase.slice(0, stop.index) : phrase).replace(/[ .-]+$/, '')).slice(0, 4);
  for (let count = Math.min(words.length, 3); count > 0; count -= 1) {
    const city = words.slice(0, count).join(' ');
    if (isKnownCity(city)) return { value: city, start: 0, end: city.length };
  }
  const all = words.join(' ');
  const isNamed =
    all.length > 2 && !NO_CITY.test(all) && words.length < 4 && !isOrganization(all) && !words.every(isCommon);
  const isCapital = words.every((word) => /^\p{Lu}/u.test(word));
  if (
    !isNamed ||
    (isRegion(all) && !isCapital) ||
    (!isCapital && (!takesSmall || words.length > 2 || words.some(isCommon)))
  )
    return null;
  return text.startsWith(all) ? { value: all, start: 0, end: all.length } : null;
}
