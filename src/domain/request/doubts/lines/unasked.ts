import type { LineReading } from '../../../../contract/requests/reading';
import type { Clause } from '../../text/clauses';
import { asks, isAsked } from '../facts';

const SPARSE = 'The text says little of this unit and much of the other one.';
const BESIDE = 'The text asks for the units of other lines, not for this one.';
const NOT_ASKED = 'The text asks for no transformer.';

type Line = readonly LineReading[];

const doubted = (line: Line, reason: string): LineReading[] =>
  line.map((each) => ({ ...each, status: 'assumed', reason: each.reason ?? reason }));

/** Lines that the text may not ask for are uncertain and come after the others. */
export function withUnaskedLast(lines: readonly LineReading[][], clauses: readonly Clause[]): LineReading[][] {
  const doubts = lines.length === 1 ? doubtsOfOne(lines, clauses) : (sparse(lines) ?? beside(lines, clauses));
  return [
    ...lines.filter((_, at) => doubts[at] === undefined),
    ...lines.flatMap((line, at) => (doubts[at] === undefined ? [] : [doubted(line, doubts[at])])),
  ];
}

type Doubts = readonly (string | undefined)[];

/** What a text says of each of its units. */
const OF_ANY: ReadonlySet<string> = new Set(['kva_rating', 'quantity', 'phase', 'unit_type']);
const LITTLE = 1;
const MUCH = 5;

/** How much a text says of one line alone. */
const ownOf = (line: Line, other: Line): number =>
  line.filter(
    ({ field, passage }) =>
      passage !== null &&
      !OF_ANY.has(field) &&
      !other.some((each) => each.field === field && each.passage?.start === passage.start),
  ).length;

/** Of two lines the one of which the text says nearly nothing, if it says much of the other: '500 kVA for the bank'. */
function sparse([first, second, third]: readonly Line[]): Doubts | null {
  if (!first || !second || third) return null;
  const [a, b] = [ownOf(first, second), ownOf(second, first)];
  if (Math.min(a, b) > LITTLE || Math.max(a, b) < MUCH) return null;
  if (a < b) return [SPARSE];
  return isAdded(second) ? null : [undefined, SPARSE];
}

/** 'Plus 1x 300 kVA, 208Y/120'. */
const isAdded = (line: Line): boolean =>
  line.some(({ field, status }) => field === 'quantity' && status === 'read') &&
  line.some(({ field }) => field === 'secondary_voltage_kv');

/** A sentence, not the bare words of a specification. */
const SENTENCE =
  /\b(?:i|my|we|our|he|his|she|her|they|their|is|was|are|has|have|had|does|did|do|how|what|were|been|says)\b|'s\b/;
/** Of a unit that exists: its plate, the year of its make. */
const OF_UNIT = /\b(?:name ?)?plate\b|\b(?:19[4-9]|20[012])\d\b/;

/** The units in a paragraph without a demand, if another sentence asks for a unit. */
function beside(lines: readonly Line[], clauses: readonly Clause[]): Doubts {
  const places = lines.map((line) => placeOf(line, clauses));
  const isDemand = (at: number): boolean => clauses.slice(at, at + 1).some(isAsked);
  if (!places.some((at) => at >= 0 && isDemand(at))) return [];
  /** A count alone asks for nothing beside a sentence that asks. */
  const isExplicit = places.some((at) => clauses.slice(at, at + 1).some(({ text }) => asks(text)));
  return places.map((at) => {
    const text = clauses[at]?.text ?? '';
    const isAccount = SENTENCE.test(text) || OF_UNIT.test(text);
    const isOf = isExplicit && isState(clauses[at]) ? ({ text: each }: Clause) => asks(each) : isAsked;
    return isAccount && !paragraphTo(at, clauses).some(isOf) ? BESIDE : undefined;
  });
}

/** 'The bank is 150 kVA', no item of a list. */
const STATE =
  /^(?:the|our|his|her|their|this|that|each|it|there)\b[^,;:]* (?:is|are|was|were|has|have|had|runs?|holds?)\b/;
const isState = (clause: Clause | undefined): boolean =>
  clause !== undefined && clause.label === null && STATE.test(clause.text.split(/(?<!\d)\. /).at(-1) ?? '');

/** The clause that names the rating of a line, else its voltage. */
function placeOf(line: Line, clauses: readonly Clause[]): number {
  const named = line.find(({ field }) => field === 'kva_rating') ?? line.find(({ field }) => field.endsWith('_kv'));
  const start = named?.passage?.start ?? -1;
  return clauses.findIndex(({ at }) => start >= (at[0] ?? 0) && start < (at.at(-1) ?? 0));
}

/** The clauses of a paragraph up to one of them. */
function paragraphTo(at: number, clauses: readonly Clause[]): readonly Clause[] {
  const start = clauses.findLastIndex(({ startsParagraph }, index) => startsParagraph && index <= at);
  return clauses.slice(Math.max(0, start), at + 1);
}

/** Further words of those who look for a unit. */
const LOOKS =
  /\b(?:any(?:body|one)?|chance|lead time|takes?|goes? in|available|stock|find|buying|purchase|seek(?:ing)?|provide|supply|furnish|ship\w*|deliver\w*|price|cost|much|okay|ok|fine|would)\b/;
/** Laymen name no connection. */
const CONNECTED = /\d(?:GrdY|[DY])\b/;
const PERSON = /\b(?:i|my|we|our|he|his|she|her|they|their|how|what)\b/;
/** 'If you received it in error, please delete it.' */
const NOTICE = /\b(?:confidential|in error|intended recipient|unsubscribe|virus)\b/;
const FEW = 5;

/** 'Last week a contractor opened the door of a 1500 kVA unit'. */
const STORY =
  /^(?:[^,:]{1,30}: )?(?:(?:last|this) (?:week|month|year|spring|summer|fall|winter|night)|yesterday|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:19|20)\d\d),? (?:an?|the|one|two|our|some) (?:[\w-]+ ){1,3}(?:[a-z]{3,}ed|fell|broke|blew|got|took|was|were)\b/;
const DEMAND =
  /\b(?:please|pls|quot\w*|pric\w*|rfq|bid|buy|purchase|order|need(?:s|ed)?|want|looking|replacement|offer|cost|available|deliver\w*|ship\w*)\b/;

/** 'How does the green box work? My dad says it is a 50 kVA transformer'. */
function doubtsOfOne([line = []]: readonly Line[], clauses: readonly Clause[]): Doubts {
  const text = clauses[placeOf(line, clauses)]?.text ?? '';
  const isShort =
    !line.some(({ value }) => CONNECTED.test(value)) && line.filter(({ status }) => status === 'read').length <= FEW;
  const isTalk =
    PERSON.test(text) &&
    !clauses.some((clause) => !NOTICE.test(clause.text) && (isAsked(clause) || LOOKS.test(clause.text)));
  const isStory = STORY.test(text) && !clauses.some((clause) => DEMAND.test(clause.text));
  return isShort && (isTalk || isStory) ? [NOT_ASKED] : [];
}
