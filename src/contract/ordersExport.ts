import * as z from 'zod/mini';

/** GET /api/orders/export/: CSV with a line of headings, read without its byte order mark. */
export const ordersCsvSchema = z.string().check(z.startsWith('Job Number'));
