import fc from 'fast-check';
import type { Quote } from '../../../../src/contract/matching/quote';
import { rank } from '../../../../src/domain/matching/ranking/rank';
import { rankOrders } from '../../../../src/domain/matching/ranking/rankOrders';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { unstatedFields } from '../../../../src/domain/matching/reading/unstated';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { aCandidate, aRequirement } from '../../builders/units';

const anOrder = (name: string, quote: Partial<Quote> = {}) => ({ name, requirement: aRequirement(quote) });
const ranked = (orders: ReturnType<typeof anOrder>[], limit = 20, unit: Partial<Candidate> = {}) => {
  const { best, count } = rankOrders(aCandidate(unit), orders, limit);
  return { names: best.map(({ order }) => order.name), count };
};

test('only orders that the unit can serve are offered, however close the others come', () => {
  const orders = [
    anOrder('another phase', { phase: 1 }),
    anOrder('exact'),
    anOrder('too large', { kva_rating: 2000 }),
    anOrder('delta', { primary_voltage_kv: '12470D' }),
  ];
  expect(ranked(orders)).toEqual({ names: ['exact'], count: 1 });
});

test('the unit stands best in the first: score, and so the class, then margin', () => {
  const orders = [
    anOrder('pays little', { sale_price: 20_000 }),
    anOrder('next size', { kva_rating: 300 }),
    anOrder('pays well', { sale_price: 90_000 }),
    anOrder('wants FR3', { oil_type: 'FR3', sale_price: 900_000 }),
    anOrder('wants other bushings', { sec_bush: 'Stud' }),
  ];
  // Fits, with the larger size last; then with work; then what misses a requirement.
  expect(ranked(orders).names).toEqual(['pays well', 'pays little', 'next size', 'wants FR3', 'wants other bushings']);
});

test('an order that does not state its kVA counts for no unit', () => {
  expect(ranked([anOrder('vague', { kva_rating: null }), anOrder('exact')])).toEqual({ names: ['exact'], count: 1 });
});

test('orders that tie keep the order in which they came', () => {
  const orders = [anOrder('b'), anOrder('a'), anOrder('c')];
  expect(ranked(orders).names).toEqual(['b', 'a', 'c']);
});

test.each([
  [0, []],
  [-1, []],
  [1, ['a']],
  [9, ['a', 'b']],
])('at most %p of two orders are offered, and both are counted', (limit, names) => {
  expect(ranked([anOrder('a'), anOrder('b')], limit)).toEqual({ names, count: 2 });
});

test('each comes with the score that the unit has in the list of that order', () => {
  fc.assert(
    fc.property(fc.array(requirements, { maxLength: 12 }), candidates(serials), (wanted, unit) => {
      const { best, count } = rankOrders(
        unit,
        wanted.map((requirement) => ({ requirement })),
        50,
      );
      const answerOf = (scored: { score: { reason: () => string } }) => ({
        ...scored.score,
        reason: scored.score.reason(),
      });
      const scores = wanted
        .filter((requirement) => unstatedFields(requirement).length === 0)
        .map((requirement) => rank(requirement, [unit], 1)[0]!)
        .filter(({ score }) => score.canServe);
      expect(count).toBe(scores.length);
      for (const { order, score } of best) {
        expect(answerOf({ score })).toEqual(answerOf(rank(order.requirement, [unit], 1)[0]!));
      }
    }),
  );
});
