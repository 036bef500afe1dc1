import { accessSync, constants, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSecureContext } from 'node:tls';

type Tls = Readonly<{
  AUTH_MODE: string;
  DATABASE_URL?: string | undefined;
  DATABASE_TLS?: string | undefined;
}>;

const SSL = /^ssl/;

/** This machine; sockets have no host. */
const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/;
const speaksOfTls = (url: string): boolean => [...new URL(url).searchParams.keys()].some((name) => SSL.test(name));

function undecided({ AUTH_MODE: signIn, DATABASE_URL: url }: Tls): string[] {
  if (signIn === 'local' || url === undefined || HERE.test(new URL(url).hostname) || speaksOfTls(url)) return [];
  return [
    "DATABASE_TLS is needed where DATABASE_URL leads to another machine: 'on', a certificate file, or 'off' where the network encrypts",
  ];
}

const canRead = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

export function tlsProblems(values: Tls): string[] {
  const { DATABASE_URL: url, DATABASE_TLS: tls } = values;
  if (tls === undefined) return undecided(values);
  if (url === undefined)
    return ['DATABASE_TLS is for a PostgreSQL of your own: set DATABASE_URL, too, or leave it out'];
  if (speaksOfTls(url))
    return ['DATABASE_TLS and DATABASE_URL both speak of TLS; take what begins with ssl out of DATABASE_URL'];
  if (['on', 'off'].includes(tls) || canRead(tls)) return [];
  return [`DATABASE_TLS must be 'on', 'off', or a certificate file that can be read; '${tls}' is none`];
}

export function withTls(url: string | undefined, { DATABASE_TLS: tls }: Pick<Tls, 'DATABASE_TLS'>): string | undefined {
  if (url === undefined || tls === undefined) return url;
  const address = new URL(url);
  address.searchParams.set('sslmode', tls === 'off' ? 'disable' : 'verify-full');
  if (!['on', 'off'].includes(tls)) address.searchParams.set('sslrootcert', resolve(tls));
  return address.href;
}

/** PEM files; `cert` includes the chain. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

/** Throws if a file is unreadable or key and certificate do not match. */
export function readCertificate({ cert, key }: TlsFiles): { readonly cert: Buffer; readonly key: Buffer } {
  const read = { cert: readFileSync(cert), key: readFileSync(key) };
  createSecureContext(read);
  return read;
}

type Given = Readonly<{ TLS_CERT?: string | undefined; TLS_KEY?: string | undefined }>;

export const tlsFilesOf = ({ TLS_CERT: cert, TLS_KEY: key }: Given): TlsFiles | null =>
  cert === undefined || key === undefined ? null : { cert, key };

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
