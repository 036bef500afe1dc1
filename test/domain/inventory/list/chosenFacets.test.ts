import fc from 'fast-check';
import { facets, type Facet } from '../../../../src/contract/inventory/inventoryQuery';
import {
  chosenList,
  FIRST_VALUES,
  facetValues,
  toggled,
  without,
} from '../../../../src/domain/inventory/list/chosenFacets';
import { forAll } from '../../builders/forAll';

const counted = [
  { value: '500', count: 40 },
  { value: '1500', count: 30 },
  { value: '75', count: 20 },
  { value: '1000', count: 10 },
];
const shown = (...args: Parameters<typeof facetValues>) => facetValues(...args).map(({ value }) => value);
const ofValues = (...values: string[]) => values.map((value) => ({ value, count: 1 }));

test('a value is chosen and unchosen; a facet without one is not among the chosen', () => {
  const one = toggled({}, 'kva', '500');
  const two = toggled(one, 'kva', '75');
  expect(two).toEqual({ kva: ['500', '75'] });
  expect(toggled(two, 'kva', '500')).toEqual({ kva: ['75'] });
  expect(toggled(one, 'kva', '500')).toEqual({});
  expect(without({ kva: ['500'], phase: ['3'] }, 'kva')).toEqual({ phase: ['3'] });
  expect(without({ kva: ['500'] }, 'phase')).toEqual({ kva: ['500'] });
});

test('whatever is pressed, those values are chosen that were pressed an odd number of times, in the order of the facets', () => {
  const press = fc.tuple(fc.constantFrom<Facet>('warehouse', 'kva', 'age'), fc.constantFrom('1', '2', '3'));
  forAll(fc.array(press, { maxLength: 20 }), (presses) => {
    let chosen = {};
    for (const [facet, value] of presses) chosen = toggled(chosen, facet, value);
    const odd = (facet: Facet, value: string) =>
      presses.filter((each) => each[0] === facet && each[1] === value).length % 2 === 1;
    const listed = chosenList(chosen);
    for (const facet of facets) {
      const values = listed.filter((each) => each.facet === facet).map(({ value }) => value);
      expect(values.toSorted()).toEqual(['1', '2', '3'].filter((value) => odd(facet, value)));
    }
    const places = listed.map(({ facet }) => facets.indexOf(facet));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Object.values(chosen)).not.toContainEqual([]);
  });
});

test('changing a choice returns a new one', () => {
  const chosen = Object.freeze({ kva: Object.freeze(['500', '75']) });
  expect([toggled(chosen, 'kva', '500'), toggled(chosen, 'kva', '9'), without(chosen, 'kva')]).toEqual([
    ...[{ kva: ['75'] }, { kva: ['500', '75', '9'] }, {}],
  ]);
});

test('chosen values are listed in the order of the facets', () => {
  expect(chosenList({ warehouse: ['Phoenix, AZ'], kva: ['75', '500'] })).toEqual([
    { facet: 'kva', value: '75' },
    { facet: 'kva', value: '500' },
    { facet: 'warehouse', value: 'Phoenix, AZ' },
  ]);
});

test.each<[Facet, string[], string[]]>([
  ['kva', ['500', '1500', '75', '1000'], ['75', '500', '1000', '1500']],
  ['kva', ['0.5', '0.25', '112.5', '37.5', '0.75', '10'], ['0.25', '0.5', '0.75', '10', '37.5', '112.5']],
  [
    'primary_voltage',
    ['13200 x 4160', '4160', '12470GrdY/7200', '12470'],
    ['4160', '12470', '12470GrdY/7200', '13200 x 4160'],
  ],
  ['secondary_voltage', ['480Y/277', '480', '208Y/120', '4160'], ['208Y/120', '480', '480Y/277', '4160']],
  ['phase', ['3', '1'], ['1', '3']],
  ['age', ['40+', '0-9', '30-39', '10-19', '20-29'], ['0-9', '10-19', '20-29', '30-39', '40+']],
  ['age', ['10-19', '(not recorded)', '0-9'], ['(not recorded)', '0-9', '10-19']],
  ['primary_voltage', ['worn off', '480'], ['480', 'worn off']],
  ['fluid', ['b', 'a', '9', '10'], ['b', 'a', '9', '10']],
  ['warehouse', ['2', '1'], ['2', '1']],
])(
  'of %s, the values %j are shown as %j: measures from low to high, others as they were counted',
  (facet, given, expected) => {
    expect(shown(facet, ofValues(...given), [])).toEqual(expected);
    expect(shown(facet, [], given)).toEqual(expected);
  },
);

test('of a long facet the most frequent are shown, and every chosen one, first', () => {
  expect(shown('kva', counted, [], 2)).toEqual(['500', '1500']);
  expect(shown('kva', counted, ['1000'], 2)).toEqual(['1000', '500']);
  expect(shown('kva', counted, ['1000', '75', '1500'], 2)).toEqual(['75', '1000', '1500']);
  expect(shown('fluid', counted, ['1000'], 3)).toEqual(['1000', '500', '1500']);
});

test.each([
  [7, 7],
  [8, 8],
  [9, 8],
])('of %i values, %i are in view at first', (values, inView) => {
  const some = ofValues(...Array.from({ length: values }, (_, n) => `Warehouse ${n}`));
  expect(shown('warehouse', some, [], FIRST_VALUES)).toHaveLength(inView);
});

test('a chosen value that was not counted is shown without a count: it is not known, and not 0', () => {
  expect(facetValues('kva', counted.slice(0, 1), ['833'])).toEqual([
    { value: '833', count: null, isChosen: true },
    { value: '500', count: 40, isChosen: false },
  ]);
  expect(facetValues('fluid', [{ value: 'FR3', count: 0 }], ['FR3'])).toEqual([
    { value: 'FR3', count: 0, isChosen: true },
  ]);
});

test('every chosen value is shown once with its count, then as many others as there is room for', () => {
  const value = fc.constantFrom('0.5', '0.25', '9', '10', '112.5', '1500');
  const counts = fc.uniqueArray(fc.record({ value, count: fc.nat(9) }), { selector: (each) => each.value });
  forAll(
    fc.constantFrom<Facet>('kva', 'fluid'),
    counts,
    fc.uniqueArray(value),
    fc.nat(7),
    (facet, some, chosen, most) => {
      const inOrder = (values: string[]) =>
        facet === 'kva' ? values.toSorted((a, b) => Number(a) - Number(b)) : values;
      const others = some.map((each) => each.value).filter((each) => !chosen.includes(each));
      const rest = others.filter((_each, at) => chosen.length + at < most);
      const countOf = (each: string) => some.find((one) => one.value === each)?.count ?? null;
      expect(facetValues(facet, some, chosen, most)).toEqual([
        ...inOrder([...chosen]).map((each) => ({ value: each, count: countOf(each), isChosen: true })),
        ...inOrder(rest).map((each) => ({ value: each, count: countOf(each), isChosen: false })),
      ]);
    },
  );
});
