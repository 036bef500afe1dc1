import * as z from 'zod/mini';

/** The setup steps of a new installation, in this order. */
export const setupSteps = ['company', 'people', 'units', 'orders', 'rates', 'photos'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** GET /api/setup/: the completed steps. */
export const setupSchema = z.object({ done: z.array(z.enum(setupSteps)) });
export type Setup = z.output<typeof setupSchema>;
