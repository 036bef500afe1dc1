import { MARGIN_DOLLARS, MEASURES } from '../../../../src/domain/comparison/query/measures';
import { parseQuery } from '../../../../src/domain/comparison/query/parseQuery';

/** Every name with a figure in its own unit, and what is understood; written by hand, since people type them. */
test.each([
  ['kva rating 500 kVA', 'kva', 'kVA = 500'],
  ['kVA 500', 'kva', 'kVA = 500'],
  ['Primary Voltage 12.47 kV', 'primary', 'Primary = 12,470 V'],
  ['primary v 12470', 'primary', 'Primary = 12,470 V'],
  ['PRIMARY 12470 V', 'primary', 'Primary = 12,470 V'],
  ['secondary voltage 480', 'secondary', 'Secondary = 480 V'],
  ['secondary v 0.48kV', 'secondary', 'Secondary = 480 V'],
  ['secondary 480', 'secondary', 'Secondary = 480 V'],
  ['match 90%', 'match', 'Match = 90%'],
  ['margin 20', 'margin', 'Margin = 20%'],
  ['margin $20', 'marginDollars', 'Margin = $20'],
  ['price 40,000', 'price', 'Price = $40,000'],
  ['all costs 30,000', 'cost', 'All costs = $30,000'],
  ['total cost 30,000 $', 'cost', 'All costs = $30,000'],
  ['cost 0', 'cost', 'All costs = $0'],
  ['work 5,000', 'work', 'Work = $5,000'],
  ['distance 300 mi', 'distance', 'Distance = 300 mi'],
])('%j asks for %s: %s', (text, measure, label) => {
  expect(parseQuery(text)).toMatchObject({ terms: [{ kind: 'number', measure, label, source: text }], problems: [] });
});

test('what each measure gives as an example is understood as that measure', () => {
  for (const { measure, names, example } of MEASURES) {
    for (const name of names) expect(parseQuery(`${name} ≥ ${example}`).terms).toMatchObject([{ measure }]);
  }
  expect(parseQuery(`margin ≥ ${MARGIN_DOLLARS.example}`).terms).toMatchObject([{ measure: 'marginDollars' }]);
});

test('no name means two measures, and all are in lower case', () => {
  const names = MEASURES.flatMap((each) => each.names);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.map((name) => name.toLowerCase()));
});
