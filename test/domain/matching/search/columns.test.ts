import fc from 'fast-check';
import { evaluateUnit } from '../../../../src/domain/matching/features/evaluateUnit';
import { totalsOf, worksIn } from '../../../../src/domain/matching/ranking/totals';
import { impedanceColumn, kindColumns } from '../../../../src/domain/matching/search/columns';
import { NOTHING } from '../../../../src/domain/matching/reading/candidate';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { otherRates } from '../../builders/rates';

const columns = [...kindColumns, impedanceColumn];

test('each field lies in one column, and a search reads eight', () => {
  const fields = columns.flatMap((column) => column.fields);
  expect(columns).toHaveLength(8);
  expect(new Set(fields).size).toBe(fields.length);
});

test('what the columns come to, each by its own fields, is what the unit comes to, by any rates', () => {
  fc.assert(
    fc.property(requirements, candidates(serials), otherRates, (requirement, unit, rates) => {
      const parts = columns.map(({ fields, totals }) => {
        const own = Object.fromEntries(fields.map((field) => [field, unit[field]]));
        return totals(requirement, { ...NOTHING, ...own }, rates);
      });
      const expected = totalsOf(evaluateUnit(requirement, unit, rates), rates);
      const flags = parts.reduce((all, part) => all | part.flags, 0);
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(expected.points);
      // A turn pull beside a rewind is told by its own bit in parts, and is part of the rewind in both.
      expect(worksIn(flags)).toEqual(worksIn(expected.flags));
      expect(flags & 7).toBe(expected.flags & 7);
    }),
  );
});
