import * as z from 'zod/mini';
import { text } from './fields';

/** GET /api/last-refresh/: time of the last feed, otherwise of the last import, ISO 8601 with offset; null if never. */
export const lastRefreshSchema = z.object({ last_refresh: text });
export type LastRefresh = z.output<typeof lastRefreshSchema>;
