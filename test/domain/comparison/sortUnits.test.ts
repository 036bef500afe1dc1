import type { Unit } from '../../../src/contract/unit/unit';
import { sortUnits } from '../../../src/domain/comparison/sortUnits';
import { aUnit } from '../builders/units';

const serials = (units: readonly Unit[]) => units.map(({ serial }) => serial);
const scored = (serial: string, match_score: number | null, margin_percentage: number | null = null) =>
  aUnit({ serial, match_score, margin_percentage });

describe('sortUnits', () => {
  const units = [scored('a', 0.5, 10), scored('b', null, null), scored('c', 0.9, 10), scored('d', 0.5, 40)];
  const marginOf = (unit: Unit) => unit.margin_percentage;

  test('specs: best match first, ties in the order of the server, no score last', () => {
    expect(serials(sortUnits(units, 'specs', marginOf))).toEqual(['c', 'a', 'd', 'b']);
  });

  test('margin: highest live margin first', () => {
    expect(serials(sortUnits(units, 'margin', marginOf))).toEqual(['d', 'a', 'c', 'b']);
  });

  test('several units without a value keep their order, and the list given is left alone', () => {
    const given = [scored('x', null), scored('y', null), scored('z', 0.1)];
    expect(serials(sortUnits(given, 'specs', marginOf))).toEqual(['z', 'x', 'y']);
    expect(serials(given)).toEqual(['x', 'y', 'z']);
  });
});
