import { workedEstimateSchema } from '../../../src/contract/estimates/figures';
import { wholeSentence } from '../../../src/domain/access/sentence';
import { approvalReasons } from '../../../src/domain/estimates/approvalReasons';
import { jobOf } from '../../../src/domain/estimates/whatIf/job';
import { priceForMargin } from '../../../src/domain/estimates/whatIf/priceForMargin';
import {
  figuresOf,
  storedRates,
  recompute,
  workOut,
  chosenOptions,
  costOptionsOf,
  uncountedWork,
} from '../../../src/domain/estimates/workOut';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { estimatedUnit, ratesNamed, someGrounds, someInputs, everyAddOn, manyInputs } from '../builders/estimates';
import { changeCostOption, initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { aPricedUnit } from '../builders/comparisonUnits';
import { forAll } from '../builders/forAll';

/** 18,777.86 = 11,234.56 the unit + 3,015.45 labor + 2,040.10 materials + 2,487.75 for 310 gallons of FR3, which it needs. */
const costs = { unit_cost: 11_234.56, labor_cost: 3_015.45, materials_cost: 2_040.1, jcm_total_cost: 18_777.86 };
const breakdown = {
  ...{ fr3_cost: 2_487.75, turn_pull_cost: 3_500, feed_conversion_cost: 812.35 },
  ...{ replacement_cabinet_cost: 2_500.4, retank_cost: 9_000 },
};
const needed = ['fr3', 'turnPull'].map((work) => ({ work, cost: null }));
const jobUnit = (fields: Record<string, unknown> = {}) =>
  estimatedUnit({
    ...{ ...costs, m_price: 41_250.5, oil_volume: '310.00', serial: '0484872', comments: 'Hold for QA.' },
    ...{ jcm_result: { cost_breakdown: breakdown }, needed_work: needed },
    ...fields,
  });
const jobInputs = (price: number | null = null) =>
  someInputs(
    {
      ...{ fr3EstimatedGallons: '310', turnPull: true, turnPullDetails: '1', feedConversion: true },
      ...{ replacementCabinet: true, additionalCabinetCost: '150.25', reTank: true, reTankCost: '8750.5' },
    },
    { price },
  );
const jobGrounds = { unit: jobUnit(), orderSalePrice: 41_250.5, rates: ratesNamed() };

describe('a whole job, from its choices to a price that brings the margin', () => {
  test('a job is worked out to the cent, with all of its work', () => {
    const { marginPercentage, profitPercentage, ...amounts } = workOut(jobInputs(), jobGrounds).figures;
    expect(amounts).toEqual({
      ...{ salePrice: 41_250.5, priceOrigin: 'order', listPrice: 27_250 },
      cost: 22_277.86, // 18,777.86 + 3,500 of the turn pull
      costParts: {
        ...{ unit: 11_234.56, labor: 3_015.45, materials: 2_040.1 },
        ...{ fr3Fill: 2_487.75, turnPull: 3_500, rewind: 0 },
      },
      materials: 3_463, // 812.35 + 2,500.40 + 150.25
      labor: 8_750.5,
      totalCost: 25_740.86, // Without labor.
      margin: 6_759.14, // 41,250.50 - 34,491.36
      ...{ tone: 'bad', goodMargin: 30, isComplete: true },
      ...{ unpriced: [], unrecorded: [], omitted: [], byRates: [] },
    });
    expect(marginPercentage).toBeCloseTo(16.385595, 6);
    expect(profitPercentage).toBeCloseTo(-1.114405, 6); // 17.5 points less
  });

  test('it needs an approval for its margin and for labor below the recorded 9,000', () => {
    expect(approvalReasons(jobInputs(), workOut(jobInputs(), jobGrounds)).map(wholeSentence)).toEqual([
      'Its margin is below 30%, the margin on Settings.',
      'Its re-tank is entered below the cost that is recorded.',
    ]);
  });

  test('it brings 30% from the cent on that the what-if names', () => {
    const lowest = 49_273.38; // 34,491.36 / 0.7 = 49,273.371…
    expect(priceForMargin(jobOf({ inputs: jobInputs(), worked: workOut(jobInputs(), jobGrounds) }), 30)).toBe(lowest);
    const tones = [lowest, 49_273.37].map((price) => workOut(jobInputs(price), jobGrounds).figures.tone);
    expect(tones).toEqual(['good', 'bad']);
  });

  test('as of today, dearer labor of the unit and a lower price of the order are in its figures, and nothing of then is', () => {
    const unit = jobUnit({ labor_cost: 3_115.45, jcm_total_cost: 18_877.86, m_price: 40_000 });
    const then = { inputs: jobInputs(), worked: workOut(jobInputs(), jobGrounds) };
    const today = recompute(
      then,
      unit,
      { salePrice: 40_000, freight: null },
      ratesNamed({ goodMargin: 10 }, '2026-12-01'),
    );
    // 100 more: 34,591.36; 5,408.64 of 40,000 are 13.5216%.
    expect(today.figures).toMatchObject({
      salePrice: 40_000,
      margin: 5_408.64,
      marginPercentage: 13.5216,
      tone: 'good',
    });
    expect([today.rates.holdsFrom, today.rates.values.goodMargin, today.orderSalePrice]).toEqual([
      '2026-12-01',
      10,
      40_000,
    ]);
  });
});

test('a stored estimate can be recomputed to the same figures', () => {
  const inputs = someInputs({ turnPull: true });
  const before = workOut(inputs, someGrounds());
  const read = workedEstimateSchema.parse(JSON.parse(JSON.stringify(before)));
  expect(workOut(inputs, read)).toEqual(before);
  expect(Object.keys(before.unit)).not.toContain('serial');
});

test.each([
  [null, 40_000, 40_000, 'order'],
  [40_000, 40_000, 40_000, 'order'], // The order's own price, typed.
  [27_250, 40_000, 27_250, 'list'],
  [25_000, 40_000, 25_000, 'unit'],
  [0.01, null, 0.01, 'unit'],
])(
  'of a price entered as %p, and one of the order of %p, %p counts, of %s',
  (price, orderSalePrice, salePrice, priceOrigin) => {
    const { figures } = workOut(someInputs({}, { price }), someGrounds({ orderSalePrice }));
    expect(figures).toMatchObject({ salePrice, priceOrigin });
  },
);

test('an order without a price brings the list price of its unit, and without that no margin', () => {
  const at = (fields: Record<string, unknown>) =>
    workOut(someInputs(), someGrounds({ unit: estimatedUnit({ m_price: null, ...fields }), orderSalePrice: null }))
      .figures;
  expect(at({})).toMatchObject({ salePrice: 27_250, priceOrigin: 'list', margin: 7_250 });
  expect(at({ list_price: null })).toMatchObject({ salePrice: null, margin: null, marginPercentage: 0, tone: null });
});

describe('chosen work whose cost no one knows', () => {
  const unit = estimatedUnit({ jcm_result: null, needed_work: [], jcm_total_cost: 15_040 });
  const chosen = { fr3Enabled: false, fr3EstimatedGallons: '', turnPull: true, reTank: true, reTankCost: '' };
  const figures = (
    change: Parameters<typeof someInputs>[0] = {},
    fields: Record<string, unknown> = {},
    price = 40_000,
    notes = '',
  ) => figuresOf(someInputs({ ...chosen, ...change }, { price, notes }), someGrounds({ unit: { ...unit, ...fields } }));

  test('with chosen work of unknown cost no margin is good', () => {
    // 24,960 at most; 62.4%.
    expect(figures()).toMatchObject({
      ...{ margin: 24_960, marginPercentage: 62.4, tone: null, isComplete: false, unpriced: ['turnPull', 'reTank'] },
    });
  });

  test('a margin that is bad even so stays bad', () => {
    expect(figures({}, {}, 15_100)).toMatchObject({ margin: 60, tone: 'bad', isComplete: false });
  });

  test('work that is needed and chosen is named once, what is needed first', () => {
    const needed_work = ['rewind', 'reTank'].map((work) => ({ work, cost: null }));
    expect(figures({ feedConversion: true }, { needed_work }).unpriced).toEqual([
      ...['rewind', 'reTank', 'turnPull', 'feedConversion'],
    ]);
  });

  test('turned off or with an amount entered and a note, it is certain', () => {
    const change = { turnPull: false, reTankCost: '750' };
    expect(figures(change)).toMatchObject({ margin: 24_210, tone: null, isComplete: false, unpriced: ['reTank'] });
    expect(figures(change, {}, 40_000, 'As the shop offered it.')).toMatchObject({
      ...{ margin: 24_210, tone: 'good', isComplete: true, unpriced: [] },
    });
  });

  test('a needed re-tank without a recorded cost is known by what was typed for it, with a note', () => {
    const unit = estimatedUnit({
      jcm_result: { cost_breakdown: { fr3_cost: 4_960 } },
      needed_work: [
        { work: 'fr3', cost: 4_960 },
        { work: 'reTank', cost: null },
      ],
    });
    const typed = (notes: string) =>
      figuresOf(someInputs({ reTank: true, reTankCost: '1' }, { notes }), someGrounds({ unit }));
    // 40,000 - 20,000 - 1.
    expect(typed('')).toMatchObject({ margin: 19_999, isComplete: false, unpriced: ['reTank'], tone: null });
    expect(typed('As told by the shop.')).toMatchObject({
      ...{ margin: 19_999, isComplete: true, unpriced: [], tone: 'good' },
    });
  });
});

test('stores the costing fields of the unit, its volume if known, and rates without distances', () => {
  const retained = [
    ...['jcm_total_cost', 'unit_cost', 'labor_cost', 'materials_cost', 'jcm_result', 'm_price', 'list_price'],
    ...['requires_turn_pull', 'can_serve', 'needed_work', 'oil_volume'],
  ];
  const { unit } = workOut(jobInputs(), jobGrounds);
  expect(Object.keys(unit).sort()).toEqual(retained.sort());
  expect(unit.oil_volume).toBe('310.00');
  expect(workOut(jobInputs(), { ...jobGrounds, unit: jobUnit({ oil_volume: null }) }).unit.oil_volume).toBeNull();
  const { distances, ...values } = DEFAULT_RATES;
  expect(storedRates({ id: 3, holdsFrom: '2026-11-01', values: { ...values, distances: [...distances] } })).toEqual({
    ...{ id: 3, holdsFrom: '2026-11-01', values },
  });
});

test('a worked estimate without a volume, as it was saved once, is worked out again without one', () => {
  const { oil_volume: _volume, ...unit } = jobUnit();
  const before = workOut(jobInputs(), { ...jobGrounds, unit });
  expect(before.unit).not.toHaveProperty('oil_volume');
  const read = workedEstimateSchema.parse(JSON.parse(JSON.stringify(before)));
  expect(workOut(jobInputs(), read).figures).toEqual(before.figures);
});

test('freight does not change figures; without freight rates it is absent', () => {
  const freight = { kind: 'known', dollars: 2_640, miles: 1_220, pounds: 10_300, hasPermit: false } as const;
  const [plain, freighted] = [workOut(jobInputs(), jobGrounds), workOut(jobInputs(), { ...jobGrounds, freight })];
  expect(freighted).toEqual({ ...plain, freight });
  expect(workOut(jobInputs(), { ...jobGrounds, freight: null })).not.toHaveProperty('freight');
});

test("stores the choices without the unit's costs", () => {
  const options = changeCostOption(initialCostOptions(estimatedUnit({ oil_volume: 310 })), { reTank: true });
  expect(chosenOptions(options)).toEqual({
    ...{ fr3Enabled: true, fr3EstimatedGallons: '310', turnPull: false, turnPullDetails: '' },
    ...{
      reTank: true,
      reTankCost: '9000',
      feedConversion: false,
      replacementCabinet: false,
      additionalCabinetCost: '',
    },
  });
});

test('the same choices for a unit whose costs changed have its new costs, and what was entered', () => {
  const { options } = someInputs({ ...everyAddOn, reTankCost: '750', additionalCabinetCost: '300' });
  const dearer = aPricedUnit({ feed_conversion_cost: 900.5, replacement_cabinet_cost: 2_600, retank_cost: 9_900 });
  expect(costOptionsOf(dearer, options)).toEqual({
    ...options,
    ...{ feedConversionCost: 900.5, replacementCabinetCost: 2_600, reTankServerCost: 9_900 },
  });
});

test('for the same unit, choices are the same options again', () => {
  forAll(manyInputs, ({ options }) => {
    expect(chosenOptions(costOptionsOf(estimatedUnit(), options))).toEqual(options);
  });
  const start = initialCostOptions(estimatedUnit());
  expect(costOptionsOf(estimatedUnit(), chosenOptions(start))).toEqual(start);
});

test('a cost that only the needed work names is read from there', () => {
  const unit = aPricedUnit({}, { jcm_result: null, needed_work: [{ work: 'feedConversion', cost: 640.25 }] });
  expect(costOptionsOf(unit, someInputs().options)).toMatchObject({ feedConversionCost: 640.25, reTankServerCost: 0 });
});

const bare = aPricedUnit({}, { jcm_result: null, needed_work: [] });
const off = { fr3Enabled: false, fr3EstimatedGallons: '' };

test.each([
  [{ fr3Enabled: true, fr3EstimatedGallons: '620' }, ['fr3']],
  [{ ...off, turnPull: true, turnPullDetails: '2' }, ['turnPull']],
  [{ ...off, feedConversion: true }, ['feedConversion']],
  [{ ...off, replacementCabinet: true }, ['replacementCabinet']],
  [{ ...off, replacementCabinet: true, additionalCabinetCost: '0.00' }, ['replacementCabinet']],
  [{ ...off, replacementCabinet: true, additionalCabinetCost: '.01' }, []],
  [{ ...off, reTank: true, reTankCost: '' }, ['reTank']],
  [{ ...off, reTank: true, reTankCost: '.' }, ['reTank']],
  [{ ...off, reTank: true, reTankCost: '1' }, []],
  [off, []],
  [everyAddOn, ['fr3', 'turnPull', 'feedConversion', 'replacementCabinet', 'reTank']],
])('of a unit without any recorded cost, work chosen as %j counts nothing for %j', (options, works) => {
  expect(uncountedWork(bare, someInputs(options).options)).toEqual(works);
});

test('recorded costs count, but not that of a re-tank: its labor is what is entered', () => {
  const chosen = (reTankCost: string) => someInputs({ ...everyAddOn, reTankCost }).options;
  expect(uncountedWork(estimatedUnit(), chosen(''))).toEqual(['reTank']);
  expect(uncountedWork(estimatedUnit(), chosen('9000'))).toEqual([]);
});
