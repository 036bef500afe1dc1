import fc from 'fast-check';
import { verdicts } from '../../../src/contract/units/unit';
import { requirementSchema } from '../../../src/contract/orders/order';
import { exportColumns } from '../../../src/domain/comparison/comparisonExport';
import { initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../src/domain/cost/comparison/estimate';
import { sheetSpecs } from '../../../src/domain/estimates/sheet/estimateSheet';
import { gapsOf } from '../../../src/domain/specs/gaps';
import { compareSpec, specRows } from '../../../src/domain/specs/specRows';
import { compareUnitSpecs } from '../../../src/domain/specs/unitDetailStatus';
import { isGap } from '../../../src/domain/matching/features/verdict';
import { verdictText } from '../../../src/domain/specs/verdictWords';
import { anInventoryUnit } from '../builders/inventoryUnits';
import { aUnit } from '../builders/units';

const FEATURES = [...new Set(specRows.flatMap(({ feature }) => feature ?? []))];
const values = fc.constantFrom(null, '', 3, 500, '5.75', 'Copper', '12470GrdY/7200', '480Y/277', '+/-5%', 'FR3');

const units = fc
  .record({
    verdicts: fc.array(fc.constantFrom(null, ...verdicts), { minLength: FEATURES.length, maxLength: FEATURES.length }),
    isJudged: fc.boolean(),
    match: fc.constantFrom(null, true, false),
    value: values,
  })
  .map(({ verdicts: given, isJudged, match, value }) =>
    aUnit({
      ...{ phase: value, kva_rating: value, primary_voltage: value, secondary_voltage: value, impedence: value },
      ...{ bil: value, oil_volume: value, unit_width: value, total_weight: value },
      feature_match: Object.fromEntries(
        FEATURES.filter((name) => name.endsWith('_match')).map((name) => [name, match]),
      ),
      score_details: isJudged ? FEATURES.map((feature, index) => ({ feature, verdict: given[index], note: null })) : [],
    }),
  );
const requirements = values.map((value) =>
  requirementSchema.parse({
    ...{
      phase: value,
      kva_rating: value,
      primary_voltage_kv: value,
      secondary_voltage_kv: value,
      impedance_pct: value,
    },
    ...{ bil: value, oil_volume_liters: value, dim_w_in: value, weight_lbs: value },
  }),
);

test('reason, card, table, unit page, print and export say the same of every specification', () => {
  fc.assert(
    fc.property(units, requirements, (unit, requirement) => {
      const printed = sheetSpecs(requirement, unit);
      const onUnitPage = compareUnitSpecs(anInventoryUnit(), requirement, unit);
      const isCompared = onUnitPage.some(({ required }) => required !== '');
      const options = initialCostOptions(unit);
      const listed = { unit, options, estimate: estimate(unit, options, null), isBest: false };
      const exported = (title: string) =>
        exportColumns
          .find((column) => column.title === title)
          ?.of(
            { ...listed, isManual: false, isPinned: false, delivery: 'Mesa, AZ', freight: null, reservedFor: null },
            requirement,
          );
      for (const row of specRows) {
        const compared = compareSpec(row, requirement, unit);
        const { verdict, status } = compared;
        expect(printed.find(({ label }) => label === row.title)?.verdict).toBe(verdictText(compared));
        const here = onUnitPage.find(({ id }) => id === row.id);
        if (isCompared && here) expect([here.verdict, here.status]).toEqual([verdict, status]);
        expect(exported(`${row.label}: verdict`)).toBe(verdictText(compared));
        const reason = unit.score_details.find(({ feature }) => feature === row.feature)?.verdict;
        if (reason) expect(reason).toBe(verdict);
        const isListedAsGap = gapsOf(requirement, unit).some(({ feature }) => feature === row.feature);
        // By the seed's rule, what differs is a gap too.
        const isShort = isGap({ verdict }) || (!reason && verdict === 'differs');
        if (row.feature && (unit.score_details.length === 0 || reason)) expect(isListedAsGap).toBe(isShort);
      }
    }),
    { numRuns: 200 },
  );
});
