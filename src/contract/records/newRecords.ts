import * as z from 'zod/mini';
import { flag, identifier } from '../fields';
import { file } from '../import/files';
import { problemSchema } from '../problem';
import { typedProse } from '../typed';
import { correctionSchema } from './records';

export const newRecordParamsSchema = z.object({ file });

/** POST /api/new-records/{file}/, and …/preview. A unit needs its IC# (`serial`), an order its code, job number, type and customer. */
export const newRecordSchema = z.strictObject({
  ...correctionSchema.shape,
  /** For an order: the line of an inquiry that it comes from (its order_id), which is linked to it. */
  inquiry_line: z.optional(identifier),
});
export type NewRecord = z.output<typeof newRecordSchema>;

/** GET /api/new-records/{file}/known?key=…, while the number is typed. */
export const knownQuerySchema = z.strictObject({ key: z.string().check(z.maxLength(80)) });

const existingSchema = z.object({
  key: z.string(),
  /** For /order/{order_id}; null for a unit. */
  order_id: z._default(z.nullable(identifier), null),
  /** 'IC# 0557128 exists: 1,000 kVA, 12470GrdY/7200 to 480Y/277, Howard.' */
  text: z.string(),
  is_retired: flag,
});

/** The record with this number, with or without leading zeros and in any case. */
export const knownSchema = z.object({ existing: z._default(z.nullable(existingSchema), null) });
export type KnownRecord = z.output<typeof knownSchema>;

/** 409 of a new record: the one that has its number; absent for other conflicts. */
export const duplicateSchema = z.extend(problemSchema, { existing: z.optional(existingSchema) });

/** PUT …/retirement of a unit or an order. */
export const retirementRequestSchema = z.strictObject({ reason: typedProse(500).check(z.minLength(3)) });
