import * as z from 'zod/mini';

/** The type of a 403: the session continues, and another person may do this. */
export const NOT_ALLOWED = 'urn:specai:problem:not-allowed';

/** The type of a 409: the request with this Idempotency-Key is still running. */
export const STILL_RUNNING = 'urn:specai:problem:still-running';
/** The type of a 422: the Idempotency-Key belongs to another request. */
export const KEY_USED = 'urn:specai:problem:idempotency-key-used';

/** `application/problem+json` (RFC 9457). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  /** Invalid fields and reasons. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.output<typeof problemSchema>;

/** Characters. */
const MAX_KEY_LENGTH = 200;

/** A string of structured fields (RFC 8941) without escapes, or the common word without quotation marks. */
export const IDEMPOTENCY_KEY = new RegExp(`^(?:"[ !#-[\\]-~]{1,${MAX_KEY_LENGTH}}"|[!#-+\\--~]{1,${MAX_KEY_LENGTH}})$`);

export const ONE_KEY = `Send one Idempotency-Key of 1 to ${MAX_KEY_LENGTH} visible ASCII characters, such as a UUID, in quotation marks.`;
