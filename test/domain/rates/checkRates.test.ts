import fc from 'fast-check';
import { checkRates, checkDistances } from '../../../src/domain/rates/checkRates';
import { rateFields, rateText, type RateField } from '../../../src/domain/rates/rateFields';
import { draftOf, readDraft, rebased, textOf } from '../../../src/domain/rates/ratesDraft';
import { DEFAULT_RATES, type Rates } from '../../../src/domain/rates/rates';
import { forAll } from '../builders/forAll';
import { otherRates, someRates } from '../builders/rates';

const messages = (fields: Parameters<typeof someRates>[0]) =>
  checkRates(someRates(fields)).map(({ message }) => message);

test("nothing is wrong with the specification's rates, nor with others of sound weights", () => {
  expect(checkRates(DEFAULT_RATES)).toEqual([]);
  fc.assert(
    fc.property(otherRates, (rates) => expect(checkRates(rates)).toEqual([])),
    { numRuns: 25 },
  );
});

test.each([
  [{ addOnFr3: 101 }, 'FR3 must be from 0 to 100 %.'],
  [{ addOnFr3: -0.01 }, 'FR3 must be from 0 to 100 %.'],
  [{ addOnFr3: Number.NaN }, 'FR3 must be from 0 to 100 %.'],
  [{ goodMargin: 100 }, 'Good margin from must be from 0 to 99 %.'],
  [{ profitPoints: 17.555 }, 'Profit below margin can have at most 2 decimals.'],
  [{ farMiles: 400.5 }, 'Far beyond must be a whole number.'],
  [{ priceTurnPull: 0 }, 'Turn pull must be from 0.01 to 999999 US dollars.'],
  [{ weightPhase: 101 }, 'Points for phase must be from 0 to 100 points.'],
  // Cabinet and tank are always judged: without their weight an order for nothing else has none.
  [{ weightBody: 0 }, 'Points for cabinet and tank must be from 1 to 100 points.'],
  [{ bandFits: 100 }, 'Score of Fits from must be from 1 to 99 %.'],
  [{ bandMisses: 0 }, 'Score of Misses a requirement from must be from 1 to 99 %.'],
  [{ referenceSite: ' , TX' }, 'The reference site must name a place, like Phoenix.'],
])('rates with %j are refused: %s', (fields, message) => {
  expect(messages(fields)).toEqual([message]);
});

const numbers = Object.entries(DEFAULT_RATES).flatMap(([name, value]) =>
  typeof value === 'number' || value === null ? [name] : [],
);
const weighed = numbers.filter((name) => /^weight[A-Z]/.test(name) && name !== 'weightTolerance');
const BANDS = ['bandFits', 'bandWork', 'bandCheck', 'bandMisses'] as const;
const isSound = (name: string, value: number | null) =>
  checkRates(someRates({ [name]: value })).every(
    ({ field, message }) => field !== name || message.includes('the class above'),
  );

test.each([
  // A margin of all of the price has no price.
  ['the good margin', ['goodMargin'], [0, 0.01, 30, 98.99, 99], [-0.01, 99.01, 100, 30.005, null]],
  [
    'percentages and points',
    numbers.filter((name) => /^addOn|Tolerance$|^profitPoints$/.test(name)),
    [0, 0.01, 1.1, 17.55, 99.99, 100],
    [-0.01, 100.01, 33.333, 0.1 + 0.2, Number.NaN, Infinity, null],
  ],
  [
    'prices of work',
    numbers.filter((name) => name.startsWith('price')),
    [null, 0.01, 10.55, 4_000, 999_999],
    [0, 0.005, -1, 999_999.01, 1_000_000, 10.555, Number.NaN],
  ],
  [
    'freight by the mile',
    numbers.filter((name) => name.startsWith('freightPerMile')),
    [null, 0.01, 3.25, 1_000],
    [0, 0.005, -1, 1_000.01, 3.255, Number.NaN],
  ],
  ['freight by the load', ['freightMinimum', 'freightPermit'], [null, 0.01, 650, 999_999], [0, 1_000_000, 10.555]],
  [
    'rewinding by the kVA',
    numbers.filter((name) => name.startsWith('rewind')),
    [null, 0.01, 14.5, 10_000],
    [0, -1, 10_000.01, 14.555],
  ],
  ['weights', weighed.filter((name) => name !== 'weightBody'), [0, 1, 10, 100], [-1, 101, 10.5, Number.NaN, null]],
  ['the weight of cabinet and tank', ['weightBody'], [1, 100], [0, -1, 101, 1.5, null]],
  ['scores from which a class begins', [...BANDS], [1, 41, 99], [0, 100, 41.5, Number.NaN, null]],
  ['days of work', numbers.filter((name) => name.startsWith('days')), [null, 1, 15, 260], [0, 261, 1.5]],
  ['miles beyond which a unit is far', ['farMiles'], [0, 400, 10_000], [-1, 10_001, 400.5, null]],
])('%s: each of %j can be one of %j and none of %j', (_, names, sound, unsound) => {
  for (const name of names) {
    expect([name, sound.filter((value) => !isSound(name, value))]).toEqual([name, []]);
    expect([name, unsound.filter((value) => isSound(name, value))]).toEqual([name, []]);
  }
});

test('weights need not add up to anything: a score divides by those that were judged', () => {
  expect(weighed).toHaveLength(17);
  expect(messages(Object.fromEntries(weighed.map((name) => [name, 100])))).toEqual([]);
  expect(messages(Object.fromEntries(weighed.map((name) => [name, name === 'weightBody' ? 1 : 0])))).toEqual([]);
  expect(messages({ weightTolerance: 20 })).toEqual([]); // Percent of a weight in pounds, and none of them.
});

test.each([
  [[90, 75, 60, 41], []],
  [[4, 3, 2, 1], []],
  [[99, 98, 97, 96], []],
  [[75, 75, 60, 41], ['bandWork']],
  [[90, 60, 75, 41], ['bandCheck']],
  [[90, 75, 60, 60], ['bandMisses']],
  [
    [41, 60, 75, 90],
    ['bandWork', 'bandCheck', 'bandMisses'],
  ],
])('classes that begin at %j overlap at %j', (lows, expected) => {
  const rates = someRates(Object.fromEntries(BANDS.map((band, at) => [band, lows[at]])));
  expect(checkRates(rates).map(({ field }) => field)).toEqual(expected);
});

test('lists all errors: numbers, then classes, then places', () => {
  const wrong = someRates({
    ...{ addOnFr3: Number.NaN, priceReTank: 0, weightTaps: 7.5, bandCheck: 75, referenceSite: '' },
    distances: [{ from: 'Austin', to: 'Austin', miles: 1 }],
  });
  expect(checkRates(wrong)).toEqual([
    { field: 'addOnFr3', message: 'FR3 must be from 0 to 100 %.' },
    { field: 'priceReTank', message: 'Re-tank must be from 0.01 to 999999 US dollars.' },
    { field: 'weightTaps', message: 'Points for taps must be a whole number.' },
    {
      field: 'bandCheck',
      message: 'Score of Fits, to be checked from must be below 75 %, where the class above begins.',
    },
    { field: 'referenceSite', message: 'The reference site must name a place, like Phoenix.' },
    { field: 'distances', message: 'Row 1: Austin and Austin are the same place.' },
  ]);
});

describe('check distances', () => {
  const pair = (from: string, to: string, miles = 100) => ({ from, to, miles });
  const messages = (...distances: ReturnType<typeof pair>[]) =>
    checkDistances({ referenceSite: 'Phoenix', distances }).map(({ message }) => message);

  const NO_PLACE = 'must name a place, like Austin or Austin, TX.';

  test.each([
    [[pair('', 'Austin')], `Row 1: from ${NO_PLACE}`],
    [[pair('Austin', '-')], `Row 1: to ${NO_PLACE}`],
    [[pair('Austin', ' , TX')], `Row 1: to ${NO_PLACE}`],
    [[pair('A'.repeat(81), 'Austin')], `Row 1: from ${NO_PLACE}`],
    [[pair('Austin', 'AUSTIN')], 'Row 1: Austin and AUSTIN are the same place.'],
    [[pair('Austin, TX', ' austin,Texas')], 'Row 1: Austin, TX and  austin,Texas are the same place.'],
    [[pair('St. Louis, MO', 'st louis, Missouri')], 'Row 1: St. Louis, MO and st louis, Missouri are the same place.'],
    [[pair('Austin', 'Waco'), pair('waco', 'Austin', 90)], 'Row 2: waco to Austin is in row 1 already.'],
    [[pair('Waco', 'Mesa'), pair('Mesa', 'Ajo'), pair('Mesa', 'Ajo')], 'Row 3: Mesa to Ajo is in row 2 already.'],
  ])('a table of distances with %j is refused: %s', (distances, message) => {
    expect(messages(...distances)).toEqual([message]);
  });

  test.each([-1, 10_001, 1.5, Number.NaN, Infinity, -Infinity])('%p are no miles', (miles) => {
    expect(messages(pair('Austin', 'Waco', miles))).toEqual(['Row 1: miles must be a whole number from 0 to 10000.']);
  });

  test.each([0, 1, 10_000])('two places can be %d miles apart', (miles) => {
    expect(messages(pair('Austin', 'Waco', miles))).toEqual([]);
  });

  test('a place with a state is another place than one without, or in another state', () => {
    const places = ['Portland', 'Portland, OR', 'Portland, Maine'];
    expect(messages(...places.map((place) => pair('Phoenix', place)))).toEqual([]);
    expect(messages(pair('Portland, OR', 'Portland, ME'))).toEqual([]);
  });

  test('a row has one problem, the leftmost, and an invalid pair still counts as a duplicate', () => {
    expect(messages(pair('', '', -1))).toEqual([`Row 1: from ${NO_PLACE}`]);
    expect(messages(pair('Austin', 'Waco', -1), pair('Waco', 'Austin'), pair('Waco', 'Austin'))).toEqual([
      'Row 1: miles must be a whole number from 0 to 10000.',
      'Row 2: Waco to Austin is in row 1 already.',
      'Row 3: Waco to Austin is in row 1 already.',
    ]);
  });

  test.each([
    ['Phoenix', true],
    ['Phoenix, AZ', true],
    ['A'.repeat(80), true],
    ['A'.repeat(81), false],
    ['', false],
    [' ', false],
    [', AZ', false],
    ['?', false],
  ])('a reference site of %j names a place: %p', (referenceSite, isPlace) => {
    const problem = { field: 'referenceSite', message: 'The reference site must name a place, like Phoenix.' };
    expect(checkDistances({ referenceSite, distances: [] })).toEqual(isPlace ? [] : [problem]);
  });

  test('a table has up to a thousand rows', () => {
    const rows = Array.from({ length: 1_001 }, (_, row) => pair('Phoenix', `Town ${row}`));
    expect(messages(...rows.slice(1))).toEqual([]);
    expect(messages(...rows)).toEqual(['The table can have at most 1000 rows.']);
  });
});

test('every number of the rates can be set, once', () => {
  const { referenceSite: _site, distances: _distances, ...numbers } = DEFAULT_RATES;
  expect(rateFields.map(({ id }) => id).sort()).toEqual(Object.keys(numbers).sort());
});

test('on screen the fields of a group are together, and no two of them have the same name', () => {
  const groups = rateFields.map(({ group }) => group);
  const begun = groups.filter((group, at) => group !== groups[at - 1]);
  expect(begun).toEqual(['Add-ons', 'Prices', 'Freight', 'Rewind', 'Margin', 'Distance', 'Matching', 'Work days']);
  expect(new Set(rateFields.map(({ group, label }) => `${group} ${label}`)).size).toBe(rateFields.length);
});

test('only prices of work, freight and rewinding, and days of work may be left empty', () => {
  expect(rateFields.filter(({ isOptional }) => isOptional).map(({ id }) => id)).toEqual([
    ...['priceFr3Gallon', 'priceTurnPull', 'priceFeedConversion', 'priceReplacementCabinet', 'priceReTank'],
    ...['freightPerMile10', 'freightPerMile20', 'freightPerMile45', 'freightPerMileOver45'],
    ...['freightMinimum', 'freightPermit'],
    ...['rewindPerKva5', 'rewindPerKva15', 'rewindPerKva25', 'rewindPerKva35'],
    ...['daysRecondition', 'daysRewind', 'daysTurnPull', 'daysFeedConversion', 'daysFr3'],
    ...['daysReplacementCabinet', 'daysReTank'],
  ]);
});

test.each([
  ['%', 15, '15%'],
  ['%', 12.35, '12.35%'],
  ['%', 0, '0%'],
  ['points', 17.5, '17.5 points'],
  ['points', 1, '1 point'],
  ['work days', 1, '1 work day'],
  ['miles', 10_000, '10,000 miles'],
  ['of 100', 7, '7 of 100'],
  ['US dollars', 2_300, '$2,300'],
  ['US dollars', 10.5, '$10.50'],
  ['US dollars', 0.01, '$0.01'],
  ['US dollars', 999_999, '$999,999'],
  ['US dollars', null, 'none'],
  ['%', null, 'none'],
])('in %s, %p is read as %s', (unit, value, text) => {
  expect(rateText({ unit }, value)).toBe(text);
});

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
    const reported = shown(rates, (field, value) => (value === null ? '' : rateText(field, value).replace(/ .*$/, '')));
    const start = { ...rates, ...Object.fromEntries(rateFields.map(({ id, max }) => [id, max])) };
    for (const texts of [plain, reported]) expect(readDraft({ rates: start, texts })).toEqual({ rates, problems: {} });
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
