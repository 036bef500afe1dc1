import { decidingColumns } from '../../../../src/domain/comparison/export/exportDeciding';
import { changeCostOption, initialCostOptions } from '../../../../src/domain/cost/comparison/costOptions';
import { aListedUnit, fullyPriced, needing } from '../../builders/listedUnits';
import { aUnit } from '../../builders/units';

const line = (listed: ReturnType<typeof aListedUnit>, requirement = {}) =>
  Object.fromEntries(decidingColumns.map(({ title, of }) => [title, of(listed, requirement)] as const));

/** 14 miles as the crow flies to Mesa are 16.8 by road. A city that is not in the table stands in the middle of its state, and the words say so; what is not known is no 0. */
test.each([
  ['Austin, TX', 'Phoenix, AZ', 1040, '≈ 1,040 mi by road'],
  ['PHOENIX yard 2, AZ', 'Phoenix, AZ', 0, 'same city'],
  ['Mesa, AZ', 'Phoenix, AZ', 15, '≈ 15 mi by road'],
  ['Nowhere, OH', 'Columbus, OH', 40, '≈ 40 mi by road, from the middle of Ohio'],
  ['Columbus, OH', 'Nowhere, OH', 40, '≈ 40 mi by road, to the middle of Ohio'],
  ['Nowhere, OH', 'Elsewhere, OH', null, 'distance unknown'],
  ['Phoenix, AZ', 'N/A', null, 'distance unknown'],
  [null, 'Phoenix, AZ', null, 'distance unknown'],
])('a unit in %j is exported for a delivery to %j as %p miles, in words: %s', (place, delivery, miles, words) => {
  expect(line(aListedUnit({ warehouse_desc: place }, { delivery }))).toMatchObject({
    ...{ Delivery: delivery, 'Distance by road (mi)': miles, Distance: words },
  });
});

test.each([
  [null, 'free'],
  ['this order', 'this order'],
  ['J59260', 'J59260'],
  [undefined, null],
])('a unit that is reserved for %j is exported as %j: what is not known is never free', (reservedFor, cell) => {
  expect(line(aListedUnit({}, { reservedFor }))['Reserved for']).toBe(cell);
});

test.each([
  ['with all its work', {}, 25_500.5],
  ['without the re-tank', { reTank: false }, 21_500.5],
  ['without the FR3 fill, which is part of the base', { fr3Enabled: false }, 22_500.5],
  ['with another cost of the re-tank', { reTankCost: '4100.5' }, 25_601],
  [
    'with a cabinet, and with what that needs beside it',
    { replacementCabinet: true, additionalCabinetCost: '99' },
    28_099.5,
  ],
  ['with nothing but itself', { fr3Enabled: false, turnPull: false, reTank: false }, 17_000.5],
])('all costs of a unit %s are %s: %p', (_, change, costs) => {
  const options = changeCostOption(initialCostOptions(aUnit(fullyPriced)), change);
  expect(line(aListedUnit(fullyPriced, { options }))['All costs']).toBe(costs);
});

test('labor alone is not all costs: without the cost of the unit there are none', () => {
  expect(line(aListedUnit(needing({ reTank: 4_000 })))['All costs']).toBeNull();
});

const voltage = {
  feature: 'primary_voltage_match',
  verdict: 'needs work',
  note: 'Required 12470 V, unit 13200 V: turn pull, $2,300.',
};
const fusing = { feature: 'fusing_match', verdict: 'does not fit', note: 'Required Bay-O-Net, unit None.' };

test.each([
  [[], {}, 'Fits as it stands'],
  [[], { kva_rating: 500 }, 'KVA Rating: Not recorded'],
  [[{ feature: 'bil', verdict: 'exact' }], { kva_rating: 500 }, 'Fits as it stands'],
  [[voltage], {}, 'Primary Voltage: Required 12470 V, unit 13200 V: turn pull, $2,300'],
  [[voltage, fusing], {}, 'Fusing: Required Bay-O-Net, unit None'],
  [[fusing, { feature: 'bil', verdict: 'does not fit' }], {}, 'BIL: Does not fit'],
])('of the judged features %j, for the requirement %j, the worst gap is: %s', (score_details, requirement, gap) => {
  expect(line(aListedUnit({ score_details }), requirement)['Worst gap']).toBe(gap);
});
