import { workedEstimateSchema } from '../../../src/contract/estimates/figures';
import { differences } from '../../../src/domain/estimates/differences';
import { approvalReasons } from '../../../src/domain/estimates/approvalReasons';
import { groundsText } from '../../../src/domain/estimates/grounds';
import { moneyLines } from '../../../src/domain/estimates/moneyLines';
import { recompute, workOut } from '../../../src/domain/estimates/workOut';
import { estimatedUnit, ratesNamed, someGrounds, someInputs } from '../builders/estimates';

const worked = (inputs = someInputs(), grounds = someGrounds()) => ({ inputs, worked: workOut(inputs, grounds) });

test('an estimate comes to what the comparison says of the same options', () => {
  const inputs = someInputs({
    replacementCabinet: true,
    additionalCabinetCost: '300',
    reTank: true,
    reTankCost: '100',
  });
  // 40,000 less 20,000 of the unit, 2,500 and 300 of the cabinet and 100 of labor
  expect(workOut(inputs, someGrounds()).figures).toMatchObject({
    ...{ salePrice: 40_000, priceOrigin: 'order', cost: 20_000, materials: 2_800, labor: 100, totalCost: 22_800 },
    ...{ margin: 17_100, marginPercentage: 42.75, tone: 'good', isComplete: true },
  });
});

test('a price that was entered comes before that of the order', () => {
  const { figures } = workOut(someInputs({}, { price: 25_000 }), someGrounds());
  expect(figures).toMatchObject({ salePrice: 25_000, margin: 5_000, marginPercentage: 20, tone: 'bad' });
});

test('an old estimate is kept with all that it needs to be worked out again to the same figures', () => {
  const inputs = someInputs({ turnPull: true });
  const before = workOut(inputs, someGrounds());
  const read = workedEstimateSchema.parse(JSON.parse(JSON.stringify(before)));
  expect(workOut(inputs, read)).toEqual(before);
  expect(Object.keys(before.unit)).not.toContain('serial');
});

test('where the money goes adds up to the cost, line by line', () => {
  const inputs = someInputs({ turnPull: true, feedConversion: true, replacementCabinet: true, reTank: true });
  const lines = moneyLines(worked({ ...inputs, options: { ...inputs.options, reTankCost: '9000' } }));
  const told = Object.fromEntries(lines.map(({ line, value }) => [line, value]));
  expect(told).toEqual({
    price: 40_000,
    ...{ unit: 10_000, unitLabor: 3_000, unitMaterials: 2_040, fr3: 4_960, turnPull: 3_500, rewind: 0 },
    ...{ feedConversion: 800, replacementCabinet: 2_500, additionalCabinet: 0, reTank: 9_000 },
    ...{ total: 35_800, margin: 4_200, marginPercentage: 10.5 },
  });
});

test('recomputed as of today, the difference is told line by line', () => {
  const then = worked();
  const unit = estimatedUnit({ unit_cost: 12_000, jcm_total_cost: 22_000 });
  const today = recompute(then, unit, { salePrice: 40_000 }, ratesNamed({ goodMargin: 35 }, '2026-11-01'));
  expect(differences(then, { inputs: then.inputs, worked: today })).toEqual([
    { line: 'unit', label: 'Unit', kind: 'dollars', then: 10_000, now: 12_000, change: 2_000 },
    { line: 'total', label: 'All costs', kind: 'dollars', then: 20_000, now: 22_000, change: 2_000 },
    { line: 'margin', label: 'Margin', kind: 'dollars', then: 20_000, now: 18_000, change: -2_000 },
    { line: 'marginPercentage', label: 'Margin %', kind: 'percent', then: 50, now: 45, change: -5 },
  ]);
  expect(differences(then, then)).toEqual([]);
});

test('costs that are not recorded in parts are one line', () => {
  const unit = estimatedUnit({ unit_cost: null });
  const then = worked();
  const now = worked(someInputs(), someGrounds({ unit }));
  expect(differences(then, now)).toContainEqual(
    expect.objectContaining({ line: 'unit', then: 10_000, now: 20_000, change: 10_000 }),
  );
  expect(differences(then, now)).toContainEqual(
    expect.objectContaining({ line: 'unitLabor', then: 3_000, now: null, change: null }),
  );
});

test('chosen work whose cost nobody knows makes no margin certain, and needs an approval; a volume is no ground', () => {
  const unit = estimatedUnit({ jcm_result: null, needed_work: [], jcm_total_cost: 15_040 });
  const inputs = someInputs({
    fr3Enabled: true,
    fr3EstimatedGallons: '620',
    turnPull: true,
    reTank: true,
    reTankCost: '',
  });
  const bare = workOut(inputs, someGrounds({ unit: { ...unit, oil_volume: undefined } }));
  expect(bare.figures).toMatchObject({ unpriced: ['fr3', 'turnPull', 'reTank'], isComplete: false, tone: null });
  expect(approvalReasons(inputs, bare)).toEqual(['Its margin is not known for sure: a cost is not recorded.']);
  const measured = workOut(inputs, someGrounds({ unit: { ...unit, oil_volume: '300.4' } }));
  const ratesInForce = { ...ratesNamed().values, distances: [] };
  expect(groundsText({ inputs, worked: measured, ratesInForce })).toBe(
    groundsText({ inputs, worked: bare, ratesInForce }),
  );
});

test('more gallons entered than the fill counts need an approval', () => {
  const worth = (gallons: string) => {
    const inputs = someInputs({ fr3EstimatedGallons: gallons });
    return approvalReasons(inputs, workOut(inputs, someGrounds({ unit: estimatedUnit({ oil_volume: '300.4' }) })));
  };
  expect(worth('300')).toEqual([]);
  expect(worth('620')).toEqual(['Its FR3 fill counts 300 gallons, those of the unit, and 620 are entered.']);
});
