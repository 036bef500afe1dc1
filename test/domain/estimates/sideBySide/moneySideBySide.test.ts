import fc from 'fast-check';
import { moneySideBySide } from '../../../../src/domain/estimates/sideBySide/moneySideBySide';
import { anEstimate, estimatedUnit, everyAddOn, manyInputs, ratesNamed } from '../../builders/estimates';

const shown = (estimates: Parameters<typeof moneySideBySide>[0]) =>
  moneySideBySide(estimates).map(({ label, differs, cells }) => [
    `${label}${differs ? ' ≠' : ''}`,
    ...cells.map(({ text, share }) => (share === null ? text : `${text} ${share}`)),
  ]);

test('each line of the money, with its share of the price; a line that nobody has is left out', () => {
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

test('parts that one estimate cannot name stand beside those of the other', () => {
  const unit = estimatedUnit({ unit_cost: null, labor_cost: null, materials_cost: null });
  const lines = shown([anEstimate(), anEstimate({}, {}, { unit })]);
  expect(lines.find(([label]) => label === 'FR3 fill ≠')).toEqual(['FR3 fill ≠', '$4,960 12.4%', '–']);
  expect(lines.find(([label]) => label?.startsWith('All costs'))).toEqual([
    'All costs',
    '$20,000 50.0%',
    '$20,000 50.0%',
  ]);
});

test('a cost that is not recorded is said, and the margin is at most what it seems', () => {
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
/** Costs that come to so much in one sum. */
const costing = (jcm_total_cost: number | null, fields: Record<string, unknown> = {}) =>
  estimatedUnit({ unit_cost: null, labor_cost: null, materials_cost: null, jcm_total_cost, ...fields });

test('a whole job with every add-on, each amount by hand', () => {
  const options = { ...everyAddOn, turnPullDetails: '1', reTankCost: '9000', additionalCabinetCost: '300' };
  expect(shown([anEstimate(options)])).toEqual([
    ['Sale price', '$40,000'],
    ['Unit', '$10,000 25.0%'],
    ['Unit labor', '$3,000 7.5%'],
    ['Unit materials', '$2,040 5.1%'],
    ['FR3 fill', '$4,960 12.4%'],
    ['Turn pull', '$3,500 8.8%'], // 8.75
    ['Feed conversion', '$800 2.0%'],
    ['Replacement cabinet', '$2,500 6.3%'], // 6.25
    ['Additional cabinet', '$300 0.8%'], // 0.75
    ['Re-tank', '$9,000 22.5%'],
    ['All costs', '$36,100 90.3%'], // 20,000 + 3,500 + 800 + 2,500 + 300 + 9,000; 90.25
    ['Margin', '$3,900'],
    ['Margin %', '9.8%'], // 9.75
  ]);
});

test('costs that none can name in parts are one line, and a loss is below zero', () => {
  const unit = costing(50_000);
  expect(shown([anEstimate({}, {}, { unit }), anEstimate({ turnPull: true }, {}, { unit })])).toEqual([
    ['Sale price', '$40,000', '$40,000'],
    ['Unit with its work ≠', '$50,000 125.0%', '$53,500 133.8%'],
    ['All costs ≠', '$50,000 125.0%', '$53,500 133.8%'],
    ['Margin ≠', '-$10,000', '-$13,500'],
    ['Margin % ≠', '-25.0%', '-33.8%'], // 33.75
  ]);
});

test('without a price nothing has a share and no margin is told', () => {
  const unit = costing(20_000, { m_price: null, list_price: null });
  expect(shown([anEstimate({}, {}, { unit, orderSalePrice: null })])).toEqual([
    ['Sale price', 'N/A'],
    ['Unit with its work', '$20,000'],
    ['All costs', '$20,000'],
    ['Margin', 'N/A'],
    ['Margin %', 'N/A'], // Readings: the specification's 0 without a price is shown as N/A.
  ]);
});

test('a unit whose cost nobody knows says so on every line that counts on it', () => {
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

test('margins differ where they read differently, by the threshold of their own rates', () => {
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

test('no estimates have no lines, and the order of estimates is that of the cells alone', () => {
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
