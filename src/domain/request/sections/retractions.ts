import { powerSpots } from '../../phrases/power';
import { partSpots } from '../clauseSpots';
import type { Segment } from '../segments';
import type { Clause } from '../text/clauses';

/** 'No, sorry, wrong page', 'hold on', 'scratch that' */
const TAKES_BACK =
  /\b(?:sorry|wait|wrong|mistake[ns]?|my bad|scratch|hold on|hang on|strike|oops|whoops|correction|misread|misspoke|i (?:mean|meant)|not right|let me (?:check|look|see)|take that back|never ?mind)\b/;
const MAX_LENGTH = 90;

const isRetraction = ({ text }: Clause): boolean =>
  text.length <= MAX_LENGTH && TAKES_BACK.test(text) && powerSpots(text).length === 0 && partSpots(text).length === 0;

/** What follows a retraction corrects what precedes it: '750 kVA. No, sorry, wrong page. 500 kVA'. */
export function withRetractions(segments: readonly Segment[], clauses: readonly Clause[]): readonly Segment[] {
  const after = new Set(
    clauses.filter((clause, at) => {
      const [before, between] = [clauses[at - 2], clauses[at - 1]];
      return (
        before?.message === clause.message &&
        between !== undefined &&
        clause.line <= before.lastLine + 1 &&
        isRetraction(between)
      );
    }),
  );
  if (after.size === 0) return segments;
  return segments.map((segment) =>
    after.has(segment.clause)
      ? {
          ...segment,
          isCorrection: true,
          replacesLast: true,
          stated: segment.stated.map((each) => ({ ...each, isCorrection: true })),
        }
      : segment,
  );
}
