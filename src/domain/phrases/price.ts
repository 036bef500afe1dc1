import { numberIn, placeOf, spot, type Spot } from './spot';

const PAYS = String.raw`(?:max(?:imum)?|(?:the )?most|limit|top|highest) (?:that |price )?(?:i|we|they|he|she)(?:'ll| will| can| could| would| want to| am willing to| are willing to)? (?:go|pay|spend|do|afford)(?: to)?`;
const LIMIT = String.raw`(?:${PAYS}|under|below|max(?:imum)?(?: price)?|no more than|not (?:over|(?:to )?exceed|above|more than|go over|pay more than)|up to|budget(?:ed)?(?: limit)?|(?:can't|cannot|cant|can not|won't|do not|don't) (?:go|spend|pay|exceed)(?: (?:over|above|beyond|past|more than))?|(?:not|n't) (?:like|want|wish|care) to (?:spend|pay|go)(?: (?:over|above|beyond|past|more than))?|less than|stay(?:ing)? under|keep (?:it|them|this|each) (?:under|below)|cap(?:ped)?|limit(?:ed)?|ceiling|at most|top (?:dollar|price)|(?:will|can|could|would|to) go (?:to|as high as|up to)|as high as|a penny (?:over|more than)|budget (?:(?:tops|maxes) out|holds|is (?:set|fixed|capped)|stands)|target(?: price)?|spend)(?:,? (?:of|is|at|to|price|us|usd|to spend|about|per unit|each|for each|the unit|on (?:it|this|that|these|them)(?: one)?|it|:))*(?: {0,12}[:=])? ?`;
const AMOUNT = String.raw`(?:(?:us|usd|cad|c)? ?\$ ?(\d{1,3}(?:,\d{3})+|\d{1,7}(?:\.\d{1,2})?) ?(k)?|(\d{2,3}(?:\.\d)?) ?(k|grand|thousand(?: dollars)?)\b(?! ?(?:va|v|w))|(\d{1,3}(?:,\d{3})+|\d{4,6}) ?(?:dollars|usd|bucks|each\b))`;
const LIMITED = new RegExp(`${LIMIT}${AMOUNT}`, 'g');
const AFTER = new RegExp(
  String.raw`${AMOUNT},? ?(?:ea\.?|each|apiece|per unit|a unit|a piece)?,? ?(?:max(?:imum)?\b|or (?:less|under|below)|(?:for (?:it|this|that|one|each|the unit),? |to spend,? )?(?:and |but )?(?:not|no|nothing)(?: an? (?:penny|cent|dollar|dime))? more\b|(?:to (?:spend|work with),? )?(?:and )?(?:is|in|that's|that is|this is|it's|it is) (?:our|the|my) (?:limit|max|ceiling|budget|most|top|cap)\b|(?:budget|limit|ceiling|tops))`,
  'g',
);
/** Of payments and penalties. */
const OTHER =
  /\b(?:payments?|payable|p-?cards?|credit|insurance|bonds?|damages|penalt\w+|deductible|fine|liability|coverage|deposit|freight|shipping|rental|monthly|purchase orders?|pos?|approval|orders?) (?:[\w-]+ ){0,6}$/;
const TOTAL = /^ ?(?:total|all in|for (?:both|all|the (?:lot|pair))|altogether|for (?:two|three|four|five|\d) )/;

/** 'Budget per unit ($): 17,250' */
const CURRENCY = / ?\((?:us ?)?(?:\$|usd|dollars)\) ?: ?(?=\d)/g;
/** The most that a customer wants to pay for one unit, US dollars. */
export function priceSpots(text: string): Spot<'max_price'>[] {
  const clause = text.replaceAll(CURRENCY, (words) => ':$'.padStart(words.length));
  if (!/\$|\d ?k\b|\dk\b|grand|thousand\b|dollars|usd|bucks|each/.test(clause)) return [];
  return [LIMITED, AFTER]
    .flatMap((pattern) =>
      [...clause.matchAll(pattern)].flatMap((found) => {
        const [, dollars, thousand, kilos, , plain] = found;
        if (TOTAL.test(clause.slice(placeOf(found).end)) || OTHER.test(clause.slice(0, found.index))) return [];
        const amount =
          numberIn(dollars ?? kilos ?? plain ?? '') * (thousand !== undefined || kilos !== undefined ? 1000 : 1);
        return amount >= 500 ? [spot('max_price', String(amount), placeOf(found))] : [];
      }),
    )
    .slice(0, 1);
}
