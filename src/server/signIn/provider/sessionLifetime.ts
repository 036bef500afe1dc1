/** No sign-in lasts longer, however busy. */
export const LONGEST_SESSION_SECONDS = 12 * 3600;

/**
 * How long a session lives from now on, in seconds: until it has been idle too long, or since the password was given
 * (`loginTs`, seconds since 1970) long enough.
 */
export function sessionSeconds(idleSeconds: number, loginTs: number | undefined, now = Date.now()): number {
  if (loginTs === undefined) return idleSeconds;
  const remaining = loginTs + LONGEST_SESSION_SECONDS - Math.floor(now / 1000);
  return Math.max(1, Math.min(idleSeconds, remaining));
}
