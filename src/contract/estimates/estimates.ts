import * as z from 'zod/mini';
import { identifier, listOf, text } from '../fields';
import { serialSchema } from '../typed';
import { estimateDifferenceSchema, workedEstimateSchema } from './figures';
import { estimateInputsSchema, estimateNameSchema } from './inputs';
import { fitClasses } from '../units/unit';
import { consentSchema, estimateStates, estimateSteps } from './states';

/** Null without permission to see costs. */
const worked = z.nullable(workedEstimateSchema);

const markSchema = z.object({
  /** One of `estimateSteps`, 'save' for a version that withdrew an earlier step, or 'lapse'. */
  step: z.string(),
  state: z.enum(estimateStates),
  /** The estimate's version at that time. */
  version: z.int(),
  by: text,
  /** ISO 8601 with offset. */
  at: text,
  reason: text,
  consent: z.optional(consentSchema),
});
export type EstimateMark = z.output<typeof markSchema>;

/** Whether the caller can take a step now, and if not, why. */
const openStepSchema = z.object({ step: z.enum(estimateSteps), whyNot: text });
export type OpenStep = z.output<typeof openStepSchema>;

/** The judged fit of the unit at the time of saving. */
const estimateFitSchema = z.object({
  class: z.enum(fitClasses),
  /** Missed requirements, worst first. */
  deviations: listOf(z.string()),
});

/** The newest version of an estimate of a unit for an order. */
export const estimateSchema = z.object({
  id: identifier,
  orderId: identifier,
  unitSerial: z.string(),
  name: z.string(),
  /** Required as `If-Match` by a save and a step; starts at 1. */
  version: z.int(),
  state: z.enum(estimateStates),
  author: text,
  createdAt: text,
  savedBy: text,
  savedAt: text,
  /** The estimate that it was copied from. */
  copyOf: z.nullable(identifier),
  inputs: estimateInputsSchema,
  /** Null in records from before fit classes existed. */
  fit: z._default(z.nullable(estimateFitSchema), null),
  /** Computed when it was saved. */
  worked,
  /** Computed now from the same inputs. */
  workedToday: worked,
  /** From `worked` to `workedToday`, line by line. */
  differences: listOf(estimateDifferenceSchema),
  /** Why it lapsed, or must be saved again before a proposal: 'The unit cost changed.' Empty for a customer's valid quotation. */
  staleBecause: listOf(z.string()),
  /** Why it needs approval before it is quoted. */
  approvalReasons: listOf(z.string()),
  /** Why its delivery prevents a quotation, as a sentence. */
  whyNoDelivery: text,
  /** '24 work days, ready 4 January 2027 at the earliest, 42 days before the request date'. */
  workDays: text,
  /** Oldest first. */
  marks: listOf(markSchema),
  steps: listOf(openStepSchema),
});
export type StoredEstimate = z.output<typeof estimateSchema>;

export const estimateDraftSchema = z.object({
  unitSerial: z.string(),
  /** The estimate that it changes; null for a new one. */
  estimateId: z.nullable(identifier),
  /** The version that it is based on; 0 for a new one. */
  version: z.int(),
  name: z.string(),
  inputs: estimateInputsSchema,
  savedAt: text,
  /** Required as `If-Match` by the next write; changes with each write. */
  revision: text,
});
export type EstimateDraft = z.output<typeof estimateDraftSchema>;

/** GET /api/orders/{orderId}/estimates: newest first, and the caller's own drafts. */
export const orderEstimatesSchema = z.object({
  results: listOf(estimateSchema),
  drafts: listOf(estimateDraftSchema),
});
export type OrderEstimates = z.output<typeof orderEstimatesSchema>;

const versionSchema = z.object({
  version: z.int(),
  name: z.string(),
  savedBy: text,
  savedAt: text,
  inputs: estimateInputsSchema,
  worked,
});
export type EstimateVersion = z.output<typeof versionSchema>;

/** GET /api/estimates/{id}: with every version, newest first. */
export const estimateWithVersionsSchema = z.extend(estimateSchema, { versions: listOf(versionSchema) });
export type EstimateWithVersions = z.output<typeof estimateWithVersionsSchema>;

export const newEstimateSchema = z.union([
  z.strictObject({ name: estimateNameSchema, unitSerial: serialSchema, inputs: estimateInputsSchema }),
  z.strictObject({ name: estimateNameSchema, copyOf: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) }),
]);
export type NewEstimate = z.output<typeof newEstimateSchema>;

/** PUT /api/estimates/{id} with `If-Match: "<version>"`: saves the next version as a draft. 409 if outdated, won or lost. */
export const estimateSaveSchema = z.strictObject({ name: estimateNameSchema, inputs: estimateInputsSchema });
export type EstimateSave = z.output<typeof estimateSaveSchema>;

/**
 * PUT /api/estimates/drafts/{orderId}/{serial}/{of}. `If-Match: "<revision>"` overwrites exactly that draft, `If-None-Match: *`
 * creates one; otherwise 409, unless the stored draft is identical. With neither header it overwrites any.
 */
export const newDraftSchema = z.strictObject({
  // As typed, including outer spaces.
  name: z.string().check(z.maxLength(200), z.regex(/^(?:\t|[^\p{Cc}])*$/u, 'must not have control characters')),
  version: z.int().check(z.minimum(0), z.maximum(999_999_999)),
  inputs: estimateInputsSchema,
});
export type NewDraft = z.output<typeof newDraftSchema>;

export const estimateHeadersSchema = z.object({
  'if-match': z.optional(
    z.string().check(z.regex(/^"([1-9]\d{0,8})"$/, 'must be a version in quotation marks, like "3"')),
  ),
});

/** The draft's revision as an entity tag, or its absence. */
export const draftHeadersSchema = z.object({
  'if-match': z.optional(
    z.string().check(z.regex(/^"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"$/, 'must be a revision in quotation marks')),
  ),
  'if-none-match': z.optional(z.literal('*')),
});
