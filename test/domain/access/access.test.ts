import fc from 'fast-check';
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
  proposeEstimate: '.xx.x',
  approveEstimate: '..x.x',
  changeFreight: '.xx.x',
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

test('rates and what quotations say are left to administrators, whatever else comes together', () => {
  const others = columns.filter((role) => role !== 'administrator');
  const allOthers = permissionsOf(others, 'roles');
  expect(permissions.filter((action) => !allOthers.has(action))).toEqual(['changeRates', 'changeQuotations']);
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
  ['changeQuotations', 'administrators', 'change what quotations say'],
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
