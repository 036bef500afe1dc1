import fc from 'fast-check';
import { columnsWithoutCosts } from '../../../../src/domain/comparison/export/columnsWithoutCosts';
import { comparisonTable, exportColumns } from '../../../../src/domain/comparison/export/comparisonExport';
import { toDisplayOrder } from '../../../../src/domain/order/displayOrder';
import { aListedUnit, fullyPriced, needing } from '../../builders/listedUnits';
import { anOrder } from '../../builders/units';

const order = toDisplayOrder(anOrder({ id: 7, requirement: { kva_rating: 500 } }));
const tableOf = (...units: ReturnType<typeof aListedUnit>[]) =>
  comparisonTable(order, units, '', [], columnsWithoutCosts);

test('who sees no costs gets every column but those of money and of what it leaves out', () => {
  const kept = new Set(columnsWithoutCosts.map(({ title }) => title));
  expect(exportColumns.map(({ title }) => title).filter((title) => !kept.has(title))).toEqual([
    ...['All costs', 'Switched off', 'Cost not recorded', 'Additional cabinet cost', 'Re-tank labor cost'],
    ...['Price', 'Price from', 'List price', 'Cost', 'Unit cost', 'Unit labor', 'Unit materials', 'FR3 fill'],
    ...[
      'Turn pull cost',
      'Rewind cost',
      'Materials',
      'Labor',
      'Total cost (without labor)',
      'Margin',
      'Margin %',
      'Profit (points)',
      'Margin complete',
    ],
    ...['Freight', 'Margin after freight', 'Margin after freight %', 'About freight'],
    'Rates',
  ]);
});

test('the needed work and the reason are told without what they cost; all else stays as it is', () => {
  const reason =
    'Needs work: primary voltage (required 12470 V, unit 13200 V: turn pull, $2,300), tank (needs re-tank, cost not recorded).';
  const unit = aListedUnit({ ...fullyPriced, ...needing({ turnPull: 2300, reTank: null }), reason });
  const { columns, rows } = tableOf(unit);
  const cells = Object.fromEntries(columns.map(({ title }, at) => [title, rows[1]?.[at]] as const));
  expect(cells).toMatchObject({
    'Needed work': 'turn pull; re-tank',
    Reason: 'Needs work: primary voltage (required 12470 V, unit 13200 V: turn pull), tank (needs re-tank).',
    ...{ 'Match %': 97.5, 'KVA Rating (kVA)': '545', 'Distance by road (mi)': 1040, 'Turn pull': 'yes' },
  });
});

test('the file says nothing of how costs count', () => {
  expect(tableOf().basis.map(([name]) => name)).toEqual(['Job', 'Customer', 'Filters']);
  expect(comparisonTable(order, [], '', []).basis.map(([name]) => name)).toEqual([
    ...['Job', 'Customer', 'Filters', 'Amounts', 'Price', 'Cost', 'Margin', 'Profit'],
  ]);
});

test('whatever a unit costs, none of it is in the file', () => {
  // Figures of five digits that occur nowhere else in the line.
  const cost = fc.integer({ min: 61_000, max: 98_999 }).map((dollars) => dollars + 0.25);
  const costs = fc.record({ turnPull: cost, feedConversion: cost, fr3: cost, reTank: cost, replacementCabinet: cost });
  fc.assert(
    fc.property(costs, cost, cost, (works, own, price) => {
      const notes = Object.entries(works).map(([, each]) => `re-tank, $${Math.round(each).toLocaleString('en-US')}`);
      const score_details = [{ feature: 'tank', verdict: 'needs work', note: `Needs ${notes[0]}.` }];
      const money = { jcm_total_cost: own + works.fr3, unit_cost: own, m_price: price, list_price: price };
      const unit = aListedUnit({ ...money, ...needing(works), reason: notes.join('; '), score_details }, {}, price);
      const text = JSON.stringify(tableOf(unit)).replaceAll(',', '');
      for (const each of [...Object.values(works), own, price]) expect(text).not.toContain(String(Math.trunc(each)));
      expect(text).not.toContain('$');
    }),
  );
});
