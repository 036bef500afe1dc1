import { plainOf } from '../text/lines';
import { timesIn, type TimeFound } from './dateForms';
import { withYears } from './dateYears';
import type { Words } from './words';

interface DateFound {
  /** ISO 8601 date, 'ASAP' or '8 weeks'. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly doubt?: string;
}

/** The nearest of these words before a date decides if it is of the delivery. */
const WANTED = [
  String.raw`(?:need(?:ed)?|required?|req['’]?d|deliver(?:y|ed)|ship(?:ping|ment)?|wanted?|in[- ]service|on[- ]?site|due|arrival|target)(?: by)? dates?`,
  ...[String.raw`req['’]?d(?: by)?`, '(?:re-?)?deliver(?:y|ies|ed|ing)?', 'dlv[dyr]', String.raw`del['’]d`],
  ...['del', 'ship(?:s|ped|ping|ment)?', 'need(?:ed|s|ing)?', 'require(?:d|s)', 'want(?:ed|s)?'],
  ...['must (?:have|be)', 'have to have', String.raw`arriv\w*`, 'on[- ]?site', 'in[- ]?hand', 'in service'],
  ...['receipt of (?:order|po)', 'lead[- ]?time', String.raw`aro\b`, 'livraison', String.raw`livr[eé]\w*`],
  ...[
    'fob',
    'dap',
    'ddp',
    'eta',
    'freight',
    'installed by',
    'moved? (?:up|back|out)',
    'when(?= ?[:-])',
    'destination(?= ?:)',
  ],
  ...['deliv', 'can live with', "let['’]s (?:say|make it|go with)", 'land(?:s|ed)?(?! cost)'],
  ...['(?:can|will) wait', '(?:max(?:imum)?|latest|last) date', 'take (?:them|it|delivery)'],
  ...[String.raw`f\.o\.b\.?`, '(?:has|have|had|needs?|got) to be (?:there|here|in|on|at)', 'going to'],
  ...['goes to', '(?:truck|haul|bring)(?: (?:it|them|these|all))? to'],
].join('|');
const OTHER = [
  String.raw`(?:(?:switch)?gear|switchboards?|swbds?|breakers?|generators?|gensets?|cables?|competitor\w*) lead[- ]?times?`,
  String.raw`(?:bids?|quot(?:e|es|ing|ation|ations)|proposals?|tenders?|rfq|rfp|pric(?:e|es|ing)|budget|numbers?|answer|reply|respon\w+|submittals?|drawings?|docs?|po|p\.o\.|order)(?: (?:is|are|was|will be|to be|must be))? (?:due|needed|required|wanted|placed|issued|delivered|in hand)`,
  '(?:bids?|quotes?|quotations?|proposals?|tenders?|offers?) (?:must|shall|should|will|have to|has to|need to|are to|is to) be',
  ...['bids?', 'quot(?:e|es|ed|ing|ation|ations)', 'proposals?', 'tenders?', 'rfq', 'rfp'],
  ...[String.raw`pric(?:e|es|ing)(?!, ut\b)`, 'date[d]?', 'submittals?', 'drawings?', 'questions?'],
  ...[String.raw`inquir\w+`, String.raw`addend\w+`, String.raw`expir\w+`, 'valid'],
  ...['good (?:for|through|until|till)', 'firm', 'open(?:s|ing|ed)?', 'clos(?:e|es|ed|ing)', 'built'],
  ...['mfd', 'manufactured', 'made', 'vintage', 'meeting', String.raw`register\w*`, 'walk', 'received'],
  ...['outage', 'effective', 'numbers?', 'answer', String.raw`respon\w+`, 'reply', 'call(?:ed)?', 'since'],
  ...['last', 'rev(?:ision|ised)?', 'issued?', 'adopted', String.raw`warrant\w*`, String.raw`guarante\w*`],
  ...['review', String.raw`approv\w*`, 'test(?:ed|ing|s)?', 'start(?:s|ing|ed)?', String.raw`begin\w*`],
  ...[String.raw`energiz\w*`, String.raw`commission\w*`, 'cod', 'construction', String.raw`mobiliz\w*`],
  ...['award(?:ed)?', 'pay(?:able|ment)?', 'net', 'terms', 'failed', 'blew', 'lost', 'written', 'sent'],
  ...['spoke', 'talked', String.raw`visit\w*`, 'let me know', 'get back', 'hear', 'decision', 'decide'],
  ...['budget', 'fiscal', 'contract', 'not (?:needed |required |wanted )?(?:before|until|till)'],
  ...['no (?:earlier|sooner) than', 'earliest', 'instead of', 'rather than'],
  ...['not(?! later| exceed| at | in | to )', 'previously', 'was', 'were', 'after', 'hold(?:ing)?'],
  ...['storage', 'store', 'rental', 'school', 'holidays?', 'vacation', 'out of (?:the )?office', 'back in'],
  ...['hours?', 'every', String.raw`(?<!\$[\d,.]{3,10} )each`, 'per', 'within the last', 'past', 'ago'],
  ...['old', 'experience', 'standard', 'background check', 'allow', String.raw`spec\w*`, 'section', 'code'],
  ...['ieee', 'nec', 'ansi'],
].join('|');
const CONTEXT = new RegExp(String.raw`\b(?:(${WANTED})|(${OTHER}))(?![\w])`, 'g');
const BY =
  /(?:\b(?:by|before|no later than|not later than|nlt|prior to|on or before|until|due|required date|need(?:ed)? date|want date|avant)\b[\s:]*(?:the )?(?:end of |late |early |mid[- ]|month of )?(?:the )?)$/;
const MONTH_LEAD =
  /(?:\b(?:by|before|in|end of|until|early|late|mid|fin(?: de)?|beginning of|start of|due|for|no later than|need(?:ed)?|delivery|delivered|ship(?:ped|ment)?|the|avant|date|this|next|required|dlvd)|[:|-])[\s:]*(?:the )?(?:end of |month of |mid[- ])?$/;
const AFTER_WANTED =
  /^[\s,)-]{0,3}(?:or (?:sooner|earlier|before)[\s,]*)?(?:aro\b|after (?:receipt|order|award|p\.?o)|from (?:receipt|order|award|p\.?o)|deliver\w*|ship(?:ped|s|ment|ping)?\b|on[- ]?site|in[- ]service date|arrival|lead ?time|lt\b|max\b|at the latest|would (?:do|work|be (?:fine|ok|okay|great|good))\b|is (?:the )?(?:latest|last)\b|of (?:award|order|purchase|p\.?o|receipt)|is (?:my|our) (?:real |actual |target )?(?:date|deadline)\b)/;
const AFTER_OTHER =
  /^[\s,)-]{0,3}(?:for review|warranty|outage(?! (?:starts|begins|is|will))|meeting(?! (?:starts|begins|is|will))|(?:quote|bid) (?:deadline|due|opening)|delays?|old|ago|\w+ (?:review|outage|warranty)|per |a week|rental|of (?:experience|age|service|storage|warranty))/;
/** 'Delivered before school starts, so by August 1'. */
const WANTED_BY = new RegExp(
  String.raw`\b(?:${WANTED})\b.*, (?:so |that is |i\.e\. )?(?:by|before|no later than) (?:the )?(?:end of )?$`,
);
/** 'A quote from another supplier with 20 week delivery' */
const OF_ANOTHER =
  /\b(?:(?:another|other|different|competing) (?:suppliers?|vendors?|sources?|quotes?|dealers?|shop)|competitors?|somebody else|someone else)\b[^;]{0,60}$/;
/** 'You said ten weeks' is our own time. */
const OF_SELLER =
  /\byou(?: guys| all)? (?:just |also )?(?:said|told (?:us|me)|quoted(?: us| me)?|promised|gave (?:us|me)|mentioned|offered|listed|show(?:ed)?)\b[^.;]{0,40}$/;
/** 'Must be in Levelland before ginning starts September 1'. */
const BEFORE_START =
  /\b(?:before|by the time) (?:the |our )?(?:[a-z]+ ){1,4}(?:starts?|begins?|opens?),? (?:on |in )?$/;
/** 'Shutdown starts December 21, need it by then'. */
const BY_THEN = /^[^.;?!]{0,60}\b(?:need|want|requir|deliver|must)\w*\b[^;?!]{0,60}\bby then\b/;
/** 'Paterson, New Jersey; January 29, 2027': where and when. */
const PLACE_ALONE = /^\s*[a-z][a-z .'-]{1,30}, [a-z][a-z ]{1,20} ?[;-] ?(?:on )?$/;
/** 'Price on one pad, to Dayton, OH by February 15'. */
const PLACE_BY = /\b(?:to|in|at) [a-z][a-z .'-]{1,30}, [a-z]{2},? (?:by|before|no later than|nlt) $/;
const HEADING = /(?:^|\n)[\s\d.]*(?:delivery|shipment|shipping|livraison)[^\n.]{0,20}\n[^\n]*$/;
const REACH = 110;
const MAX_TIMES = 500;

/** When the customer wants the units: a date beside a word of delivery, weeks, or 'ASAP'; the latest message counts. */
export function dateIn(messages: readonly Words[], today: string): DateFound | null {
  for (const words of messages) {
    const best = wantedIn(withoutQuestions(plainOf(words.text).replaceAll('_', ' ')), today);
    if (best)
      return {
        value: best.value,
        start: words.sourceOf(best.start),
        end: words.sourceOf(best.end - 1) + 1,
        ...(best.doubt === undefined ? {} : { doubt: best.doubt }),
      };
  }
  return null;
}

/** 'Does the 16 week lead time still hold?' is about our lead time. */
const OUR_TIME =
  /(?<=^|[.?!\n])(?=[^.?!\n]{0,120}\blead[- ]?times?\b)(?=[^.?!\n]{0,120}\b(?:still|hold|valid|what|your|current|is)\b)[^.?!\n]{1,160}\?/g;
const withoutQuestions = (text: string): string => text.replaceAll(OUR_TIME, (words) => ' '.repeat(words.length));

interface Weighed extends TimeFound {
  readonly weight: number;
}

/** The best founded date: an exact one before a month, a word of delivery before a mere 'by'. */
function wantedIn(text: string, today: string): TimeFound | null {
  const all: Weighed[] = [];
  const days: TimeFound[] = [];
  let covered = 0;
  for (const each of withYears(text, timesIn(text.replaceAll('\n', ' '), today).slice(0, MAX_TIMES))) {
    if (each.start < covered) continue;
    const weight = weightOf(text, each);
    if (each.rank < 30) {
      covered = each.end;
      days.push(each);
    }
    if (weight > 0) all.push({ ...each, value: beforeMonth(text, each), weight });
  }
  const [best] = all.sort(
    (a, b) => b.weight - a.weight || Number(isVague(a)) - Number(isVague(b)) || a.start - b.start,
  );
  return best ? endOfSpan(text, best, days) : null;
}

const isVague = ({ rank }: TimeFound): boolean => rank > 19 || isMonth(rank);

/** 'Before July 2027' is June 30. */
function beforeMonth(text: string, { start, rank, value }: TimeFound): string {
  if (
    !(rank === MONTH_OF_YEAR || isMonth(rank)) ||
    !/\b(?:before|prior to) $/.test(text.slice(Math.max(0, start - 12), start))
  )
    return value;
  return new Date(Date.UTC(Number(value.slice(0, 4)), Number(value.slice(5, 7)) - 1, 0)).toISOString().slice(0, 10);
}

/** Of 'January 15 to January 30' the second. */
function endOfSpan(text: string, first: TimeFound, days: readonly TimeFound[]): TimeFound {
  const last = days.find(({ start, rank }) => start > first.start && start < first.end + 10 && rank < 20);
  const isSpan = last && /^\s?(?:-|to|and|through|thru)\s?$/.test(text.slice(first.end, last.start));
  return isSpan && first.rank < 20 ? last : first;
}

/** 0 if the date is of something else, 2 after a word of delivery, 1 after a mere 'by'. */
function weightOf(text: string, { start, end, rank, value }: TimeFound): number {
  const before = sentenceBefore(text, start);
  const after = (text.slice(end, end + 40).split(/\n\s*\n/)[0] ?? '').replaceAll('\n', ' ');
  const nearest = nearestOf(before);
  if (value === 'ASAP') return isOfAnswer(before, after) ? 0 : 0.5;
  if (AFTER_OTHER.test(after) || OF_ANOTHER.test(before) || (rank >= 20 && OF_SELLER.test(before))) return 0;
  if (rank < 20 && (BEFORE_START.test(before) || BY_THEN.test(text.slice(end, end + 130).replaceAll('\n', ' '))))
    return 2;
  if (rank === MONTH_OF_YEAR && DATE_LABEL.test(before)) return 1;
  if (AFTER_WANTED.test(after))
    return nearest === 'other' && !/^\s?(?:aro|deliver|ship|after|from)/.test(after) ? 0 : 2;
  if (nearest === 'other') return rank < 20 && (WANTED_BY.test(before) || PLACE_BY.test(before)) ? 1 : 0;
  if (rank >= 20) return nearest === 'wanted' || isOnlyTime(before, after) ? 2 : 0;
  if (isMonth(rank) && !MONTH_LEAD.test(before)) return 0;
  if (rank < 20 && PLACE_ALONE.test(text.slice(text.lastIndexOf('\n', start) + 1, start))) return 2;
  return nearest === 'wanted' || HEADING.test(text.slice(Math.max(0, start - REACH), start))
    ? 2
    : BY.test(before)
      ? 1
      : 0;
}

/** 'Date: June 2027' is no day of a letter. */
const MONTH_OF_YEAR = 11;
const DATE_LABEL = /(?:^|[.;] ?)date ?: ?$/;

/** Months and quarters without a day. */
const isMonth = (rank: number): boolean => rank === 12;

/** The words before a date in its sentence. */
function sentenceBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - REACH), start);
  const cut =
    /^[^]*(?:[!?;](?=\s)|(?<!\b(?:no|dec|nov|oct|sept?|aug|jan|feb|mar|apr|approx|whse|dest|st|ave|rd|wks?|del|deliv|f\.o\.b))\.\s|\n\s*\n|\n(?=\s*(?:[-*•]\s|\(?[a-z0-9]{1,2}[.)]\s|\d+(?:\.\d+)+\s|[a-z][a-z ]{1,24}:\s)))/.exec(
      before,
    );
  return before.slice(cut?.[0].length ?? 0).replaceAll('\n', ' ');
}

function nearestOf(before: string): 'wanted' | 'other' | null {
  const last = [...before.matchAll(CONTEXT)].at(-1);
  return last ? (last[1] === undefined ? 'other' : 'wanted') : null;
}

/** '6 wks' at the end of a list of requirements. */
const isOnlyTime = (before: string, after: string): boolean =>
  /(?:[,/]|\bw\/in|\bwithin|\bin) ?(?:approx\.? |about |max(?:imum)? |under )?$/.test(before) &&
  /^\s?(?:[.,]?\s?$|or (?:less|sooner)|max)/.test(after);

/** 'Please quote ASAP' hurries the answer. */
const isOfAnswer = (before: string, after: string): boolean =>
  (/\b(?:quote|quotation|pricing|prices?|bid|reply|respon\w+|call(?: me)?|get back|let me know|answer|numbers?|advise|confirm|send|budget)\b[^,;]{0,30}$/.test(
    before,
  ) &&
    !/\b(?:deliver\w*|ship\w*|units?|transformers?|kva|want)\b[^,;]{0,30}$/.test(before)) ||
  /^ (?:quote|pricing|price|response|reply|answer)/.test(after);
