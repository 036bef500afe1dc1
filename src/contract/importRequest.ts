import * as z from 'zod/mini';

/** POST /api/imports/, multipart/form-data: CSV files as docs/data.md has them. What they are called does not matter. */
export const importRequestSchema = z.strictObject({ orders: z.optional(z.file()), units: z.optional(z.file()) });
