import * as z from 'zod/mini';

/** An order or a unit that somebody opened: how its address names it, and how people do. */
const openedSchema = z.object({
  kind: z.enum(['job', 'unit']),
  id: z.string(),
  /** A job number or an IC#; no names of people or customers. */
  number: z.string(),
});
export type Opened = z.output<typeof openedSchema>;

/** As a browser remembers it, newest first. */
export const openedListSchema = z.array(openedSchema);
