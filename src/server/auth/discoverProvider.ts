import * as z from 'zod';

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
  /** OpenID Connect Back-Channel Logout 1.0. */
  backchannel_logout_supported: z.boolean().optional(),
});

/** OpenID Connect Discovery 1.0. */
type ProviderMetadata = z.output<typeof metadataSchema>;

export interface OpenIdProvider {
  clientId: string;
  metadata: ProviderMetadata;
}

const TIMEOUT_MS = 5_000;

class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

async function answerOf(url: string): Promise<unknown> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.json();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ProviderError(
      `OIDC_ISSUER cannot be used: ${url} does not give its OpenID configuration (${why}). Check the address, and that this machine reaches it.`,
      { cause: error },
    );
  }
}

/** Throws if the issuer does not answer, or names another issuer. */
export async function discoverProvider(issuer: string): Promise<ProviderMetadata> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const parsed = metadataSchema.safeParse(await answerOf(url));
  if (!parsed.success) {
    const fields = parsed.error.issues.flatMap(({ path }) => path).join(', ');
    throw new ProviderError(`OIDC_ISSUER cannot be used: ${url} lacks ${fields}.`);
  }
  if (parsed.data.issuer !== issuer)
    throw new ProviderError(`OIDC_ISSUER must be '${parsed.data.issuer}', as ${url} says, not '${issuer}'.`);
  return parsed.data;
}
