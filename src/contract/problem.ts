import * as z from 'zod/mini';

/** The type of a 403: the session goes on, and someone else may do this. */
export const NOT_ALLOWED = 'urn:specai:problem:not-allowed';

/** The type of a 409: the same request, by its Idempotency-Key, is still under way. */
export const STILL_RUNNING = 'urn:specai:problem:still-running';
/** The type of a 422: the Idempotency-Key belongs to another request. */
export const KEY_USED = 'urn:specai:problem:idempotency-key-used';

/** An error answer, `application/problem+json` (RFC 9457). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  /** Which fields were refused, if they are and why. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.output<typeof problemSchema>;

/** Characters. */
const LONGEST_KEY = 200;

/** A string of structured fields (RFC 8941) without escapes; or, as many send it, a word without quotation marks. */
export const IDEMPOTENCY_KEY = new RegExp(`^(?:"[ !#-[\\]-~]{1,${LONGEST_KEY}}"|[!#-+\\--~]{1,${LONGEST_KEY}})$`);

/** Explains the expected key. */
export const ONE_KEY = `Send one Idempotency-Key of 1 to ${LONGEST_KEY} visible ASCII characters, such as a UUID, in quotation marks.`;
