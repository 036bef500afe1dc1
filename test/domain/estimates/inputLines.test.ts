import {
  choicesSideBySide,
  choiceTexts,
  inputDifferences,
  inputLines,
  inputsSideBySide,
  ratesSideBySide,
} from '../../../src/domain/estimates/inputLines';
import { everyAddOn, someInputs, manyInputs, ratesNamed } from '../builders/estimates';
import { forAll } from '../builders/forAll';

test('the choices in words; an add-on that all have off is left out', () => {
  const a = someInputs({ fr3EstimatedGallons: '620', turnPull: true, turnPullDetails: '1' });
  const b = someInputs({ fr3EstimatedGallons: '620', turnPull: false, replacementCabinet: true });
  expect(choicesSideBySide([a, b])).toEqual([
    { label: 'FR3', differs: false, texts: ['On, 620 gallons', 'On, 620 gallons'] },
    { label: 'Turn pull', differs: true, texts: ['On, 1 turn', 'Off'] },
    { label: 'Replacement cabinet', differs: true, texts: ['Off', 'On'] },
  ]);
});

test('lists each add-on of an estimate in card order', () => {
  const { options } = someInputs({ ...everyAddOn, fr3Enabled: false, turnPull: false });
  expect(choiceTexts(options).map(({ line, label, text }) => [line, label, text])).toEqual([
    ['fr3', 'FR3', 'Off'],
    ['turn_pull', 'Turn pull', 'Off'],
    ['feed_conversion', 'Feed conversion', 'On'],
    ['replacement_cabinet', 'Replacement cabinet', 'On'],
    ['re_tank', 'Re-tank', 'On'],
  ]);
});

test.each([
  ['620', '2', 'On, 620 gallons', 'On, 2 turns'],
  [' 620 ', ' 1 ', 'On, 620 gallons', 'On, 1 turn'],
  ['', '', 'On', 'On'],
  ['0', '11', 'On, 0 gallons', 'On, 11 turns'],
  ['12', '1 or 2', 'On, 12 gallons', 'On, 1 or 2 turns'],
])('%j gallons and %j turns read %j and %j, but not if the work is off', (gallons, turns, fr3, turnPull) => {
  const texts = (isOn: boolean) => {
    const on = { fr3Enabled: isOn, fr3EstimatedGallons: gallons, turnPull: isOn, turnPullDetails: turns };
    return choiceTexts(someInputs(on).options)
      .slice(0, 2)
      .map(({ text }) => text);
  };
  expect(texts(true)).toEqual([fr3, turnPull]);
  expect(texts(false)).toEqual(['Off', 'Off']);
});

test('estimates without any work have nothing to compare, and one alone differs in nothing', () => {
  const off = someInputs({ fr3Enabled: false });
  expect(choicesSideBySide([off, off])).toEqual([]);
  expect(choicesSideBySide([])).toEqual([]);
  expect(choicesSideBySide([someInputs({ reTank: true })]).map(({ label, differs }) => [label, differs])).toEqual([
    ['FR3', false],
    ['Re-tank', false],
  ]);
});

test('one of three that is otherwise makes a line differ, by its measure alone too', () => {
  const of = (fr3EstimatedGallons: string) => someInputs({ fr3EstimatedGallons });
  expect(choicesSideBySide([of('620'), of('620'), of('621')])).toEqual([
    { label: 'FR3', differs: true, texts: ['On, 620 gallons', 'On, 620 gallons', 'On, 621 gallons'] },
  ]);
});

const reported = (...inputs: Parameters<typeof inputDifferences>) =>
  inputDifferences(...inputs).map(({ label, then, now }) => `${label}: ${then} → ${now}`);
const textOf = (name: string, ...of: Parameters<typeof someInputs>) =>
  inputLines(someInputs(...of)).find(({ line }) => line === name)?.text;

test('lists inputs and their changes line by line in editor order', () => {
  const before = someInputs({ fr3EstimatedGallons: '620' });
  const now = someInputs(
    { fr3EstimatedGallons: '700', reTank: true, reTankCost: '9000', additionalCabinetCost: '250.5' },
    { price: 40_000.5, notes: 'Call first.', delivery: { weeks: 8 } },
  );
  expect(inputLines(before).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    ...['FR3: On, 620 gallons', 'Turn pull: Off', 'Feed conversion: Off', 'Replacement cabinet: Off', 'Re-tank: Off'],
    ...['Additional cabinet cost: none', 'Re-tank labor: none', 'Price entered: none'],
    ...['Delivery: as the order', "From the order's texts: none", 'Notes: none'],
  ]);
  expect(reported(before, now)).toEqual([
    'FR3: On, 620 gallons → On, 700 gallons',
    'Re-tank: Off → On',
    'Additional cabinet cost: none → $250.50',
    'Re-tank labor: none → $9,000',
    'Price entered: none → $40,000.50',
    'Delivery: as the order → 8 weeks after the order',
    'Notes: none → Call first.',
  ]);
});

test.each([
  [{ fr3Enabled: false }, {}, 'FR3: On, 620 gallons → Off'],
  [{ turnPull: true, turnPullDetails: '1' }, {}, 'Turn pull: Off → On, 1 turn'],
  [{ feedConversion: true }, {}, 'Feed conversion: Off → On'],
  [{ replacementCabinet: true }, {}, 'Replacement cabinet: Off → On'],
  [{}, { price: 0.01 }, 'Price entered: none → $0.01'],
  [{}, { delivery: { day: '2027-02-15' } }, 'Delivery: as the order → 15 February 2027'],
  [
    {},
    { accepted: { constraints: ['copperWindings' as const], fields: { kva_rating: '1500' } } },
    "From the order's texts: none → KVA Rating: 1,500 kVA; Copper windings",
  ],
])('a decision that becomes %j, %j is one line', (options, others, line) => {
  expect(reported(someInputs(), someInputs(options, others))).toEqual([line]);
});

test.each([
  ['', 'none'],
  ['.', 'none'], // Counts nothing.
  ['0', '$0'],
  ['99.5', '$99.50'],
  // Typed so, and counted so.
  ['.5', '$0.50'],
  ['1500.', '$1,500'],
])('an amount entered as %j reads %s', (typed, text) => {
  expect(textOf('additional_cabinet_cost', { additionalCabinetCost: typed })).toBe(text);
  expect(textOf('re_tank_labor', { reTankCost: typed })).toBe(text);
});

test('spaces around what was typed are no decision', () => {
  const spaced = someInputs({ turnPull: true, turnPullDetails: ' 2 ', reTankCost: ' ' }, { notes: ' \n' });
  expect(inputDifferences(someInputs({ turnPull: true, turnPullDetails: '2' }), spaced)).toEqual([]);
});

test('there and back, the same lines differ, with then and now exchanged; nothing differs from itself', () => {
  forAll(manyInputs, manyInputs, (a, b) => {
    const back = inputDifferences(b, a).map(({ then, now, ...rest }) => ({ ...rest, then: now, now: then }));
    expect(inputDifferences(a, b)).toEqual(back);
    expect(inputDifferences(a, a)).toEqual([]);
  });
});

test('compares two versions and omits lines that both lack', () => {
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

test('versions retain their order, each with a text in every line', () => {
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

test('a price missing in all sets is omitted; a price in one set is listed for all', () => {
  expect(rateLines([{ priceFr3Gallon: 0.01 }], [{ profitPoints: 15, priceTurnPull: 2_300.5 }])).toEqual([
    'Rates | Standard rates | Standard rates',
    'Rate: FR3 by the gallon | $0.01 | none | ≠',
    'Rate: Turn pull | none | $2,300.50 | ≠',
    'Good margin from | 30% | 30%',
    'Profit below margin | 17.5 points | 15 points | ≠',
  ]);
});

test('lists only rates that affect figures; sets with the same values differ by name only', () => {
  const others = { farMiles: 1, kvaTolerance: 1, weightKva: 1, addOnFr3: 1, referenceSite: 'Austin' };
  expect(rateLines([others, '2026-11-01'], [{}, '2026-12-01'])).toEqual([
    'Rates | Rates of 1 November 2026 | Rates of 1 December 2026 | ≠',
    'Good margin from | 30% | 30%',
    'Profit below margin | 17.5 points | 17.5 points',
  ]);
});
