import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** A private key and the certificate that it signed itself, both in PEM. */
export interface CertifiedKey {
  key: string;
  cert: string;
}

/** Generated for each stand-in: the project contains no key. */
export async function certifiedKey(host: string): Promise<CertifiedKey> {
  const made = await generate([{ name: 'commonName', value: host }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [host, 'localhost'].map((value) => ({ type: 2, value })) },
    ],
  });
  return { key: made.private, cert: made.cert };
}

/** The provider's signing key, named by the thumbprint of its certificate, as in Entra ID. */
export function signingKey({ key, cert }: CertifiedKey) {
  const { raw } = new X509Certificate(cert);
  const x5t = createHash('sha1').update(raw).digest('base64url');
  const {
    n = '',
    e = '',
    d = '',
    p = '',
    q = '',
    dp = '',
    dq = '',
    qi = '',
  } = createPrivateKey(key).export({
    format: 'jwk',
  });
  const shared = { kty: 'RSA', use: 'sig', kid: x5t, x5t, n, e, x5c: [raw.toString('base64')] } as const;
  return { private: { ...shared, alg: 'RS256', d, p, q, dp, dq, qi } as const, public: shared };
}
