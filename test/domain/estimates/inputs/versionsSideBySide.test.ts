import { inputsSideBySide, ratesSideBySide } from '../../../../src/domain/estimates/inputs/versionsSideBySide';
import { ratesNamed, someInputs } from '../../builders/estimates';

test('two versions stand side by side by all that was decided in them; what neither has is left out', () => {
  const before = someInputs({ fr3EstimatedGallons: '620' }, { price: 38_000 });
  const newest = someInputs({ fr3EstimatedGallons: '620', reTank: true, reTankCost: '9000' }, { notes: 'Call first.' });
  expect(inputsSideBySide([before, newest])).toEqual([
    { label: 'FR3', differs: false, texts: ['On, 620 gallons', 'On, 620 gallons'] },
    { label: 'Re-tank', differs: true, texts: ['Off', 'On'] },
    { label: 'Re-tank labor', differs: true, texts: ['none', '$9,000'] },
    { label: 'Price entered', differs: true, texts: ['$38,000', 'none'] },
    { label: 'Delivery', differs: false, texts: ['as the order', 'as the order'] },
    { label: 'Notes', differs: true, texts: ['none', 'Call first.'] },
  ]);
});

test('and by the rates that their figures count from', () => {
  const rates = [ratesNamed(), ratesNamed({ goodMargin: 35, priceReTank: 2_300 }, '2026-03-01')];
  const lines = ratesSideBySide(rates.map((each) => ({ rates: each })));
  expect(lines.filter(({ differs }) => differs)).toEqual([
    { label: 'Rates', differs: true, texts: ['Standard rates', 'Rates of 1 March 2026'] },
    { label: 'Rate: Re-tank', differs: true, texts: ['none', '$2,300'] },
    { label: 'Good margin from', differs: true, texts: ['30%', '35%'] },
  ]);
});

test('versions stand in the order in which they are given, each with its own text in every line', () => {
  const versions = ['', '1', '2'].map((turnPullDetails) =>
    someInputs({ fr3Enabled: false, turnPull: true, turnPullDetails }, { delivery: { weeks: 8 } }),
  );
  expect(inputsSideBySide(versions)).toEqual([
    { label: 'Turn pull', differs: true, texts: ['On', 'On, 1 turn', 'On, 2 turns'] },
    { label: 'Delivery', differs: false, texts: Array.from(versions, () => '8 weeks after the order') },
  ]);
  expect(inputsSideBySide([...versions].reverse())[0]?.texts).toEqual(['On, 2 turns', 'On, 1 turn', 'On']);
});

test('without versions there is nothing to say, and of one nothing differs', () => {
  expect(inputsSideBySide([])).toEqual([]);
  const lines = inputsSideBySide([someInputs({ reTank: true, reTankCost: '9000' }, { price: 1 })]);
  expect(lines.map(({ label, differs }) => [label, differs])).toEqual(
    ['FR3', 'Re-tank', 'Re-tank labor', 'Price entered', 'Delivery'].map((label) => [label, false]),
  );
});

const rateLines = (...of: Parameters<typeof ratesNamed>[]) =>
  ratesSideBySide(of.map((each) => ({ rates: ratesNamed(...each) }))).map(({ label, texts, differs }) =>
    [label, ...texts, ...(differs ? ['≠'] : [])].join(' | '),
  );

test('a price that none of the sets has is left out; one of a cent is not, and one that a single set has is told of all', () => {
  expect(rateLines([{ priceFr3Gallon: 0.01 }], [{ profitPoints: 15, priceTurnPull: 2_300.5 }])).toEqual([
    'Rates | Standard rates | Standard rates',
    'Rate: FR3 by the gallon | $0.01 | none | ≠',
    'Rate: Turn pull | none | $2,300.50 | ≠',
    'Good margin from | 30% | 30%',
    'Profit below margin | 17.5 points | 15 points | ≠',
  ]);
});

test('rates that no figure of an estimate counts from are not told; two sets of the same values differ by name alone', () => {
  const others = { farMiles: 1, kvaTolerance: 1, weightKva: 1, addOnFr3: 1, referenceSite: 'Austin' };
  expect(rateLines([others, '2026-11-01'], [{}, '2026-12-01'])).toEqual([
    'Rates | Rates of 1 November 2026 | Rates of 1 December 2026 | ≠',
    'Good margin from | 30% | 30%',
    'Profit below margin | 17.5 points | 17.5 points',
  ]);
});
