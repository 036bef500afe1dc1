import fc from 'fast-check';
import type { EstimateInputs, EstimateOptions } from '../../../src/contract/estimates/inputs';
import { changeCostOption, initialCostOptions, type CostChange } from '../../../src/domain/cost/comparison/costOptions';
import { storedRates, workOut, type Grounds, chosenOptions } from '../../../src/domain/estimates/workOut';
import type { Job } from '../../../src/domain/estimates/whatIf/job';
import { DEFAULT_RATES, type Rates } from '../../../src/domain/rates/rates';
import { aPricedUnit } from './comparisonUnits';

/** 20,000 = 10,000 the unit + 3,000 labor + 2,040 materials + 4,960 FR3 fill, which it needs; it brings 40,000. */
export const estimatedUnit = (fields: Record<string, unknown> = {}) =>
  aPricedUnit({}, { unit_cost: 10_000, labor_cost: 3_000, materials_cost: 2_040, list_price: 27_250, ...fields });

/** What a person who chose nothing starts with: what the unit needs is on. */
export const someInputs = (
  options: Partial<EstimateOptions> = {},
  others: Partial<Omit<EstimateInputs, 'options'>> = {},
): EstimateInputs => ({
  options: { ...chosenOptions(initialCostOptions(estimatedUnit())), ...options },
  price: null,
  notes: '',
  ...others,
});

export const ratesNamed = (values: Partial<Rates> = {}, holdsFrom: string | null = null) =>
  storedRates({ id: holdsFrom === null ? null : 1, holdsFrom, values: { ...DEFAULT_RATES, ...values, distances: [] } });

export const someGrounds = (grounds: Partial<Grounds> = {}): Grounds => ({
  unit: estimatedUnit(),
  orderSalePrice: 40_000,
  rates: ratesNamed(),
  ...grounds,
});

/** Inputs with what they come to, as they are saved. */
export const anEstimate = (
  options: Partial<EstimateOptions> = {},
  others: Partial<Omit<EstimateInputs, 'options'>> = {},
  grounds: Partial<Grounds> = {},
) => {
  const inputs = someInputs(options, others);
  return { inputs, worked: workOut(inputs, someGrounds(grounds)) };
};

/** 15,040 bare; FR3 4,960 (needed and on), turn pull 3,500, feed conversion 800, cabinet 2,500, re-tank 9,000; good from 30%. */
export const aJob = (
  change: CostChange = {},
  fields: Record<string, unknown> = {},
  rates: Partial<Job['rates']> = {},
): Job => {
  const unit = aPricedUnit({}, fields);
  return {
    ...{ unit, options: changeCostOption(initialCostOptions(unit), change) },
    rates: { ...DEFAULT_RATES, ...rates },
  };
};

/** Every add-on that a unit has a cost of. */
export const everyAddOn = { turnPull: true, feedConversion: true, replacementCabinet: true, reTank: true } as const;

const entered = fc.constantFrom('', '0', '250', '99.5', '.5', '1500.', '9000');

/** Whatever people may choose and enter in an estimate; few distinct values, so that two of them often agree. */
export const manyInputs: fc.Arbitrary<EstimateInputs> = fc
  .record({
    fr3Enabled: fc.boolean(),
    fr3EstimatedGallons: fc.constantFrom('', '0', '310', '620'),
    turnPull: fc.boolean(),
    turnPullDetails: fc.constantFrom('', '1', '2'),
    reTank: fc.boolean(),
    reTankCost: entered,
    feedConversion: fc.boolean(),
    replacementCabinet: fc.boolean(),
    additionalCabinetCost: entered,
  })
  .chain((options) =>
    fc.record({
      options: fc.constant(options),
      price: fc.constantFrom(null, 0.01, 19_999.99, 40_000),
      delivery: fc.constantFrom(undefined, { weeks: 8 }, { day: '2027-02-15' }),
      accepted: fc.constantFrom(undefined, { constraints: ['ester' as const], fields: { phase: '3' } }),
      notes: fc.constantFrom('', 'Call first.'),
    }),
  )
  .map(({ delivery, accepted, ...inputs }) => ({
    ...inputs,
    ...(delivery && { delivery }),
    ...(accepted && { accepted }),
  }));
