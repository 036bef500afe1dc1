import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** Files in PEM: the server's certificate with its whole chain, and the key of it. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

export interface Certificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** Throws where a file cannot be read, is none, or the key is another certificate's. */
export function readCertificate({ cert, key }: TlsFiles): Certificate {
  const read = { cert: readFileSync(cert), key: readFileSync(key) };
  createSecureContext(read);
  return read;
}

type Given = Readonly<{ TLS_CERT?: string | undefined; TLS_KEY?: string | undefined }>;

export const tlsFilesOf = ({ TLS_CERT: cert, TLS_KEY: key }: Given): TlsFiles | null =>
  cert === undefined || key === undefined ? null : { cert, key };

/** What keeps the server from speaking TLS as was said, a line for each. */
export function serverTlsProblems(given: Given): string[] {
  const { TLS_CERT: cert, TLS_KEY: key } = given;
  const files = tlsFilesOf(given);
  if (files === null)
    return cert === key ? [] : [`${cert === undefined ? 'TLS_CERT' : 'TLS_KEY'} is needed, too: both are set together`];
  try {
    readCertificate(files);
    return [];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [`TLS_CERT and TLS_KEY must be a certificate and its key, two PEM files that can be read: ${why}`];
  }
}
