import fc from 'fast-check';
import { isFar, knownDistance, isAt, samePlace, tablePlace } from '../../../src/domain/rates/distanceTable';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { forAll } from '../builders/forAll';

describe('by the table of the specification (section 9), from Phoenix', () => {
  test.each([
    ['Phoenix, AZ', 0],
    ['Phoenix', 0],
    ['Austin', 850],
    ['AUSTIN, TX', 850],
    ['Austin yard 2', 850],
    [' sacramento,CA', 650],
    ['Portland yard 2, OR', 1200],
    ['North-Portland', 1200],
  ])('%j is at %i miles', (location, miles) => {
    expect(knownDistance(location)).toBe(miles);
  });

  test.each([
    ['Denver, CO'],
    ['Austinville, VA'],
    ['Somewhere, Austin'],
    ['Somewhere,\nAustin'],
    ['Yard 2,Austin, TX'],
    ['N/A'],
    [' '],
    [''],
    [null],
    [undefined],
  ])('the distance of %j is not known, and so not far', (location) => {
    expect(knownDistance(location)).toBeNull();
    expect(isFar(location)).toBe(false);
  });

  test('every other place of the table is far', () => {
    expect(['Sacramento', 'Austin', 'Portland', 'Phoenix'].filter((place) => !isFar(place))).toEqual(['Phoenix']);
  });
});

describe('by the rates of the house', () => {
  const { distances } = DEFAULT_RATES;
  const rates = (referenceSite: string, ...rows: (readonly [string, string, number])[]) => ({
    referenceSite,
    distances: rows.map(([from, to, miles]) => ({ from, to, miles })),
  });

  /** The specification's rows, read across and down. */
  test.each([
    ['Phoenix', [0, 850, 650, 1200]],
    ['Austin', [850, 0, 1200, 1400]],
    ['Sacramento', [650, 1200, 0, 550]],
    ['Portland', [1200, 1400, 550, 0]],
  ])('seen from %s, Phoenix, Austin, Sacramento and Portland are at %j miles', (referenceSite, miles) => {
    const seen = ['Phoenix, AZ', 'Austin, TX', 'Sacramento, CA', 'Portland, OR'];
    expect(seen.map((place) => knownDistance(place, { referenceSite, distances }))).toEqual(miles);
  });

  test('a row between two other places says nothing of the way from the site', () => {
    expect(knownDistance('Tulsa, OK', rates('Phoenix', ['Tulsa', 'Austin', 450]))).toBeNull();
    expect(knownDistance('Austin', rates('Phoenix', ['Tulsa', 'Austin', 450]))).toBeNull();
  });

  test('the site is known without any row, however it is written', () => {
    expect(knownDistance('Yard 4 TULSA, ok', rates('tulsa, Oklahoma'))).toBe(0);
    expect(knownDistance('Tulsa, TX', rates('Tulsa, OK'))).toBeNull();
    expect(knownDistance('Austin', rates('tulsa,OKLAHOMA', ['Tulsa, OK', 'Austin', 450]))).toBe(450);
  });

  test('a place with its state counts only there, and before one without', () => {
    const two = rates('Phoenix', ['Phoenix', 'Portland', 1200], ['Portland, ME', 'Phoenix', 2750]);
    expect(['Portland, ME', 'Portland, OR', 'Portland'].map((place) => knownDistance(place, two))).toEqual([
      2750, 1200, 1200,
    ]);
  });

  test('of names within each other the longest counts, whichever row comes first', () => {
    const rows = [
      ['Phoenix', 'Salt Lake City', 660],
      ['Phoenix', 'Lake City', 700],
      ['Phoenix', 'Lake City, UT', 710],
      ['Phoenix', 'Mesa, TX', 900],
      ['Phoenix', 'Plano', 1070],
    ] as const;
    for (const given of [rows, rows.toReversed()]) {
      const table = rates('Phoenix', ...given);
      expect(
        ['Salt Lake City yard, UT', 'Lake City, UT', 'Lake City, FL', 'Plano Mesa, TX'].map((at) =>
          knownDistance(at, table),
        ),
      ).toEqual([660, 710, 700, 1070]);
    }
  });

  test('the first row of a duplicate pair counts', () => {
    expect(knownDistance('Austin', rates('Phoenix', ['Phoenix', 'Austin', 850], ['Austin', 'Phoenix', 900]))).toBe(850);
  });

  test('each set of rates uses its own table', () => {
    const [one, other] = [rates('Phoenix', ['Phoenix', 'Austin', 850]), rates('Phoenix', ['Phoenix', 'Austin', 1007])];
    expect([one, other, one].map((each) => knownDistance('Austin', each))).toEqual([850, 1007, 850]);
  });

  test.each([
    [399.9, false],
    [400, false],
    [400.1, true],
    [0, false],
  ])('a unit at %d miles is far beyond 400: %s', (miles, is) => {
    expect(isFar('Austin', { ...rates('Phoenix', ['Phoenix', 'Austin', miles]), farMiles: 400 })).toBe(is);
  });

  test('with a limit of 0 all but the site and what is not known is far', () => {
    const near = { ...rates('Phoenix', ['Phoenix', 'Mesa', 0.5]), farMiles: 0 };
    expect(['Mesa', 'Phoenix', 'Denver'].map((place) => isFar(place, near))).toEqual([true, false, false]);
  });

  test('neither the order of the rows nor the direction of a row changes a distance', () => {
    const places = ['Phoenix', 'Austin, TX', 'Austin, MN', 'Sacramento', 'Salt Lake City', 'Lake City'];
    const pairs = places.flatMap((from, index) => places.slice(index + 1).map((to) => [from, to] as const));
    const all = pairs.map(([from, to], index) => [from, to, 100 + index] as const);
    const flips = fc.array(fc.boolean(), { minLength: all.length, maxLength: all.length });
    forAll(
      fc.shuffledSubarray(all, { minLength: all.length }),
      flips,
      fc.constantFrom(...places),
      (rows, flip, site) => {
        const given = rows.map(([from, to, miles], index) =>
          flip[index] ? ([to, from, miles] as const) : ([from, to, miles] as const),
        );
        const expected = places.map((place) => all.find((row) => row.includes(site) && row.includes(place))?.[2] ?? 0);
        expected[places.indexOf(site)] = 0;
        expect(places.map((place) => knownDistance(place, rates(site, ...given)))).toEqual(expected);
      },
    );
  });
});

test.each([
  ['Phoenix', ' phoenix ', null],
  ['AUSTIN yard 2, TX', ' austin yard 2 ', 'TX'],
  [' salt  lake-city , Utah', ' salt lake city ', 'UT'],
  ['Yard 2, Austin, TX', ' yard 2 ', 'TX'],
  ['Austin, Nowhere', ' austin ', null],
  ['Austin,', ' austin ', null],
  [', TX', '  ', 'TX'],
  ['Texas', ' texas ', null],
  ['', '  ', null],
])('%j is %j of the state %j: the city is before the first comma, the state after the last', (name, words, state) => {
  expect(tablePlace(name)).toEqual({ words, state });
});

test.each([
  ['Salt Lake City, UT', 'salt lake  CITY,Utah', true],
  ['Phoenix', ' phoenix ', true],
  ['Phoenix, AZ', 'Phoenix', false],
  ['Portland, OR', 'Portland, ME', false],
  ['Portland, OR', 'Portland yard, OR', false],
  ['Phoenix, Sonora', 'Phoenix', true],
])('%j and %j are one place of the table: %s', (one, other, isSame) => {
  expect(samePlace(one) === samePlace(other)).toBe(isSame);
});

test.each([
  ['AUSTIN yard 2, TX', 'Austin', true],
  ['AUSTIN yard 2, TX', 'Austin, TX', true],
  ['AUSTIN yard 2, TX', 'Austin, MN', false],
  ['Yard Austin', 'Austin', true],
  ['Austin', 'Austin, TX', false],
  ['Austinville, TX', 'Austin', false],
  ['West-Austin, TX', 'Austin', true],
  ['Austin, TX', 'Austin yard 2, TX', false],
  ['Lake City, UT', 'Salt Lake City', false],
  ['', 'Austin', false],
])('a location %j is at %j of the table: %s', (location, place, is) => {
  expect(isAt(tablePlace(location), tablePlace(place))).toBe(is);
});
