/** Time that it takes to get there. */
const MARGIN_SECONDS = 30;
/** No address holds for longer. */
const LONGEST_SECONDS = 15 * 60;

/** Whether an address no longer holds, as far as a clock that may be wrong can tell; one that names no end always does. */
export function hasExpired(url: string, now: number): boolean {
  const expires = Number(new URL(url, 'http://localhost').searchParams.get('expires') ?? Infinity);
  if (!Number.isFinite(expires)) return false;
  const left = expires - now / 1_000;
  return left < MARGIN_SECONDS || left > LONGEST_SECONDS + MARGIN_SECONDS;
}
