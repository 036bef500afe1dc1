/** What a test changes of the stand-in, and what it can ask. */
export interface Control {
  /** How long access tokens live, in seconds. MSAL renews one that has less than five minutes left. */
  tokenSeconds: number;
  /** What the tenant demands of people until they meet it by signing in again. */
  demand: 'multiFactor' | 'signInFrequency' | null;
  /** Refuses refresh tokens as older than a day; the session stays alive. */
  isDayOld: boolean;
  /** The error with which the next sign-in page ends; null: none. */
  failure: { error: string; error_description: string } | null;
  /** Access tokens given for a refresh token. */
  renewals: number;
  /** Sign-outs that the product's server took. Entra ID itself reports none. */
  reportedSignOuts: number;
}

export const calm = (): Control => ({
  ...{ tokenSeconds: 3600, demand: null, isDayOld: false, failure: null },
  ...{ renewals: 0, reportedSignOuts: 0 },
});
