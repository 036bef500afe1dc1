/** Characters. */
const LONGEST_KEY = 200;

/** A string of structured fields (RFC 8941) without escapes; or, as many send it, a word without quotation marks. */
export const IDEMPOTENCY_KEY = new RegExp(`^(?:"[ !#-[\\]-~]{1,${LONGEST_KEY}}"|[!#-+\\--~]{1,${LONGEST_KEY}})$`);

/** What it must be, for people. */
export const ONE_KEY = `Send one Idempotency-Key of 1 to ${LONGEST_KEY} visible ASCII characters, such as a UUID, in quotation marks.`;
