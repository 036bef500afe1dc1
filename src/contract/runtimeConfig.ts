import * as z from 'zod/mini';

/** MSAL's sign-in configuration; contains no secret. */
export const signInConfigSchema = z.object({
  /** Our local sign-in, which ends idle sessions. */
  isLocal: z.optional(z.boolean()),
  protocolMode: z.enum(['AAD', 'OIDC']),
  clientId: z.string(),
  authority: z.string(),
  knownAuthorities: z.array(z.string()),
  /** Inline OpenID metadata of a provider that MSAL must not discover. */
  authorityMetadata: z.optional(z.record(z.string(), z.string())),
  apiScopes: z.array(z.string()),
  extraScopesToConsent: z.array(z.string()),
});
export type SignInConfig = z.output<typeof signInConfigSchema>;

/** GET /config.json: settings of one deployment. */
export const runtimeConfigSchema = z.object({
  /** Base of the product API; empty for the app's own origin. */
  apiBaseUrl: z._default(z.string(), ''),
  inventorySystemUrl: z._default(z.string(), ''),
  capabilities: z._default(
    z.object({
      unitOptions: z._default(z.enum(['saved', 'simulated']), 'simulated'),
      reservations: z._default(z.enum(['live', 'sample']), 'sample'),
      /** Whether people can import files of orders and units. */
      import: z._default(z.enum(['on', 'off']), 'off'),
      /** Whether the API goes beyond the specification: inventory, search, triage, contention, views, overview. */
      insights: z._default(z.enum(['on', 'off']), 'off'),
      /** Whether roles restrict permissions; absent: everyone has all permissions. */
      access: z.optional(z.enum(['everyone', 'roles'])),
    }),
    { unitOptions: 'simulated', reservations: 'sample', import: 'off', insights: 'off' },
  ),
  /** Enables Redux DevTools in production. */
  devTools: z._default(z.boolean(), false),
  /** Records every session, not only those opened with `?record`. */
  recording: z._default(z.boolean(), false),
  signIn: signInConfigSchema,
});
export type RuntimeConfig = z.output<typeof runtimeConfigSchema>;
