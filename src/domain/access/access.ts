/** What only some may do, and the roles that may. The names are those of the access token's `roles`. */
const rolesFor = {
  changeRates: ['administrator'],
} as const satisfies Record<string, readonly string[]>;

export type RestrictedAction = keyof typeof rolesFor;

/** Whether roles count: `everyone` lets all signed-in people do everything. */
export const accessModes = ['everyone', 'roles'] as const;
export type AccessMode = (typeof accessModes)[number];

export const mayDo = (action: RestrictedAction, roles: readonly string[], mode: AccessMode): boolean =>
  mode === 'everyone' || rolesFor[action].some((role) => roles.includes(role));

/** What is said to somebody who may not. */
export const whoMay: Readonly<Record<RestrictedAction, string>> = {
  changeRates: 'Only an administrator can change the rates.',
};
