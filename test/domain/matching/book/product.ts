import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import { toMatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import type { Rates } from '../../../../src/domain/rates/rates';
import type { Requested, BookUnit } from './finding';
import type { BookJudgment } from './judge';
import { cents } from './money/cents';

export const requirementOf = ({ quote, fusing, impedancePct }: Requested) =>
  toMatchRequirement(quote, { fusing, impedancePct });

const centsOrNull = (dollars: number | null) => (dollars === null ? null : cents(dollars));

/** What the product judges, in the words of the book. */
export function judgedByProduct(requested: Requested, unit: BookUnit, rates: Rates): BookJudgment {
  const score = scoreUnit(requirementOf(requested), unit, rates);
  return {
    verdicts: Object.fromEntries(score.features.map(({ feature, verdict }) => [feature, verdict])),
    class: score.fit.class,
    score: score.score === null ? null : cents(score.score),
    works: Object.fromEntries(score.neededWork.map(({ work, cost }) => [work, centsOrNull(cost)])),
    margin: {
      price: centsOrNull(score.price),
      margin: centsOrNull(score.margin),
      percent: score.marginPercentage,
      complete: score.isComplete,
    },
  };
}
