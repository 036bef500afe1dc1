import { permissions, permissionsOf, roles } from '../../../src/domain/access/access';
import { whoElseMay, whoMay } from '../../../src/domain/access/whoMay';

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
] as const)('whoever may not %s is told that only %s can', (permission, who, what) => {
  expect(whoMay(permission)).toBe(`Only ${who} can ${what}.`);
  expect(whoElseMay(permission)).toBe(`${who.charAt(0).toUpperCase()}${who.slice(1)} can ${what}.`);
});

test('a refusal names exactly the roles that would not be refused', () => {
  for (const permission of permissions)
    for (const role of roles)
      expect([permission, role, whoMay(permission).includes(role)]).toEqual([
        ...[permission, role, permissionsOf([role], 'roles').has(permission)],
      ]);
});
