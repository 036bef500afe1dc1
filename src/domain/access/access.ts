import { capitalized } from '../format/text';
import { lazy } from '../lazy';

/** The app roles of the company's sign-in, as the access token's `roles` names them. */
export const roles = ['viewer', 'sales', 'operations', 'engineering', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Permissions that depend on roles. Everything not listed here is allowed for all signed-in people. */
export const PERMISSIONS = {
  /** Unit cost and price, margin, and everything computed from them: `hiddenCosts.ts`. */
  seeCost: ['sales', 'operations', 'engineering', 'administrator'],
  reserve: ['sales', 'operations', 'administrator'],
  releaseOthers: ['operations', 'administrator'],
  editOptions: ['operations', 'engineering', 'administrator'],
  editUnitFiles: ['operations', 'engineering', 'administrator'],
  import: ['operations', 'administrator'],
  bringBack: ['operations', 'administrator'],
  /** Photos and documents of units, and import profiles; not a person's own views. */
  delete: ['operations', 'administrator'],
  readAudit: ['sales', 'operations', 'engineering', 'administrator'],
  comment: ['sales', 'operations', 'engineering', 'administrator'],
  changeRates: ['administrator'],
  changeQuotations: ['administrator'],
  /** Add words to the vocabulary of imports and matching, and remove them. */
  teachWords: ['administrator'],
  /** Save, propose, quote, win and lose estimates; winning one reserves its unit. */
  proposeEstimate: ['sales', 'operations', 'administrator'],
  approveEstimate: ['operations', 'administrator'],
  /** Save, change, quote, win, lose and link inquiries. */
  saveInquiry: ['sales', 'operations', 'administrator'],
  handOver: ['sales', 'operations', 'administrator'],
  changeFreight: ['sales', 'operations', 'administrator'],
  /** Add units; correct their nameplates, locations and notes. */
  correctUnits: ['operations', 'engineering', 'administrator'],
  /** Of units; sale prices of orders are `correctOrders`. */
  correctCosts: ['operations', 'administrator'],
  /** Add orders; correct their customers, dates, prices and notes. */
  correctOrders: ['sales', 'operations', 'administrator'],
  /** Requirements of orders. */
  correctRequirements: ['sales', 'operations', 'engineering', 'administrator'],
  retire: ['operations', 'administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export const isPermission = (name: string): name is Permission => Object.hasOwn(PERMISSIONS, name);
export const permissions = Object.keys(PERMISSIONS).filter(isPermission);

/** Whether roles count: `everyone` lets all signed-in people do everything. */
export const accessModes = ['everyone', 'roles'] as const;
export type AccessMode = (typeof accessModes)[number];

const isRole = (name: string): name is Role => roles.some((role) => role === name);

/** The known roles of a token, by default 'viewer'. */
export function rolesIn(claimed: readonly string[]): readonly Role[] {
  const known = claimed.filter(isRole);
  return known.length > 0 ? known : ['viewer'];
}

export function permissionsOf(claimed: readonly string[], mode: AccessMode): ReadonlySet<Permission> {
  if (mode === 'everyone') return new Set(permissions);
  const own = rolesIn(claimed);
  return new Set(permissions.filter((permission) => PERMISSIONS[permission].some((role) => own.includes(role))));
}

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
  changeQuotations: 'change quotation details',
  teachWords: 'teach words',
  proposeEstimate: 'save, propose and quote estimates',
  approveEstimate: 'approve and return estimates',
  saveInquiry: 'save, change and link inquiries',
  handOver: 'hand over orders and inquiries',
  changeFreight: 'say who pays the freight',
  correctUnits: 'add and correct units',
  correctCosts: 'correct costs and list prices of units',
  correctOrders: 'add and correct orders',
  correctRequirements: 'correct what an order requires',
  retire: 'retire units and orders',
};

const list = lazy(() => new Intl.ListFormat('en-US'));

export function permissionMessage(permission: Permission): string {
  const who = list().format(PERMISSIONS[permission].map((role) => people[role]));
  return `Only ${who} can ${doing[permission]}.`;
}

/** For a visible button: 'Operations and administrators can import files.' */
export const permissionHint = (permission: Permission): string =>
  capitalized(permissionMessage(permission).replace(/^Only /, ''));
