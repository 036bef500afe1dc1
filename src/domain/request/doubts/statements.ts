/** 'Alternate 1: FR3 fluid' */
const ALTERNATE =
  /^(?:(?:bid |add(?:itive)? |deduct(?:ive)? )?alt(?:ernates?|ernatives?)?|options?|adders?|deducts?)\b\.? ?(?:no\.? ?|#)?[\da-c]?(?: \([^)]{1,30}\))? ?[:=-]|\b(?:as an? (?:bid )?(?:alternate|option|adder|add)|optional(?:ly)?|(?:adder|adders|add|option) (?:price )?for|separate (?:price|pricing|line) for)\b/;
/** 'Alternate: one 1500 kVA pad in place of the two' */
const ALTERNATE_ITEM =
  /^(?:(?:bid )?(?:item|line|lot|clin) [\w.-]+ ?[:,-]? ?)?\((?:bid )?(?:alternate|option|optional|add alternate)\b[^)]*\)|^(?:(?:bid |add(?:itive)? |deduct(?:ive)? )?alt(?:ernates?|ernatives?)?|options?|optional)\b\.?(?: (?:item|bid|unit|line))? ?(?:no\.? ?|#)?[\da-c]?(?: \([^)]{1,30}\))? ?[:=-]/;
/** 'Copper on the big ones'. */
const OF_SOME =
  /\b(?:on|for|in) the (?:big|large|small|little|other|larg|bigg|small)\w* (?:ones?|units?|pads?|transformers?|guys?)\b|\bin the (?:others?|rest)\b/;
const OF_SOME_DOUBT = 'The text says it of some of the units.';
export const ALTERNATE_DOUBT = 'The text names it as an alternate.';

/** 'Is it possible to get the 1000 kVA in copper?' */
const ASKS_WHETHER =
  /^(?:and |also,? )?(?:is it possible|would it be possible|any chance|is there (?:any way|a way)|(?:can|could|do) (?:you|we) (?:also )?(?:get|do|offer|make|have)|(?:is|are) .{0,40} available)\b.*\b(?:in|with)\b.*\?$/;
const ASKS_DOUBT = 'The text asks whether it is possible.';

/** 'They may add a third one later'. */
const POSSIBLE =
  /\b(?:may|might|could|would possibly|will probably|probably will) (?:also |later |eventually |possibly |someday )?(?:add|need|want|buy|order|require|take)\b(?!.*\bbut\b)/;
/** '(Or 2 x 1000 kVA if quicker)' */
const CONDITIONAL =
  /[km]va\b[^,;()]{0,20}\bif (?:it(?:'s| is)|that(?:'s| is)|they(?:'re| are)|those are)? ?(?:quick|fast|soon|cheap|less|better)\w*/;
/** 'If the price is over $30k quote 300 kVA instead' */
const IF =
  /^(?:and |but |or )?(?:only )?(?:if|unless)\b(?! (?:possible|so|not|you)\b).*\b(?:instead|then|quote|price|use|take|make it|go (?:with|to))\b/;
/** 'Bid B (alternate): 2 ea' */
const MARKED = /^[^\d]{0,30}\((?:bid |add )?(?:alternate|alternative|option(?:al)?)\)/;
const CONDITIONAL_DOUBT = 'The text asks for it on a condition.';
const POSSIBLE_DOUBT = 'The text says that it may be needed.';

export const isAlternateItem = (text: string): boolean => ALTERNATE_ITEM.test(text);

/** Why a rating begins no item for certain. */
export const itemDoubtOf = (text: string): string | undefined => {
  if (isAlternateItem(text) || (text.includes('(') && MARKED.test(text))) return ALTERNATE_DOUBT;
  if (POSSIBLE.test(text)) return POSSIBLE_DOUBT;
  const isIf = (text.includes('if ') || text.includes('unless ')) && (CONDITIONAL.test(text) || IF.test(text));
  return isIf ? CONDITIONAL_DOUBT : undefined;
};

/** Why the values of a sentence are perhaps no requirements; a sentence with a rating states that rating. */
export const doubtOf = (text: string, hasRating: boolean): string | undefined => {
  if (ASKS_WHETHER.test(text)) return ASKS_DOUBT;
  if (hasRating) return itemDoubtOf(text);
  return ALTERNATE.test(text) ? ALTERNATE_DOUBT : OF_SOME.test(text) ? OF_SOME_DOUBT : undefined;
};
