import { STANDARD_VOLTS } from '../nameplate/winding';
import { becomes, OF_PARTS, OF_UNITS, OTHER, QUANTITY } from '../language/countedThings';
import { NUMBER_WORDS, placeOf, spot, wordNumber, WORD_NUMBER, type Spot } from './spot';

const COUNT = String.raw`(\d{1,4})`;
const NUMBER = String.raw`(?:\d{1,4}|${WORD_NUMBER})`;
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${QUANTITY}\.?(?: of| required| needed| reqd)? ?${becomes(NUMBER)}?(?: at)? ?[-:#=.]{0,2} ?\(?(\d{1,4}|${WORD_NUMBER})\)?(?![\d.,]*\d|%)`,
    'g',
  ),
  new RegExp(String.raw`[(\[]${COUNT} ?[)\]](?: ?ea\b\.?)?${OTHER}`, 'g'),
  new RegExp(
    String.raw`(?<![\w$#/%-]|\d[.,]|[a-z]\.|item |line |pos |size |-|\dx ?|\d"? x )${COUNT} ?${OF_UNITS}${OTHER}`,
    'g',
  ),
  new RegExp(
    String.raw`\b(one)\b(?<!\beach\b.{0,30}one)(?<!\b(?:each|this|that|new|old|every|any|which|no|another|the|last|bigger|big|failed|either|only|good|our|your|all|a|right|those|about) one)(?! of (?:them|these|those)\b)(?: ?\(\d{1,3}\))?${OTHER}`,
    'g',
  ),
  new RegExp(
    String.raw`\b(${WORD_NUMBER.replace('one|', '')})\b(?: ?\(\d{1,3}\))?(?: of (?:them|these|those))?${OTHER}`,
    'g',
  ),
  new RegExp(
    String.raw`(?<![\w$#/%-]|\d[.,]|item |line |pos )${COUNT}(?: -|-)? (?=(?:new |used |recond\w* |rebuilt )?[\d,.]+ ?-?[km]va\b)`,
    'g',
  ),
  /(?<![\w.,$#/%-]|\b(?:item|line|phase|section) )(\d{1,3}) (?=(?!volts?|kv|kva|mva|phase|ph|amps?|years?|holes?|wire|hz|weeks?|steps?|pos)(?:(?!volts?|kva|phase|ph)[a-z][a-z-]* ){1,2}(?:pad-?mounts?|pole-?mounts|transformers|xfmrs|pads|step-?ups)\b)/g,
  /(?<![\w.,$#/%-])(\d{1,3}) ?(?:@|at|of|rated) (?=[\d,.]+ ?-?[km]va\b)/g,
  /\b(?<!\bin )(?:lots?|total|order) of (\d{1,3})(?= ?(?:$|[,:;)]|units?\b|transf|xfmr|pads?\b|ea\b|pcs))/g,
  /(?<![\w.,$#/%-])(\d|1[0-4])-(?=(?:4[5-9]|[5-9]\d|\d{3,4}|\d,\d{3})(?:\.\d)? ?kva\b)/g,
  /(\d)(?= ?(?:$|instead|of (?:them|those)|total))(?<=^(?:sorry|oops|actually|wait|correction)\b(?:,? [a-z']+){0,4},? \d)/g,
  /\b(?:stays|remains|unchanged) at (\d{1,3})(?= ?$)/g,
  /^(?:pcs|pieces)\b\.? ?:? ?(\d{1,3})(?=,)/g,
  /(\d{1,3})$(?<=^[\d.]{1,6} kva,? \d{1,3})/g,
  new RegExp(
    String.raw`\bthe (\d{1,3}|${WORD_NUMBER}) (?=[\d,.]+ ?-?kva(?: [a-z-]+){0,2} (?:stays?|remains?|(?:is|are) (?:still|unchanged)|still stands?)\b)`,
    'g',
  ),
  new RegExp(
    String.raw`(?<=(?:^|[,;:] )[\d.,]{1,6} ?kva(?: [a-z-]+){0,2} ?(?:-|–|—|:|=|\.{2,}) ?)(\d{1,4}|${WORD_NUMBER})(?= ?(?:$|[(,;]))`,
    'g',
  ),
  /(?<=^[\d.,]{1,6} ?kva\b[^:;]{0,50}(?: -|:) ?)(\d{1,4})(?= ?(?:ea\b|each\b|pcs\b|units?\b)?\.?$)/g,
  /x ?(\d{1,4})\b(?![\d.])(?<=[km]va(?: (?:[a-z-]{1,14}|[\d.]+[a-z]{0,4}\/[\d.\/y]+)){0,4},? ?x ?\d{1,4})/g,
  /(?<![\w.,$#/%-])(\d{1,2}) (?:needed|required|wanted|req'?d)(?= ?(?:$|[,.;)]))/g,
  /(?<![\w.,$#/%-])(\d{1,2}) (?:instead of|rather than) \d{1,2}(?= ?(?:$|[,.:;)]|and\b|units?\b|this time\b))/g,
  /^(?:just |only |and )?(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= ?(?:please|pls|total|in all)?$)/g,
  /(?<![\w.,-])(\d{1,4}) of (?:the|these|those|them|'em)\b/g,
  /(?<![\w.,$#/%-])(\d{1,3})(?: -|-)? (?=(?:single|three|3|1)[ -]?(?:phase|ph|ø) (?:[a-z]+[ -]){0,3}?(?:pads?|mini-?pads?|transformers?|units?|poles?|padmounts?)\b)/g,
  new RegExp(
    String.raw`\b(?:need|want|require|looking for|buy|quote|for|we need|make (?:it|that)) ${COUNT}\b(?![\d.,]*\d|, \d+,? (?:and|or) \d)(?=[ ,.!/]*(?:$|of|pads?|more|not|,|please|pls|three|new|used|recond|identical|single|pole|liquid|units?|each|x|and (?:the|it|they|we)\b))${OTHER}`,
    'g',
  ),
];
/** 'Building 7 transformer', 'hall 3 padmount'. */
const NAMED_PLACE =
  /\b(?:buildings?|bldgs?|halls?|bays?|plants?|shops?|rooms?|suites?|floors?|wells?|towers?|gates?|docks?|stations?|substations?|warehouses?|barns?|terminals?|blocks?|wings?|(?<!on[- ])sites?)\.? (?:no\.? ?|# ?)?$/;
/** 'The three units' are known, 'one or two' is undecided. */
const NO_COUNT =
  /\b(?:the|other|those|these|our|your|or|up to|min(?:imum)?(?: order)?(?: of)?|moq(?: of)?|(?<![\w\/.])\d{1,3},? and|(?:rev(?:ision)?|addendum|section|division|issue|page|zone|phase|form|annex|exhibit|appendix|table|fig(?:ure)?)\.?(?: no\.?)?) \(?$|\bphases? ?[:=]? ?$/;
/** 'Two two nine', 'five and three quarters'. */
const PART_OF_NUMBER = new RegExp(
  String.raw`^[ -](?:(?:${WORD_NUMBER}|zero|oh|double)\b(?! ?-?(?:phase|ph\b|ø))|point \w|and (?:a|one|two|three)[ -](?:half|quarters?|thirds?|eighths?)\b)`,
);
const AFTER_NUMBER = new RegExp(
  String.raw`\b(?:(?:${WORD_NUMBER}|zero|oh|double) |(?:twen|thir|for|fif|six|seven|eigh|nine)ty[ -])$`,
);
const ONE =
  /(?<!\b(?:item|line|lot|unit|type|option|tag) |-|\b(?:each|every)(?: (?:one|unit|transformer|of (?:them|these|those)))? (?:is|are|has to be|must be|shall be|should be|will be|to be|being) )\b(?:an?|just one|a single) (?=(?:(?!or |and |for |bank\b)[a-z'-]+,? ){0,4}(?:3 ?-?(?:ph(?:ase)?|ø),? )?[\d.,]+(?: ?(?:-|or|to|and|\/) ?[\d.,]+)? ?-?(?:k\.?v\.?a|mva)|[a-z]+ hundred kva|(?:[a-z-]+ ){0,3}(?:transformer|xfmr|pad-?mount|unit): )/g;
const A_UNIT =
  /\b(?:need(?: of)?|want|looking for|quote(?: on| for)?|buy|quoting|require|furnish|supply|provide|sitting on|pric(?:e|ing)(?: and [a-z]+(?: [a-z]+)?)? (?:on|for)) an? (?=(?:[a-z-]+ ){0,4}(?:pad-?mount\w*|transformer|xfmr|pad|replacement|spare)\b(?!(?: transf\w*| xfmrs?| units?)? (?:for|at) (?:each|every)\b))/g;
/** 'The second is bigger: 300 kVA'. */
const ORDINAL =
  /(?<=\bthe (?:first|second|third|fourth|last|other)(?: (?:unit|pad|transformer))? )(?:is|will be|should be|needs to be|has to be)\b(?=[^.;]{0,30}\d ?[km]va)/g;
const ONLY =
  /(?<![\w.,$#/%-]|\b(?:item|line|phase|section|option|type|rev) )1 (?=(?:(?:new|used|recond\w*) )?(?:pad|unit|transformer|xfmr|padmount|pole ?mount)\b(?! ?-?mou?nt))|(?<![\w.,$#/%-])(\d{1,3}) only,? (?=(?:[a-z-]+ ){0,2}[\d,.]+ ?-?[km]va\b|pad|transf|xfmr)|\bsingle (?:unit|transformer|pad)\b(?= ?(?:$|[,.;:]))|\b(?:provide|furnish|supply) (one|1)\b(?: \(1\))?(?= ?$)|\b(?:just|only) (?:need )?(?:the )?(one|1)\b(?= ?(?:$|[,.]|unit|transf|pad|of ))/g;
const IN_ALL = String.raw`(?:in all|in total|altogether|all told|total(?! (?:of|loss|weight|kva|cost|price)))\b`;
/** 'Twenty-two, plus two as spares, in all twenty-four (24)', '5 for each hall and a spare, 11 in all', 'so quantity 4'. */
const TOTAL = new RegExp(
  String.raw`\b(?:in all|altogether|in total),? (?:[a-z-]+ )?\(?(\d{1,3})\)?(?![\d.,]*\d)|(?:\b(?:so|making|is|are) |(?<!\b(?:taps?|bushings?|holes?|wells?|inserts?|positions?|steps|spades?)\b.{0,60})[,;:(] ?)(\d{1,3}|${WORD_NUMBER}) ${IN_ALL}|\b(?:so|hence|thus|making|makes|which makes)(?: it| the| a)?(?: total)? (?:qty|quantity)(?: of| is)? (\d{1,3}|${WORD_NUMBER})(?![\d.,]*\d)|(?<![\w.,$#/%-])(\d{1,3}) (?:identical |such )?(?:units|transformers|pads|pieces|pcs) (?:${IN_ALL}|total\b)`,
);
/** A total of several ratings is of none of them. */
const RATED = /\d ?[km]va\b/g;
const OF_EACH = new RegExp(String.raw`\b(\d{1,3}|${WORD_NUMBER}) of each\b`);
const PAIR = /\b(?:a )?(?:pair|trio) of\b/g;
/** 'A couple of 500s'. */
const COUPLE = /\b(?:a )?couple(?: of)?(?= (?:more |new |used |recond\w* )?(?:\d|pads?\b|transf|xfmr|units?\b))/g;
const COUPLE_DOUBT = 'A couple may be more than two.';

const isNumberWord = (text: string): boolean => NUMBER_WORDS.some((word) => word === text);
const countOf = (text: string): number => (NUMBER_WORDS.includes(text) ? wordNumber(text) : Number(text));

/** How many units are required, in a clause; the same place once. */
const HAS_COUNT = new RegExp(String.raw`\d|\b(?:${WORD_NUMBER}|an?|pair|single)\b`);

/** '02 nos. 1250 kVA' */
const IN_NUMBERS = /^0\d ?(?:nos?\b|numbers?\b|units?\b|pcs\b|pieces\b|ea\b|sets?\b|off\b)/;

export function quantitySpots(clause: string): Spot<'quantity'>[] {
  if (!HAS_COUNT.test(clause)) return [];
  const numbered = PATTERNS.flatMap((pattern) =>
    [...clause.matchAll(pattern)].flatMap((found) => {
      const text = found[1] ?? '';
      const at = found.index + found[0].indexOf(text);
      /** '04' numbers a line of a list. */
      const count = /^0\d/.test(text) && !/^q/.test(found[0]) && !IN_NUMBERS.test(clause.slice(at)) ? 0 : countOf(text);
      const isVoltage = STANDARD_VOLTS.has(count) && !/^q/.test(found[0]);
      const before = clause.slice(Math.max(0, found.index - 24), found.index);
      const isKnown =
        (NO_COUNT.test(before) || NAMED_PLACE.test(before)) &&
        !/^q.*\d$/.test(found[0]) &&
        !(text === 'one' && /\bother $/.test(before));
      const isOfNumber =
        isNumberWord(text) && (AFTER_NUMBER.test(before) || PART_OF_NUMBER.test(clause.slice(at + text.length)));
      const isOfParts = !/^q/.test(found[0]) && OF_PARTS.test(clause.slice(placeOf(found).end));
      const isYear = /^(?:19|20)\d\d$/.test(text) && !/^q/.test(found[0]);
      const isNone = /^0+$/.test(text) && /^q|^0 ?(?:ea|pcs)\b/.test(found[0]);
      return (count > 0 || isNone) && !isYear && !isVoltage && !isKnown && !isOfParts && !isOfNumber
        ? spot('quantity', String(count), placeOf(found))
        : [];
    }),
  );
  const words = [
    ...[...clause.matchAll(ONLY)].map((found) => spot('quantity', String(Number(found[1] ?? 1)), placeOf(found))),
    ...[...clause.matchAll(ONE)].map((found) => spot('quantity', '1', { start: found.index, end: found.index + 2 })),
    ...[...clause.matchAll(ORDINAL)].map((found) => spot('quantity', '1', placeOf(found))),
    ...[...clause.matchAll(A_UNIT)].map((found) =>
      spot('quantity', '1', { start: found.index, end: found.index + found[0].length - 1 }),
    ),
    ...[...clause.matchAll(PAIR)].map((found) =>
      spot('quantity', found[0].includes('trio') ? '3' : '2', {
        start: found.index,
        end: found.index + found[0].length,
      }),
    ),
  ];
  words.push(...[...clause.matchAll(COUPLE)].map((found) => spot('quantity', '2', placeOf(found), COUPLE_DOUBT)));
  const each = OF_EACH.exec(clause);
  if (each) return [spot('quantity', String(countOf(each[1] ?? '')), placeOf(each))];
  const total = TOTAL.exec(clause);
  if (total && (clause.match(RATED)?.length ?? 0) < 2) {
    const count = total.slice(1).find(Boolean) ?? '';
    return [spot('quantity', String(countOf(count)), placeOf(total))];
  }
  const all = [...numbered, ...words].sort((a, b) => a.start - b.start || b.end - a.end);
  return all.filter((each, at) => at === 0 || each.start >= Math.max(...all.slice(0, at).map(({ end }) => end)));
}
