import * as z from 'zod';

/** What the server in its own process says of itself. */
export const startedSchema = z.object({
  product: z.string(),
  bare: z.string(),
  token: z.string(),
  quotes: z.array(z.string()),
  serials: z.array(z.string()),
});
export type Started = z.output<typeof startedSchema>;

/** Of that process, in microseconds. */
export const cpuSchema = z.object({ user: z.number(), system: z.number() });
