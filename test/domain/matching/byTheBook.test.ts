import fc from 'fast-check';
import { rank } from '../../../src/domain/matching/ranking/rank';
import { askedByBook, bookRates, bookUnits, nearUnits } from './book/arbitraries';
import { judge } from './book/judge';
import { judgedByProduct, requirementOf } from './book/product';
import { rankByTheBook } from './book/rank';

const pairs = askedByBook.chain((asked) =>
  fc.record({
    asked: fc.constant(asked),
    unit: fc.oneof(nearUnits(asked, fc.constant('70001')), bookUnits(fc.constant('70001'))),
    rates: bookRates,
  }),
);

test('the product and the book agree on every verdict, class, score, needed work and margin', () => {
  fc.assert(
    fc.property(pairs, ({ asked, unit, rates }) => {
      expect(judgedByProduct(asked, unit, rates)).toEqual(judge(asked, unit, rates));
    }),
    { numRuns: 10_000 },
  );
});

const serials = fc.integer({ min: 1, max: 999_999 }).map(String);
const lists = askedByBook.chain((asked) =>
  fc.record({
    asked: fc.constant(asked),
    rates: bookRates,
    units: fc.uniqueArray(fc.oneof(nearUnits(asked, serials), bookUnits(serials)), {
      selector: ({ serial }) => serial,
      maxLength: 40,
    }),
  }),
);

test('the product and the book put any list in the same order', () => {
  fc.assert(
    fc.property(lists, ({ asked, rates, units }) => {
      const ranked = rank(requirementOf(asked), units, units.length, rates);
      expect(ranked.map(({ candidate }) => candidate.serial)).toEqual(
        rankByTheBook(units, asked, rates).map(({ unit }) => unit.serial),
      );
    }),
    { numRuns: 500 },
  );
});
