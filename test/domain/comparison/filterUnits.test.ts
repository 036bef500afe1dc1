import { filterUnits, asksForCosts, undecidedUnits } from '../../../src/domain/comparison/filterUnits';
import { parseQuery } from '../../../src/domain/comparison/query/parseQuery';
import { aUnit } from '../builders/units';
import type { Figure, Measure } from '../../../src/domain/comparison/query/condition';

describe('filterUnits', () => {
  const unit = aUnit({
    serial: 'IC70001',
    warehouse_desc: 'Phoenix, AZ',
    fab_notes: 'Repainted',
    comments: 'Rush',
    primary_voltage: '12470GrdY/7200',
    type_of_fluid: 'FR3',
    m_price: 424242,
  });

  test.each(['300 kVA', '12470Y/7200 V', '95 kV', '480Y/277 v', '5.75 %', '3500 lb', '300'])(
    '%p is found as the card writes it',
    (text) => {
      const voltages = { primary_voltage: '12470Y/7200', secondary_voltage: '480Y/277' };
      const written = aUnit({ ...voltages, kva_rating: 300, bil: 95, impedence: 5.75, total_weight: 3500 });
      expect(filterUnits([written], parseQuery(text), () => null)).toEqual([written]);
    },
  );

  test('a unit of measure alone is not found if there is no value', () => {
    const silent = aUnit({ bil: null, primary_voltage: null, secondary_voltage: null });
    expect(filterUnits([silent], parseQuery('kV'), () => null)).toEqual([]);
  });

  test.each(['ic7000', ' phoenix', 'REPAINT', 'rush', 'grdy', 'fr3', ''])('%p finds the unit', (text) => {
    expect(filterUnits([unit], parseQuery(text), () => null)).toEqual([unit]);
  });

  test.each(['austin', '424242'])('%p finds nothing', (text) => {
    expect(filterUnits([unit], parseQuery(text), () => null)).toEqual([]);
  });

  test('text shown only on the card is found', () => {
    const found = (shown: string) =>
      filterUnits(
        [unit],
        parseQuery('Freight'),
        () => null,
        () => shown,
      );
    expect([found('after freight'), found('')]).toEqual([[unit], []]);
  });

  test('a figure and a text must both fit', () => {
    const found = (text: string) =>
      filterUnits([unit], parseQuery(text), (_, measure) => (measure === 'margin' ? 21 : null));
    expect(found('phoenix, margin ≥ 20')).toEqual([unit]);
    expect(found('phoenix, margin > 21')).toEqual([]);
    expect(found('austin, margin ≥ 20')).toEqual([]);
    expect(found('distance < 300')).toEqual([]);
  });

  test('a text is found in one value, never across the end of one and the start of the next', () => {
    const found = (text: string) => filterUnits([unit], parseQuery(text), () => null).length;
    expect(['Phoenix, AZ Repainted', 'AZRepainted', 'IC70001 Phoenix'].map(found)).toEqual([0, 0, 0]);
    expect(['ainted, rush', 'repainted and rush'].map(found)).toEqual([0, 0]);
  });

  test('an unreadable condition filters nothing, and an unknown figure matches no condition', () => {
    const others = [unit, aUnit({ serial: 'IC70002' })];
    const found = (text: string) =>
      filterUnits(others, parseQuery(text), ({ serial }) => (serial === 'IC70001' ? 500 : null));
    expect(found('kVA ≥ five')).toEqual(others);
    expect(found('kVA < 501')).toEqual([unit]);
    expect(found('kVA < 500')).toEqual([]);
  });
});

const figures: Record<string, Partial<Record<Measure, Figure>>> = {
  certain: { margin: 25, distance: 100 },
  tooLow: { margin: 5, distance: 100 },
  atMost: { margin: { atMost: 25 }, distance: 100 },
  atMostTooLow: { margin: { atMost: 15 }, distance: 100 },
  nowhere: { margin: 25, distance: null },
  unpriced: { margin: null, distance: null },
  farAndUnpriced: { margin: null, distance: 900 },
};
const comments: Record<string, string> = { nowhere: 'rush', atMost: 'hold' };
const units = Object.keys(figures).map((serial) => aUnit({ serial, comments: comments[serial] ?? '' }));
const said = (text: string) =>
  undecidedUnits(units, parseQuery(text), ({ serial }, measure) => figures[serial]?.[measure] ?? null);

test.each([
  ['', null],
  ['rush', null],
  ['margin ≥ 20', '3 units may fit, too: their margin is not known for certain.'],
  ['margin < 90', '2 units may fit, too: their margin is not known for certain.'],
  ['distance < 300', '2 units may fit, too: their distance is not known for certain.'],
  ['margin ≥ 20, distance < 300', '3 units may fit, too: their margin and distance are not known for certain.'],
  ['distance < 300, margin ≥ 20', '3 units may fit, too: their distance and margin are not known for certain.'],
  ['margin ≥ 20, margin ≥ $1', '5 units may fit, too: their margin is not known for certain.'],
  ['hold, margin ≥ 20, distance < 300', '1 unit may fit, too: its margin is not known for certain.'],
  ['rush, distance < 300', '1 unit may fit, too: its distance is not known for certain.'],
  ['match > 0', '7 units may fit, too: their match is not known for certain.'],
])('the search %j leaves undecided: %j', (text, sentence) => {
  expect(said(text)).toBe(sentence);
});

test.each([
  ['kVA 500-750', 'kVA rating is'],
  ['primary > 1000', 'primary voltage is'],
  ['margin > $500', 'margin is'],
  ['cost < 900', 'all costs are'],
])('%j calls its figure as people do', (text, name) => {
  const [unit] = units;
  const expected = `1 unit may fit, too: its ${name} not known for certain.`;
  expect(undecidedUnits([unit!], parseQuery(text), () => null)).toBe(expected);
});

test.each([
  ['', false],
  ['margin', false],
  ['kVA 500-750, primary > 1000, secondary < 500, match > 90, price < 9000, distance < 300', false],
  ['margin ≥ 20', true],
  ['margin ≥ $500', true],
  ['rush, cost < 900', true],
  ['distance < 300, work < 900', true],
])('%j compares restricted figures: %p', (text, expected) => {
  expect(asksForCosts(parseQuery(text))).toBe(expected);
});
