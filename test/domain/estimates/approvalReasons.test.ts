import { wholeSentence } from '../../../src/domain/access/sentence';
import { approvalReasons } from '../../../src/domain/estimates/approvalReasons';
import { groundsText } from '../../../src/domain/estimates/grounds';
import { workOut } from '../../../src/domain/estimates/workOut';
import { estimatedUnit, ratesNamed, someGrounds, someInputs } from '../builders/estimates';

const reasonsOf = (inputs = someInputs(), grounds = someGrounds()) =>
  approvalReasons(inputs, workOut(inputs, grounds)).map(wholeSentence);

test.each([
  // 20,000 of costs: 30 % of 28,571.43 are 8,571.43, the margin; a cent less is below.
  ['a margin at that of the rates needs no approval', someInputs({}, { price: 28_571.43 }), []],
  ['a cent below it does', someInputs({}, { price: 28_571.42 }), ['Its margin is below 30%, the margin on Settings.']],
  [
    'so does leaving needed work out',
    someInputs({ fr3Enabled: false, fr3EstimatedGallons: '' }),
    ['It leaves out work that the unit needs: FR3 fill.'],
  ],
  [
    'so does a cost entered below the recorded one',
    someInputs({ reTank: true, reTankCost: '100' }),
    ['Its re-tank is entered below the cost that is recorded.'],
  ],
  ['the recorded cost itself does not', someInputs({ reTank: true, reTankCost: '9000' }, { price: 50_000 }), []],
])('%s', (_, inputs, reasons) => {
  expect(reasonsOf(inputs, someGrounds({ orderSalePrice: 50_000 }))).toEqual(reasons);
});

test('a margin that is not known for sure needs an approval, and the threshold is that of the rates', () => {
  const unsure = someGrounds({ unit: estimatedUnit({ labor_cost: null, jcm_total_cost: 17_000 }) });
  expect(reasonsOf(someInputs(), unsure)).toEqual(['Its margin is not known for sure: a cost is not recorded.']);
  const unknown = someGrounds({ unit: estimatedUnit({ jcm_total_cost: null }) });
  expect(reasonsOf(someInputs(), unknown)).toEqual(['Its margin is not known.']);
  expect(reasonsOf(someInputs(), someGrounds({ rates: ratesNamed({ goodMargin: 51 }) }))).toEqual([
    'Its margin is below 51%, the margin on Settings.',
  ]);
});

test('chosen work of unknown cost needs an approval; a volume alone does not', () => {
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
  expect(approvalReasons(inputs, bare).map(wholeSentence)).toEqual([
    'Its margin is not known for sure: a cost is not recorded.',
  ]);
  const measured = workOut(inputs, someGrounds({ unit: { ...unit, oil_volume: '300.4' } }));
  const ratesInForce = { ...ratesNamed().values, distances: [] };
  expect(groundsText({ inputs, worked: measured, ratesInForce })).toBe(
    groundsText({ inputs, worked: bare, ratesInForce }),
  );
});

test('more gallons entered than the fill counts need an approval', () => {
  const worth = (gallons: string) => {
    const inputs = someInputs({ fr3EstimatedGallons: gallons });
    return approvalReasons(inputs, workOut(inputs, someGrounds({ unit: estimatedUnit({ oil_volume: '300.4' }) }))).map(
      wholeSentence,
    );
  };
  expect(worth('300')).toEqual([]);
  expect(worth('620')).toEqual(['Its FR3 fill counts 300 gallons, those of the unit, and 620 are entered.']);
});

test.each([
  ['8999.9', true],
  ['9000', false],
  ['9000.1', false],
  ['.', true], // Nothing entered counts as nothing.
])('a re-tank of $9,000 entered as %j is lowered: %p', (reTankCost, isLowered) => {
  const reasons = reasonsOf(someInputs({ reTank: true, reTankCost }, { price: 50_000 }));
  expect(reasons.includes('Its re-tank is entered below the cost that is recorded.')).toBe(isLowered);
});

test('the text of a switched-off re-tank does not count as lowered, nor does a cost without a recorded one', () => {
  expect(reasonsOf(someInputs({ reTank: false, reTankCost: '1' }))).toEqual([]);
  const unit = estimatedUnit({ jcm_result: { cost_breakdown: { fr3_cost: 4_960 } } });
  expect(reasonsOf(someInputs({ reTank: true, reTankCost: '1' }), someGrounds({ unit }))).not.toContain(
    'Its re-tank is entered below the cost that is recorded.',
  );
});

test('a cost typed for work without a recorded one needs an approval, and is known only with a note', () => {
  const unit = estimatedUnit({ jcm_result: { cost_breakdown: { fr3_cost: 4_960 } } });
  const typed = { reTank: true, reTankCost: '1', replacementCabinet: true, additionalCabinetCost: '200' };
  const reasons = (notes: string) => reasonsOf(someInputs(typed, { notes }), someGrounds({ unit }));
  expect(reasons(' ')).toEqual([
    'Its margin is not known for sure: a cost is not recorded.',
    'It counts a cost entered by hand: replacement cabinet and re-tank. No note says why.',
  ]);
  expect(reasons('Offer of the shop, 12 November.')).toEqual([
    'It counts a cost entered by hand: replacement cabinet and re-tank. The notes say why.',
  ]);
});

test('the price of the rates for a needed re-tank counts as its recorded cost', () => {
  const needed_work = [
    { work: 'fr3', cost: 4_960 },
    { work: 'reTank', cost: 8_000, by_rate: true },
  ];
  const unit = estimatedUnit({ needed_work, jcm_result: { cost_breakdown: { fr3_cost: 4_960 } } });
  const reasons = (reTankCost: string) =>
    reasonsOf(someInputs({ reTank: true, reTankCost }, { price: 50_000 }), someGrounds({ unit }));
  expect(reasons('8000')).toEqual([]);
  expect(reasons('7999')).toEqual(['Its re-tank is entered below the cost that is recorded.']);
});

test.each([
  ['300.4', '300', false],
  ['300.4', '301', true],
  ['300.5', '301', false], // Rounds to 301, as the fill is entered at first.
  ['1,240', '1240', false],
  ['1,240', '1241', true],
  [310, '620', true],
  [310, '', false],
  // Where no volume is known the fill counts what is recorded, whatever is entered.
  [null, '620', false],
  [0, '620', false],
  ['0.4', '620', false],
  ['about 300', '620', false],
])(
  'a unit of %p gallons with %j entered needs an approval for its fill: %p',
  (oil_volume, fr3EstimatedGallons, needs) => {
    const unit = estimatedUnit({ oil_volume });
    expect(reasonsOf(someInputs({ fr3EstimatedGallons }), someGrounds({ unit }))).toHaveLength(needs ? 1 : 0);
  },
);

test('gallons of a fill that is off, or has no cost to count, are no reason', () => {
  const gallons = { fr3EstimatedGallons: '999' };
  const needed_work: unknown[] = [];
  const grounds = (fields: Record<string, unknown>) =>
    someGrounds({ unit: estimatedUnit({ oil_volume: 300, ...fields }) });
  expect(reasonsOf(someInputs({ ...gallons, fr3Enabled: false }), grounds({ needed_work }))).toEqual([]);
  expect(reasonsOf(someInputs(gallons), grounds({ needed_work, jcm_result: null }))).toEqual([
    'Its margin is not known for sure: a cost is not recorded.',
  ]);
});

test('without a price from anywhere no margin is known', () => {
  const unit = estimatedUnit({ m_price: null, list_price: null });
  const grounds = someGrounds({ unit, orderSalePrice: null });
  expect(reasonsOf(someInputs(), grounds)).toEqual(['Its margin is not known.']);
  expect(reasonsOf(someInputs({}, { price: 40_000 }), grounds)).toEqual([]);
});

test('a margin below the target comes first, then other reasons', () => {
  const works = ['fr3', 'turnPull', 'replacementCabinet'];
  const needed_work = [...works.map((work) => ({ work, cost: null })), { work: 'rewind', cost: null }];
  const unit = estimatedUnit({ needed_work, oil_volume: 300 });
  const off = { fr3Enabled: false, turnPull: false, replacementCabinet: false };
  // 15,040 and 8,000 of labor for 20,000: a loss.
  const low = someInputs({ ...off, reTank: true, reTankCost: '8000' }, { price: 20_000 });
  expect(reasonsOf(low, someGrounds({ unit }))).toEqual([
    'Its margin is below 30%, the margin on Settings.',
    'It leaves out work that the unit needs: FR3 fill, turn pull and replacement cabinet.',
    'Its re-tank is entered below the cost that is recorded.',
  ]);
  const high = someInputs({ fr3EstimatedGallons: '301' }, { price: 90_000 });
  expect(reasonsOf(high, someGrounds({ unit }))).toEqual([
    'Its margin is not known for sure: a cost is not recorded.',
    'It leaves out work that the unit needs: turn pull and replacement cabinet.',
    'Its FR3 fill counts 300 gallons, those of the unit, and 301 are entered.',
  ]);
});

// 20,000 of costs: the order's 28,571.42 are a cent short of a margin of 30 %.
test.each([
  [28_571.42, 90_000, ["At the order's price of $28,571.42 its margin is below 30%, the margin on Settings."]],
  [28_571.43, 90_000, []],
  [null, 90_000, []],
  [0, 90_000, []],
  // Its own margin is too low: one reason is enough.
  [28_571.42, 28_571.41, ['Its margin is below 30%, the margin on Settings.']],
  // Without a price that was entered, its margin is that of the order's price.
  [28_571.42, null, ['Its margin is below 30%, the margin on Settings.']],
])('an order of %p dollars, entered at %p', (orderSalePrice, price, reasons) => {
  const unit = estimatedUnit({ m_price: orderSalePrice || 27_250 });
  expect(reasonsOf(someInputs({}, { price }), someGrounds({ unit, orderSalePrice }))).toEqual(reasons);
});

test("an incomplete margin that the order's price makes too low says both", () => {
  const unit = estimatedUnit({ labor_cost: null, jcm_total_cost: 17_000 });
  expect(reasonsOf(someInputs({}, { price: 90_000 }), someGrounds({ unit, orderSalePrice: 20_000 }))).toEqual([
    'Its margin is not known for sure: a cost is not recorded.',
    "At the order's price of $20,000 its margin is below 30%, the margin on Settings.",
  ]);
});
