import * as z from 'zod/mini';
import { flag, identifier, listOf, text } from '../fields';
import { pageNumber } from '../typed';
import { estimateStates } from './states';

export const ESTIMATE_PAGE = 25;

const listedEstimateSchema = z.object({
  id: identifier,
  orderId: identifier,
  jobNumber: text,
  customerName: text,
  unitSerial: text,
  name: z.string(),
  version: z.int(),
  /** As stored: whether it has lapsed shows when it is opened. */
  state: z.enum(estimateStates),
  author: text,
  /** Whether the caller began or proposed it. */
  isOwn: flag,
  /** ISO 8601 with offset. */
  savedAt: text,
  /** Of this version; null if none was issued. */
  quotation: text,
  /** 'YYYY-MM-DD': the quotation's last day. */
  validUntil: text,
});
export type ListedEstimate = z.output<typeof listedEstimateSchema>;

/** GET /api/estimates/: one page and the total count, the latest saved first; those that expire by their last day. */
export const estimateListSchema = z.object({ results: listOf(listedEstimateSchema), count: z.int() });
export type EstimateList = z.output<typeof estimateListSchema>;

export const estimateShows = ['mine', 'approval', 'expiring'] as const;
export type EstimateShow = (typeof estimateShows)[number];

export const estimateListQuerySchema = z.strictObject({
  state: z.optional(z.enum(estimateStates)),
  /**
   * `mine`: begun or proposed by the caller; `approval`: proposed by others; `expiring`: quotations that are valid for at most
   * seven more days.
   */
  show: z.optional(z.enum(estimateShows)),
  /** In the names, job numbers, customers, IC#s and quotation numbers. */
  search: z.optional(z.string().check(z.maxLength(60))),
  page: z.optional(pageNumber),
});
export type EstimateListQuery = z.output<typeof estimateListQuerySchema>;
