import * as z from 'zod/mini';
import { identifier, listOf, text } from '../fields';
import { day, moment, typedProse } from '../typed';

export const auditActions = [
  ...(['reserve', 'release', 'comment'] as const),
  ...(['saveOptions', 'changeRates', 'changeFreight'] as const),
  ...(['saveEstimate', 'stepEstimate'] as const),
  ...(['saveInquiry', 'stepInquiry', 'linkInquiry', 'handOver'] as const),
  ...(['issueQuotation', 'mailQuotation', 'changeQuotations', 'setWorkMail', 'mailWork'] as const),
  ...(['teachWord', 'removeWord', 'readWord'] as const),
  ...(['import', 'changeRow', 'retire', 'bringBack', 'removeSample'] as const),
  ...(['correct', 'takeSource', 'addRecord'] as const),
  ...(['addFile', 'captionFile', 'orderFiles', 'removeFile', 'restoreFile'] as const),
  ...(['saveView', 'deleteView', 'saveScenario', 'deleteScenario', 'saveProfile', 'deleteProfile'] as const),
  ...(['signIn', 'signOut', 'refuseSignIn', 'refuseToken', 'refuseAction'] as const),
] as const;
export type AuditAction = (typeof auditActions)[number];

const values = z._default(z.nullable(z.record(z.string(), z.unknown())), null);

const auditEntrySchema = z.object({
  id: identifier,
  /** ISO 8601 with offset. */
  at: text,
  /** A person, a feed, or 'Command line'. */
  person: z.string(),
  email: text,
  /** IP address of the client; null for actions without a request. */
  address: text,
  /** One of `auditActions`, or a newer action. */
  action: z.string(),
  orderId: text,
  jobNumber: text,
  itemCode: text,
  old: values,
  new: values,
  reason: text,
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

export const AUDIT_PAGE = 50;
export const MAX_AUDIT_PAGE = 500;

export const AUDIT_LENGTHS = { jobNumber: 60, itemCode: 40, person: 200 } as const;

const filters = {
  orderId: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'must be the id of an order'))),
  jobNumber: z.optional(z.string().check(z.minLength(1), z.maxLength(AUDIT_LENGTHS.jobNumber))),
  itemCode: z.optional(z.string().check(z.minLength(1), z.maxLength(AUDIT_LENGTHS.itemCode))),
  /** The exact name in entries; includes the person's imports. */
  person: z.optional(z.string().check(z.minLength(1), z.maxLength(AUDIT_LENGTHS.person))),
  action: z.optional(z.enum(auditActions)),
  /** Days, 'YYYY-MM-DD' in the business time zone, both included. */
  from: z.optional(day),
  to: z.optional(day),
  since: z.optional(moment),
  /** Leaves sign-ins and sign-outs out. */
  signIns: z.optional(z.literal('off')),
};

/** GET /api/audit/export/ */
export const auditExportQuerySchema = z.strictObject(filters);
export type AuditExportQuery = z.output<typeof auditExportQuerySchema>;

/** GET /api/audit/: newest first. */
export const auditQuerySchema = z.strictObject({
  ...filters,
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_AUDIT_PAGE))),
  /** The `next` of the previous page. */
  after: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,15}$/, 'must be the `next` of an earlier answer'))),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

export const auditPageSchema = z.object({
  results: listOf(auditEntrySchema),
  /** Cursor of the next page; null on the last. */
  next: text,
});
export type AuditPage = z.output<typeof auditPageSchema>;

/** GET /api/audit/people/: all names in entries, sorted. */
export const auditPeopleSchema = z.object({ results: z.array(z.string()) });

export const MAX_COMMENT = 1_000;

/** POST …/comments/ of an order or a unit. The author is in the access token; comments are permanent. */
export const newCommentSchema = z.strictObject({
  comment: typedProse(MAX_COMMENT).check(z.minLength(1)),
});
