import { rateFields, type RateField, rateText } from '../../../src/domain/rateSets/rateFields';
import { draftOf, readDraft, rebased, textOf } from '../../../src/domain/rateSets/ratesDraft';
import { DEFAULT_RATES, type Rates } from '../../../src/domain/rates/rates';
import { otherRates, someRates } from '../builders/rates';
import { forAll } from '../builders/forAll';

const typed = (texts: Parameters<typeof readDraft>[0]['texts']) => readDraft({ ...draftOf(DEFAULT_RATES), texts });

test('an untouched draft equals its rates', () => {
  expect(readDraft(draftOf(DEFAULT_RATES))).toEqual({ rates: DEFAULT_RATES, problems: {} });
  expect(textOf(draftOf(DEFAULT_RATES), { id: 'profitPoints' })).toBe('17.5');
  expect(textOf(draftOf(DEFAULT_RATES), { id: 'priceReTank' })).toBe('');
});

test('reads typed numbers; an empty price is null', () => {
  const draft = {
    ...draftOf(someRates({ priceReTank: 9_000 })),
    texts: { priceTurnPull: ' $2,300.50 ', priceReTank: '' },
  };
  expect(readDraft({ ...draft, texts: { ...draft.texts, addOnFr3: '.5%' } })).toEqual({
    rates: someRates({ priceTurnPull: 2_300.5, priceReTank: null, addOnFr3: 0.5 }),
    problems: {},
  });
});

test('errors are listed by field and leave the rate unchanged', () => {
  expect(typed({ addOnFr3: 'x', goodMargin: '', kvaTolerance: '101', weightTaps: '8', bandWork: '90' })).toEqual({
    rates: someRates({ kvaTolerance: 101, weightTaps: 8, bandWork: 90 }),
    problems: {
      addOnFr3: 'Enter a number, like 15.',
      goodMargin: 'Enter a number, like 30.',
      kvaTolerance: 'kVA tolerance must be from 0 to 100 %.',
      bandWork: 'Score of Fits with work from must be below 90 %, where the class above begins.',
    },
  });
});

test('edits are rebased on rates saved meanwhile', () => {
  const edited = { rates: someRates({ referenceSite: 'Austin' }), texts: { addOnFr3: '20' } };
  const theirs = someRates({ goodMargin: 25, addOnFr3: 10, referenceSite: 'Mesa', distances: [] });
  expect(readDraft(rebased(edited, DEFAULT_RATES, theirs)).rates).toEqual({
    ...{ ...theirs, referenceSite: 'Austin', addOnFr3: 20 },
  });
});

test.each([
  ['17.5', 17.5],
  [' 17.5 % ', 17.5],
  ['.5', 0.5],
  ['0', 0],
  ['007', 7],
  ['0.00', 0],
])('%j typed for points is %d', (text, value) => {
  expect(typed({ profitPoints: text })).toEqual({ rates: someRates({ profitPoints: value }), problems: {} });
});

test.each([
  ['2,300', 2_300],
  ['$2,300.50', 2_300.5],
  ['$ 999,999', 999_999],
  ['.05', 0.05],
  ['', null],
  [' $ ', null],
])('%j typed for a price is %p', (text, value) => {
  expect(typed({ priceTurnPull: text })).toEqual({ rates: someRates({ priceTurnPull: value }), problems: {} });
});

test.each([
  // A comma of another country is not one of thousands: 17,5 would be 175, and 1,5 would be 15.
  ...['17,5', '1,5', '1,50', '1,2345', ',5', '15,', '1,,000', '1.000,5'],
  ...[
    '15.',
    '1.2.3',
    '.',
    '-5',
    '+5',
    '1e1',
    'NaN',
    'Infinity',
    '0x10',
    '15 points',
    '15%%',
    '$$15',
    '１５',
    '15\0',
    '1 5',
  ],
])('%j is no number, and the rate stays as it was', (text) => {
  expect(typed({ addOnFr3: text, priceReTank: text })).toEqual({
    rates: DEFAULT_RATES,
    // A rate without a value has the highest as its example.
    problems: { addOnFr3: 'Enter a number, like 15.', priceReTank: 'Enter a number, like 999999.' },
  });
});

test('a field shows its first problem', () => {
  const distances = [
    { from: '', to: 'Waco', miles: 1 },
    { from: 'Mesa', to: 'Waco', miles: -1 },
  ];
  expect(readDraft({ ...draftOf(someRates({ distances })), texts: { bandWork: '90.5' } }).problems).toEqual({
    distances: 'Row 1: from must name a place, like Austin or Austin, TX.',
    // It is not below the class above either.
    bandWork: 'Score of Fits with work from must be a whole number.',
  });
});

test('a typed text overrides its rate, even if empty', () => {
  const draft = { ...draftOf(someRates({ priceReTank: 9_000.5 })), texts: { addOnFr3: '', goodMargin: ' 25 ' } };
  const texts = (['addOnFr3', 'goodMargin', 'priceReTank', 'priceTurnPull'] as const).map((id) =>
    textOf(draft, { id }),
  );
  expect(texts).toEqual(['', ' 25 ', '9000.5', '']);
});

test('rates typed as they are shown, as amounts or as plain numbers, are the same rates', () => {
  const shown = (rates: Rates, text: (field: RateField, value: number | null) => string) =>
    Object.fromEntries(rateFields.map((field) => [field.id, text(field, rates[field.id])]));
  forAll(otherRates, (rates) => {
    const plain = shown(rates, (_, value) => String(value ?? ''));
    const told = shown(rates, (field, value) => (value === null ? '' : rateText(field, value).replace(/ .*$/, '')));
    const start = { ...rates, ...Object.fromEntries(rateFields.map(({ id, max }) => [id, max])) };
    for (const texts of [plain, told]) expect(readDraft({ rates: start, texts })).toEqual({ rates, problems: {} });
  });
});

test('unedited values and tables are as others saved them', () => {
  const before = someRates({ distances: [{ from: 'Phoenix', to: 'Waco', miles: 900 }] });
  const theirs = someRates({ kvaTolerance: 12, referenceSite: 'Mesa', distances: [] });
  expect(rebased(draftOf(before), before, theirs)).toEqual(draftOf(theirs));
  const mine = { ...before, distances: [...before.distances, { from: 'Phoenix', to: 'Mesa', miles: 20 }] };
  expect(rebased({ rates: mine, texts: { kvaTolerance: '9' } }, before, theirs)).toEqual({
    ...{ rates: { ...theirs, distances: mine.distances }, texts: { kvaTolerance: '9' } },
  });
});
