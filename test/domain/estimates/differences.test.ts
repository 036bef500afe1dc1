import fc from 'fast-check';
import { differences } from '../../../src/domain/estimates/differences';
import { moneyLines } from '../../../src/domain/estimates/moneyLines';
import { recompute } from '../../../src/domain/estimates/workOut';
import { anEstimate, estimatedUnit, manyInputs, ratesNamed } from '../builders/estimates';

const told = (...of: Parameters<typeof differences>) =>
  differences(...of).map(({ line, then, now, change }) => [line, then, now, change]);

test('recomputed as of today, the difference is told line by line', () => {
  const then = anEstimate();
  const unit = estimatedUnit({ unit_cost: 12_000, jcm_total_cost: 22_000 });
  const today = recompute(
    then,
    unit,
    { salePrice: 40_000, freight: null },
    ratesNamed({ goodMargin: 35 }, '2026-11-01'),
  );
  expect(differences(then, { inputs: then.inputs, worked: today })).toEqual([
    { line: 'unit', label: 'Unit', kind: 'dollars', then: 10_000, now: 12_000, change: 2_000 },
    { line: 'total', label: 'All costs', kind: 'dollars', then: 20_000, now: 22_000, change: 2_000 },
    { line: 'margin', label: 'Margin', kind: 'dollars', then: 20_000, now: 18_000, change: -2_000 },
    { line: 'marginPercentage', label: 'Margin %', kind: 'percent', then: 50, now: 45, change: -5 },
  ]);
  expect(differences(then, then)).toEqual([]);
});

test('two variants of a job differ by their work and price', () => {
  const [one, other] = [
    anEstimate(),
    anEstimate({ turnPull: true, reTank: true, reTankCost: '750.5' }, { price: 50_000 }),
  ];
  expect(told(one, other)).toEqual([
    ['price', 40_000, 50_000, 10_000],
    ['turnPull', 0, 3_500, 3_500],
    ['reTank', 0, 750.5, 750.5],
    ['total', 20_000, 24_250.5, 4_250.5],
    ['margin', 20_000, 25_749.5, 5_749.5],
    ['marginPercentage', 50, 51.499, expect.closeTo(1.499, 10)], // 25,749.50 / 50,000
  ]);
});

test('costs that become one line are there with both amounts, those that are gone without one now', () => {
  const [parts, whole] = [anEstimate(), anEstimate({}, {}, { unit: estimatedUnit({ unit_cost: null }) })];
  expect(told(parts, whole)).toEqual([
    ['unit', 10_000, 20_000, 10_000],
    ['unitLabor', 3_000, null, null],
    ['unitMaterials', 2_040, null, null],
    ['fr3', 4_960, null, null],
    ['turnPull', 0, null, null],
    ['rewind', 0, null, null],
  ]);
  // The other way round, lines that are new stand after those there were.
  expect(told(whole, parts).map(([line, then, now]) => [line, then, now])).toEqual([
    ['unit', 20_000, 10_000],
    ['unitLabor', null, 3_000],
    ['unitMaterials', null, 2_040],
    ['fr3', null, 4_960],
    ['turnPull', null, 0],
    ['rewind', null, 0],
  ]);
});

test('a cost that becomes known has no change to speak of', () => {
  const unknown = anEstimate({}, {}, { unit: estimatedUnit({ labor_cost: null, jcm_total_cost: 17_000 }) });
  expect(told(unknown, anEstimate())).toEqual([
    ['unitLabor', null, 3_000, null],
    ['total', 17_000, 20_000, 3_000],
    ['margin', 23_000, 20_000, -3_000],
    ['marginPercentage', 57.5, 50, -7.5],
  ]);
});

test('changes are whole cents, and less than half a cent is none', () => {
  const at = (unit_cost: number) => {
    const unit = estimatedUnit({ unit_cost, jcm_total_cost: unit_cost + 10_000 });
    return anEstimate({}, {}, { unit });
  };
  // 10,000.40 - 10,000.10 is 0.2999999999992724 in binary.
  expect(told(at(10_000.1), at(10_000.4))[0]).toEqual(['unit', 10_000.1, 10_000.4, 0.3]);
  expect(differences(at(10_000), at(10_000.004))).toEqual([]);
  expect(told(at(10_000), at(10_000.005))[0]).toEqual(['unit', 10_000, 10_000.005, 0.01]);
});

test('told are exactly the lines that are not the same, and back again every change is turned round', () => {
  fc.assert(
    fc.property(manyInputs, manyInputs, fc.boolean(), (a, b, isNamed) => {
      const unit = isNamed ? estimatedUnit() : estimatedUnit({ labor_cost: null });
      const then = anEstimate(a.options, a);
      const now = anEstimate(b.options, b, { unit });
      const valueOf = (of: typeof then, name: string) =>
        moneyLines(of).find(({ line }) => line === name)?.value ?? null;
      const names = new Set([...moneyLines(then), ...moneyLines(now)].map(({ line }) => line));
      const different = [...names].filter((name) => valueOf(then, name) !== valueOf(now, name));
      expect(
        differences(then, now)
          .map(({ line }) => line)
          .sort(),
      ).toEqual(different.sort());
      const back = new Map(differences(now, then).map((each) => [each.line, each]));
      for (const { line, then: before, now: after, change } of differences(then, now))
        expect(back.get(line)).toMatchObject({ then: after, now: before, change: change === null ? null : -change });
    }),
    { numRuns: 40 },
  );
});
