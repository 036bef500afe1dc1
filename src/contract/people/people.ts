import * as z from 'zod/mini';
import { identifier } from '../fields';

/** GET /api/people/: who can read comments and has signed in, by name, without the caller. */
export const peopleSchema = z.object({ results: z.array(z.object({ id: identifier, name: z.string() })) });
export type People = z.output<typeof peopleSchema>;
export type KnownPerson = People['results'][number];
