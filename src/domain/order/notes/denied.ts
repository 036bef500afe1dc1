const DENIED_BEFORE = /(?:\b(?:not|no|never|without|cannot|nobody)|n't)(?: [\w-]+){0,4} $/i;
const DENIED_AFTER = /^ (?:(?:is|are|was|were) )?(?:not\b|un(?:necessary|wanted)|optional|n't)/i;

/** Enough for the words of a denial; long texts would take long for each find. */
const NEAR = 80;

/** Something found in a text. */
export type Found = Pick<RegExpExecArray, 0 | 'index' | 'input'>;

/** The text before and after what was found, as far as it can belong to it. */
export const around = ({ 0: found, index, input }: Found) => ({
  before: input.slice(Math.max(0, index - NEAR), index),
  after: input.slice(index + found.length, index + found.length + NEAR),
});

/** Whether the words around what was found deny it: 'no FR3', 'copper is not required'. */
export function isDenied(found: Found): boolean {
  const { before, after } = around(found);
  return DENIED_BEFORE.test(before) || DENIED_AFTER.test(after);
}
