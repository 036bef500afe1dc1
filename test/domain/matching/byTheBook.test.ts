import fc from 'fast-check';
import { rank } from '../../../src/domain/matching/ranking/rank';
import { requiredByBook, bookRates, bookUnits, nearUnits } from './book/arbitraries';
import { judge } from './book/judge';
import { judgedByProduct, requirementOf } from './book/product';
import { rankByTheBook } from './book/rank';

const pairs = requiredByBook.chain((requested) =>
  fc.record({
    requested: fc.constant(requested),
    unit: fc.oneof(nearUnits(requested, fc.constant('70001')), bookUnits(fc.constant('70001'))),
    rates: bookRates,
  }),
);

test('the product and the book agree on every verdict, class, score, needed work and margin', () => {
  fc.assert(
    fc.property(pairs, ({ requested, unit, rates }) => {
      expect(judgedByProduct(requested, unit, rates)).toEqual(judge(requested, unit, rates));
    }),
    { numRuns: 10_000 },
  );
});

const serials = fc.integer({ min: 1, max: 999_999 }).map(String);
const lists = requiredByBook.chain((requested) =>
  fc.record({
    requested: fc.constant(requested),
    rates: bookRates,
    units: fc.uniqueArray(fc.oneof(nearUnits(requested, serials), bookUnits(serials)), {
      selector: ({ serial }) => serial,
      maxLength: 40,
    }),
  }),
);

test('the product and the book put any list in the same order', () => {
  fc.assert(
    fc.property(lists, ({ requested, rates, units }) => {
      const ranked = rank(requirementOf(requested), units, units.length, rates);
      expect(ranked.map(({ candidate }) => candidate.serial)).toEqual(
        rankByTheBook(units, requested, rates).map(({ unit }) => unit.serial),
      );
    }),
    { numRuns: 500 },
  );
});
