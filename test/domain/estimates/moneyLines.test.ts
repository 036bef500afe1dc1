import fc from 'fast-check';
import { moneyLines, differences, moneySideBySide } from '../../../src/domain/estimates/moneyLines';
import { workOut, recompute } from '../../../src/domain/estimates/workOut';
import { anEstimate, estimatedUnit, everyAddOn, manyInputs, someGrounds, ratesNamed } from '../builders/estimates';
import { forAll } from '../builders/forAll';

const reported = (...of: Parameters<typeof anEstimate>) =>
  Object.fromEntries(moneyLines(anEstimate(...of)).map(({ line, value }) => [line, value]));
const OFF = { feedConversion: 0, replacementCabinet: 0, additionalCabinet: 0, reTank: 0 };

test('the parts add up to the cost', () => {
  expect(reported({ ...everyAddOn, reTankCost: '9000', additionalCabinetCost: '300.5' })).toEqual({
    price: 40_000,
    ...{ unit: 10_000, unitLabor: 3_000, unitMaterials: 2_040, fr3: 4_960, turnPull: 3_500, rewind: 0 },
    ...{ feedConversion: 800, replacementCabinet: 2_500, additionalCabinet: 300.5, reTank: 9_000 },
    ...{ total: 36_100.5, margin: 3_899.5, marginPercentage: 9.74875 },
  });
});

test('lines are read from the price over the parts of the cost to the margin, in dollars but for the last', () => {
  const lines = moneyLines(anEstimate());
  expect(lines.map(({ label }) => label)).toEqual([
    ...['Sale price', 'Unit', 'Unit labor', 'Unit materials', 'FR3 fill', 'Turn pull', 'Rewind', 'Feed conversion'],
    ...['Replacement cabinet', 'Additional cabinet', 'Re-tank', 'All costs', 'Margin', 'Margin %'],
  ]);
  expect(lines.filter(({ role }) => role === 'sum').map(({ line }) => line)).toEqual([
    ...['price', 'total', 'margin', 'marginPercentage'],
  ]);
  expect(lines.filter(({ kind }) => kind === 'percent').map(({ line }) => line)).toEqual(['marginPercentage']);
});

test.each([
  ['not named', { unit_cost: null }, 20_000],
  ['not what the cost adds up to', { unit_cost: 10_000.01 }, 20_000],
  ['not there at all', { unit_cost: null, jcm_total_cost: null }, null],
])('if the parts of a cost are %s, the unit with its work is one line', (_, fields, value) => {
  const lines = moneyLines(anEstimate({}, {}, { unit: estimatedUnit(fields) }));
  expect(lines.slice(0, 3).map(({ label, value: dollars }) => [label, dollars])).toEqual([
    ['Sale price', 40_000],
    ['Unit with its work', value],
    ['Feed conversion', 0],
  ]);
});

test('a part that is not recorded has no amount, and the others retain theirs', () => {
  const unit = estimatedUnit({ labor_cost: null, jcm_total_cost: 17_000 });
  expect(reported({}, {}, { unit })).toMatchObject({
    unit: 10_000,
    unitLabor: null,
    unitMaterials: 2_040,
    total: 17_000,
  });
});

test("a rewind beyond the order's type is a part; a removed fill is a part of $0", () => {
  const needed_work = [
    { work: 'fr3', cost: 4_960 },
    { work: 'rewind', cost: 1_200.75 },
  ];
  expect(reported({ fr3Enabled: false }, {}, { unit: estimatedUnit({ needed_work }) })).toEqual({
    ...{ price: 40_000, unit: 10_000, unitLabor: 3_000, unitMaterials: 2_040, fr3: 0, turnPull: 0, rewind: 1_200.75 },
    // 15,040 + 1,200.75; 23,759.25 / 40,000
    ...{ ...OFF, total: 16_240.75, margin: 23_759.25, marginPercentage: 59.398125 },
  });
});

test('inputs of switched-off work do not count', () => {
  expect(reported({ additionalCabinetCost: '300', reTankCost: '9000' })).toMatchObject({ ...OFF, total: 20_000 });
});

test('to the cent, the parts are all costs, and all costs and margin are the price', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999 });
  const costs = fc.record({ unit_cost: cents, labor_cost: cents, materials_cost: cents, fr3: cents });
  forAll(costs, manyInputs, cents, fc.boolean(), ({ fr3, ...own }, inputs, price, areNamed) => {
    const base = Object.values(own).reduce((sum, each) => sum + each, fr3);
    const named = Object.fromEntries(Object.entries(own).map(([name, each]) => [name, areNamed ? each / 100 : null]));
    const unit = estimatedUnit({
      ...{ ...named, jcm_total_cost: base / 100, needed_work: [] },
      jcm_result: { cost_breakdown: { fr3_cost: fr3 / 100, turn_pull_cost: 3_500.01, feed_conversion_cost: 0.07 } },
    });
    const orderSalePrice = price / 100;
    const worked = workOut(inputs, someGrounds({ unit: { ...unit, m_price: null, list_price: null }, orderSalePrice }));
    const lines = moneyLines({ inputs, worked });
    const centsOf = (name: string) => Math.round((lines.find(({ line }) => line === name)?.value ?? 0) * 100);
    const parts = lines.filter(({ role }) => role === 'part');
    expect(parts.reduce((sum, { line }) => sum + centsOf(line), 0)).toBe(centsOf('total'));
    if (worked.figures.salePrice !== null) expect(centsOf('total') + centsOf('margin')).toBe(centsOf('price'));
    expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
  });
});

test('a cost that was typed for work without a recorded one says so', () => {
  const unit = estimatedUnit({ jcm_result: { cost_breakdown: { fr3_cost: 4_960 } } });
  const typed = { reTank: true, reTankCost: '1', replacementCabinet: true, additionalCabinetCost: '200' };
  const labels = moneyLines(anEstimate(typed, {}, { unit })).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Re-tank (entered by hand)', 'Additional cabinet (entered by hand)']));
  const recorded = moneyLines(anEstimate({ reTank: true, reTankCost: '9000' })).map(({ label }) => label);
  expect(recorded).toContain('Re-tank');
});

describe('differences', () => {
  const reported = (...of: Parameters<typeof differences>) =>
    differences(...of).map(({ line, then, now, change }) => [line, then, now, change]);

  test("lists the difference to today's figures line by line", () => {
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
    expect(reported(one, other)).toEqual([
      ['price', 40_000, 50_000, 10_000],
      ['turnPull', 0, 3_500, 3_500],
      ['reTank', 0, 750.5, 750.5],
      ['total', 20_000, 24_250.5, 4_250.5],
      ['margin', 20_000, 25_749.5, 5_749.5],
      ['marginPercentage', 50, 51.499, expect.closeTo(1.499, 10)], // 25,749.50 / 50,000
    ]);
  });

  test('merged costs show both amounts, removed costs only the earlier one', () => {
    const [parts, whole] = [anEstimate(), anEstimate({}, {}, { unit: estimatedUnit({ unit_cost: null }) })];
    expect(reported(parts, whole)).toEqual([
      ['unit', 10_000, 20_000, 10_000],
      ['unitLabor', 3_000, null, null],
      ['unitMaterials', 2_040, null, null],
      ['fr3', 4_960, null, null],
      ['turnPull', 0, null, null],
      ['rewind', 0, null, null],
    ]);
    // The other way round, lines that are new stand after those there were.
    expect(reported(whole, parts).map(([line, then, now]) => [line, then, now])).toEqual([
      ['unit', 20_000, 10_000],
      ['unitLabor', null, 3_000],
      ['unitMaterials', null, 2_040],
      ['fr3', null, 4_960],
      ['turnPull', null, 0],
      ['rewind', null, 0],
    ]);
  });

  test('a newly recorded cost shows no change', () => {
    const unknown = anEstimate({}, {}, { unit: estimatedUnit({ labor_cost: null, jcm_total_cost: 17_000 }) });
    expect(reported(unknown, anEstimate())).toEqual([
      ['unitLabor', null, 3_000, null],
      ['total', 17_000, 20_000, 3_000],
      ['margin', 23_000, 20_000, -3_000],
      ['marginPercentage', 57.5, 50, -7.5],
    ]);
  });

  test('changes are whole cents; less than half a cent is ignored', () => {
    const at = (unit_cost: number) => {
      const unit = estimatedUnit({ unit_cost, jcm_total_cost: unit_cost + 10_000 });
      return anEstimate({}, {}, { unit });
    };
    // 10,000.40 - 10,000.10 is 0.2999999999992724 in binary.
    expect(reported(at(10_000.1), at(10_000.4))[0]).toEqual(['unit', 10_000.1, 10_000.4, 0.3]);
    expect(differences(at(10_000), at(10_000.004))).toEqual([]);
    expect(reported(at(10_000), at(10_000.005))[0]).toEqual(['unit', 10_000, 10_000.005, 0.01]);
  });

  test('exactly the lines that differ are reported, and swapping the estimates negates every change', () => {
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
});

const shown = (estimates: Parameters<typeof moneySideBySide>[0]) =>
  moneySideBySide(estimates).map(({ label, differs, cells }) => [
    `${label}${differs ? ' ≠' : ''}`,
    ...cells.map(({ text, share }) => (share === null ? text : `${text} ${share}`)),
  ]);

test('each line shows its share of the price; lines that are 0 in every estimate are omitted', () => {
  expect(shown([anEstimate(), anEstimate({ reTank: true, reTankCost: '5000' }, { price: 50_000.5 })])).toEqual([
    ['Sale price ≠', '$40,000', '$50,000.50'],
    ['Unit', '$10,000 25.0%', '$10,000 20.0%'],
    ['Unit labor', '$3,000 7.5%', '$3,000 6.0%'],
    ['Unit materials', '$2,040 5.1%', '$2,040 4.1%'],
    ['FR3 fill', '$4,960 12.4%', '$4,960 9.9%'],
    ['Re-tank ≠', '$0', '$5,000 10.0%'],
    ['All costs ≠', '$20,000 50.0%', '$25,000 50.0%'],
    ['Margin ≠', '$20,000', '$25,000.50'],
    // 25,000.50 / 50,000.50 is 50.0005%: shown, it is the same.
    ['Margin %', '50.0%', '50.0%'],
  ]);
});

test("parts known in only one estimate are listed beside the other's", () => {
  const unit = estimatedUnit({ unit_cost: null, labor_cost: null, materials_cost: null });
  const lines = shown([anEstimate(), anEstimate({}, {}, { unit })]);
  expect(lines.find(([label]) => label === 'FR3 fill ≠')).toEqual(['FR3 fill ≠', '$4,960 12.4%', '–']);
  expect(lines.find(([label]) => label?.startsWith('All costs'))).toEqual([
    'All costs',
    '$20,000 50.0%',
    '$20,000 50.0%',
  ]);
});

test('an unrecorded cost is marked, and the margin reads as at most', () => {
  const unit = estimatedUnit({ labor_cost: null, jcm_total_cost: 17_000 });
  const lines = shown([anEstimate({}, {}, { unit })]);
  expect(lines.find(([label]) => label === 'Unit labor')).toEqual(['Unit labor', 'not recorded']);
  expect(lines.slice(-3)).toEqual([
    ['All costs', 'at least $17,000 42.5%'],
    ['Margin', 'at most $23,000'],
    ['Margin %', 'at most 57.5%'],
  ]);
});

const lineOf = (label: string, estimates: Parameters<typeof moneySideBySide>[0]) =>
  shown(estimates).find(([each]) => each?.replace(' ≠', '') === label);
/** Costs with this total. */
const costing = (jcm_total_cost: number | null, fields: Record<string, unknown> = {}) =>
  estimatedUnit({ unit_cost: null, labor_cost: null, materials_cost: null, jcm_total_cost, ...fields });

test('costs without parts are one line, and a loss is negative', () => {
  const unit = costing(50_000);
  expect(shown([anEstimate({}, {}, { unit }), anEstimate({ turnPull: true }, {}, { unit })])).toEqual([
    ['Sale price', '$40,000', '$40,000'],
    ['Unit with its work ≠', '$50,000 125.0%', '$53,500 133.8%'],
    ['All costs ≠', '$50,000 125.0%', '$53,500 133.8%'],
    ['Margin ≠', '-$10,000', '-$13,500'],
    ['Margin % ≠', '-25.0%', '-33.8%'], // 33.75
  ]);
});

test('without a price there are no shares and no margin', () => {
  const unit = costing(20_000, { m_price: null, list_price: null });
  expect(shown([anEstimate({}, {}, { unit, orderSalePrice: null })])).toEqual([
    ['Sale price', 'N/A'],
    ['Unit with its work', '$20,000'],
    ['All costs', '$20,000'],
    ['Margin', 'N/A'],
    ['Margin %', 'N/A'], // Readings: the specification's 0 without a price is shown as N/A.
  ]);
});

test('an unknown unit cost shows on every affected line', () => {
  const estimates = [anEstimate({}, {}, { unit: costing(null) }), anEstimate()];
  expect(
    ['Unit', 'Unit labor', 'FR3 fill', 'All costs', 'Margin', 'Margin %'].map((each) => lineOf(each, estimates)),
  ).toEqual([
    ['Unit ≠', 'not recorded', '$10,000 25.0%'],
    ['Unit labor ≠', '–', '$3,000 7.5%'],
    ['FR3 fill ≠', '–', '$4,960 12.4%'],
    ['All costs ≠', 'N/A', '$20,000 50.0%'],
    ['Margin ≠', 'N/A', '$20,000'],
    ['Margin % ≠', 'N/A', '50.0%'],
  ]);
});

test('margins differ if their texts differ, by their own thresholds', () => {
  const at = (cost: number, goodMargin: number) =>
    anEstimate({}, {}, { unit: costing(cost), rates: ratesNamed({ goodMargin }) });
  // 9,984 of 40,000 are 24.96%, which misses 25; 10,008 are 25.02%.
  expect(lineOf('Margin %', [at(30_016, 25), at(29_992, 25)])).toEqual(['Margin % ≠', '24.9%', '25.0%']);
  expect(lineOf('Margin %', [at(30_016, 30), at(29_992, 30)])).toEqual(['Margin %', '25.0%', '25.0%']);
  expect(lineOf('Margin %', [at(30_016, 25), at(30_016, 30)])).toEqual(['Margin % ≠', '24.9%', '25.0%']);
});

test('amounts differ by the cent, and a share of less than a tenth reads 0.0%', () => {
  const at = (additionalCabinetCost: string) =>
    anEstimate({ replacementCabinet: true, additionalCabinetCost }, { price: 40_000.01 });
  const lines = [at('9.99'), at('10')];
  expect(lineOf('Additional cabinet', lines)).toEqual(['Additional cabinet ≠', '$9.99 0.0%', '$10 0.0%']);
  expect(lineOf('Margin', lines)).toEqual(['Margin ≠', '$17,490.02', '$17,490.01']); // 40,000.01 less 22,509.99
  expect(lineOf('Sale price', lines)).toEqual(['Sale price', '$40,000.01', '$40,000.01']);
});

test('without estimates there are no lines; the order of estimates changes only the order of cells', () => {
  expect(moneySideBySide([])).toEqual([]);
  fc.assert(
    fc.property(fc.array(manyInputs, { minLength: 1, maxLength: 4 }), (all) => {
      const estimates = all.map(({ options, ...others }) => anEstimate(options, others));
      const turned = moneySideBySide([...estimates].reverse()).map(({ cells, ...line }) => ({
        ...line,
        cells: [...cells].reverse(),
      }));
      expect(turned).toEqual(moneySideBySide(estimates));
    }),
    { numRuns: 25 },
  );
});
