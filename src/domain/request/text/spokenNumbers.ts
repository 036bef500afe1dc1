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
  ...{ 'thirty[ -]four(?: point)? five': '34.5 kv', 'seventy[ -]two hundred': '7200', 'four eighty': '480' },
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
const DOZENS: Readonly<Record<string, string>> = {
  '(?:a )?half (?:a )?dozen|a half dozen': '6',
  'two dozen': '24',
  '(?:a |one )?dozen': '12',
  '(?:a )?couple (?:of )?(?=(?:[a-z-]+ ){0,2}(?:[\\d.,]+ ?kva|pads?\\b|transf|xfmr|units?\\b))': '2 ',
};
const entries = Object.entries({ ...DOZENS, ...SPOKEN }).map(
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
  /\b(?:hundred|thousand|eighty|seventy|sixty|ninety|thirty|fifty|forty|thirteen|twelve|twenty|half|percent|fr three|dozen|couple|first|fifteenth|oh eight)\b/;
const SLASH = / ?\bslash\b ?/g;

const digitOf = (word: string | undefined): number =>
  word === 'a' || word === 'an' ? 1 : ONES.indexOf(word ?? '') + 1;

function spelled(found: string, hundreds?: string, tens?: string, ones?: string): string {
  if (hundreds === undefined && tens === undefined) return found;
  return String(100 * digitOf(hundreds) + 10 * (tens === undefined ? 0 : TENS.indexOf(tens) + 2) + digitOf(ones));
}

/** Spoken ratings, voltages and percents in digits: 'seven fifty KVA', 'twelve four seventy'. */
export function spokenNumbers(source: Mapped): Mapped {
  if (!SPOKEN_HINT.test(source.text)) return source;
  let result = rewritten(source, SLASH, () => '/');
  result = rewritten(result, SPELLED, ([found, hundreds, tens, ones]) => spelled(found, hundreds, tens, ones));
  result = rewritten(result, COUNTED, ([found, tens = '', ones = '']) => {
    const count = (TENS.indexOf(tens) + 2) * 10 + ONES.indexOf(ones) + 1;
    return /^ \d/.test(source.text.slice(source.text.indexOf(found) + found.length)) ? `${count} x` : String(count);
  });
  for (const [pattern, digits] of entries) result = rewritten(result, pattern, () => digits);
  return result;
}
