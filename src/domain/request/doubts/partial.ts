import type { Segment } from '../segments';

/** 'Unit 2', 'T-3', 'the larger one', 'the second unit': some of the items, which no label names. */
const OF_SOME =
  /\b(?:items?|lines?|lns?|lots?|units?|tags?|xfmrs?|transformers?) (?:no\.? ?|#)?(?!fr)(?:[a-h]|\d{1,2}|[a-z]{1,3}-?\d{1,3})\b(?! ?(?:k?v\b|a\b|ph|kva|each|ea\b|total|x\b|%))|(?<![\w-])(?!fr-?3|[kc]-?\d|nema|p-?\d)[a-z]{1,3}-\d{1,3}(?![\w%.-])|\bt\d\b|(?:^|[,;:.] ?(?:and )?)[a-h] (?:is|are|gets|needs|has|shall|must|will)\b|\b(?:larger|bigger|biggest|largest|smaller|smallest|first|second|third|last|other|latter|former) (?:one|two|three|units?|pads?|transformers?|items?|size)s?\b/;
/** 'All three phase, line 1 208Y/120, line 2 480Y/277'. */
const OF_NUMBERED = /[,;] ?(?:items?|lines?|lns?|lots?|units?|tags?) #?(?:\d{1,2}|[a-h])\b(?! ?(?:k?v|kva|%|ea)\b)/;
const OF_ALL = /\b(?:both|all|each|every)\b/;
const DOUBT = 'The text says it of only some of the items.';

/** With several items, statements about one without a known label are uncertain. */
export function withDoubts(segments: readonly Segment[], items: number): Segment[] {
  return items < 2
    ? [...segments]
    : segments.map((segment) =>
        segment.head ||
        segment.stated.some(({ scope }) => scope !== null) ||
        !OF_SOME.test(segment.text) ||
        (OF_ALL.test(segment.text) && !OF_NUMBERED.test(segment.text))
          ? segment
          : { ...segment, stated: segment.stated.map((each) => ({ ...each, doubt: each.doubt ?? DOUBT })) },
      );
}
