import { unitKindDemand, unitKindOf } from '../../../../../src/domain/matching/reading/fittings/unitKind';

test.each([
  ['Three-Phase Pad', 'pad'],
  ['Single-Phase Pad', 'pad'],
  ['padmount', 'pad'],
  ['Pad-mounted', 'pad'],
  ['Pole Mount', 'pole'],
  ['overhead', 'pole'],
  ['Substation', 'substation'],
  ['unit sub', 'substation'],
  ['pad or pole', null],
  ['vault', null],
  ['', null],
  [null, null],
])('%j is mounted as %p', (text, kind) => {
  expect(unitKindOf(text)).toBe(kind);
});

test('an order may ask for several, or deny one', () => {
  expect(unitKindDemand('pad or substation')?.asked).toEqual(new Set(['pad', 'substation']));
  expect(unitKindDemand('no pole mount')).toMatchObject({ asked: new Set(), denied: new Set(['pole']) });
  expect(unitKindDemand('vault')).toBeNull();
});
