import fc from 'fast-check';
import type { InventoryUnit } from '../../../src/contract/units/inventoryUnit';
import { requirementSchema, type Requirement } from '../../../src/contract/orders/order';
import { unitSchema } from '../../../src/contract/units/unit';
import { initialCostOptions } from '../../../src/domain/cost/comparison/costOptions';
import { estimate as jobEstimate } from '../../../src/domain/cost/comparison/estimate';
import { estimate } from '../../../src/domain/cost/unitDetail/estimate';
import { compareUnitSpecs } from '../../../src/domain/specs/unitDetailStatus';
import { unitAnalysis } from '../../../src/domain/analysis/analysis';
import { noUnitOptions, type UnitOptions } from '../../../src/domain/units/unitOptions';
import { aPricedUnit } from '../builders/comparisonUnits';
import { anInventoryUnit } from '../builders/inventoryUnits';
import { forAll } from '../builders/forAll';

type Fields = Record<string, unknown>;
const analysisOf = (unit: Fields = {}, requirement: Fields | null = null, options: Partial<UnitOptions> = {}) =>
  unitAnalysis(anInventoryUnit(unit), requirement && requirementSchema.parse(requirement), {
    ...noUnitOptions,
    ...options,
  });
const money = { unitCost: 20_000, laborCosts: 4_000, materialsCost: 1_000, sellPrice: 50_000 };
const full = {
  ...money,
  phase: 3,
  kvaRating: 525,
  primaryVoltage: '13200D',
  taps: null,
  oilType: 'Mineral Oil',
  weight: 9000,
  dimensions: '89 x 59 x 64 in',
  location: 'Austin, TX',
};
const required = {
  phase: 3,
  kva_rating: '500.00',
  primary_voltage_kv: '12.47',
  tap_range_pct: '+/-5%',
  oil_type: 'Mineral Oil',
  weight_lbs: 8200,
  dim_w_in: 90,
};

test('a unit is analyzed against a requirement, with add-ons', () => {
  expect(analysisOf(full, required, { fr3Enabled: true, turnPull: true, reTank: true })).toEqual([
    {
      heading: 'Match',
      sentences: [
        'Phase and Oil Type match the requirement.',
        'KVA Rating 525 kVA is within 20% of the required 500 kVA.',
        'Dimensions: required width 90 in, unit 89 x 59 x 64 in: 1 in narrower than asked.',
        'Weight 9000 lb is 800 lb heavier than asked, within acceptable range.',
      ],
    },
    {
      heading: 'Required changes',
      sentences: [
        'Primary Voltage: required 12470 V, unit 13200D.',
        'Taps: required +/-5%, unit not recorded.',
        'Location Austin, TX is more than 400 miles from Phoenix.',
      ],
    },
    {
      heading: 'Cost and margin, by percentages',
      sentences: [
        'The margin is $20,000, 40.0% of the sale price of $50,000.',
        'The price is $7,143 above what a margin of 30% needs.',
        'The largest cost is the unit: $24,000, 80.0% of the total of $30,000.',
        'Add-ons put 20% on all costs, $5,000: FR3 15% ($3,750) and turn pull 5% ($1,250). Without them the margin would be 50.0%.',
        'Re-tank adds nothing to the costs.',
      ],
    },
  ]);
});

test('an empty unit is analyzed without a requirement', () => {
  expect(analysisOf()).toEqual([
    { heading: 'Match', sentences: ['No requirement is known, so nothing is compared with it.'] },
    {
      heading: 'Cost and margin, by percentages',
      sentences: [
        'The margin is $13,000, 26.0% of the sale price of $50,000.',
        'The price is $2,857 below what a margin of 30% needs.',
        'The largest cost is the unit: $30,000, 81.1% of the total of $37,000.',
        'No add-ons are chosen.',
      ],
    },
    {
      heading: 'Assumed, because data is missing',
      sentences: [
        'The unit cost is missing: $30,000 is assumed.',
        'The labor cost is missing: $5,000 is assumed.',
        'The materials cost is missing: $2,000 is assumed.',
        'The sale price is missing: $50,000 is assumed.',
        'The location is missing: its distance counts as 0 miles.',
      ],
    },
  ]);
});

test('a judged unit has the verdicts of its order, and the price of the order', () => {
  const [text, note] = ['does not fit', 'Required 500 kVA, unit 525 kVA: of another series.'];
  const judged = unitSchema.parse({
    serial: 'IC-1001',
    kva_rating: 525,
    score_details: [{ feature: 'power_rating_match', required: '500', actual: '525', verdict: text, note }],
  });
  const requirement = requirementSchema.parse({ kva_rating: 500 });
  // 20,000 of cost.
  const priced = aPricedUnit({}, { m_price: 30_000 });
  const job = jobEstimate(priced, initialCostOptions(priced), 30_000);
  const sections = unitAnalysis(anInventoryUnit(full), requirement, noUnitOptions, { job, judged });
  expect(sections.slice(0, 3).map(({ sentences }) => sentences[0])).toEqual([
    'None of the required specifications matches.',
    'KVA Rating: required 500 kVA, unit 525 kVA: of another series.',
    "The margin is $10,000, 33.3% of the order's sale price of $30,000.",
  ]);
});

const value = fc.constantFrom<(number | string | null)[]>(null, '', ' ', 0, 3, 500, '525.0', 'Loop', '12.47', '13200D');
const amount = fc.oneof(fc.constant(null), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
const status = fc.constantFrom(null, 'check', 'tolerance', 'warning', 'alert');
const names = compareUnitSpecs(anInventoryUnit(), null).map(({ id }) => id);
const record = (keys: readonly string[], of: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, of])));
const units = fc
  .tuple(
    record(names, value),
    record(
      names.map((name) => `${name}Status`),
      status,
    ),
    record(['unitCost', 'laborCosts', 'materialsCost', 'sellPrice', 'unitPrice'], amount),
    fc.constantFrom(null, 'Phoenix', 'Austin, TX', 'Denver'),
  )
  .map(([specs, statuses, costs, location]) => {
    const unit: Fields = { ...anInventoryUnit(), ...specs, ...statuses, ...costs, location };
    return unit as unknown as InventoryUnit;
  });
const requirements: fc.Arbitrary<Partial<Requirement> | null> = fc.option(
  record(Object.keys(requirementSchema.shape), value),
);
const choices = record(Object.keys(noUnitOptions), fc.boolean()) as unknown as fc.Arbitrary<UnitOptions>;

test('the analysis has whole sentences that name every mismatch and the margin, whatever is known', () => {
  forAll(units, requirements, choices, (unit, requirement, options) => {
    const sections = unitAnalysis(unit, requirement, options);
    const sentences = sections.flatMap((section) => section.sentences);
    const text = sentences.join('\n');
    expect(sections.every((section) => section.heading !== '' && section.sentences.length > 0)).toBe(true);
    expect(sentences.every((sentence) => /^[A-Z].*\.$/.test(sentence))).toBe(true);
    expect(text).not.toMatch(/null|undefined|NaN|Infinity|N\/A| {2}|\[object/);
    for (const { label, status: found } of compareUnitSpecs(unit, requirement))
      if (found === 'warning' || found === 'alert') expect(text).toContain(label);
    expect(text).toMatch(estimate(unit, options).tone === 'good' ? /is exactly|above what/ : /below what/);
  });
});

test('the same input gives the same words', () => {
  fc.assert(
    fc.property(units, requirements, choices, (...input) => {
      expect(unitAnalysis(...input)).toEqual(unitAnalysis(...input));
    }),
    { numRuns: 20 },
  );
});
