import { PERMISSIONS, type Permission, type Role } from './access';
import { capitalized } from '../format/capitalized';
import { madeOnce } from '../format/madeOnce';

const people: Readonly<Record<Role, string>> = {
  viewer: 'viewers',
  sales: 'sales',
  operations: 'operations',
  engineering: 'engineering',
  administrator: 'administrators',
};

const doing: Readonly<Record<Permission, string>> = {
  seeCost: 'see costs, unit prices and margins',
  reserve: 'reserve and release units',
  releaseOthers: "release other people's reservations",
  editOptions: 'change the options of a unit',
  editUnitFiles: 'add and change photos and documents',
  import: 'import files',
  bringBack: 'bring back what was retired',
  delete: 'delete photos, documents and import profiles',
  readAudit: 'see who did what',
  comment: 'write comments',
  changeRates: 'change the rates',
  changeQuotations: 'change what quotations say',
  proposeEstimate: 'save, propose and quote estimates',
  approveEstimate: 'approve and return estimates',
  changeFreight: 'say who pays the freight',
};

const list = madeOnce(() => new Intl.ListFormat('en-US'));

/** What is said to somebody who may not: 'Only operations and administrators can import files.' */
export function whoMay(permission: Permission): string {
  const who = list().format(PERMISSIONS[permission].map((role) => people[role]));
  return `Only ${who} can ${doing[permission]}.`;
}

/** The same of a button that is there: 'Operations and administrators can import files.' */
export const whoElseMay = (permission: Permission): string => capitalized(whoMay(permission).replace(/^Only /, ''));
