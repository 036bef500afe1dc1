import * as z from 'zod/mini';

/** GET /api/last-refresh/: time of the last feed, otherwise of the last import, ISO 8601 with offset; null if never. */
export const lastRefreshSchema = z.object({ last_refresh: z.nullable(z.string()) });
export type LastRefresh = z.output<typeof lastRefreshSchema>;
