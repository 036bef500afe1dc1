import fc from 'fast-check';
import { inputDifferences, inputLines } from '../../../../src/domain/estimates/inputs/inputLines';
import { manyInputs, someInputs } from '../../builders/estimates';

const told = (...inputs: Parameters<typeof inputDifferences>) =>
  inputDifferences(...inputs).map(({ label, then, now }) => `${label}: ${then} → ${now}`);
const textOf = (name: string, ...of: Parameters<typeof someInputs>) =>
  inputLines(someInputs(...of)).find(({ line }) => line === name)?.text;

test('what was decided is told line by line, in the order of the editor, and so is what changed', () => {
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
  expect(told(before, now)).toEqual([
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
  [{ fr3EstimatedGallons: '' }, {}, 'FR3: On, 620 gallons → On'],
  [{ turnPull: true }, {}, 'Turn pull: Off → On'],
  [{ turnPull: true, turnPullDetails: '1' }, {}, 'Turn pull: Off → On, 1 turn'],
  [{ feedConversion: true }, {}, 'Feed conversion: Off → On'],
  [{ replacementCabinet: true }, {}, 'Replacement cabinet: Off → On'],
  [{ reTank: true }, {}, 'Re-tank: Off → On'],
  [{}, { price: 0.01 }, 'Price entered: none → $0.01'],
  [{}, { delivery: { day: '2027-02-15' } }, 'Delivery: as the order → 15 February 2027'],
  [
    {},
    { accepted: { constraints: ['copperWindings' as const], fields: { kva_rating: '1500' } } },
    "From the order's texts: none → KVA Rating: 1,500 kVA; Copper windings",
  ],
  [{}, { notes: 'Paint\nRAL 7033' }, 'Notes: none → Paint\nRAL 7033'],
])('a decision that becomes %j, %j is one line', (options, others, line) => {
  expect(told(someInputs(), someInputs(options, others))).toEqual([line]);
});

test.each([
  ['', 'none'],
  ['  ', 'none'],
  ['.', 'none'], // Counts nothing.
  ['0', '$0'],
  ['450', '$450'],
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
  fc.assert(
    fc.property(manyInputs, manyInputs, (a, b) => {
      const back = inputDifferences(b, a).map(({ then, now, ...rest }) => ({ ...rest, then: now, now: then }));
      expect(inputDifferences(a, b)).toEqual(back);
      expect(inputDifferences(a, a)).toEqual([]);
    }),
  );
});
