import { rewritten, type Mapped } from './mapped';

const MONTHS =
  '(?<=(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:the )?)';
/** Ratings and voltages as people say them. */
const SPOKEN: Readonly<Record<string, string>> = {
  ...{
    'forty[ -]five(?= k)': '45',
    'seventy[ -]five(?= k)': '75',
    'one twelve(?: and a half| point five)?(?= k)': '112.5',
  },
  ...{
    'one fifty(?= k)': '150',
    'one sixty[ -]seven': '167',
    'two twenty[ -]five': '225',
    'three hundred(?= k)': '300',
  },
  ...{
    '(?:five hundred)(?= k)': '500',
    'seven(?: hundred)?(?: and)? fifty': '750',
    'a thousand(?= k)|one thousand(?= k)|ten hundred': '1000',
  },
  ...{
    'fifteen hundred': '1500',
    'two thousand(?= k)': '2000',
    'twenty[ -]five hundred': '2500',
    'three thousand(?= k)': '3000',
  },
  ...{ 'thirty[ -]seven fifty': '3750', 'twenty[ -]seven fifty': '2750' },
  ...{ 'twelve[ -]four[ -]seventy|twelve forty[ -]seven': '12470', 'thirteen two(?: hundred)?': '13200' },
  ...{ 'thirteen(?: point)? eight(?: hundred)?(?! ?k)': '13800', 'thirteen(?: point)? eight(?= ?k)': '13.8' },
  ...{ 'forty[ -]one sixty': '4160', 'twenty[ -]four hundred': '2400', 'twenty[ -]four nine forty': '24940' },
  ...{
    'thirty[ -]four(?: point)? five': '34.5 kv',
    'seventy[ -]two hundred': '7200',
    'seventy[ -]six twenty': '7620',
    'seventy[ -]nine seventy': '7970',
    'four eighty': '480',
  },
  ...{
    'two seventy[ -]seven': '277',
    'two (?:oh|o|zero) eight': '208',
    'one twenty': '120',
    'two forty(?! ?k)': '240',
  },
  ...{ 'three forty[ -]seven': '347', 'six hundred(?= (?:v|y|volts))': '600' },
  ...{ 'two and (?:a|one) half(?= per)': '2.5', 'five(?= percent)': '5', 'fr three': 'fr3' },
  ...{ [`${MONTHS}first`]: '1', [`${MONTHS}fifteenth`]: '15', [`${MONTHS}thirty[ -]first`]: '31' },
};
const COUPLE: Readonly<Record<string, string>> = {
  '(?:a )?couple (?:of )?(?=(?:[a-z-]+ ){0,2}(?:[\\d.,]+ ?kva|pads?\\b|transf|xfmr|units?\\b))': '2 ',
};
const entries = Object.entries({ ...COUPLE, ...SPOKEN }).map(
  ([words, digits]) => [new RegExp(`\\b(?:${words})\\b`, 'g'), digits] as const,
);
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** 'Sixty-five 25 kVA', 'ninety five kV', 'twenty units'. */
const COUNTED = new RegExp(
  String.raw`\b(${TENS.join('|')})(?:[ -](${ONES.join('|')}))?(?: \(\d{2}\))?(?= (?:(?:of )?(?:the )?\d[\d.,]* ?k?va\b|of the \d[\d.]*'?s\b|kv\b|units?\b|pcs?\b|pieces\b|ea\b|each\b|pads?\b|padmounts?\b|transf|xfmr|pole|single|three))`,
  'g',
);
/** 'One hundred and twenty' after a rating, 'quantity: ninety-six'. */
const SPELLED = new RegExp(
  String.raw`(?<=\bk\.?v\.?a\b\.?(?: [a-z-]+){0,2} ?[-–—:=.]+ ?|\b(?:qty|quantity)\.?(?: of)? ?:? ?)(?:(an?|${ONES.join('|')}) hundred(?:(?: and)? (?=(?:${[...TENS, ...ONES].join('|')})\b))?)?(${TENS.join('|')})?(?:(?<=y)[ -])?(${ONES.join('|')})?(?= ?(?:$|[\n(,;.]|units?\b|transf|pads?\b|ea\b|each\b))`,
  'g',
);
const SPOKEN_HINT =
  /\b(?:hundred|thousand|eighty|seventy|sixty|ninety|thirty|fifty|forty|thirteen|twelve|twenty|half|quarters?|per ?cent|fr three|dozen|doz|couple|first|fifteenth|oh eight)\b/;
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const SMALL = [...ONES, ...TEENS, ...TENS].join('|');
/** 'Four thousand one hundred sixty volts', 'fifteen hundred kVA'. */
const COMPOUND = new RegExp(
  String.raw`\b(?:${SMALL})(?:[ -](?:and )?(?:${SMALL}|hundred|thousand)){1,7}(?= ?-?(?:k?va\b|kv\b|volts?\b|v\b|watts?\b|pounds?\b|lbs?\b|dollars?\b|delta\b|wye\b|grounded\b))`,
  'g',
);
/** 'Five and three quarters percent'. */
const WITH_PART = new RegExp(
  String.raw`\b(${ONES.join('|')}) and (?:(an?|one)[ -]half|(an?|one)[ -]quarter|three[ -]quarters)(?= ?per ?cent)`,
  'g',
);

const wordValue = (word: string): number =>
  TENS.includes(word)
    ? (TENS.indexOf(word) + 2) * 10
    : Math.max(ONES.indexOf(word) + 1, TEENS.indexOf(word) + 10 * Number(TEENS.includes(word)));

/** 'One hundred twenty' is 120, 'twelve thousand four seventy' 12470; null for words that are no number, as 'twelve four seventy'. */
function compoundValue(words: string): string | null {
  let [total, part, last] = [0, 0, Infinity];
  for (const word of words.split(/[ -](?:and )?/)) {
    if (word === 'thousand') [total, part, last] = [(total + part) * 1000, 0, 1000];
    else if (word === 'hundred') [part, last] = [part * 100, 100];
    else {
      const value = wordValue(word);
      const isHundreds = last === 0 && total > 0 && part < 10 && TENS.includes(word);
      if (value >= last && !isHundreds) return null;
      [part, last] = [(isHundreds ? part * 100 : part) + value, TENS.includes(word) ? 10 : 0];
    }
  }
  return String(total + part);
}

/** 'Four dozen', '(2) doz.', 'half a dozen', 'a dozen and a half'; 'dozens of' is no count. */
const DOZEN = new RegExp(
  String.raw`(?<![\d.,/])(?:(\(?\d{1,3}\)?|${[...ONES, ...TEENS, ...TENS].join('|')})(?: \(\d{1,3}\))? ?|((?:a )?couple (?:of )?|(?:a )?half (?:an? )?|a half |1\/2 )|an? )?\bdoz(?:en|\b\.?)(?!s)( and (?:a|one) half)?`,
  'g',
);

function dozens(count: string | undefined, part: string | undefined, more: string | undefined): string {
  const number = Number(count?.replaceAll(/[()]/g, '')) || wordValue(count ?? 'one');
  const several = part === undefined ? number : part.includes('couple') ? 2 : 0.5;
  return String(several * 12 + (more === undefined ? 0 : 6));
}

const SLASH =
  / ?\bslash\b ?| over (?=(?:\d{3}|one|two|three|four|seven(?:ty)?|twenty|nineteen|forty)\b)(?<=\b(?:wye|y) over )/g;
/** 'Two oh eight why one twenty', as heard by a machine. */
const WYE =
  /(?<=\b(?:grounded|eight|eighty|seventy|sixty|forty|hundred|five|\d{3,5}) )why(?= (?:over |slash )?(?:one|two|three|four|seven(?:ty)?|twenty|nineteen|forty|\d{3})\b)/g;

const digitOf = (word: string | undefined): number =>
  word === 'a' || word === 'an' ? 1 : ONES.indexOf(word ?? '') + 1;

function spelled(found: string, hundreds?: string, tens?: string, ones?: string): string {
  if (hundreds === undefined && tens === undefined) return found;
  return String(100 * digitOf(hundreds) + 10 * (tens === undefined ? 0 : TENS.indexOf(tens) + 2) + digitOf(ones));
}

/** Spoken ratings, voltages and percents in digits: 'seven fifty KVA', 'twelve four seventy'. */
export function spokenNumbers(source: Mapped): Mapped {
  if (!SPOKEN_HINT.test(source.text)) return source;
  let result = rewritten(source, WYE, () => 'wye');
  result = rewritten(result, SLASH, () => '/');
  result = rewritten(result, SPELLED, ([found, hundreds, tens, ones]) => spelled(found, hundreds, tens, ones));
  result = rewritten(result, COUNTED, ([found, tens = '', ones = '']) => {
    const count = (TENS.indexOf(tens) + 2) * 10 + ONES.indexOf(ones) + 1;
    return /^ \d/.test(source.text.slice(source.text.indexOf(found) + found.length)) ? `${count} x` : String(count);
  });
  result = rewritten(result, COMPOUND, ([words]) => compoundValue(words) ?? words);
  result = rewritten(
    result,
    WITH_PART,
    ([, whole = '', half, quarter]) =>
      `${ONES.indexOf(whole) + 1}${half === undefined ? (quarter === undefined ? '.75' : '.25') : '.5'}`,
  );
  result = rewritten(result, DOZEN, ([, count, part, more]) => dozens(count, part, more));
  for (const [pattern, digits] of entries) result = rewritten(result, pattern, () => digits);
  return result;
}
