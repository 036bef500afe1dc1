import type { Line } from './lines';

/** The next line continues the sentence. */
const GOES_ON =
  /(?:[,/&+(:-]|\b(?:and|or|to|with|of|at|the|for|by|an?|per|is|are|be|shall|in|on|from|we|one|two|\d|kv|phase|range|current|x|up|than|exceed|low|high|delta|wye|grounded|partial|full|no|not))\s*$/i;
const CONTINUES =
  /^\s*(?:k\.?v\.?a|mva|kv\b|volts?\b|v\b|phase|ph\b|%(?! ?[a-z])|wye\b|delta\b|kva\b|primary\b|secondary\b|limiting\b|bushings?\b|fus(?:es?|ing)\b|front\b|feed\b|above\b|below\b|and\b|or\b|each\b|ea\b)/i;
/** Continues about all items of a list. */
const OF_ALL = /^\s*(?:all|both|each|every(?:thing)?|these|they|same)\b/i;
const LISTED = /^\s*(?:[-*•·▪]\s|\(?\d{1,2}[.)]\s|\(?[a-z][.)]\s)/i;
const NEW_LINE =
  /^\s*(?:[-*•·▪]\s|\d{1,2}[.)]\s|\(?[a-z]\)\s|\||(?:\(?\d{1,3}\)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) ?(?:ea\b|each\b|pcs\b|x )|\d{1,3} ?[-–—@] ?[\d.,]+ ?kva\b|(?!(?:to|and|or|of|with|per|at)\s|(?:by|than|about) [\d(])[a-z][\w .%/#&()-]{0,28}[:=]|\d+(?:\.\d+)+\s(?!(?:mm?|cm|ft|feet|in|inch\w*|lbs?|kg|%|k?va?|mva|k?w|hz|percent|or|and|x|to)(?![\w:])))/i;
/** 'Item 2 loop' begins a line. */
const NAMES_ITEM =
  /^\s*(?:items?|lines?|lns?|lots?|units?|tags?|services?)\s+(?:no\.? ?|#)?(?:[a-z]{0,3}-?\d{1,3}|[a-h])(?![\w.])/i;
const MEASURE = /^\s*[\d.,]+ ?(?:%|k?va?\b)/i;
/** A line that a unit, or the other half of a pair, continues. */
const isOpen = (line: string, next: string): boolean =>
  line.length >= 30 ||
  /[,/&+(-]\s*$/.test(line) ||
  /\b(?:and|or|low|high|partial|range|limiting|three|single|bushing|padmount|mount)\s*$/i.test(line) ||
  /^\s*(?:k\.?v\.?a|mva|kv|volts?|v)\b|^\s*%(?! ?[a-z])/i.test(next) ||
  (/\b\d{1,2}\s*$/.test(line) && /^\s*(?:ea|each)\b/i.test(next));
/** 'Qty 4' above 'KVA 500'. */
const OWN_VALUE = /^\s*[a-z]{2,9}\.? \d[\d.,]*\s*$/i;
/** 'Secondary 13.8Y/7.97 kV' below 'Primary 69 kV delta, 350 kV BIL'. */
const OF_SIDE = /^\s*(?:Primary|Secondary|PRIMARY|SECONDARY)\s+\d/;
const LABELED = /^\s*(?!(?:to|and|or|of|with|per|at)\s|(?:by|than|about) [\d(])[a-z][\w .%/#&()-]{0,28}[:=]/i;
/** '25 kVA and 37.5 kVA: loop feed' */
const RATING = /^\s*[\d.,]+ ?kva(?:(?:,| and| &) [\d.,]+ ?kva)* ?:/i;
const LONG_LINE = 60;
const COLUMNS = /[\t|]|\S\s{3,}\S|\.{4}/;

function isJoined(line: string, next: string | undefined, width: number): boolean {
  if (next === undefined || line.trim() === '' || next.trim() === '' || COLUMNS.test(line) || COLUMNS.test(next))
    return false;
  if (
    LABELED.test(next) ||
    RATING.test(next) ||
    NAMES_ITEM.test(next) ||
    ((LISTED.test(line) || NAMES_ITEM.test(line)) && OF_ALL.test(next))
  )
    return false;
  if (OF_SIDE.test(next) || (OWN_VALUE.test(line) && OWN_VALUE.test(next))) return false;
  if (MEASURE.test(next) && (line.length >= LONG_LINE || /,\s*$/.test(line)) && !/[.;:!?]\s*$/.test(line)) return true;
  if (/\b(?:partial|full)\s*$/i.test(line) && /^\s*range\b/i.test(next)) return true;
  if (CONTINUES.test(next) && isOpen(line, next)) return !/[.;:!?]\s*$/.test(line);
  if (NEW_LINE.test(next)) return false;
  if (/[.;!?]\s*$/.test(line)) return false;
  if (/:\s*$/.test(line))
    return (
      line.length < 40 &&
      /^\s*\S.{0,40}$/.test(next) &&
      /\b(?:primary|secondary|voltage|hv|lv|rating|kva|taps|deliver\w* to|ship to)\s*:\s*$/i.test(line)
    );
  if (GOES_ON.test(line)) return line.length >= 30 || /(?:[,/&+(-]|\dx| x)\s*$/.test(line);
  const words = isInCapitals(line + next) ? next.toLowerCase() : next;
  if (isWrapped(line, words, width)) return true;
  return (
    (line.length >= LONG_LINE && /^\s*[a-z0-9(±"'$]/.test(words)) || (/^\s{2,}[a-z(]/.test(next) && line.length >= 40)
  );
}

/** In a text in capitals no letter tells where a sentence begins. */
const isInCapitals = (text: string): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}{3}/u.test(text);

/** The next word had no room in the line. */
const isWrapped = (line: string, next: string, width: number): boolean =>
  width >= 34 &&
  /^\s*[a-z0-9(±"'$]/.test(next) &&
  line.trimEnd().length + 1 + (/^\s*(\S+)/.exec(next)?.[1]?.length ?? 0) > width;

const MAX_JOINED = 40;

/** The last line of the sentences that begin in a line. */
export function lastJoined(lines: readonly Line[], from: number, skip: (line: number) => boolean): number {
  const width = widthAt(lines, from);
  let last = from;
  while (
    last - from < MAX_JOINED &&
    !skip(last + 1) &&
    lines[last + 1]?.message === lines[from]?.message &&
    isJoined(lines[last]?.text ?? '', lines[last + 1]?.text, width)
  )
    last += 1;
  return last;
}

const MAX_SHORTER = 10;
const MIN_LINES = 4;

/** The length of the longest line nearby, if enough lines are about as long; then it is the width of the text. */
function widthAt(lines: readonly Line[], at: number): number {
  const lengths = lines.slice(Math.max(0, at - 6), at + 12).map(({ text }) => text.trimEnd().length);
  const longest = Math.max(...lengths);
  return lengths.filter((length) => length >= longest - MAX_SHORTER).length >= MIN_LINES ? longest : 0;
}
