import * as z from 'zod/mini';
import { listOf, text } from '../fields';

/** A file that was not added to its unit. */
const refusedPhotoSchema = z.object({
  line: z.int(),
  serial: z.string(),
  name: z.string(),
  /** Why, and what to do, for people. */
  reason: z.string(),
});

/** The photos and PDFs that rows of units name. */
export const importPhotosSchema = z.object({
  /** What the ZIP is called; null: none was given. */
  zip: text,
  /** How often rows name a file. */
  named: z.int(),
  /** How many of these are not in the ZIP. */
  missing: z.int(),
  /** The first hundred. */
  refused: listOf(refusedPhotoSchema),
  /** Why not all were added, for people; the rows are saved all the same. */
  stopped: text,
});
export type ImportPhotos = z.output<typeof importPhotosSchema>;

/** How many have been added to their units so far. */
export const photosProgressSchema = z.object({
  total: z.int(),
  added: z.int(),
  /** The unit had it already, or a person removed it. */
  unchanged: z.int(),
  refused: z.int(),
});
export type PhotosProgress = z.output<typeof photosProgressSchema>;
