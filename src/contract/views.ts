import * as z from 'zod/mini';
import { typedLine } from './typed';
import { flag, identifier, listOf, text } from './fields';

/** Lists with views. */
export const viewLists = ['orders', 'inventory', 'comparison', 'reserved', 'inquiries'] as const;
export type ViewList = (typeof viewLists)[number];

export const MAX_VIEWS = 50;

const viewSchema = z.object({
  id: identifier,
  list: z.enum(viewLists),
  name: z.string(),
  /** The list's query string; empty for the default list. */
  query: z.string(),
  /** Visible to everyone; only its owner changes it. */
  isShared: flag,
  /** Whether the caller owns it. */
  isOwn: flag,
  /** Whether the caller's list starts with it. */
  isStart: flag,
  ownerName: text,
  /** Required by the next save. */
  version: z.int(),
  /** ISO 8601 with offset. */
  updatedAt: text,
});
export type View = z.output<typeof viewSchema>;

/** GET /api/views/: own and shared views by name, optionally of one list. */
export const viewsQuerySchema = z.strictObject({ list: z.optional(z.enum(viewLists)) });
export const viewsSchema = z.object({ results: listOf(viewSchema) });

const saved = {
  /** Unique per person and list, case ignored. */
  name: typedLine(60).check(z.minLength(1)),
  query: z
    .string()
    .check(z.maxLength(4_000), z.regex(/^[^#\s\p{Cc}]*$/u, 'must be the part of an address after the "?"')),
  isShared: z.boolean(),
};

/** POST /api/views/: 409 if the name is taken, 422 if there are too many. The owner is in the access token. */
export const newViewSchema = z.strictObject({ list: z.enum(viewLists), ...saved });
export type NewView = z.output<typeof newViewSchema>;

/** PUT /api/views/{id} with `If-Match: "<version>"`: 404 if gone or another's, 409 if outdated or the name is taken. DELETE needs no version. */
export const viewChangeSchema = z.strictObject(saved);
export type ViewChange = z.output<typeof viewChangeSchema>;

export const viewHeadersSchema = z.object({
  'if-match': z.optional(
    z.string().check(z.regex(/^"[1-9]\d{0,8}"$/, 'must be a version in quotation marks, like "3"')),
  ),
});

/** The response to POST and PUT /api/views/. */
export const savedViewSchema = viewSchema;
