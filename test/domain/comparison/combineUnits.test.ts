import type { Unit } from '../../../src/contract/unit/unit';
import { combineUnits } from '../../../src/domain/comparison/combineUnits';
import { aUnit } from '../builders/units';

const serials = (units: readonly Unit[]) => units.map(({ serial }) => serial);
const scored = (serial: string, match_score: number | null) => aUnit({ serial, match_score });

test('manual units come first and a unit stands once', () => {
  const combined = combineUnits([scored('m', 0.1), aUnit({ serial: 2 })], [scored('a', 0.9), scored('2', 0.8)]);
  expect(serials(combined)).toEqual(['m', 2, 'a']);
});

test('a unit added by hand leaves the recommendations, whether its serial is a number or text', () => {
  const recommended = [aUnit({ serial: 2 }), aUnit({ serial: 3 })];
  expect(serials(combineUnits([aUnit({ serial: '2' })], recommended))).toEqual(['2', 3]);
});

test('without manual units the recommendations stay as they are', () => {
  const sorted = [scored('b', 0.9), scored('a', 0.1)];
  expect(combineUnits([], sorted)).toEqual(sorted);
});
