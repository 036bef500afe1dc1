/** How a text speaks of a thing: says it, denies it ('no FR3', 'non-ester'), or takes it back ('copper is not required'). */
export type Said = 'said' | 'denied' | 'withdrawn';

const FILLER = String.raw`(?:any|an?|the|of|be|use|using|accept|offer|with|or|filled|natural)`;
const DENIED_BEFORE = new RegExp(
  String.raw`(?:\b(?:no|not|non|nor|neither|never|without|free of|except|excluding|excludes?|avoid|cannot|other than|anything but)|n't)(?:[\s-]+${FILLER})*[\s-]*$`,
);
const BE = String.raw`(?:\s+(?:is|are|was|were|be))?`;
const WITHDRAWN_AFTER = new RegExp(
  String.raw`^${BE}(?:\s+not|n't)\s+(?:\w+\s+)?(?:required|needed|necessary|mandatory)\b|^${BE}\s+(?:un(?:necessary|wanted)|optional)\b`,
);
const DENIED_AFTER = new RegExp(
  String.raw`^[\s-]*free\b|^${BE}(?:\s+not\b|n't|\s+(?:un(?:acceptable)|prohibited|forbidden|excluded|ruled out))`,
);

/** How a text in lower case speaks of what stands between `start` and `end`. */
export function saidOf(text: string, start: number, end: number): Said {
  const after = text.slice(end);
  if (WITHDRAWN_AFTER.test(after)) return 'withdrawn';
  return DENIED_BEFORE.test(text.slice(0, start)) || DENIED_AFTER.test(after) ? 'denied' : 'said';
}
