/**
 * How a text mentions a thing: it states it, allows it ('aluminum is fine'), denies it ('no FR3', 'non-ester'), or
 * withdraws a requirement ('copper is not required', 'no objection to aluminum').
 */
export type Said = 'said' | 'allowed' | 'denied' | 'withdrawn';

/** Something found in a text. */
export type Found = Pick<RegExpExecArray, 0 | 'index' | 'input'>;

/** Characters that can belong to a denial; searching a long text at each find would be slow. */
const NEAR = 80;

/** A text, normalized for reading. */
export const plainText = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** The text before and after a match, limited to NEAR characters. */
export const around = ({ 0: found, index, input }: Found) => ({
  before: plainText(input.slice(Math.max(0, index - NEAR), index)),
  after: plainText(input.slice(index + found.length, index + found.length + NEAR)),
});

const FILLER = String.raw`(?:any|anything|an?|the|of|be|to|for|uses?|using|accept|offer|quote|supply|want|send|bid|take|propose|allow|ship|have|with|w\/|or|fill(?:ed)?|natural|is|straight|units?|transformers?)`;
const DENIED_BEFORE = new RegExp(
  String.raw`(?:\b(?:no|not|non|nor|neither|never|nothing(?! (?:but|except|other|less))|without|free of|except|exclud(?:es?|ing)|avoids?|cannot|rejects?|refuses?|forbids?|prohibits?|other than|any(?: \w+)? (?:but|except)|anything but|forget|instead of|in lieu of|in place of|as opposed to|rather than)|n't)(?:[\s-]+(?:${FILLER}|(?:buy|want|need|accept|quote|offer) ?:))*[\s-]*$`,
);
/** A negation of other words: 'does not require FR3', 'does not exclude aluminum'. */
const NEGATED_BEFORE =
  /(?:\b(?:no(?! changes?\b)|not|never|nobody|neither|none(?: of (?:them|these|those|the \w+))?|without|cannot)|n't)(?:\s+[\w-]+){0,4}\s*$/;
const BE = String.raw`(?:\s+(?:is|are|was|were|be|do|does|must|shall|should|will|wo|would|can?|may))?`;
const NOT = String.raw`\s*(?:not\b|n't)`;
const WITHDRAWN_AFTER = new RegExp(
  String.raw`^${BE}${NOT}\s+(?:an?\s+)?(?:\w+\s+)?(?:required|needed|necessary|mandatory|must|requirement|problem|issue|concern|matter)\b|^${BE}\s+(?:un(?:necessary|wanted)|optional)\b`,
);
const DENIED_AFTER = new RegExp(
  String.raw`^(?:\s+(?:is\s+|are\s+)?no\s+longer|\s+(?:is|are)\s+out(?!\s+of)|(?:\s+(?:units?|transformers?))?\s+(?:will|shall|would)\s+be\s+(?:rejected|refused|disqualified|returned|sent back)|\s+(?:is|are)\s+(?:(?:now )?banned|barred|off the table|an? no[\s-]?go|out of the question))\b|^[\s-]*free\b(?!-|\s+(?:of|breathing|standing)\b)|^(?:\s+(?:units?|transformers?|windings?|fluids?|liquids?|oils?|equipment))?${BE}(?:${NOT}(?!\s+(?:affected|changed|changing|negotiable|in question|up for)\b)|\s+(?:unacceptable|prohibited|forbidden|refused|rejected|disallowed|excluded|ruled out|out of the question|struck|deleted|no good)|\s+no good\b)`,
);
const ALLOWED_AFTER =
  /^\s+(?:(?:is|are|would be)\s+)?(?:also\s+)?(?:fine|ok|okay|acceptable|accepted|allowed|permitted)\b/;

/** Whether the words around a find require, allow or deny it. */
export function saidOf({ before, after }: { before: string; after: string }): Said {
  if (WITHDRAWN_AFTER.test(after)) return 'withdrawn';
  const denial = DENIED_BEFORE.exec(before);
  if (denial) return NEGATED_BEFORE.test(before.slice(0, denial.index)) ? 'withdrawn' : 'denied';
  if (DENIED_AFTER.test(after)) return 'denied';
  if (NEGATED_BEFORE.test(before)) return 'withdrawn';
  return ALLOWED_AFTER.test(after) ? 'allowed' : 'said';
}

/** Whether the words between two things deny the second one alone: 'copper, not aluminum'. */
export function deniesNext(between: string): boolean {
  const denial = DENIED_BEFORE.exec(between);
  return denial !== null && /^[\s,]*$/.test(between.slice(0, denial.index));
}

/** Whether the words around a find deny it or take it back. */
export function isDenied(found: Found): boolean {
  const said = saidOf(around(found));
  return said === 'denied' || said === 'withdrawn';
}

const OR_AFTER = /^ or (?!equal|equiv|better|similar|approved)/;

/** One of several that would do: 'FR3 or mineral oil', but not 'FR3 or equal'. */
export function isAlternative(found: Found): boolean {
  const { before, after } = around(found);
  return /\bor $/.test(before) || OR_AFTER.test(after);
}
