import { permissionsOf, permissions, PERMISSIONS, roles, type Permission } from '../../../src/domain/access/access';
import { whoElseMay, whoMay } from '../../../src/domain/access/whoMay';

const LOOKS: Permission[] = [];
const SALES: Permission[] = ['seeCost', 'reserve', 'readAudit', 'comment', 'proposeEstimate'];
const ENGINEERING: Permission[] = ['seeCost', 'editOptions', 'editUnitFiles', 'readAudit', 'comment'];
const OPERATIONS: Permission[] = [
  ...[...SALES, ...ENGINEERING],
  ...(['releaseOthers', 'import', 'bringBack', 'delete', 'approveEstimate'] as const),
];

test.each<[string[], readonly Permission[]]>([
  [['viewer'], LOOKS],
  [['sales'], SALES],
  [['engineering'], ENGINEERING],
  [['operations'], OPERATIONS],
  [['administrator'], permissions],
  // Several add up; what is not ours counts for nothing; who has none of ours looks on.
  [
    ['sales', 'engineering'],
    [...SALES, ...ENGINEERING],
  ],
  [['viewer', 'sales'], SALES],
  [['Administrator', 'toString', 'sales'], SALES],
  [['Administrator', 'Feed.Write'], LOOKS],
  [[], LOOKS],
])('the roles %j may do %j and nothing else', (claimed, expected) => {
  expect([...permissionsOf(claimed, 'roles')].sort()).toEqual([...new Set(expected)].sort());
});

test.each([[[]], [['viewer']], [['nobody']]])('where roles do not count, %j may do everything', (claimed) => {
  expect([...permissionsOf(claimed, 'everyone')]).toEqual(permissions);
});

test('whoever imports files, reserves, edits options or changes rates sees the costs that this shows', () => {
  const seeing = roles.filter((role) => permissionsOf([role], 'roles').has('seeCost'));
  const showing = ['import', 'reserve', 'editOptions', 'changeRates'] as const;
  for (const permission of showing) expect(seeing).toEqual(expect.arrayContaining([...PERMISSIONS[permission]]));
});

test('who may not is told who may', () => {
  expect(whoMay('changeRates')).toBe('Only administrators can change the rates.');
  expect(whoMay('import')).toBe('Only operations and administrators can import files.');
  expect(whoElseMay('reserve')).toBe('Sales, operations, and administrators can reserve and release units.');
});
