import fc from 'fast-check';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { rank } from '../../../../src/domain/matching/ranking/rank';
import { candidates, manySerials, requirements } from '../../builders/arbitraries';
import { aCandidate, aRequirement } from '../../builders/units';

const order = (units: Candidate[], limit = 50, quote = {}) =>
  rank(aRequirement(quote), units, limit).map(({ candidate }) => candidate.serial);

/** `better` must come before `worse`, whichever is given first; its serial would place it last. */
const expectBefore = (better: Partial<Candidate>, worse: Partial<Candidate>, quote = {}) => {
  const [first, second] = [aCandidate({ ...better, serial: '2' }), aCandidate({ ...worse, serial: '1' })];
  expect(order([first, second], 50, quote)).toEqual(['2', '1']);
  expect(order([second, first], 50, quote)).toEqual(['2', '1']);
};

test('the higher score comes first', () => {
  expectBefore({}, { kva: 750 });
});

test('of equal scores, fewer gaps', () => {
  expectBefore({}, { fluid: 'R-Temp', listPrice: 99_000 });
});

test.each([
  ['feed conversion', { bushConfiguration: 'Radial Feed Dead Front' }, 'feedConversionCost', {}],
  ['turn pull', { primaryVoltage: '13200D' }, 'turnPullCost', {}],
  ['FR3 fill', {}, 'fr3FillCost', { oil_type: 'FR3' }],
] as const)('a cheaper %s decides, before margin', (_, unit, cost, quote) => {
  expectBefore({ ...unit, [cost]: 700 }, { ...unit, [cost]: 800, listPrice: 99_000 }, quote);
});

test('of gaps equally dear, the higher margin percentage', () => {
  expectBefore({ listPrice: 27_000, location: 'Austin' }, { listPrice: 26_000 });
  expectBefore({ location: 'Austin' }, { listPrice: null }, { sale_price: null });
});

test('of equal margins, the nearer; an unknown place is far', () => {
  expectBefore({ location: 'Phoenix, AZ' }, { location: 'Sacramento' });
  expectBefore({ location: 'Portland' }, { location: 'Nowhere' });
});

test('of units equal in all this, the lower serial, numbers as numbers', () => {
  const units = ['10', '9', '09', 'IC10', 'IC9', 'b', 'A'].map((serial) => aCandidate({ serial }));
  const expected = ['09', '9', '10', 'A', 'b', 'IC9', 'IC10'];
  expect(order(units)).toEqual(expected);
  expect(order([...units].reverse())).toEqual(expected);
});

test('units without any price do not upset the order', () => {
  const units = ['3', '1', '2'].map((serial) => aCandidate({ serial, listPrice: null, location: null }));
  expect(order(units, 50, { sale_price: null })).toEqual(['1', '2', '3']);
});

test.each([
  [0, []],
  [-1, []],
  [2, ['1', '2']],
  [9, ['1', '2', '3']],
])('limit %p of three units gives %p', (limit, expected) => {
  expect(
    order(
      ['3', '2', '1'].map((serial) => aCandidate({ serial })),
      limit,
    ),
  ).toEqual(expected);
});

test('the order of the inventory never matters, and scores never rise down the list', () => {
  const inventory = fc.uniqueArray(candidates(manySerials), { selector: ({ serial }) => serial, maxLength: 30 });
  fc.assert(
    fc.property(requirements, inventory, (requirement, units) => {
      const ranked = rank(requirement, units, 20);
      expect(rank(requirement, [...units].reverse(), 20).map(({ candidate }) => candidate)).toEqual(
        ranked.map(({ candidate }) => candidate),
      );
      const scores = ranked.map(({ score }) => score.score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }),
  );
});
