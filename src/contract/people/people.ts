import * as z from 'zod/mini';
import { flag, identifier, text } from '../fields';
import { typedProse } from '../typed';

/** GET /api/people/: who can read comments and has signed in, by name, without the caller. */
export const peopleSchema = z.object({ results: z.array(z.object({ id: identifier, name: z.string() })) });
export type People = z.output<typeof peopleSchema>;
export type KnownPerson = People['results'][number];

/** GET …/owner of an order or inquiry. */
export const ownerSchema = z.object({
  /** The sales rep of an order or the author of an inquiry, until it is handed over. */
  name: text,
  /** Whether it was handed over to the caller; null if it was never handed over. */
  isOwn: flag,
});
export type Owner = z.output<typeof ownerSchema>;

/** POST …/owner of an order or inquiry; `to` is the id of a person of GET /api/people/. */
export const handOverSchema = z.strictObject({ to: identifier, note: typedProse(500).check(z.minLength(3)) });
export type HandOver = z.output<typeof handOverSchema>;
