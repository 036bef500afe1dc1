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
  /** Null while the unit has it. */
  removedAt: text,
  removedBy: text,
});
export type AddedFile = z.output<typeof unitFileSchema>;

/** A change of a file, with the new caption. */
const fileChangeSchema = z.object({
  fileId: identifier,
  change: z.enum(['added', 'captioned', 'removed', 'restored']),
  caption: text,
  at: text,
  by: text,
});
export type FileChange = z.output<typeof fileChangeSchema>;

/** GET /api/units/{serial}/files/: what the unit has, in order; what was removed; and what was done, the latest first. */
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

/** POST /api/units/{serial}/files/: the body is the file itself, of any content type. */
export const newFileQuerySchema = z.strictObject({ name: fileName, caption: z.optional(caption) });
/** PUT /api/units/{serial}/files/{name}: the same. */
export const namedFileParamsSchema = z.object({ serial: z.string(), file: fileName });
export const namedFileQuerySchema = z.strictObject({ caption: z.optional(caption) });

/** The answer to both; 422 if the file is refused, with the reason and how to fix it. */
export const attachedSchema = z.object({
  /** 'unchanged': the unit had it already. 'removed': a person removed it, and only a person brings it back. */
  outcome: z.enum(['added', 'restored', 'unchanged', 'removed']),
  file: unitFileSchema,
});
export type Attached = z.output<typeof attachedSchema>;

/** GET …/files/{file}/address, the file as its address calls it. */
export const fileAddressSchema = z.object({ url: z.string() });
export type NewFileAddress = z.output<typeof fileAddressSchema>;

/** PUT …/files/{id}/caption. */
export const captionSchema = z.strictObject({ caption });

/** PUT …/files-order: all that the unit has, each once; 409 if it has others by now. */
export const filesOrderSchema = z.strictObject({ ids: z.array(z.int()).check(z.maxLength(1_000)) });
