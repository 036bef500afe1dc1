import * as z from 'zod/mini';
import { flag, identifier, listOf, number, text } from '../fields';
import { file } from '../import/files';
import { problemSchema } from '../problem';
import { fitClasses } from '../units/unit';
import { typedProse } from '../typed';

/** A unit or an order as people correct it. Names and spellings of fields are those of the import's columns. */

export const fieldGroups = ['nameplate', 'stock', 'costs', 'sales', 'requirement'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

const sourceKinds = ['import', 'feed', 'hand', 'unknown'] as const;

/** The source of a value; 'unknown' for data from before sources were recorded. */
const valueSourceSchema = z.object({
  kind: z.enum(sourceKinds),
  /** File name of an import; the program of a feed. */
  name: text,
  /** Line of the file; in text files with a header, that is line 1. */
  line: number,
  /** Who imported or corrected it. */
  by: text,
  /** ISO 8601 with offset. */
  at: text,
  /** Why it was corrected. */
  reason: text,
  /** Set for a value by hand: whether a source has sent another value, and that value. */
  has_source_value: flag,
  source_value: text,
});
export type ValueSource = z.output<typeof valueSourceSchema>;

const recordFieldSchema = z.object({
  /** The import's column: 'kva_rating'. */
  name: z.string(),
  /** 'kVA', 'Primary voltage'. */
  label: z.string(),
  group: z.enum(fieldGroups),
  /** Unit of measure: 'kVA', 'US dollars'. */
  measure: text,
  /** How to write it, for people: 'number above 0, up to 7 digits and 2 decimals, like 112.5'. */
  format: text,
  example: text,
  kind: z.enum(['text', 'code', 'number', 'date', 'yesNo', 'state', 'choice', 'list', 'email']),
  /** May have several lines. */
  is_prose: z._default(z.boolean(), false),
  /** The allowed values, if they are few. */
  choices: listOf(z.string()),
  is_required: z._default(z.boolean(), false),
  /** Whether a correction of this field needs a reason. */
  needs_reason: z._default(z.boolean(), false),
  /** Whether the caller may correct it. */
  may_correct: z._default(z.boolean(), false),
  /** In the import's spelling; null if empty. */
  value: text,
  /** As it is understood: '12,470 V grounded wye'. Null if that says no more than the value. */
  reading: text,
  source: z._default(z.nullable(valueSourceSchema), null),
});
export type RecordField = z.output<typeof recordFieldSchema>;

/** GET /api/records/{file}/{key}: a unit by IC#, or an order by id or code. Without fields that the caller is not allowed to see. */
export const recordSchema = z.object({
  file,
  /** The IC#, or the order code. */
  key: z.string(),
  /** For /order/{order_id}; null for a unit. */
  order_id: z._default(z.nullable(identifier), null),
  /** '1,000 kVA, 12470GrdY/7200 to 480Y/277, Howard'; 'J58811, Copper Mesa Electric Cooperative'. */
  title: text,
  /** Required by a correction as `If-Match: "<version>"`. */
  version: z.string(),
  /** Names of the fields that it lacks to be matched; empty if complete. Orders are always complete. */
  missing: listOf(z.string()),
  /** ISO 8601; null while active. */
  retired_at: text,
  /** Added in the app, and not yet part of an import. */
  is_by_hand: flag,
  fields: listOf(recordFieldSchema),
});
export type RecordAnswer = z.output<typeof recordSchema>;

export const recordParamsSchema = z.object({ file, key: z.string().check(z.minLength(1), z.maxLength(80)) });

const fieldName = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be the name of a column of the import'));
const MAX_VALUE = 64_000;
/** Values in the import's spellings; null or '' empties a field. Omitted fields stay. */
const valuesSchema = z.record(fieldName, z.nullable(z.string().check(z.maxLength(MAX_VALUE))));

const reason = z.optional(typedProse(500));

/** POST /api/records/{file}/{key}/preview, and …/corrections with `If-Match: "<version>"`. */
export const correctionSchema = z.strictObject({
  fields: valuesSchema,
  /** At least 3 characters if a changed field needs one. */
  reason,
});
export type CorrectionRequest = z.output<typeof correctionSchema>;

export const recordHeadersSchema = z.object({
  'if-match': z.optional(
    z.string().check(z.regex(/^"[0-9a-f]{16}"$/, 'must be a version in quotation marks, like "0f3a5c7e9b1d2f40"')),
  ),
});

const readFieldSchema = z.object({
  name: z.string(),
  before: text,
  /** As it would be stored; null if empty or not readable. */
  value: text,
  reading: text,
  /** Whether it differs from the stored value. */
  is_changed: z._default(z.boolean(), false),
  needs_reason: z._default(z.boolean(), false),
  /** Why it cannot be read or changed, and how to write it. */
  problem: z._default(z.nullable(z.object({ reason: z.string(), fix: z.string() })), null),
});
export type ReadField = z.output<typeof readFieldSchema>;

const fitClass = z._default(z.nullable(z.enum(fitClasses)), null);

const effectsSchema = z.object({
  /** For a unit: open orders without a unit that it fits, as it is or with work. For an order: available units that fit it. */
  fits_before: number,
  fits_after: number,
  /** The first twenty that are gained or lost: job numbers, or IC#s. */
  gained: listOf(z.string()),
  lost: listOf(z.string()),
  /** The order or unit of its reservation, and the fit class before and after; null without one. */
  reservation: z._default(
    z.nullable(z.object({ order_id: identifier, job_number: text, serial: text, before: fitClass, after: fitClass })),
    null,
  ),
  /** Estimates whose approval or quotation lapses. */
  estimates: listOf(z.object({ id: identifier, name: z.string(), job_number: text, because: listOf(z.string()) })),
  /** The same as sentences: 'Fits 3 more open orders.', '1 approval lapses.' */
  sentences: listOf(z.string()),
});
export type CorrectionEffects = z.output<typeof effectsSchema>;

/** The effects of a correction or a new record; stores nothing. */
export const previewSchema = z.object({
  /** Of the stored record; null for a new one. */
  version: text,
  fields: listOf(readFieldSchema),
  /** Names of the fields that are still missing before it is matched. */
  missing: listOf(z.string()),
  needs_reason: z._default(z.boolean(), false),
  /** Null while a field has a problem, or nothing changes. */
  effects: z._default(z.nullable(effectsSchema), null),
});
export type RecordPreview = z.output<typeof previewSchema>;

/** 409 of a correction: the record as someone else changed it; absent for other conflicts. */
export const recordConflictSchema = z.extend(problemSchema, { record: z.optional(recordSchema) });

/** GET /api/corrections/: values by hand that differ from their source, oldest change first, for people and programs. */
export const correctionsQuerySchema = z.strictObject({
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'must be a position that an answer gave'))),
  file: z.optional(file),
});

export const correctionsSchema = z.object({
  results: listOf(
    z.object({
      file,
      key: z.string(),
      field: z.string(),
      value: text,
      has_source_value: flag,
      source_value: text,
      by: text,
      at: text,
      reason: text,
    }),
  ),
  /** Null on the last page. */
  next: text,
});

/** POST /api/record-sources/: takes the values of the source instead of those by hand. All or none. */
export const takeSourcesSchema = z.strictObject({
  values: z
    .array(z.strictObject({ file, key: z.string().check(z.minLength(1), z.maxLength(80)), field: fieldName }))
    .check(z.minLength(1), z.maxLength(500)),
});
export type TakeSources = z.output<typeof takeSourcesSchema>;

/** `taken` values are the source's now; the others had no value by hand any more. */
export const sourcesTakenSchema = z.object({ taken: z.int() });
