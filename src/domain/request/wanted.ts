/** No place of a text. */
export const nowhere = (): boolean => false;

/** Which places of a text speak of a unit that is not asked for: the old one, another's, one already bought. */
export function unwantedIn(text: string, keepsOld: boolean): (at: number) => boolean {
  const ranges = [
    ...questionsIn(text),
    ...mistakenIn(text),
    ...rangesOf(ALWAYS, text),
    ...rejectedIn(text),
    ...bracketedIn(text),
    ...changedIn(text),
    ...(keepsOld || STILL_WANTED.test(text) ? [] : [...rangesOf(OLD, text), ...wornOutIn(text)]),
  ];
  return ranges.length === 0 ? nowhere : (at) => ranges.some(([from, to]) => at >= from && at < to);
}

/** A word of denial holds for what follows, for what precedes since a comma, or for all that precedes. */
interface Words {
  readonly forward: RegExp;
  readonly back: RegExp;
  readonly whole: RegExp;
}

/** Words between 'we have a' and a rating that ask for it. */
const NO_REQUEST = String.raw`(?:(?!need|requirement|request|job|project|opening|customer|client|opportunit|inquir|rfq|bid|order|demand|call|use |quote)[\w'./-]+ ){0,5}?`;
/** 'We have a 300 kVA pad', 'there is a 500 kVA unit'. */
const OWNED = String.raw`(?:we|they|he|she|it|customer|client|owner|site|plant|building|shop|school|mill|i)(?: all)? (?:currently |now |presently |already |still )?(?:has|have|had|got|owns?|runs?|uses?|rents?) (?:an?|the|one|two|three|four|\(?\d{1,2}\)?) (?=${NO_REQUEST}[\d,.]+ ?-?k?va)|we (?:currently |already |also |still )?(?:have|own|keep) (?:an?|one|another|some) (?:[a-z]+ ){0,2}?(?:spare|unit|transformer|xfmr|one)s? (?=(?:already |sitting |here |there |now )?(?:with|in|at|on|that|which|from)\b)(?![^.;]*\bneed)|our (?=[\d,.]+ ?-?k?va(?! (?:need|requirement|request|order|rfq|quote)))|(?:ours|mine) is an? |(?:transformer|unit|xfmr|pad|one)s? (?:that )?we (?:own|have|run|use) (?=(?:now |today )?(?:is|are|was)\b)|(?<=\d ?k?va\b[^.;]{0,60})to replace |there(?:'s| is| was| are) (?:already |now |currently )?(?:an?|one|two) (?=${NO_REQUEST}[\d,.]+ ?-?k?va)`;

/** 'The transformer behind the boiler house is a Square D from 1991', not 'the transformer in question is a 500 kVA'. */
const STANDING = String.raw`the (?:transformer|unit|xfmr|pad|padmount)s? (?:in|at|behind|outside|by|near|on|beside|feeding|serving|for)(?! (?:question|this (?:job|project|request)))[^,.;]{1,40} (?:is|are) (?:an? )?(?:(?:19|20)\d\d|[a-z][a-z ]{1,20} (?:from|of|built in|made in) (?:19|20)\d\d|\d\d-year|old)\b`;

/** 'The one there is'. */
const THERE = String.raw`(?:the|our) (?:one|unit|transformer|xfmr|pad)s? (?:that is |that's |which is )?(?:out )?(?:there|installed|in place|in service|on site)(?: now| today)? (?:is|are|was|were)`;

const OLD: Words = {
  forward: new RegExp(
    String.raw`\b(?:${OWNED}|${STANDING}|${THERE}|(?:removed|disconnected|salvaged|demolished) (?:transformer|unit|xfmr|pad|one)s?\b|existing(?! (?:concrete |box )?(?:pad(?!-?mou?nt| mou?nt| trans| is an? \d)|vault|slab|foundation|footprint|opening|conduits?|cables?|utility|primary|line|system))|failed|old(?! (?:cabin|kiosk|building|room|house|station|slab|foundation|footprint|fence|gate|spot|place|location|site)\b)|burn(?:ed|t)|blown|damaged|current(?:ly)? (?:have|unit|transformer|one|is)|replac(?:es|ing|ed)|replacement (?:of|for)|what we have now|we have now|trade[- ]?in|in service now|previous(?:ly)?|presently|(?<!\bper (?:the |our )?)original(?:ly)?|taking out|pulling(?: out)?|removing|tear(?:ing)? out|retiring|decommission\w*|scrapping|getting rid of|swap(?:ping)? out|(?:was|were|had been) (?:going|supposed) to be|used to (?:be|buy|have|use|get)|was originally|there now|previous owner|(?:it|that|this|which|one|unit|transformer|xfmr|pad|ours) (?:was|had) an?\b|(?:was|is|'s) an? (?:19|20)\d\d\b|filled with (?:askarel|pcbs?)\b|(?:transformer|unit|xfmr|pad|padmount|one) (?:that |which )?(?:(?:is |was )?(?:now |currently |presently )?(?:serving|feeding|powering)|serves|feeds|powers)\b|(?:drawings?|plans|prints|one-?lines?|schedules?|specs?) (?:show|say|call|list|had|have)(?:s|ed)? (?=[^.;]*\bbut\b[^.;]*\d)|last (?:year|order|time|month)\b|(?:i|we) (?:said|told you|asked for|wrote) (?=[^.;]*\bbut\b[^.;]*\d)|(?:first|initially|at first|originally) (?:wanted|asked|said|needed|planned|specified|quoted))`,
    'g',
  ),
  back: /\b(?:was an?|were|being removed|removed|(?:is|was|are) (?:now )?(?:way |far |much )?too (?:small|big|large)|isn't enough|is not enough|you (?:sold|shipped|delivered|supplied|furnished) (?:us|me)|died|went down|now too small|went out|(?:(?:is|was|are|were) )?in the (?:old|existing|failed|present) (?:ones?|units?|transformers?|xfmrs?))\b/g,
  whole:
    /\b(?:outgrown|stays? (?:where|in service|as is|put)|stays$|remains? in service|we set|we have installed|will be dismantled|(?:shall|will|to|must) remain(?! (?:firm|valid|in effect|open|unchanged|the same))|(?:is|are) to remain)\b/g,
};
const ALWAYS: Words = {
  forward:
    /\b(?:quoted (?:us|me)|the (?:spec(?:ification)? writer|specifier|designer) (?:put in|wrote|called (?:out|for)|had|has)\b|not (?:in|part of|included in|under|for) (?:this|the|our) (?:bid|contract|scope|request|order|quote|rfq|package)(?=[^()]*\))|you (?:sold|shipped|delivered|supplied|furnished|built|rewound|repaired|fixed) (?:us |for us |me )?(?=(?:an?|the|one|two|our) (?:(?!need|quote|want)[\w'-]+ ){0,3}[\d,.]+ ?-?k?va)|for (?:your )?reference(?= \([^()]{1,80}\))|the other (?:transformer|unit|xfmr|one|pad)s?(?! (?:is|are) (?:an? )?\d),? (?=(?:(?!either|both)[^.;]){0,50}\b(?:is|are|stays?|remains?) (?:still |just |all )?(?:fine|ok|okay|good|staying|in service|in place|not affected|unaffected)(?: as is| for now)?(?:$|[,;]))|(?:deleted|withdrawn|cancell?ed|omitted|dropped|removed|struck|voided|superseded),? ?[:(-]{0,2} ?(?:this )?(?:it )?(?:was|were|formerly|previously|had been)\b|(?<=^(?:(?:bid )?(?:item|line|lot) [\w.-]+[ :,-]*)?)(?:deleted|withdrawn|cancell?ed|omitted|void(?:ed)?|not used)\b(?=[ :(,-]*[^.;]*$)|i (?:can|could) offer|we (?:can|could) offer|we bought|bought|i paid|we paid|invoice|replac(?:e|ing) (?=(?:[^.;]|\.\d){0,60}?\d ?k?va\b(?:[^.;]|\.\d){0,80}?\b(?:with|by) (?:[^.;]|\.\d){0,60}?\d ?k?va)|if all you have|if you only have|(?:or|and),? if you have|the [\d,.]+ ?k?va (?=(?:becomes?|is now|goes (?:up )?to|changes? to|should be|was changed to)(?! \d[\d.,]*(?: ?k?v\b| ?volts?\b|(?:grd)?[yd]\b)| (?:fr-?3|copper|alum|mineral|natural|radial|loop|dead|live)))|could you take|(?:next year|in the future|down the road|someday|eventually) (?=for )|earlier (?:we|i|you|they) [a-z]+|for sale|(?:we|i)(?:'re| are|'m| am) selling|surplus to sell|convert(?:ing|s|ed)?(?: [\w']+){0,5}? from|(?:fed|supplied) (?:from|by) [^,;]{0,40}(?:transformer|substation|xfmr)|i have a (?:couple|few)|(?:do not|don't|no need to) (?:quote|price|bid)(?: on)? (?=(?:the|those|these|our|any) (?:[a-z-]+ ){0,2}[\d,.]+ ?k?va\b))(?:(?<= )|\b)/g,
  back: /\b(?:no thanks|no longer needed|(?:are|is|already)? ?on order)\b/g,
  whole:
    /: (?:delete|cancel|drop|omit|remove|strike)(?: (?:it|this|this item))?$|\bawarded(?:$| to (?!us\b|me\b))|: no (?:new )?transformers?$|[-:(–] ?(?:item )?(?:deleted|withdrawn|cancell?ed|omitted|removed|voided|struck|not used|no longer (?:required|needed))\b|\balready (?:ordered|bought|purchased|on order|been ordered|have)|\b(?:is|are) (?:already )?bought\b|\bby others\b|\b(?:do not|don't|no need to) (?:quote|price|bid)\b|\b(?:not|no) part of (?:this|our|the) |\bfor (?:your )?(?:reference|information) only\b|\b(?:will|shall|would) (?:not be (?:considered|accepted|evaluated|entertained)|be (?:rejected|disqualified))\b(?<=^(?:transformers?|units?|bids?|equipment) (?:with|having|of)\b.*)/g,
};
const STILL_WANTED =
  /\b(?:like[- ]for[- ]like|same as|equal to|identical|exact(?:ly)? (?:replacement|like|match)|direct replacement|just like|match(?:es|ing)?|in[- ]kind|nameplate (?:reads|says|data|info|of)|as (?:per|on) nameplate|same (?:rating|specs?|unit|thing)|drop[- ]in|(?:okay|ok|fine|acceptable|good|work|do) (?:too|also|as well))\b/;
const WANTED =
  /\bbut (?=(?:an? |one |two )?[\d.,]+ ?-?[km]va)|\b(?:towards? an?|need|needs|want|wants|looking (?:for|to)|quote|quotation|require[ds]?|rfq|please|pls|price|pricing|request|seeking|wtb|buy|bid|proposal|furnish|supply|shall|must|new one|have you|got an?y?|do you have|instead(?! of)|but now|now they|now we|should be|don't want|(?:so|but) the new|but the (?:drawings?|plans?|specs?|engineer|customer|owner)|becomes?|is now|goes (?:up )?to|changes? to|asks? for|asking for|more big|final (?:answer|size|rating|number)|settled on|decided on|landed on|ended up (?:with|at)|putting in|install(?:ing)?|going (?:with|to) an?|upgrad\w+ to|mov(?:e|ing) (?:up )?to|chang\w+ (?:over )?to|upsiz\w+ (?:it )?to|step(?:ping)? up to|in its place)\b|(?<!\b(?:fed|served|supplied|powered|sized) )\b(?:with|by|to) (?:(?:this|these|the following) ?:|(?:(?:an?|one|two|three|the|\(?\d{1,2}\)?) )?(?:new )?(?=[\d.,]+ ?-?[km]va)|(?:an?|one|\(?1\)?) (?=(?:new|modern|single|larger|bigger) )|(?:an?|one|two|three|\(?\d{1,2}\)?) (?=(?:[a-z-]+ ){1,4}(?:of |rated )?[\d.,]+ ?-?[km]va))/g;

/** Whether a text wants a unit equal to the old one. */
export const isLikeForLike = (text: string): boolean => STILL_WANTED.test(text);

/** 'The 300 kVA unit behind the gym is maxed out'. */
const WORN_OUT =
  /\b(?:is|are|was|'s|got) (?:all |pretty |nearly |almost |completely |about )?(?:maxed(?: out)?|overloaded|undersized|at (?:full )?capacity|running hot|leaking|shot|toast|dead|gone|dying|failing|obsolete|fried|cooked|on its last legs|past its (?:life|prime)|wet|gassing|tripping|not enough|smoked)\b|\b(?:gave up|gave out|let go|blew(?: up)?|quit|burned up|caught fire|finally failed|cooked itself)\b/g;
/** 'The 480Y/277 from this morning was wrong'. */
const MISTAKEN =
  /\b(?:was|were|is|are) (?:wrong|incorrect|(?:a |an |my )?(?:typo|mistake|error)|in error|not (?:right|correct)|from another job)\b/g;

type Range = readonly [from: number, to: number];

const QUESTION =
  /(?:,|;|-|\band\b|\bor\b) ?(?:also )?(?:could|can|would|will|do|does|is|are) (?:you|it|they|these|this|that|one)\b[^?]*\?|\b(?:what about|how about)\b[^?]*\?/g;

/** 'Would a 1500 kVA be available sooner?' */
const COMPARES =
  /^(?:and |or |also,? )?(?:would|could|what if|how about|what about|is|are|will) .*\b(?:sooner|faster|quicker|cheaper|instead|shorter|better|less)\b.*\?$/;

/** 'One 750 kVA pad, and could you do FR3 in it?' asks about the unit without requiring it. */
const questionsIn = (text: string): Range[] =>
  COMPARES.test(text)
    ? [[0, text.length]]
    : text.endsWith('?')
      ? [...text.matchAll(QUESTION)].flatMap(({ 0: words, index }): Range[] =>
          /\d{3}|\d ?k/.test(words) || !/\d ?k?va\b/.test(text.slice(0, index)) ? [] : [[index, index + words.length]],
        )
      : [];

function rangesOf({ forward, back, whole }: Words, text: string): Range[] {
  return [
    ...[...text.matchAll(forward)].map(({ 0: word, index }): Range => [index, wantedAfter(text, index + word.length)]),
    ...[...text.matchAll(back)].map(({ index }): Range => [
      Math.max(text.lastIndexOf(',', index), text.lastIndexOf(' and ', index), 0),
      index,
    ]),
    ...[...text.matchAll(whole)].map(({ index }): Range => [0, index]),
  ];
}

/** To the start of the sentence, or to the comma after a word of demand. */
const wornOutIn = (text: string): Range[] =>
  [...text.matchAll(WORN_OUT)].map(({ index }): Range => {
    WANTED.lastIndex = 0;
    const isAsked =
      (WANTED.exec(text)?.index ?? text.length) < index || /\b(?:needed|wanted)\b/.test(text.slice(0, index));
    return [isAsked ? Math.max(text.lastIndexOf(',', index), text.lastIndexOf(' and ', index), 0) : 0, index];
  });

/** '480Y/277 instead of 208Y/120, and live front'. */
const rejectedIn = (text: string): Range[] =>
  [...text.matchAll(/\b(?:instead of|rather than|in (?:place|lieu) of|as opposed to)\b/g)].map(
    ({ 0: words, index }) => {
      const from = index + words.length;
      const end = text.slice(from).search(/,(?!\d{3})|[;:)]| and (?:the|it|they|we|also)\b/);
      return [index, Math.min(end < 0 ? text.length : from + end, wantedAfter(text, from))];
    },
  );

/** '750 kVA (currently 500 kVA)'. */
const bracketedIn = (text: string): Range[] =>
  text.includes('(')
    ? [
        ...text.matchAll(
          /\((?:(?:is |it is )?(?:currently|presently|at present|today|now)|existing|formerly|previously|was|were|had been|replaces|replacing|instead of|up from)\b[^()]{0,40}\d ?k?va\b[^()]{0,60}\)/g,
        ),
      ].map(({ 0: words, index }): Range => [index, index + words.length])
    : [];

/** 'Is changed from four (4) to seven (7)'. */
const changedIn = (text: string): Range[] =>
  [
    ...text.matchAll(
      /\b(?:chang|increas|decreas|reduc|rais|revis|amend)(?:es?|ed|ing|s)? from (?:[^.;]|\.\d){1,40}?(?= to\b)/g,
    ),
  ].map(({ 0: words, index }) => [index, index + words.length]);

const mistakenIn = (text: string): Range[] =>
  [...text.matchAll(MISTAKEN)].map(({ index }): Range => [
    Math.max(...[',', '(', ';', ' and ', ' but '].map((mark) => text.lastIndexOf(mark, index)), 0),
    index,
  ]);

function wantedAfter(text: string, from: number): number {
  WANTED.lastIndex = from;
  return WANTED.exec(text)?.index ?? text.length;
}
