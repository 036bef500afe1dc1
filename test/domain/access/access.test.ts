import fc from 'fast-check';
import { inventorySorts } from '../../../src/contract/inventory/inventoryQuery';
import {
  isPermission,
  permissions,
  permissionsOf,
  roles,
  rolesIn,
  type Permission,
  type Role,
  permissionHint,
  permissionMessage,
} from '../../../src/domain/access/access';
import { visibleTo, costParameter, costSorts, refusedParameter } from '../../../src/domain/access/hiddenCosts';
import {
  fromCosts,
  sentenceFor,
  sentencesFor,
  wholeSentence,
  type Sentence,
} from '../../../src/domain/access/sentence';
import { forAll } from '../builders/forAll';

/**
 * Who may do what, row by row and column by column as docs/operate/deployment.md has it, 'Who may do what'. 'x' is a yes; the
 * columns are viewer, sales, operations, engineering and administrator.
 */
const table: Readonly<Record<Permission, string>> = {
  seeCost: '.xxxx',
  reserve: '.xx.x',
  releaseOthers: '..x.x',
  editOptions: '..xxx',
  editUnitFiles: '..xxx',
  import: '..x.x',
  bringBack: '..x.x',
  delete: '..x.x',
  readAudit: '.xxxx',
  comment: '.xxxx',
  changeRates: '....x',
  changeQuotations: '....x',
  teachWords: '....x',
  proposeEstimate: '.xx.x',
  approveEstimate: '..x.x',
  saveInquiry: '.xx.x',
  handOver: '.xx.x',
  changeFreight: '.xx.x',
  correctUnits: '..xxx',
  correctCosts: '..x.x',
  correctOrders: '.xx.x',
  correctRequirements: '.xxxx',
  retire: '..x.x',
};
const columns: readonly Role[] = ['viewer', 'sales', 'operations', 'engineering', 'administrator'];

const cells = Object.entries(table).flatMap(([action, row]) =>
  columns.map((role, column) => ({ action, role, says: row[column] === 'x' ? 'may' : 'may not' })),
);
const may = (action: string, ...claimed: string[]) =>
  [...permissionsOf(claimed, 'roles')].some((own) => own === action);

test.each(cells)('$role $says $action', ({ action, role, says }) => {
  expect(may(action, role)).toBe(says === 'may');
});

test('the table has every role and every action that there is', () => {
  expect(columns).toEqual(roles);
  expect(Object.keys(table)).toEqual(permissions);
});

/** What a set of claims may do by the table alone: any of its columns says yes, and without one of them the first speaks. */
const byTable = (claimed: readonly string[]) => {
  const own = columns.flatMap((role, column) => (claimed.includes(role) ? [column] : []));
  const read = own.length > 0 ? own : [0];
  return Object.entries(table).flatMap(([action, row]) => (read.some((column) => row[column] === 'x') ? [action] : []));
};

test('several roles add up, in whatever order and however often, and other names count for nothing', () => {
  const claims = fc.array(
    fc.constantFrom(...columns, 'Administrator', 'admin', 'Feed.Write', 'toString', '', ' sales'),
  );
  forAll(claims, (claimed) => expect([...permissionsOf(claimed, 'roles')]).toEqual(byTable(claimed)));
});

test.each<[string[], Role[]]>([
  [[], ['viewer']],
  [['Administrator'], ['viewer']],
  [['administrator '], ['viewer']],
  [['Feed.Write', '__proto__'], ['viewer']],
  [['sales'], ['sales']],
  [
    ['viewer', 'sales'],
    ['viewer', 'sales'],
  ],
  [
    ['sales', 'Administrator', 'engineering'],
    ['sales', 'engineering'],
  ],
])('a token that claims %j has the roles %j', (claimed, expected) => {
  expect(rolesIn(claimed)).toEqual(expected);
});

test.each([[[]], [['viewer']], [['nobody']], [['sales', 'sales']]])(
  'where roles do not count, everyone may do everything, also with the claims %j',
  (claimed) => {
    expect([...permissionsOf(claimed, 'everyone')]).toEqual(Object.keys(table));
  },
);

test('each call returns its own set of permissions', () => {
  expect(permissionsOf([], 'everyone')).not.toBe(permissionsOf([], 'everyone'));
  expect(permissionsOf(['viewer'], 'roles').size).toBe(0);
});

test.each(['reserve', 'seeCost', 'approveEstimate'])('%s is an action', (name) =>
  expect(isPermission(name)).toBe(true),
);

test.each(['Reserve', 'constructor', 'toString', '__proto__', 'hasOwnProperty', '', 'viewer'])(
  '%j is no action that anybody could be permitted',
  (name) => expect(isPermission(name)).toBe(false),
);

test.each(['import', 'reserve', 'editOptions', 'changeRates', 'proposeEstimate', 'approveEstimate', 'readAudit'])(
  'anyone who may %s sees the costs that this shows',
  (action) => {
    for (const role of columns) if (may(action, role)) expect([role, may('seeCost', role)]).toEqual([role, true]);
  },
);

test('anyone who releases what others reserved, or approves what others proposed, could do so for themselves', () => {
  for (const role of columns) {
    if (may('releaseOthers', role)) expect(may('reserve', role)).toBe(true);
    if (may('approveEstimate', role)) expect(may('proposeEstimate', role)).toBe(true);
  }
});

test('rates, quotation details and the vocabulary are left to administrators, whatever else comes together', () => {
  const others = columns.filter((role) => role !== 'administrator');
  const allOthers = permissionsOf(others, 'roles');
  expect(permissions.filter((action) => !allOthers.has(action))).toEqual([
    ...['changeRates', 'changeQuotations', 'teachWords'],
  ]);
});

const ALL_BUT_VIEWERS = 'sales, operations, engineering, and administrators';
const SELLERS = 'sales, operations, and administrators';
const SHOP = 'operations, engineering, and administrators';
const LEADERS = 'operations and administrators';

test.each([
  ['seeCost', ALL_BUT_VIEWERS, 'see costs, unit prices and margins'],
  ['reserve', SELLERS, 'reserve and release units'],
  ['releaseOthers', LEADERS, "release other people's reservations"],
  ['editOptions', SHOP, 'change the options of a unit'],
  ['editUnitFiles', SHOP, 'add and change photos and documents'],
  ['import', LEADERS, 'import files'],
  ['bringBack', LEADERS, 'bring back what was retired'],
  ['delete', LEADERS, 'delete photos, documents and import profiles'],
  ['readAudit', ALL_BUT_VIEWERS, 'see who did what'],
  ['comment', ALL_BUT_VIEWERS, 'write comments'],
  ['changeRates', 'administrators', 'change the rates'],
  ['changeQuotations', 'administrators', 'change quotation details'],
  ['teachWords', 'administrators', 'teach words'],
  ['proposeEstimate', SELLERS, 'save, propose and quote estimates'],
  ['approveEstimate', LEADERS, 'approve and return estimates'],
  ['changeFreight', SELLERS, 'say who pays the freight'],
] as const)('the message for people who cannot %s names %s', (permission, who, what) => {
  expect(permissionMessage(permission)).toBe(`Only ${who} can ${what}.`);
  expect(permissionHint(permission)).toBe(`${who.charAt(0).toUpperCase()}${who.slice(1)} can ${what}.`);
});

test('a refusal names exactly the roles that would not be refused', () => {
  for (const permission of permissions)
    for (const role of roles)
      expect([permission, role, permissionMessage(permission).includes(role)]).toEqual([
        ...[permission, role, permissionsOf([role], 'roles').has(permission)],
      ]);
});

const all = new Set(permissions);
const blind = new Set(permissions.filter((each) => each !== 'seeCost'));

const margin = fromCosts('Its margin is below 30%.');
const cost = fromCosts('The unit cost changed.', 'Its figures changed.');
const rates = fromCosts('The rates changed.', 'Its figures changed.');

test.each<[Sentence, string, string]>([
  ['It is a draft.', 'It is a draft.', 'It is a draft.'],
  [cost, 'The unit cost changed.', 'Its figures changed.'],
  [margin, 'Its margin is below 30%.', ''],
  [
    ['It has lapsed.', [cost, rates], 'Save it.'],
    'It has lapsed. The unit cost changed. The rates changed. Save it.',
    'It has lapsed. Its figures changed. Save it.',
  ],
  [
    ['It needs an approval first.', margin],
    'It needs an approval first. Its margin is below 30%.',
    'It needs an approval first.',
  ],
  [[], '', ''],
])('%j reads in full with the permission, and without its guarded words otherwise', (sentence, full, otherwise) => {
  expect(sentenceFor(all, sentence)).toBe(full);
  expect(wholeSentence(sentence)).toBe(full);
  expect(sentenceFor(blind, sentence)).toBe(otherwise);
  expect(sentenceFor(new Set(), sentence)).toBe(otherwise);
});

test('of several sentences, those that read as nothing are left out, and those that read the same come once', () => {
  expect(sentencesFor(all, [margin, cost, rates])).toEqual([
    'Its margin is below 30%.',
    'The unit cost changed.',
    'The rates changed.',
  ]);
  expect(sentencesFor(blind, [margin, cost, rates])).toEqual(['Its figures changed.']);
});

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
