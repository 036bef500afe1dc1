/** Entra ID's reasons for an interactive sign-in: its texts and numbers, without data of a real tenant. */
export const refusals = {
  noSession: {
    error: 'login_required',
    suberror: undefined,
    text: 'AADSTS50058: Session information is not sufficient for single-sign-on.',
  },
  /** Multi-factor authentication was demanded since the last sign-in. */
  multiFactor: {
    error: 'interaction_required',
    suberror: 'basic_action',
    claims: '{"access_token":{"capolids":{"essential":true,"values":["c0a1e7b2-3d94-4f58-8e61-7a2b9c0d4e53"]}}}',
    text: 'AADSTS50076: Due to a configuration change made by your administrator, or because you moved to a new location, you must use multi-factor authentication to access the resource.',
  },
  /** A page's refresh token is too old: Entra ID accepts it for a day. The session can still be alive. */
  dayOld: {
    error: 'invalid_grant',
    suberror: undefined,
    text: 'AADSTS700084: The refresh token was issued to a single page app (SPA), and therefore has a fixed, limited lifetime of 1.00:00:00, which cannot be extended. It is now expired and a new sign in request must be sent by the SPA to the sign in page.',
  },
  /** The refresh token is too old for the sign-in frequency: a hidden frame is tried next. */
  signInFrequency: {
    error: 'interaction_required',
    suberror: 'token_expired',
    text: 'AADSTS70043: The refresh token has expired or is invalid due to sign-in frequency checks by conditional access.',
  },
} as const;

export function tokenError({
  error = 'invalid_request',
  error_description: text = error,
}: {
  error?: string;
  error_description?: string;
}) {
  const known = Object.values(refusals).find((each) => each.text === text);
  const number = /^AADSTS(\d+)/.exec(text)?.[1];
  return {
    error,
    error_description: text,
    error_codes: number === undefined ? [] : [Number(number)],
    timestamp: new Date().toISOString(),
    trace_id: crypto.randomUUID(),
    correlation_id: crypto.randomUUID(),
    ...(known?.suberror && { suberror: known.suberror }),
    ...(known && 'claims' in known && { claims: known.claims }),
  };
}
