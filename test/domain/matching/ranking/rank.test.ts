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

test('a unit that can serve comes before one that cannot, even with the lower score', () => {
  // Phase, kVA, voltages, taps, bushings, fusing and order type not recorded: nothing is known to fail.
  const unknown = { phase: null, kva: null, primaryVoltage: null, secondaryVoltage: null, taps: null, fusing: null };
  expectBefore(unknown, { kva: 300 });
});

test('of equal scores, the one with fewer gaps comes first', () => {
  expectBefore({}, { fluid: 'R-Temp', unitCost: 1 });
  expectBefore({}, { cabinetNeedsReplacing: true, unitCost: 1 });
  expectBefore({}, { impedancePct: 6, unitCost: 1 });
});

test('of as many gaps, those with fewer of unknown cost come first', () => {
  const radial = { bushConfiguration: 'Radial Feed Dead Front' };
  expectBefore({ ...radial, feedConversionCost: 9_000 }, { ...radial, feedConversionCost: null, unitCost: 1 });
  expectBefore({ ...radial, feedConversionCost: 9_000 }, { ...radial, feedConversionCost: 0, unitCost: 1 });
  expectBefore({ cabinetNeedsReplacing: true }, { fluid: 'R-Temp', unitCost: 1 });
});

test.each([
  ['feed conversion', { bushConfiguration: 'Radial Feed Dead Front' }, 'feedConversionCost', {}],
  ['turn pull', { primaryVoltage: '13200D' }, 'turnPullCost', {}],
  ['FR3 fill', {}, 'fr3FillCost', { oil_type: 'FR3' }],
  ['replacement cabinet', { cabinetNeedsReplacing: true }, 'replacementCabinetCost', {}],
  ['re-tank', { tankNeedsReplacing: true }, 'retankCost', {}],
] as const)('a cheaper %s decides, before margin', (_, unit, cost, quote) => {
  expectBefore({ ...unit, [cost]: 700 }, { ...unit, [cost]: 800, unitCost: 1 }, quote);
});

test('of gaps equally dear, those with the higher margin percentage come first', () => {
  expectBefore({ unitCost: 9_000, location: 'Austin' }, { unitCost: 10_000 });
  expectBefore({ listPrice: 27_000, location: 'Austin' }, { listPrice: 26_000 }, { sale_price: null });
  expectBefore({ location: 'Austin' }, { listPrice: null }, { sale_price: null });
});

test('where the order has a price, no list price decides', () => {
  expectBefore({ listPrice: 1_000 }, { listPrice: 99_000, location: 'Austin' });
});

test('needed work of a known cost lowers the margin that decides', () => {
  // Both need one gap of 800 dollars closed; the first is 100 dollars cheaper with all of it.
  const radial = { bushConfiguration: 'Radial Feed Dead Front' };
  expectBefore({ ...radial, unitCost: 9_900, location: 'Austin' }, radial);
});

test.each(['unitCost', 'laborCost', 'materialsCost'] as const)(
  'without a recorded %s the margin is unknown and comes after the lowest that is known; 0 is recorded',
  (cost) => {
    expectBefore({ unitCost: 900_000, location: 'Austin' }, { [cost]: null });
    expectBefore({ [cost]: 0, location: 'Austin' }, { [cost]: null });
  },
);

test('of equal margins, the nearer unit comes first; an unknown place is far', () => {
  expectBefore({ location: 'Phoenix, AZ' }, { location: 'Sacramento' });
  expectBefore({ location: 'Portland' }, { location: 'Nowhere' });
});

test('of units equal in all this, the lower serial comes first, numbers as numbers', () => {
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
])('a limit of %p of three units gives %p', (limit, expected) => {
  expect(
    order(
      ['3', '2', '1'].map((serial) => aCandidate({ serial })),
      limit,
    ),
  ).toEqual(expected);
});

test('the order of the inventory never matters, and scores never rise among those that can serve, nor among the rest', () => {
  const inventory = fc.uniqueArray(candidates(manySerials), { selector: ({ serial }) => serial, maxLength: 30 });
  fc.assert(
    fc.property(requirements, inventory, (requirement, units) => {
      const ranked = rank(requirement, units, 20);
      expect(rank(requirement, [...units].reverse(), 20).map(({ candidate }) => candidate)).toEqual(
        ranked.map(({ candidate }) => candidate),
      );
      const scores = ranked.map(({ score }) => (score.canServe ? 2 : 0) + score.score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }),
  );
});
