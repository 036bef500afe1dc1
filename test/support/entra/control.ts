export interface Control {
  /** How long access tokens live, in seconds. MSAL renews one that has less than five minutes left. */
  tokenSeconds: number;
  /** A demand of the tenant until the person signs in again. */
  demand: 'multiFactor' | 'signInFrequency' | null;
  /** Refuses refresh tokens as older than a day; the session stays alive. */
  isDayOld: boolean;
  /** The error that ends the next sign-in page; null for none. */
  failure: { error: string; error_description: string } | null;
  renewals: number;
  /** Sign-outs that the product's server took. Entra ID itself reports none. */
  reportedSignOuts: number;
}

export const calm = (): Control => ({
  ...{ tokenSeconds: 3600, demand: null, isDayOld: false, failure: null },
  ...{ renewals: 0, reportedSignOuts: 0 },
});
