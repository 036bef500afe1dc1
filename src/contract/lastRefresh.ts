import * as z from 'zod/mini';
import { text } from './fields';

/** GET /api/last-refresh/: when the last feed came in, or without feeds the last import, ISO 8601 with offset; null before the first import. */
export const lastRefreshSchema = z.object({ last_refresh: text });
export type LastRefresh = z.output<typeof lastRefreshSchema>;
