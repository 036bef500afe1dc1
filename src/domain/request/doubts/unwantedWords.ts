import { either } from '../../language/either';
import { REFUSED } from '../text/refusals';

const THING = '(?:transformer|unit|xfmr|pad|one)s?';
const COUNT = String.raw`\(?\d{1,2}\)?`;
const OF_RATING = String.raw`[\d,.]+ ?-?k?va`;
/** Words between 'we have a' and a rating that ask for it. */
const NO_REQUEST = String.raw`(?:(?!need|requirement|request|job|project|opening|customer|client|opportunit|inquir|rfq|bid|order|demand|call|use |quote)[\w'./-]+ ){0,5}?`;
const OWNER = either(
  ...['we', 'they', 'he', 'she', 'it', 'customer', 'client', 'owner', 'site', 'plant', 'building', 'shop', 'school'],
  ...['mill', 'i'],
);
/** 'We have a 300 kVA pad', 'there is a 500 kVA unit'. */
const OWNED = [
  String.raw`${OWNER}(?: all)? (?:currently |now |presently |already |still )?(?:has|have|had|got|owns?|runs?|uses?|rents?) (?:an?|the|one|two|three|four|${COUNT}) (?=${NO_REQUEST}${OF_RATING})`,
  String.raw`we (?:currently |already |also |still )?(?:have|own|keep) (?:an?|one|another|some) (?:[a-z]+ ){0,2}?(?:spare|unit|transformer|xfmr|one)s? (?=(?:already |sitting |here |there |now )?(?:with|in|at|on|that|which|from)\b)(?![^.;]*\bneed)`,
  String.raw`(?<!\b(?:rewind(?:ing)?|rebuild(?:ing)?|repair(?:ing)?|recondition(?:ing)?) )our (?=${OF_RATING}(?! (?:need|requirement|request|order|rfq|quote)|[^.;]* (?:rewound|rebuilt)\b))`,
  '(?:ours|mine) is an? ',
  String.raw`${THING} (?:that )?we (?:own|have|run|use) (?=(?:now |today )?(?:is|are|was)\b)`,
  String.raw`(?<=\d ?k?va\b[^.;]{0,60})to replace `,
  String.raw`there(?:'s| is| was| are) (?:already |now |currently )?(?:an?|one|two) (?=${NO_REQUEST}${OF_RATING})`,
];
/** 'The transformer behind the boiler house is a Square D from 1991', not 'the transformer in question is a 500 kVA'. */
const STANDING = String.raw`the (?:transformer|unit|xfmr|pad|padmount)s? (?:in|at|behind|outside|by|near|on|beside|feeding|serving|for)(?! (?:question|this (?:job|project|request)))[^,.;]{1,40} (?:is|are) (?:an? )?(?:(?:19|20)\d\d|[a-z][a-z ]{1,20} (?:from|of|built in|made in) (?:19|20)\d\d|\d\d-year|old)\b`;
/** 'The one there is'. */
const THERE = String.raw`(?:the|our) ${THING} (?:that is |that's |which is )?(?:out )?(?:there|installed|in place|in service|on site)(?: now| today)? (?:is|are|was|were)`;
/** 'Existing pad' and 'old fence' are no units. */
const OLD_WORDS = [
  String.raw`(?:removed|disconnected|salvaged|demolished) ${THING}\b`,
  String.raw`existing(?! (?:concrete |box )?(?:pad(?!-?mou?nt| mou?nt| trans| is an? \d)|vault|slab|foundation|footings?|footprint|opening|conduits?|cables?|utility|primary|line|system))`,
  'failed',
  String.raw`old(?! (?:cabin|kiosk|building|room|house|station|slab|foundation|footings?|footprint|fence|gate|spot|place|location|site)\b)`,
  ...[
    'burn(?:ed|t)',
    'blown',
    'damaged',
    'current(?:ly)? (?:have|unit|transformer|one|is)',
    'replac(?:es|ing|ed)(?! (?:asap|immediately|soon|quick|today|now|before)\\b| -|[,.])',
  ],
  ...[
    'replacement (?:of|for)(?! [^,.;:]{1,30}:)',
    'what we have now',
    'we have now',
    'trade[- ]?in',
    'in service now',
    'previous(?:ly)?',
  ],
  ...['presently', String.raw`(?<!\bper (?:the |our )?)original(?:ly)?`],
];
/** With their count: 'two old padmounts'. */
const COUNTED_OLD = `(?:(?:one|two|three|four|five|six|${COUNT}) )?${either(...OLD_WORDS)}`;
const TAKEN_OUT = [
  ...['taking out', 'pulling(?: out)?', 'removing', 'tear(?:ing)? out', 'retiring', String.raw`decommission\w*`],
  ...['scrapping', 'getting rid of', 'swap(?:ping)? out'],
];
const OF_THE_PAST = [
  ...[
    '(?:was|were|had been) (?:going|supposed) to be',
    'used to (?:be|buy|have|use|get)',
    'was originally',
    'there now',
  ],
  ...['previous owner', String.raw`(?:it|that|this|which|one|unit|transformer|xfmr|pad|ours) (?:was|had) an?\b`],
  ...[String.raw`(?:was|is|'s) an? (?:19|20)\d\d\b`, String.raw`filled with (?:askarel|pcbs?)\b`],
  String.raw`(?:transformer|unit|xfmr|pad|padmount|one) (?:that |which )?(?:(?:is |was )?(?:now |currently |presently )?(?:serving|feeding|powering)|serves|feeds|powers)\b`,
];
/** 'The drawings show 500 kVA, but'. */
const SAID_BEFORE = [
  String.raw`(?:transformer|unit|one|size|rating) (?:on|in|per) the (?:drawings?|plans?|prints?|specs?|one-?line|schedule) (?:is|was|shows?|says) (?=(?:[^.;]|\.\d){0,90}\bbut\b[^.;]*\d)`,
  String.raw`(?:drawings?|plans|prints|one-?lines?|schedules?|specs?)(?: sheets?)? (?:show|say|call|list|had|have)(?:s|ed)? (?=(?:[^.;]|\.\d){0,90}\bbut\b[^.;]*\d)`,
  String.raw`last (?:year|order|time|month)\b`,
  String.raw`(?:i|we) (?:said|told you|asked for|wrote) (?=(?:[^.;]|\.\d){0,90}\bbut\b[^.;]*\d)`,
  '(?:first|initially|at first|originally) (?:wanted|asked|said|needed|planned|specified|quoted)',
];
/** What follows is of the unit that is there, unless the text wants one like it. */
export const OLD_FOLLOWS = either(...OWNED, STANDING, THERE, COUNTED_OLD, ...TAKEN_OUT, ...OF_THE_PAST, ...SAID_BEFORE);

const CROSSED_OUT = [
  String.raw`(?:deleted|withdrawn|cancell?ed|omitted|dropped|removed|struck|voided|superseded),? ?[:(-]{0,2} ?(?:this )?(?:it )?(?:was|were|formerly|previously|had been)\b`,
  String.raw`(?<=^(?:(?:bid )?(?:item|line|lot) [\w.-]+[ :,-]*)?)(?:deleted|withdrawn|cancell?ed|omitted|void(?:ed)?|not used)\b(?=[ :(,-]*[^.;]*$)`,
];
/** Of another offer, order or time. */
const ELSEWHERE = [
  ...[
    'i (?:can|could) offer',
    'we (?:can|could) offer',
    'we bought',
    String.raw`(?<!\b(?:be|being|to|get|got) )bought`,
    'i paid',
    'we paid',
    'invoice',
  ],
  String.raw`replac(?:e|ing) (?=(?:[^.;]|\.\d){0,60}?\d ?k?va\b(?:[^.;]|\.\d){0,80}?\b(?:with|by) (?:[^.;]|\.\d){0,60}?\d ?k?va)`,
  ...['if all you have', 'if you only have', '(?:or|and),? if you have'],
  String.raw`the [\d,.]+ ?k?va (?=(?:becomes?|is now|goes (?:up )?to|changes? to|should be|was changed to)(?! \d[\d.,]*(?: ?k?v\b| ?volts?\b|(?:grd)?[yd]\b)| (?:fr-?3|copper|alum|mineral|natural|radial|loop|dead|live)))`,
  ...['could you take', '(?:next year|in the future|down the road|someday|eventually) (?=for )'],
  ...['earlier (?:we|i|you|they) [a-z]+', 'for sale', String.raw`(?:we|i)(?:'re| are|'m| am) selling`],
  ...['surplus to sell', String.raw`convert(?:ing|s|ed)?(?: [\w']+){0,5}? from`],
  ...['(?:fed|supplied) (?:from|by) [^,;]{0,40}(?:transformer|substation|xfmr)', 'i have a (?:couple|few)'],
  String.raw`(?:do not|don't|no need to) (?:quote|price|bid)(?: on)? (?=(?:the|those|these|our|any) (?:[a-z-]+ ){0,2}[\d,.]+ ?k?va\b)`,
];
/** What follows is never asked for. */
export const NEVER_FOLLOWS = either(
  'quoted (?:us|me)',
  String.raw`the (?:spec(?:ification)? writer|specifier|designer) (?:put in|wrote|called (?:out|for)|had|has)\b`,
  String.raw`not (?:in|part of|included in|under|for) (?:this|the|our) (?:bid|contract|scope|request|order|quote|rfq|package)(?=[^()]*\))`,
  String.raw`you (?:sold|shipped|delivered|supplied|furnished|built|rewound|repaired|fixed) (?:us |for us |me )?(?=(?:an?|the|one|two|our) (?:(?!need|quote|want)[\w'-]+ ){0,3}${OF_RATING})`,
  String.raw`for (?:your )?reference(?= \([^()]{1,80}\))`,
  String.raw`the other ${THING}(?! (?:is|are) (?:an? )?\d),? (?=(?:(?!either|both)[^.;]){0,50}\b(?:is|are|stays?|remains?) (?:still |just |all )?(?:fine|ok|okay|good|staying|in service|in place|not affected|unaffected)(?: as is| for now)?(?:$|[,;]))`,
  ...CROSSED_OUT,
  ...ELSEWHERE,
);
/** What precedes is never asked for. */
export const NEVER_BEFORE = [
  String.raw`\b(?:is|are) (?:hereby |now )?(?:void|superseded|obsolete|no longer valid)\b`,
  ': (?:delete|cancel|drop|omit|remove|strike)(?: (?:it|this|this item))?$',
  String.raw`\bawarded(?:$| to (?!us\b|me\b))`,
  ': no (?:new )?transformers?$',
  String.raw`[-:(–] ?(?:item )?(?:deleted|withdrawn|cancell?ed|omitted|removed|voided|struck|not used|no longer (?:required|needed))\b`,
  String.raw`\balready (?:ordered|bought|purchased|on order|been ordered|have)`,
  ...[
    String.raw`\b(?:is|are) (?:already )?bought\b`,
    String.raw`\bby (?:others|(?:the )?(?:owner|utility|landlord|tenant))\b`,
  ],
  ...[
    String.raw`\b(?:do not|don't|no need to) (?:quote|price|bid)\b(?!(?: on)?(?: any| an?)? ${REFUSED})`,
    String.raw`\b(?:not|no) part of (?:this|our|the) `,
  ],
  String.raw`\bfor (?:your )?(?:reference|information) only\b`,
  String.raw`\b(?:will|shall|would) (?:not be (?:considered|accepted|evaluated|entertained)|be (?:rejected|disqualified))\b(?<=^(?:transformers?|units?|bids?|equipment) (?:with|having|of)\b.*)`,
].join('|');

/** Words of a demand, which end what is not asked for. */
const DEMANDS = either(
  ...['towards? an?', 'need', 'needs', 'want', 'wants', 'looking (?:for|to)', 'quote', 'quotation', 'require[ds]?'],
  ...['rfq', 'please', 'pls', 'price', 'pricing', 'request', 'seeking', 'wtb', 'buy', 'bid', 'proposal', 'furnish'],
  ...['supply', 'shall', 'must', 'new ones?', 'have you', 'got an?y?', 'do you have', 'instead(?! of)', 'but now'],
  ...['now they', 'now we', 'should be', "don't want", '(?:so|but) the new'],
  'but the (?:drawings?|plans?|specs?|engineer|customer|owner)',
  ...['becomes?', 'is now', 'goes (?:up )?to', 'changes? to', 'asks? for', 'asking for', 'more big'],
  ...['final (?:answer|size|rating|number)', 'settled on', 'decided on', 'landed on', 'ended up (?:with|at)'],
  ...[
    '(?:field[- ])?verified',
    '(?:the |a )?new (?:specs?|standards?|drawings?) (?:calls?|asks?|says?|shows?|requires?)',
  ],
  ...['putting in', 'install(?:ing)?', 'going (?:with|to) an?', String.raw`upgrad\w+ to`, 'mov(?:e|ing) (?:up )?to'],
  ...[String.raw`chang\w+ (?:over )?to`, String.raw`upsiz\w+ (?:it )?to`, 'step(?:ping)? up to', 'in its place'],
);
const SEVERAL = String.raw`an?|one|two|three|${COUNT}`;
const NEW_RATING = String.raw`[\d.,]+ ?-?[km]va`;
/** 'With one 1000 kVA', 'by two larger units'. */
const INSTEAD = String.raw`(?<!\b(?:fed|served|supplied|powered|sized) )\b(?:with|by|to) ${either(
  '(?:this|these|the following) ?:',
  String.raw`(?:(?:an?|one|two|three|the|${COUNT})[ -])?(?:new )?(?=${NEW_RATING})`,
  String.raw`(?:an?|one|\(?1\)?) (?=(?:new|modern|single|larger|bigger) )`,
  String.raw`(?:${SEVERAL}) (?=(?:[a-z-]+ ){1,4}(?:of |rated )?${NEW_RATING})`,
)}`;
/** 'Swap our 225 kVA for a 300 kVA'. */
const SWAPPED = String.raw` for (?=(?:${SEVERAL}) (?:[a-z-]+ ){0,2}${NEW_RATING})(?<=\b(?:swap\w*|trad(?:e|ing)|exchang\w*)(?: out)?\b[^.;]{0,60} for )`;
export const WANTED_AGAIN = String.raw`${SWAPPED}|\bbut (?=(?:an? |one |two )?${NEW_RATING})|\b${DEMANDS}\b|${INSTEAD}`;
