import { bestSerial } from '../../../../src/domain/comparison/best/bestUnit';
import { aUnit } from '../../builders/units';

const scored = (serial: string, match_score: number | null) => aUnit({ serial, match_score });

test.each([
  [[scored('a', 0.2), scored('b', 0.9), scored('c', 0.9)], 'b'],
  [[scored('a', null), scored('b', 0)], 'b'],
  [[scored('a', null)], null],
  [[], null],
])('the best unit of case %#', (units, expected) => {
  expect(bestSerial(units)).toBe(expected);
});
