import fc from 'fast-check';
import { rank } from '../../../src/domain/matching/ranking/rank';
import { scoreUnit } from '../../../src/domain/matching/ranking/scoreUnit';
import { toMatchRequirement } from '../../../src/domain/matching/reading/requirement';
import { askedByBook, bookUnits } from './bookArbitraries';
import { judgeByTheBook, type Asked, type BookJudgment, type BookUnit } from './byTheBook';
import { rankByTheBook } from './rankByTheBook';

const requirementOf = ({ quote, fusing, impedancePct }: Asked) => toMatchRequirement(quote, { fusing, impedancePct });

/** What the product judges, in the words of the book. */
function judged(unit: BookUnit, asked: Asked): BookJudgment {
  const { features, score, canServe, neededWork } = scoreUnit(requirementOf(asked), unit);
  return {
    verdicts: Object.fromEntries(features.map(({ feature, verdict }) => [feature, verdict])),
    score,
    canServe,
    work: Object.fromEntries(neededWork.map(({ work, cost }) => [work, cost])),
  };
}

test('the product and the book agree on every verdict, score and needed work', () => {
  fc.assert(
    fc.property(bookUnits(fc.constant('70001')), askedByBook, (unit, asked) => {
      expect(judged(unit, asked)).toEqual(judgeByTheBook(unit, asked));
    }),
    { numRuns: 10_000 },
  );
});

test('the product and the book put any list in the same order', () => {
  const serials = fc.integer({ min: 1, max: 999_999 }).map(String);
  const lists = fc.uniqueArray(bookUnits(serials), { selector: ({ serial }) => serial, maxLength: 40 });
  fc.assert(
    fc.property(lists, askedByBook, (units, asked) => {
      const ranked = rank(requirementOf(asked), units, units.length);
      expect(ranked.map(({ candidate }) => candidate.serial)).toEqual(
        rankByTheBook(units, asked).map(({ serial }) => serial),
      );
    }),
    { numRuns: 500 },
  );
});
