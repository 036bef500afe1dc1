import type { Constraint } from '../../../contract/matching/quote';

/** A kind of demand that notes make, and the words that make it (docs/order-notes.md). */
export interface NoteTerm {
  /** What it demands, for people. */
  name: string;
  /** What can be counted; null where no unit records it. */
  constraint: Constraint | null;
  patterns: readonly RegExp[];
  /** Words that make it something else although a pattern is there. */
  except?: RegExp;
}

const ALUMINUM = String.raw`(?:aluminum|aluminium|al(?= (?:wind|coil|wound)))`;
const COPPER = String.raw`(?:copper|cu)(?:[ -](?:windings?|wound|coils?))?`;
const ESTER = String.raw`(?:envirotemp )?(?:fr-?3|envirotemp|natural[ -]esters?|ester)(?: (?:fluid|oil|fill))?`;
const WANTED = String.raw`(?:(?:is|are|must be|would be|strongly|highly) )*(?:required|preferred|mandatory|needed|wanted|requested|specified|only|a must)`;
const REFUSED = String.raw`(?:(?:is|are) )?(?:not (?:\w+ )?(?:accept\w*|allow\w*|permit\w*|want\w*|ok|okay|an option)|unacceptable|prohibited|forbidden|excluded|ruled out)`;
const REFUSING = String.raw`\b(?:no|not|never|without|cannot|exclud(?:e|es|ing)|rejects?|refuses?|forbids?|prohibits?|(?:do|does|wo|ca|must|should)n't)`;
const FILLERS = String.raw`(?: (?:offer|quote|accept|use|supply|want|send|bid|take|propose|allow|ship|be|have|any|the|an?|units?|transformers?|with|or))*`;
const DATE = String.raw`(?:\d|the \d|end of|the end|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|q[1-4]\b|next|this|noon|spring|summer|fall|winter)`;

const copperWindings: NoteTerm = {
  name: 'Copper windings',
  constraint: 'copperWindings',
  patterns: [
    new RegExp(`${REFUSING}${FILLERS} ${ALUMINUM}\\b`),
    new RegExp(`\\b${ALUMINUM}(?:[ -](?:windings?|wound|coils?|units?))* ${REFUSED}`),
    new RegExp(`\\b${COPPER} ${WANTED}`),
    new RegExp(`\\b(?:only|must be|shall be|must have|shall have|prefers?|requires?|all)[ -]${COPPER}\\b`),
  ],
  except:
    /\b(?:aluminum|aluminium|copper)(?: \w+)? (?:cabinet|enclosure|tank|door|bus|lugs?|cables?|conductors?|ground\w*|paint|tags?)\b/,
};

const ester: NoteTerm = {
  name: 'Natural ester',
  constraint: 'ester',
  patterns: [
    new RegExp(`\\b${ESTER} ${WANTED}`),
    new RegExp(
      `\\b(?:only|preferably|prefers?|requires?|wants?|needs?|specif(?:y|ies)|ask(?:s|ed)? for|(?:must|shall|should|to) (?:be|have|use)(?: filled with)?|fill(?:ed)? with)(?: an?)? ${ESTER}\\b`,
    ),
  ],
};

const sixHoleSpades: NoteTerm = {
  name: 'Six-hole spades',
  constraint: 'sixHoleSpades',
  patterns: [/\b(?:6|six)[ -]?hole(?: \w+)? (?:spades?|pads?|terminals?|bushings?)\b/],
  except: /\bor (?:6|six)[ -]?hole\b|\b(?:6|six)[ -]?hole(?: \w+){0,2} or\b/,
};

const noPcb: NoteTerm = {
  name: 'No PCB',
  constraint: null,
  patterns: [
    /\b(?:no|without|free of|zero) (?:any )?pcbs?\b/,
    /\b(?:non[ -]pcb|pcb[ -]free)\b/,
    /\bpcbs? (?:\w+ ){0,2}(?:<|below|under|less than)/,
  ],
  except: /\bno pcbs? (?:test|report|sample|record|label)/,
};

const deliveryDate: NoteTerm = {
  name: 'Delivery date',
  constraint: null,
  patterns: [
    /\b(?:on[ -]?site|deliver(?:y|ed)?|ship(?:ped|ment)?|arrives?|needed|received|in service)\b.{0,30}\b(?:before|no later than|not later than|prior to)\b/,
    new RegExp(
      `\\b(?:on[ -]?site|deliver(?:y|ed)?|ship(?:ped|ment)?|arrives?|needed|need|required|received|in service)\\b.{0,20}\\bby ${DATE}`,
    ),
    /\bno later than\b/,
  ],
};

const deliveryAccess: NoteTerm = {
  name: 'Delivery',
  constraint: null,
  patterns: [
    /\bcranes?\b/,
    /\b(?:lift-?[ ]?gate|fork-?lift|flat-?bed|low-?boy)\b/,
    /\b(?:loading dock|no dock|dock[ -]high|dock height|without a dock)\b/,
    /\b(?:height|weight|width) (?:limit|restriction)|\b(?:max(?:imum)?\.?|overall) height\b|\b(?:low|overhead) clearance\b/,
    /\b(?:call|phone|notify)\b.{0,40}\b(?:ahead|before delivery|prior to delivery)\b/,
    /\bdelivery (?:hours|window|appointment|limit)/,
    /\bdeliver(?:y|ies|ed)?\b.{0,30}\b(?:between|only|restricted)\b/,
    /\bbridge\b/,
  ],
  except: /\bno (?:crane|fork-?lift)(?: is)? (?:needed|required|necessary)\b/,
};

const pad: NoteTerm = {
  name: 'Pad',
  constraint: null,
  patterns: [/\b(?:old|existing) pad\b/, /\bpad (?:opening|size|limits?)\b/, /\bmust fit\b/],
};

/** In the order in which they are shown: what can be counted first. */
export const noteVocabulary: readonly NoteTerm[] = [
  copperWindings,
  ester,
  sixHoleSpades,
  noPcb,
  deliveryDate,
  deliveryAccess,
  pad,
];
