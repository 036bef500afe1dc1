import * as z from 'zod/mini';
import { typedLine } from '../typed';
import { identifier, listOf, number, text } from '../fields';

const fileKinds = ['photo', 'document'] as const;

const unitFileSchema = z.object({
  id: identifier,
  kind: z.enum(fileKinds),
  /** The original file name. */
  name: z.string(),
  caption: z.string(),
  /** The largest size of a photo, or the document. */
  url: z.string(),
  /** A photo in smaller sizes; null for a document. */
  cardUrl: text,
  listUrl: text,
  /** Size of the file at `url`. */
  bytes: number,
  /** ISO 8601 with offset. */
  addedAt: text,
  addedBy: text,
  /** Null if not removed. */
  removedAt: text,
  removedBy: text,
});
export type AddedFile = z.output<typeof unitFileSchema>;

const fileChangeSchema = z.object({
  fileId: identifier,
  change: z.enum(['added', 'captioned', 'removed', 'restored']),
  caption: text,
  at: text,
  by: text,
});
export type FileChange = z.output<typeof fileChangeSchema>;

/** GET /api/units/{serial}/files/: current files in order, removed ones, and changes, latest first. */
export const unitFilesSchema = z.object({
  results: listOf(unitFileSchema),
  removed: listOf(unitFileSchema),
  history: listOf(fileChangeSchema),
});
export type UnitFiles = z.output<typeof unitFilesSchema>;

const CAPTION_LENGTH = 200;
const NAME_LENGTH = 200;

const caption = typedLine(CAPTION_LENGTH);
const fileName = typedLine(NAME_LENGTH).check(z.minLength(1));

/** POST /api/units/{serial}/files/: the body is the file, of any content type. */
export const newFileQuerySchema = z.strictObject({ name: fileName, caption: z.optional(caption) });
/** PUT /api/units/{serial}/files/{name}: the body is the file. */
export const namedFileParamsSchema = z.object({ serial: z.string(), file: fileName });
export const namedFileQuerySchema = z.strictObject({ caption: z.optional(caption) });

/** The response to both; 422 with the reason and fix if the file is rejected. */
export const attachedSchema = z.object({
  /** 'unchanged': the unit had it already. 'removed': a person removed it, and only a person can restore it. */
  outcome: z.enum(['added', 'restored', 'unchanged', 'removed']),
  file: unitFileSchema,
});
export type Attached = z.output<typeof attachedSchema>;

/** GET …/files/{file}/address */
export const fileAddressSchema = z.object({ url: z.string() });
export type NewFileAddress = z.output<typeof fileAddressSchema>;

/** PUT …/files/{id}/caption */
export const captionSchema = z.strictObject({ caption });

/** PUT …/files-order: all current files, each once; 409 if they changed. */
export const filesOrderSchema = z.strictObject({ ids: z.array(z.int()).check(z.maxLength(1_000)) });
