import * as z from 'zod/mini';
import { listOf, text } from '../fields';
import { serialSchema, typedProse } from '../typed';

export const MAX_CHANGED_UNITS = 500;
export const UNDO_MINUTES = 10;

/** POST /api/unit-changes/, and …/preview: the same change of several units, in one transaction. */
export const unitChangeSchema = z.strictObject({
  serials: z.array(serialSchema).check(z.minLength(1), z.maxLength(MAX_CHANGED_UNITS)),
  /** As corrections by hand, in the import's spellings; null empties a field. */
  set: z.optional(
    z.strictObject({
      warehouse_desc: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
      category: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
      cabinet_condition: z.optional(z.enum(['good', 'replace'])),
    }),
  ),
  /** Retires them; needs a reason. Without `set`. */
  retire: z.optional(z.literal(true)),
  reason: z.optional(typedProse(500)),
});
export type UnitChange = z.output<typeof unitChangeSchema>;

const listedSchema = z.object({ serial: z.string(), before: text, after: text });

export const unitChangePreviewSchema = z.object({
  changed: z.int(),
  unchanged: z.int(),
  /** The first twenty changes: 'Phoenix, AZ' to 'Houston, TX'. */
  examples: listOf(listedSchema),
  /** Units that prevent it, and why; nothing is changed while there is one. */
  refused: listOf(z.object({ serial: z.string(), reason: z.string() })),
});
export type UnitChangePreview = z.output<typeof unitChangePreviewSchema>;

export const unitChangedSchema = z.object({
  /** For DELETE /api/unit-changes/{id}, which undoes it. */
  id: z.string(),
  changed: z.int(),
  unchanged: z.int(),
  /** ISO 8601. */
  undo_until: z.string(),
});

/** DELETE /api/unit-changes/{id}: a repeat gives the same response. Later changes by others stay. */
export const unitChangeUndoneSchema = z.object({ restored: z.int(), changed_since: listOf(z.string()) });
