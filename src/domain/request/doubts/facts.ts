import { either } from '../../language/either';
import { powerSpots } from '../../phrases/power';
import { quantitySpots } from '../../phrases/quantities';
import type { Clause } from '../text/clauses';
import { OLD } from './oldWords';

/** Words of a demand. */
export const ASKED = new RegExp(
  String.raw`\b${either(
    ...['please', 'pls', 'needs?', 'needed', 'wants?', 'wanted', 'requires?', 'required', 'now(?! (?:in|on|at|fe))'],
    ...['instead', 'becomes?', 'add', 'another(?= (?:one|unit|transf|pad|xfmr|\\d))', 'also', 'same', 'again'],
    ...['go ahead', 'accept', 'replace', 'requote', 're-quote', 'confirm', 'proceed', 'update', 'revise', 'asked'],
    ...['looking'],
  )}\b`,
);
/** Further words of a demand in statements of fact. */
const REQUESTED = new RegExp(
  String.raw`\b${either(
    ...[
      'quot(?:e|ation|ing)',
      'pric(?:e|ing) (?:on|for|of|out)',
      'rfq',
      'shall',
      'must',
      'should have been',
      'new',
      'replacement',
      'bid',
    ],
    ...[
      'ask(?:s|ing)? for',
      'request(?:s|ed|ing)?',
      'proposed',
      'would like',
      'deliver',
      '(?:ship|haul|truck) to',
      'buy',
      'item',
    ],
    ...['project', 'job', 'scope', 'requirement', 'order', 'or (?:later|newer)', 'like'],
  )}\b`,
);
/** Past tenses that end otherwise than in 'ed'. */
const IRREGULAR = either(
  ...['sold', 'bought', 'put', 'took', 'cost', 'paid', 'had', 'was', 'were', 'came', 'gave', 'lost', 'found', 'stood'],
  ...['ran', 'built', 'set', 'left', 'blew', 'fell', 'broke', 'burnt', 'stole', 'hit', 'struck', 'held', 'kept', 'fed'],
);
/** Past tenses that state a demand, and participles before a noun. */
const DECIDED = either(
  ...['decid', 'approv', 'request', 'select', 'agree', 'settl', 'land', 'award', 'specifi', 'want', 'need', 'requir'],
  ...[
    'ask',
    'attach',
    'revis',
    'updat',
    'chang',
    'increas',
    'propos',
    'call',
    'design',
    'list',
    'issu',
    'plann',
    'rat',
  ],
  ...[
    'mount',
    'fill',
    'cool',
    'seal',
    'insulat',
    'immers',
    'ground',
    'connect',
    'enclos',
    'siz',
    'figur',
    'add',
    'recommend',
  ],
);
const SUBJECT = either(
  ...['we', 'they', 'he', 'she', 'i', 'somebody', 'someone', 'it'],
  String.raw`(?:the|our|my|his|her|their|an?|another|that|this|one|two|three|four|five)(?: [\w.'-]+){1,4}`,
);
/** 'A broker offered', 'the storm took down', at the start of a sentence. */
const PAST = new RegExp(
  String.raw`^(?:and |but |so |back in \d{4},? )?${SUBJECT} (?:just |then |already |once )?(?:${IRREGULAR}|(?!${DECIDED})[a-z]{3,}ed)\b(?! (?:on|for) (?:an?|one|two|three|\d))`,
);
/** 'Runs on a bank of', 'has been fed by', 'comes from'. */
const STATE = new RegExp(
  String.raw`\b${either(
    ...['(?:runs?|hangs?|depends?|relies|lives?) (?:on|off)', '(?:sits?|stands?) (?:in|on|at|behind|beside)'],
    ...['comes? (?:from|off)', '(?:has|have) (?:long )?been', '(?:that|which) we (?:own|have|run|use)'],
    ...['(?:is|are) (?:now |still )?(?:fed|served|powered|supplied|carried) (?:by|from|off)'],
  )}\b`,
);
/** 'Our sister plant uses', 'another vendor has'. */
const OTHERS =
  /\b(?:neighbou?rs?|neighbou?ring|next door|sister|competitors?|other|another|rival|brokers?|dealers?|landlords?)\b(?: [\w'-]+){0,5} (?:has|have|uses?|owns?|runs?|operates?|sells?|offers?|stocks?|keeps?)\b/;
const PLATE =
  /\b(?:stamped|(?:name ?)?plate (?:that )?(?:says|reads|shows)|serial (?:no\.? ?|number )?[a-z]{0,2}-?[\d_]|ser\. ?(?:no\.? )?[a-z]{0,2}-?[\d_]|s\/n)/;
const OUT_OF_SCOPE = new RegExp(
  String.raw`\b(?:now|still) in service\b|\bof no concern\b|\b(?:is|are) (?:removed|disconnected|demolished|scrapped) by\b|^(?:the |our )?(?:${OLD}) one\b`,
);
/** 'Says it's a 50 kVA'. */
const SAYS =
  /\b(?:says?|said|thinks?|guess(?:es)?) (?:that )?(?:(?:the|this|that)(?: [a-z]+){1,3} is|it ?'?i?s|its) an?\b/;
/** Every statement of fact has one of these words. */
const HINT = new RegExp(
  String.raw`ed\b|\b${IRREGULAR}\b|\b(?:on|off|from|been|own|have|has|uses?|runs?|sits?|stands?|service|concern|says|reads|shows|stamped|ser|s/n|thinks?|operates?|sells?|offers?|stocks?|keeps?|guess)|${OLD}|serial`,
);
const TELLING = [PAST, STATE, OTHERS, PLATE, OUT_OF_SCOPE, SAYS];

/** Whether a sentence has a word of demand. */
export const asks = (text: string): boolean => ASKED.test(text) || REQUESTED.test(text);

/** Whether a sentence states a fact about a past unit or someone else's, without a word of demand. */
export const isFact = ({ text, label, namesItem }: Clause): boolean =>
  (label === null || !namesItem) && HINT.test(text) && !asks(text) && TELLING.some((pattern) => pattern.test(text));

const isCounted = (text: string): boolean => quantitySpots(text).some(({ start, end }) => end - start > 2);

/** Whether a sentence with a rating is of a request: it has a word of demand, a count, or the number of an item. */
export const isAsked = ({ text, label }: Clause): boolean => label !== null || asks(text) || isCounted(text);

/** The statements about a unit, in a text that requests none. */
export const factsIn = (clauses: readonly Clause[]): Clause[] => {
  const facts = clauses.filter((each) => isFact(each) && powerSpots(each.text).length > 0);
  return facts.length === 0 || clauses.some(({ text }) => asks(text) || isCounted(text)) ? [] : facts;
};
