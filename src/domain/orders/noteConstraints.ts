import type { Constraint } from '../../contract/matching/quote';
import { demandIn } from '../language/demand';
import { isAlternative, isDenied } from '../language/denial';
import { fluidNames, holedSpadesIn, materialNames, inText, type Name } from '../language/things';

/** A semicolon, or a sentence end that is not a decimal point or a common abbreviation. */
const CLAUSE_END = /;|(?<!\b(?:approx|max|min|ft|qty|incl|st|e\.g|i\.e))[.!](?=\s|$)|(?<=\?)\s/i;
const BULLET = /^\s*(?:\d{1,2}[.)](?=\s)|[-–—*•])\s*/;

export function noteClauses(notes: string): string[] {
  return notes
    .split(/[\r\n]/)
    .flatMap((line) => line.replace(BULLET, '').split(CLAUSE_END))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

/** The independent parts of a clause, lower case, with single spaces and straight apostrophes. */
export function clauseParts(clause: string): string[] {
  const plain = clause.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  return plain
    .split(/,(?!\d)|(?<!\b(?:any|no)thing) but | however | although | though /)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A demand in notes (docs/guide/using-it.md). */
interface NoteTerm {
  name: string;
  /** Null if units do not record it. */
  constraint: Constraint | null;
  /** `part` is lower case. */
  isIn: (part: string) => boolean;
}

const wordsOf = <T>(names: readonly Name<T>[], ...terms: readonly T[]): string =>
  `(?:${names.flatMap(([term, words]) => (terms.includes(term) ? words : [])).join('|')})`;

const COPPER = wordsOf(materialNames, 'copper');
const ESTER = wordsOf(fluidNames, 'fr3', 'biotemp', 'naturalEster', 'ester');
const WANTED = String.raw`(?:(?:is|are|must be|would be|strongly|highly) )*(?:required|preferred|mandatory|needed|wanted|requested|specified|only|a must)`;
const DATE = String.raw`(?:\d|the \d|end of|the end|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|q[1-4]\b|next|this|noon|spring|summer|fall|winter)`;

const isDemanded = (part: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => {
    const found = pattern.exec(part);
    return found !== null && !isDenied(found);
  });

const MATERIALS = inText(materialNames);
const OF_OTHER_PARTS =
  /\b(?:aluminum|aluminium|copper)(?: \w+)? (?:cabinet|enclosure|tank|door|bus|lugs?|cables?|conductors?|ground\w*|paint|tags?)\b/;
const COPPER_WANTED = [
  new RegExp(`\\b${COPPER} ${WANTED}`),
  new RegExp(`\\b(?:only|must be|shall be|must have|shall have|prefers?|requires?|all)[ -]${COPPER}\\b`),
];

const copperWindings: NoteTerm = {
  name: 'Copper windings',
  constraint: 'copperWindings',
  isIn: (part) =>
    !OF_OTHER_PARTS.test(part) &&
    (demandIn(part, MATERIALS)?.excluded.has('aluminum') === true || isDemanded(part, COPPER_WANTED)),
};

const ESTER_WANTED = [
  new RegExp(`\\b${ESTER} ${WANTED}`),
  new RegExp(
    `\\b(?:only|preferably|prefers?|requires?|wants?|needs?|specif(?:y|ies)|ask(?:s|ed)? for|(?:must|shall|should|to) (?:be|have|use)(?: filled with)?|fill(?:ed)? with)(?: an?)? ${ESTER}\\b`,
  ),
];

const ester: NoteTerm = {
  name: 'Natural ester',
  constraint: 'ester',
  isIn: (part) => isDemanded(part, ESTER_WANTED),
};

const sixHoleSpades: NoteTerm = {
  name: 'Six-hole spades',
  constraint: 'sixHoleSpades',
  isIn: (part) =>
    holedSpadesIn(part).some(
      ({ found, holes }) => holes.length === 1 && holes[0] === 6 && !isDenied(found) && !isAlternative(found),
    ),
};

/** A demand that no unit records. 'No forklift' and 'no dock' are demands: their 'no' is not a denial. */
const shown = (name: string, patterns: readonly RegExp[], except?: RegExp): NoteTerm => ({
  name,
  constraint: null,
  isIn: (part) => except?.test(part) !== true && patterns.some((pattern) => pattern.test(part)),
});

const noPcb = shown(
  'No PCB',
  [
    /\b(?:no|without|free of|zero) (?:any )?pcbs?\b/,
    /\b(?:non[ -]pcb|pcb[ -]free)\b/,
    /\bpcbs? (?:\w+ ){0,2}(?:<|below|under|less than)/,
  ],
  /\bno pcbs? (?:test|report|sample|record|label)/,
);

const deliveryDate = shown('Delivery date', [
  /\b(?:on[ -]?site|deliver(?:y|ed)?|ship(?:ped|ment)?|arrives?|needed|received|in service)\b.{0,30}\b(?:before|no later than|not later than|prior to)\b/,
  new RegExp(
    `\\b(?:on[ -]?site|deliver(?:y|ed)?|ship(?:ped|ment)?|arrives?|needed|need|required|received|in service)\\b.{0,20}\\bby ${DATE}`,
  ),
  /\bno later than\b/,
]);

const deliveryAccess = shown(
  'Delivery',
  [
    /\bcranes?\b/,
    /\b(?:lift-?[ ]?gate|fork-?lift|flat-?bed|low-?boy)\b/,
    /\b(?:loading dock|no dock|dock[ -]high|dock height|without a dock)\b/,
    /\b(?:height|weight|width) (?:limit|restriction)|\b(?:max(?:imum)?\.?|overall) height\b|\b(?:low|overhead) clearance\b/,
    /\b(?:call|phone|notify)\b.{0,40}\b(?:ahead|before delivery|prior to delivery)\b/,
    /\bdelivery (?:hours|window|appointment|limit)/,
    /\bdeliver(?:y|ies|ed)?\b.{0,30}\b(?:between|only|restricted)\b/,
    /\bbridge\b/,
  ],
  /\bno (?:crane|fork-?lift)(?: is)? (?:needed|required|necessary)\b/,
);

const pad = shown('Pad', [/\b(?:old|existing) pad\b/, /\bpad (?:opening|size|limits?)\b/, /\bmust fit\b/]);

export const noteVocabulary: readonly NoteTerm[] = [
  copperWindings,
  ester,
  sixHoleSpades,
  noPcb,
  deliveryDate,
  deliveryAccess,
  pad,
];

export interface NoteConstraint {
  name: string;
  /** Counts once accepted; null if units do not record it. */
  constraint: Constraint | null;
  quote: string;
}

/**
 * The demands in an order's notes (docs/guide/using-it.md): countable ones once, with their first clause, others once per clause.
 * Excludes withdrawn demands ('no FR3', 'copper is not required') and questions ('copper only?').
 */
export function noteConstraints(notes: string): NoteConstraint[] {
  const clauses = [...new Set(noteClauses(notes))];
  return noteVocabulary.flatMap((term) => {
    const quotes = clauses.filter((clause) => demands(clause, term));
    const { name, constraint } = term;
    return (constraint === null ? quotes : quotes.slice(0, 1)).map((quote) => ({ name, constraint, quote }));
  });
}

const demands = (clause: string, { isIn }: NoteTerm): boolean =>
  !clause.endsWith('?') && clauseParts(clause).some(isIn);
