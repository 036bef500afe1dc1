/** The app roles of the company's sign-in, as the access token's `roles` names them. */
export const roles = ['viewer', 'sales', 'operations', 'engineering', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** What roles differ in, and who may do it. Whatever is not listed here, all signed-in people may do. */
export const PERMISSIONS = {
  /** Unit cost and price, margin, and everything computed from them: `guardedFields.ts`. */
  seeCost: ['sales', 'operations', 'engineering', 'administrator'],
  /** Also to release what one reserved oneself. */
  reserve: ['sales', 'operations', 'administrator'],
  releaseOthers: ['operations', 'administrator'],
  editOptions: ['operations', 'engineering', 'administrator'],
  editUnitFiles: ['operations', 'engineering', 'administrator'],
  import: ['operations', 'administrator'],
  /** Retired units and orders. */
  bringBack: ['operations', 'administrator'],
  /** Photos and documents of units, and saved ways of reading files; not what only oneself has, as a view. */
  delete: ['operations', 'administrator'],
  /** It tells old and new values, costs among them. */
  readAudit: ['sales', 'operations', 'engineering', 'administrator'],
  comment: ['sales', 'operations', 'engineering', 'administrator'],
  changeRates: ['administrator'],
  /** The company, terms and paper of quotations. */
  changeQuotations: ['administrator'],
  /** Estimates of orders: to save, propose, quote and lose them. Who wins one reserves its unit. */
  proposeEstimate: ['sales', 'operations', 'administrator'],
  /** Of somebody else. */
  approveEstimate: ['operations', 'administrator'],
  /** Who pays the freight of an order. */
  changeFreight: ['sales', 'operations', 'administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export const isPermission = (name: string): name is Permission => Object.hasOwn(PERMISSIONS, name);
export const permissions = Object.keys(PERMISSIONS).filter(isPermission);

/** Whether roles count: `everyone` lets all signed-in people do everything. */
export const accessModes = ['everyone', 'roles'] as const;
export type AccessMode = (typeof accessModes)[number];

const isRole = (name: string): name is Role => roles.some((role) => role === name);

/** The roles among a token's; who has none of ours looks on. */
export function rolesIn(claimed: readonly string[]): readonly Role[] {
  const known = claimed.filter(isRole);
  return known.length > 0 ? known : ['viewer'];
}

/** What somebody with these roles may do; several roles add up. */
export function permissionsOf(claimed: readonly string[], mode: AccessMode): ReadonlySet<Permission> {
  if (mode === 'everyone') return new Set(permissions);
  const own = rolesIn(claimed);
  return new Set(permissions.filter((permission) => PERMISSIONS[permission].some((role) => own.includes(role))));
}
