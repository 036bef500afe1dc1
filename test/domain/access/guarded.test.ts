import fc from 'fast-check';
import { permissions, permissionsOf, roles, type Permission } from '../../../src/domain/access/access';
import { visibleTo, costParameter, costSorts, refusedParameter } from '../../../src/domain/access/guarded';
import { inventorySorts } from '../../../src/contract/inventory/inventoryQuery';
import { forAll } from '../builders/forAll';

const all = new Set(permissions);
const seen = (answer: unknown) => visibleTo(new Set(), answer);

test('anyone who sees costs gets the answer as it is', () => {
  const answer = { results: [{ unit_cost: 16_800, reason: 'Needs FR3 fill, $1,508.' }] };
  expect(visibleTo(all, answer)).toBe(answer);
});

test.each([
  ['Needs work: FR3 fill, $1,508; phase.', 'Needs work: FR3 fill; phase.'],
  ['Required 12470 V, unit 13200 V: turn pull, cost not recorded.', 'Required 12470 V, unit 13200 V: turn pull.'],
  ['The rewind is part of the job.', 'The rewind is part of the job.'],
  ['Exact: phase, cabinet, tank.', 'Exact: phase, cabinet, tank.'],
])('the reason %j becomes %j', (reason, expected) => {
  expect(seen({ reason, score_details: [{ note: reason }] })).toEqual({
    reason: expected,
    score_details: [{ note: expected }],
  });
});

test('a gap of a fit class names the work without its cost', () => {
  const gap = (text: string) => ({
    fit: { class: 'Fits with work', gaps: [{ feature: 'tank', verdict: 'needs work', text }] },
  });
  expect(seen(gap('Tank: Needs re-tank, $4,429'))).toEqual(gap('Tank: Needs re-tank'));
});

/** What 'see costs, unit prices and margins' holds back, by name (docs/operate/deployment.md, decision 114), and its placeholder. */
const heldBack: readonly (readonly [name: string, placeholder: unknown])[] = [
  ...['unit_cost', 'labor_cost', 'materials_cost', 'list_price', 'm_price'].map((name) => [name, null] as const),
  ...['unitCost', 'laborCosts', 'materialsCost', 'sellPrice', 'unitPrice'].map((name) => [name, null] as const),
  ...['jcm_total_cost', 'jcm_result', 'cost', 'by_rate', 'worked', 'workedToday'].map((name) => [name, null] as const),
  ...['margin', 'margin_percentage', 'marginPercentage', 'marginChange'].map((name) => [name, null] as const),
  ['is_complete', null],
  ['freight_paid_by_customer', null],
  ...['margins', 'differences', 'approvalReasons'].map((name) => [name, []] as const),
  ...['reTankCost', 'additionalCabinetCost'].map((name) => [name, ''] as const),
];

test.each(heldBack)('in %s a viewer gets %j', (name, placeholder) => {
  for (const value of [16_800, 0, null, '16800.00', true, [1, 2], { fr3_cost: 1_508 }])
    expect(seen({ a: [{ [name]: value, serial: 'A' }], [name]: value })).toEqual({
      ...{ a: [{ [name]: placeholder, serial: 'A' }], [name]: placeholder },
    });
});

test.each([
  ...['sale_price', 'salePrice', 'price', 'dollarValue', 'kva_rating', 'weight', 'match_score', 'costs', 'Margin'],
  ...['impedance', 'needed_work', 'comments', 'notes', 'farMiles', 'weightPhase', 'kvaTolerance', 'constructor'],
])('viewers can see %s', (name) => {
  expect(seen({ [name]: 5, list: [{ [name]: 7 }] })).toEqual({ [name]: 5, list: [{ [name]: 7 }] });
});

test('money rates are those of specification section 9; prices it does not have are null', () => {
  const money = {
    ...{ addOnFr3: 15, addOnFeedConversion: 8, addOnReplacementCabinet: 12, addOnTurnPull: 5, addOnReTank: 0 },
    ...{ priceFr3Gallon: null, priceTurnPull: null, priceFeedConversion: null, priceReplacementCabinet: null },
    ...{ freightPerMile10: null, freightPerMile20: null, freightPerMile45: null, freightPerMileOver45: null },
    ...{ freightMinimum: null, freightPermit: null },
    ...{ rewindPerKva5: null, rewindPerKva15: null, rewindPerKva25: null, rewindPerKva35: null },
    ...{ priceReTank: null, goodMargin: 30, profitPoints: 17.5 },
  };
  expect(seen(Object.fromEntries(Object.keys(money).map((name) => [name, 61])))).toEqual(money);
});

test.each([[null], [undefined], [0], [''], ['Needs FR3 fill, $1,508.'], [true], [[]], [{}]])(
  'an answer that is %j stays as it is',
  (answer) => {
    expect(seen(answer)).toEqual(answer);
  },
);

test('a reason that is no text stays, and one deep inside loses its cost', () => {
  expect(seen({ reason: null, note: 5, a: [[{ note: 'turn pull, $2,300' }]] })).toEqual({
    ...{ reason: null, note: 5, a: [[{ note: 'turn pull' }]] },
  });
});

test('exactly the permission to see costs shows them', () => {
  const answer = { unit_cost: 16_800 };
  for (const role of roles)
    expect(visibleTo(permissionsOf([role], 'roles'), answer)).toEqual({ unit_cost: role === 'viewer' ? null : 16_800 });
  const others = new Set<Permission>(permissions.filter((permission) => permission !== 'seeCost'));
  expect(visibleTo(others, answer)).toEqual({ unit_cost: null });
});

test('no figure of a cost is left in whatever answer, its other parts and its original are untouched', () => {
  const leaf = fc.oneof(fc.constantFrom<unknown>(null, true, 'Phoenix'), fc.integer({ min: 0, max: 99 }));
  const names = fc.constantFrom('serial', 'items', 'kva', ...heldBack.map(([name]) => name));
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('tree')), fc.dictionary(names, tie('tree'))),
  }));
  const costs = new Map(heldBack);
  forAll(tree, (answer) => {
    const before = JSON.stringify(answer);
    // JSON's own walk: every value by its name, the innermost last.
    const expected: unknown = JSON.parse(
      JSON.stringify(answer, (name, value: unknown) => (costs.has(name) ? costs.get(name) : value)),
    );
    expect(seen(answer)).toEqual(expected);
    expect(JSON.stringify(answer)).toBe(before);
  });
});

test.each<[Record<string, unknown>, string | null]>([
  [{}, null],
  [{ ordering: undefined }, null],
  [{ ordering: 'serial' }, null],
  [{ ordering: '-sale_price' }, null],
  [{ ordering: '-request_date', kva: '500' }, null],
  [{ ordering: 'unit_cost' }, 'ordering'],
  [{ ordering: '-unit_cost' }, 'ordering'],
  [{ ordering: 'list_price' }, 'ordering'],
  [{ ordering: '-list_price' }, 'ordering'],
  [{ ordering: ['serial', '-unit_cost'] }, 'ordering'],
  [{ ordering: ['serial', 'kva'] }, null],
  [{ ordering: [] }, null],
  [{ ordering: ['unit_cost', { unit_cost: 1 }] }, 'ordering'],
  [{ ordering: { unit_cost: 1 } }, null],
  [{ margin: '20-30' }, 'margin'],
  [{ margin: '' }, 'margin'],
  [{ margin: null }, 'margin'],
  [{ margin: undefined }, null],
  [{ margin: 'none', ordering: 'unit_cost' }, 'margin'],
  [{ search: 'margin unit_cost' }, null],
])('the query %j reveals costs through %s', (query, parameter) => {
  expect(costParameter(query)).toBe(parameter);
});

test('sorting the inventory by unit cost or list price would reveal costs', () => {
  expect(inventorySorts.filter((sort) => costSorts.has(sort))).toEqual(['unit_cost', 'list_price']);
  for (const sort of inventorySorts) {
    const expected = ['unit_cost', 'list_price'].includes(sort) ? 'ordering' : null;
    expect([costParameter({ ordering: sort }), costParameter({ ordering: `-${sort}` })]).toEqual([expected, expected]);
  }
});

test('only viewers are refused parameters that reveal costs', () => {
  const refused = (query: Record<string, unknown>) =>
    roles.filter((role) => refusedParameter(permissionsOf([role], 'roles'), query) !== null);
  expect(refused({ ordering: '-unit_cost' })).toEqual(['viewer']);
  expect(refused({ margin: '40+' })).toEqual(['viewer']);
  expect(refused({ ordering: 'kva', search: 'x' })).toEqual([]);
});

test('no other permission reveals costs', () => {
  const others = new Set<Permission>(permissions.filter((permission) => permission !== 'seeCost'));
  expect(refusedParameter(others, { margin: 'none' })).toBe('margin');
  expect(refusedParameter(new Set<Permission>(['seeCost']), { margin: 'none' })).toBeNull();
});
