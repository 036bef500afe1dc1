import * as z from 'zod/mini';
import { flag, identifier, listOf, text } from '../fields';
import { recordable } from '../recordable';
import { day, pageNumber, typedLine, typedProse } from '../typed';
import { holdSchema } from './inquiryHolds';
import { lineReadingSchema } from './reading';

/** `order`: linked to its order. */
export const inquiryStates = ['open', 'quoted', 'won', 'lost', 'order'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** Steps that people take; `order` comes by linking. */
export const inquirySteps = ['open', 'quoted', 'won', 'lost'] as const;
export type InquiryStep = (typeof inquirySteps)[number];

/** Characters. */
export const MAX_SOURCE = 1_000_000;
export const MAX_INQUIRY_LINES = 100;
export const INQUIRY_PAGE = 25;

const inquiryLineSchema = z.object({
  /** For /order/{order_id}, estimates and reservations, as for an order. */
  order_id: identifier,
  /** 'I-42-1' */
  job_number: z.string(),
  quantity: z.int(),
  readings: listOf(lineReadingSchema),
  /** The first of `holds`. */
  hold: z._default(z.nullable(holdSchema), null),
  /** At most `quantity`. */
  holds: listOf(holdSchema),
  estimates: z._default(z.int(), 0),
  linked_order: z._default(z.nullable(z.object({ id: identifier, job_number: text })), null),
});
export type InquiryLine = z.output<typeof inquiryLineSchema>;

/** In lists without `source`. */
export const inquirySchema = z.object({
  id: identifier,
  /** 'I-42' */
  number: z.string(),
  state: z.enum(inquiryStates).register(recordable),
  customer_name: text,
  contact: text,
  email: text,
  phone: text,
  ship_city: text,
  ship_state: text,
  /** ISO 8601 calendar date. */
  request_date: text,
  source: z.optional(z.string()),
  source_name: text,
  lost_reason: text,
  author_name: text,
  /** Whether the caller saved it. */
  is_own: flag,
  /** ISO 8601 with offset. */
  created_at: text,
  updated_at: text,
  /** Required by the next change. */
  version: z.int(),
  lines: listOf(inquiryLineSchema),
});
export type Inquiry = z.output<typeof inquirySchema>;

/** GET /api/inquiries/: one page and the total count. */
export const inquiriesSchema = z.object({ results: listOf(inquirySchema), count: z.int() });
export type Inquiries = z.output<typeof inquiriesSchema>;

export const inquiryOrderings = [
  ...(['-created_at', 'created_at', '-request_date', 'request_date'] as const),
  ...(['customer_name', '-customer_name'] as const),
] as const;

export const inquiriesQuerySchema = z.strictObject({
  state: z.optional(z.enum(inquiryStates)),
  mine: z.optional(z.literal('true')),
  /** In number, customer, contact or e-mail address. */
  search: z.optional(z.string().check(z.maxLength(60))),
  ordering: z.optional(z.enum(inquiryOrderings)),
  page: z.optional(pageNumber),
});
export type InquiriesQuery = z.output<typeof inquiriesQuerySchema>;

const offset = z.int().check(z.minimum(0), z.maximum(MAX_SOURCE));
const newLine = {
  quantity: z.int().check(z.minimum(1), z.maximum(1000)),
  readings: z
    .array(
      z.strictObject({
        ...lineReadingSchema.shape,
        value: typedLine(400),
        reason: z.nullable(typedLine(400)),
        passage: z.nullable(z.strictObject({ start: offset, end: offset })),
      }),
    )
    .check(z.maxLength(60)),
};
const linesOf = <T extends z.ZodMiniType>(line: T) =>
  z.array(line).check(z.minLength(1), z.maxLength(MAX_INQUIRY_LINES));

const optionalLine = (longest: number) => z.optional(z.nullable(typedLine(longest)));
const head = {
  customer_name: typedLine(120).check(z.minLength(1)),
  contact: optionalLine(120),
  email: optionalLine(254),
  phone: optionalLine(40),
  ship_city: optionalLine(80),
  ship_state: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be two capital letters')))),
  request_date: z.optional(z.nullable(day)),
};

/** As it came: passages count its characters. PostgreSQL cannot store NUL. */
const source = z.string().check(z.maxLength(MAX_SOURCE), z.regex(/^[^\u0000]*$/, 'must be text'));

/** POST /api/inquiries/. The author is in the access token. */
export const newInquirySchema = z.strictObject({
  ...head,
  source,
  source_name: optionalLine(200),
  lines: linesOf(z.strictObject(newLine)),
});
export type NewInquiry = z.output<typeof newInquirySchema>;

/** PUT /api/inquiries/{id} with `If-Match: "<version>"`. Lines without `order_id` are new; missing ones are removed. */
export const inquiryChangeSchema = z.strictObject({
  ...head,
  /** Absent: it stays. */
  source: z.optional(source),
  source_name: optionalLine(200),
  /** Absent: they stay. */
  lines: z.optional(linesOf(z.strictObject({ ...newLine, order_id: z.optional(identifier) }))),
});
export type InquiryChange = z.output<typeof inquiryChangeSchema>;

export const inquiryHeadersSchema = z.object({
  'if-match': z.optional(
    z.string().check(z.regex(/^"[1-9]\d{0,8}"$/, 'must be a version in quotation marks, like "3"')),
  ),
});

/** POST /api/inquiries/{id}/steps; `lost` with a reason. */
export const inquiryStepSchema = z.strictObject({
  to: z.enum(inquirySteps),
  reason: z.optional(typedProse(500).check(z.minLength(3))),
});
export type InquiryStepRequest = z.output<typeof inquiryStepSchema>;

/** POST /api/inquiries/{id}/link: the order of a line; `line` is its order_id, absent if there is only one. */
export const inquiryLinkSchema = z.strictObject({ order_id: identifier, line: z.optional(identifier) });
export type InquiryLink = z.output<typeof inquiryLinkSchema>;

/** GET /api/orders/{id}/inquiries: from which the order may come, best first. */
export const inquiryProposalsSchema = z.object({
  results: listOf(
    z.object({
      inquiry_id: identifier,
      number: z.string(),
      state: z.enum(inquiryStates),
      /** The line's order_id. */
      line: identifier,
      job_number: z.string(),
      customer_name: text,
      created_at: text,
      /** 'Same customer, 1,500 kVA, 12470 to 480Y/277; quoted; unit U-7 is on hold' */
      reason: z.string(),
    }),
  ),
});
export type InquiryProposals = z.output<typeof inquiryProposalsSchema>;
