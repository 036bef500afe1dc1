import fc from 'fast-check';
import { proposals } from '../../../src/domain/descriptions/proposals';
import { fluidDemand, fusingDemand, secondaryBushingsIn } from '../../../src/domain/matching/reading/fittings';
import { terminalDemand } from '../../../src/domain/matching/reading/terminals';
import { windingDemand } from '../../../src/domain/matching/reading/windings';
import { noteConstraints } from '../../../src/domain/orders/noteConstraints';
import { growth, LINEAR_AT_MOST } from '../../support/growth';

/** What a field of any kind denies and asks for. */
function field(text: string) {
  const terminals = terminalDemand(text);
  const demands = [
    ...[windingDemand(text)?.high, fluidDemand(text), terminals?.feed, terminals?.front],
    ...[secondaryBushingsIn(text)?.kind],
  ].filter((demand) => demand !== null && demand !== undefined);
  const fusings = fusingDemand(text) ?? [];
  return {
    included: demands.flatMap(({ included }) => [...included]),
    excluded: [...demands, ...fusings].flatMap(({ excluded }) => [...excluded]),
  };
}

const note = (text: string) => noteConstraints(text).flatMap(({ constraint }) => constraint ?? []);
const description = (text: string) => proposals({ stock_code_long_desc: text }).map(({ value }) => value);

const ESTERS = ['fr3', 'biotemp', 'naturalEster', 'syntheticEster', 'ester'];

test.each([
  ['no aluminum', ['aluminum'], ['copperWindings'], []],
  ['no aluminum windings', ['aluminum'], ['copperWindings'], []],
  ['free of aluminum', ['aluminum'], ['copperWindings'], []],
  ['copper windings, no aluminum', ['aluminum'], ['copperWindings'], ['Copper']],
  ['copper windings, not aluminum windings', ['aluminum'], ['copperWindings'], ['Copper']],
  ['copper windings not aluminum windings', ['aluminum'], ['copperWindings'], ['Copper']],
  ['aluminum windings will not be accepted', ['aluminum'], ['copperWindings'], []],
  ['aluminum windings are fine', [], [], []],
  ['aluminum windings are not a problem', [], [], []],
  ['no objection to aluminum windings', [], [], []],
  ['copper is not required', [], [], []],
  ['copper windings are not required', [], [], []],
  ['does not require copper windings', [], [], []],
  ['does not exclude aluminum windings', [], [], []],
  ['non-ester', ESTERS, [], []],
  ['no FR3', ['fr3'], [], []],
  ["don't use FR3", ['fr3'], [], []],
  ['don’t use FR3', ['fr3'], [], []],
  ['FR3 must not be used', ['fr3'], [], []],
  ['free of FR3', ['fr3'], [], []],
  ['no silicone fluid or FR3', ['silicone', 'fr3'], [], []],
  ['mineral oil free of PCB', ['askarel'], [], ['Mineral Oil']],
  ['no PCB mineral oil', ['askarel'], [], ['Mineral Oil']],
  ['radial only, no loop', ['loop'], [], []],
  ['radial feed only, no loop feed', ['loop'], [], ['Radial Feed']],
  ['not dead front', ['dead'], [], []],
  ['no loop feed, not live front', ['loop', 'live'], [], []],
  ['without current limiting fuses', ['currentLimiting'], [], []],
  ['no Bay-O-Net or current limiting fuses', ['bayONet', 'currentLimiting'], [], []],
  ['no 6-hole spades', ['spade'], [], []],
  ['6-hole spades are not acceptable', ['spade'], [], []],
])(
  '%j denies %j as a field, demands %j as a note and states %j as a description',
  (text, excluded, demands, stated) => {
    expect(field(text).excluded.sort()).toEqual([...excluded].sort());
    expect(note(text)).toEqual(demands);
    expect(description(text)).toEqual(stated);
  },
);

const things = [
  ...['FR3', 'natural ester', 'mineral oil', 'silicone fluid', 'copper windings', 'aluminum windings'],
  ...['loop feed', 'radial feed', 'dead front', 'live front', 'full-range CLF', '6-hole spades'],
];
const denials = [
  ...['no X', 'non-X', 'not X', 'without X', 'free of X', "don't use X", 'do not offer X', 'never X', 'avoid X'],
  ...['X is not acceptable', 'X not allowed', 'X cannot be used', 'X must not be used', "X won't be accepted"],
  ...['X is prohibited', 'X excluded', 'anything but X', 'cannot use any X', 'must not be X', 'rejects X'],
];
const withdrawals = ['X is not required', 'X not needed', 'X is optional', 'no need for X', 'does not require X'];

test('whatever is denied is denied by a field, not stated by a description, and demanded by no note', () => {
  fc.assert(
    fc.property(fc.constantFrom(...things), fc.constantFrom(...denials), (thing, denial) => {
      const text = denial.replace('X', thing);
      expect([text, field(text).excluded.length > 0, field(text).included]).toEqual([text, true, []]);
      expect([text, description(text)]).toEqual([text, []]);
      expect([text, note(text)]).toEqual([text, thing === 'aluminum windings' ? ['copperWindings'] : []]);
    }),
    { numRuns: 500 },
  );
});

test('a text that is not required is neither denied nor required, in any position', () => {
  fc.assert(
    fc.property(fc.constantFrom(...things), fc.constantFrom(...withdrawals), (thing, withdrawal) => {
      const text = withdrawal.replace('X', thing);
      expect([text, field(text)]).toEqual([text, { included: [], excluded: [] }]);
      expect([text, description(text), note(text)]).toEqual([text, [], []]);
    }),
    { numRuns: 200 },
  );
});

test.each(['no ', 'no fr3 ', 'not of ', 'fr3 not ', 'or '])(
  'fields of endless %j are read in linear time',
  async (noise) => {
    expect(await growth((repeats) => field(noise.repeat(repeats)), 4_000 / noise.length)).toBeLessThan(LINEAR_AT_MOST);
  },
);
