import type { LineField } from '../../contract/requests/reading';
import type { PowerSpot } from '../phrases/power';
import { quantitySpots } from '../phrases/quantities';
import type { Spot } from '../phrases/spot';
import { bordersOf } from './borders';
import type { LineSpot } from './clauseSpots';
import type { Clause } from './text/clauses';
import { doubtOf, itemDoubtOf } from './doubts/statements';
import { unsureIn } from './doubts/unsure';
import { isOfOtherEquipment } from './equipment';
import { itemLabel } from './labels';
import { isRetake } from './sections/retakes';
import { kvaScopeOf, type Scope } from './scopes/scope';
import { referencesIn, scopeBefore } from './scopes/references';
import { scopedSpots } from './scopes/scopedSpots';
import { nowhere, unwantedIn } from './wanted';

/** A value with its place in the source. */
export interface Stated extends Spot<LineField> {
  readonly scope: Scope | null;
  /** Replaces an earlier statement: 'correction', 'instead', 'should be'. */
  readonly isCorrection: boolean;
  /** Of the unit to be replaced. */
  readonly isOld: boolean;
}

/** The part of a clause about one line item. */
export interface Segment {
  readonly clause: Clause;
  /** The rating that begins a line item. */
  readonly head: Stated | null;
  /** Ratings of one list, 'in 500, 750 and 1000 kVA'. */
  readonly list: readonly string[];
  readonly quantity: Stated | null;
  readonly stated: readonly Stated[];
  /** 'Both', 'all', 'each': of all items before. */
  readonly isShared: boolean;
  readonly isCorrection: boolean;
  /** Corrects the item before. */
  readonly replacesLast?: boolean;
  readonly text: string;
}

const CORRECTION =
  /\b(?:correction|corrected|scratch that|no,? wait|actually|change (?:it|that|the|this|item|line|to|from|quantity|qty|primary|secondary|voltage|size|fluid)|changed? to|make (?:it|that)|should (?:be|have been|read|say)|has to be|have to go|sorry|instead|typo|my mistake|i meant|meant|wrong|revised?|update[ds]?:?|not \d|went up|goes (?:up |down )?to (?=\d)|raised to|becomes|now need|bump|is now|now reads?|not required after all|forget)\b|\bnow\b[,.]? ?(?:not\b|$)|^(?:the |two |three )*changes? ?:|\b(?:as it (?:was|is)|same|identical|just like|like[- ]for[- ]like|apples[- ]to[- ]apples|in[- ]kind)\b[^.;]{0,60}?\b(?:but|except|only) (?:(?:in|with|for)\b|w\/)/;
/** 'It has aluminum now' corrects nothing. */
const OF_PRESENT =
  /^(?:it|they|ours|that one|this one) (?:(?:currently|presently|now|still) )?(?:has|have|had)\b[^.;]{1,60}\b(?:now|today|currently|at present)$/;
/** 'One 300 kVA, same as the 500 kVA but 208Y/120'. */
const IS_COMPARED =
  /\b(?:same as|identical to|just like|otherwise as|as (?=the|on)) ?(?:(?:for|on|the|those|that|our|your|two|three|four|\d) ?)*$/;
/** Of one clause. */
const MAX_HEADS = 20;
const SHARED =
  /\b(?:both|(?<!that's |at |after )all (?!there|you|i have)(?:of (?:them|these|the)|units?|three|four|five|items?|transformers?|pads?|pad|line|sizes?|are|with|to|must|shall|need|should|the|new|still|\d)?|each unit|every|everything|each (?:is|to|one)|for all|common to|same for|the following (?:apply|applies)|units? (?:shall|must|are|to be)|any unit|them|they|these)\b|^(?:all|each)\b/;

/** The segments of a clause in source places; `labels` are those of the items that the text can refer to. */
export function segmentsOf(
  clause: Clause,
  ratings: readonly PowerSpot[],
  keepsOld: boolean,
  labels: ReadonlySet<string>,
): Segment[] {
  const { text } = clause;
  if (isOfOtherEquipment(text)) return [];
  const heads = kvaScopeOf(text) ? [] : ratings.slice(0, MAX_HEADS);
  const isUnwantedAt = unwantedIn(text, keepsOld);
  const isOldAt = keepsOld ? unwantedIn(text, false) : nowhere;
  const wanted = heads.filter(
    ({ start }, at) => !isUnwantedAt(start) && !(at > 0 && IS_COMPARED.test(text.slice(0, start))),
  );
  const counts = withoutTotal(
    quantitySpots(text).filter(
      ({ start, end, value }) =>
        !(value !== '1' && isOldAt(start)) &&
        !heads.some((head) => start < head.end && head.start < end && start >= head.start),
    ),
    wanted,
  );
  const borders = bordersOf(text, wanted, counts);
  const unsure = unsureIn(text);
  return borders.slice(0, -1).flatMap((from, at) => {
    const to = borders[at + 1] ?? text.length;
    return segmentOf({ clause, from, to, isUnwantedAt, unsure, labels }, wanted, counts);
  });
}

/** '3 pads: 500 kVA, qty 2, and 750 kVA, qty 1': the first is the sum. */
function withoutTotal(counts: readonly LineSpot[], heads: readonly PowerSpot[]): readonly LineSpot[] {
  const [first, ...rest] = counts;
  const isTotal =
    first &&
    rest.length > 1 &&
    rest.length === heads.length &&
    first.end <= (heads[0]?.start ?? 0) &&
    rest.reduce((sum, { value }) => sum + Number(value), 0) === Number(first.value);
  return isTotal ? rest : counts;
}

interface Part {
  clause: Clause;
  from: number;
  to: number;
  isUnwantedAt: (at: number) => boolean;
  unsure: ReturnType<typeof unsureIn>;
  labels: ReadonlySet<string>;
}

const SOME_UNITS = String.raw`(?:an?|one|two|three|four|five|six|\(?\d{1,2}\)?) (?:[\w-]+ ){0,5}(?:transf\w*|xfmrs?|pad\w*|pole ?-?mou?nts?|units?)`;
/** 'Could you give us a price on a padmount?', 'What would (4) padmounts run me?' */
const ASKS_PRICE = new RegExp(
  String.raw`\b(?:pric(?:e|ing)|quot(?:e|ation)|proposal|(?:rent|sell|lease|furnish|supply|offer|get|find)(?: us| me)?) (?:(?:on|for) )?(?:an?|one|two|three|\d{1,2}) (?:[\w-]+ ){0,3}(?:transf|xfmr|pad)|\b(?:wh?at|how much) (?:would|will|do|does|could|might) ${SOME_UNITS}(?: [\w-]+){0,3} (?:run|cost|go for|set (?:us|me) back)\b|\bhow much (?:are|is|for) ${SOME_UNITS}\?$`,
);
const isQuestion = (text: string): boolean =>
  text.endsWith('?') && !ASKS_PRICE.test(text) && !/\d{3,5} ?y|\d ?kv|\b\d{3,5}[dy]/.test(text);

/** Gives a value its place in the source, and the doubt of its sentence. */
function placing({ clause, isUnwantedAt, unsure }: Part, isCorrection: boolean) {
  return (each: LineSpot, scope: Scope | null = null): Stated => ({
    ...withDoubt(each, each.doubt ?? unsure(each)),
    start: clause.at[each.start] ?? 0,
    end: (clause.at[each.end - 1] ?? 0) + 1,
    scope,
    isCorrection,
    isOld: isUnwantedAt(each.start),
  });
}

function segmentOf(part: Part, heads: readonly PowerSpot[], counts: readonly LineSpot[]): Segment[] {
  const { clause, from, to, isUnwantedAt, labels } = part;
  const text = clause.text.slice(from, to);
  const isWithin = ({ start, end }: LineSpot) => start >= from && end <= to;
  const head = heads.find(isWithin) ?? null;
  if (head === null && isQuestion(text)) return [];
  const isCorrection = (CORRECTION.test(text) && !OF_PRESENT.test(text)) || isRetake(text);
  const doubt = doubtOf(text, head !== null);
  const place = placing(part, isCorrection);
  const doubted = (each: LineSpot): LineSpot => withDoubt(each, each.doubt ?? itemDoubtOf(text));
  const wanted = Array.from(text, (char, at) => (isUnwantedAt(from + at) ? '·' : char)).join('');
  const name = nameFor(text, clause.text.slice(0, from));
  const stated = scopedSpots(name + wanted, labels).map(({ each, scope }) =>
    place(
      {
        ...each,
        ...(doubt === undefined ? {} : { doubt }),
        start: from + Math.max(0, each.start - name.length),
        end: from + each.end - name.length,
      },
      scope,
    ),
  );
  const own = counts.filter((each) => isWithin(each) && !isUnwantedAt(each.start));
  const references = head ? [] : referencesTo(clause, text, labels);
  const counted =
    references.length === 0 ? [] : own.map((each) => place(each, scopeBefore(references, each.start - from)));
  const count = references.length === 0 ? nearestCount(own, head, from) : null;
  return [
    {
      ...{
        clause,
        head: head && place(doubted(head)),
        list: head?.list ?? [],
        quantity: count && place(head ? doubted(count) : severalDoubted(count, own, text)),
        stated: [...stated, ...counted],
      },
      ...{ isShared: SHARED.test(text) || (head === null && to <= (heads[0]?.start ?? 0)), isCorrection, text },
    },
  ];
}

/** The other items that a text names. */
const referencesTo = (clause: Clause, text: string, labels: ReadonlySet<string>) =>
  referencesIn(text, labels).filter((each) => each.labels.some((label) => label !== itemLabel(clause)));

const withDoubt = (each: LineSpot, doubt: string | undefined): LineSpot =>
  doubt === undefined ? each : { ...each, doubt };

const NAMES =
  /\b(?:no[- ]load|load|total) loss(?:es)?|\bimpedance\b|%z\b|\bsecondary (?:bushings|terminals)\b|\bmax\w* (?:weight|height|width|depth)\b/g;
const ONLY_VALUE = /^ ?(?:and |, ?)?[\d.,]+ ?(?:%|k?w\b|watts?\b|in\b|inches\b|lbs?\b|-?holes?\b) (?:for|on|at) /;

/** 'No-load loss 480 W for the 300 kVA and 1150 W for the 1000 kVA': the second value has the name of the first. */
const nameFor = (text: string, before: string): string =>
  ONLY_VALUE.test(text) ? `${before.match(NAMES)?.at(-1) ?? ''} ` : '';

/** 'Building A needs two, building B needs one' */
const ADDS_UP = /\bplus\b|\bspares?\b|\b(?:needs|gets|takes|wants)\b.*\b(?:needs|gets|takes|wants)\b/;
/** 'One to install and one for the shelf' */
const ONES = /\bone (?:to|for|in|at|on)\b.*\b(?:and|plus) (?:the )?(?:one|other) (?:to|for|in|at|on|as)\b/;
const severalDoubted = (count: LineSpot, all: readonly LineSpot[], text: string): LineSpot =>
  (ADDS_UP.test(text) && all.some(({ value }) => value !== count.value)) || (all.length > 1 && ONES.test(text))
    ? withDoubt(count, 'The text names several counts.')
    : count;

function nearestCount(counts: readonly LineSpot[], head: LineSpot | null, from: number): LineSpot | null {
  if (!head) return counts[0] ?? null;
  const before = counts.filter(({ end }) => end <= head.start + 1 && end > from).at(-1);
  return before ?? counts.find(({ start }) => start >= head.start) ?? null;
}
