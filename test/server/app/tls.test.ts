import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { parseConfig } from '../../../src/server/config/config';
import { createFastify } from '../../../src/server/app/createFastify';
import { certifiedKey, type CertifiedKey } from '../../support/entra/keys';

const folder = mkdtempSync(join(tmpdir(), 'specai-tls-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = { cert: join(folder, 'tls.crt'), key: join(folder, 'tls.key') };
const env = { TLS_CERT: files.cert, TLS_KEY: files.key };

function put({ cert, key }: CertifiedKey): void {
  writeFileSync(files.key, key);
  writeFileSync(files.cert, cert);
}

interface Answer {
  readonly status: number | undefined;
  readonly protocol: string | null;
  readonly body: string;
}

const ask = (options: RequestOptions) =>
  new Promise<Answer>((resolve, reject) => {
    const requested = request(
      { host: '127.0.0.1', servername: 'specai.internal', agent: false, ...options },
      (response) => {
        const protocol = (response.socket as TLSSocket).getProtocol();
        let body = '';
        response.on('data', (part: Buffer) => (body += part.toString()));
        response.on('end', () => resolve({ status: response.statusCode, protocol, body }));
      },
    );
    requested.on('error', reject);
    requested.end();
  });

test('With a certificate the server speaks TLS alone, and takes a new one without a restart', async () => {
  const [first, second] = await Promise.all([certifiedKey('specai.internal'), certifiedKey('specai.internal')]);
  put(first);
  const config = parseConfig({ ...env, LOG_LEVEL: 'silent' });
  expect(config.publicUrl).toBe('https://localhost:3000');
  const app = createFastify({ config, certificateEveryMs: 5 }, {});
  app.get('/', () => 'here');
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;

  expect(await ask({ port, ca: first.cert })).toEqual({ status: 200, protocol: 'TLSv1.3', body: 'here' });
  expect(await ask({ port, ca: first.cert, maxVersion: 'TLSv1.2' })).toMatchObject({ protocol: 'TLSv1.2' });
  await expect(ask({ port, ca: first.cert, servername: 'other.internal' })).rejects.toThrow(/altnames/);
  await expect(ask({ port, ca: second.cert })).rejects.toThrow(/self-signed certificate/);
  await expect(ask({ port, ca: first.cert, minVersion: 'TLSv1', maxVersion: 'TLSv1.1' })).rejects.toThrow();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();

  put(second);
  const renewed = async (): Promise<Answer> => ask({ port, ca: second.cert }).catch(renewed);
  expect(await renewed()).toMatchObject({ status: 200 });
  await app.close();
});

test('A certificate without its key, of another key, or unreadable prevents the start', async () => {
  const [mine, other] = await Promise.all([certifiedKey('specai.internal'), certifiedKey('specai.internal')]);
  put({ cert: mine.cert, key: other.key });
  expect(() => parseConfig(env)).toThrow(/^TLS_CERT and TLS_KEY must be .*key values mismatch/);
  expect(() => parseConfig({ ...env, TLS_CERT: join(folder, 'none') })).toThrow(/^TLS_CERT and TLS_KEY .*no such file/);
  expect(() => parseConfig({ TLS_CERT: files.cert })).toThrow(/^TLS_KEY is needed, too/);
  expect(() => parseConfig({ TLS_KEY: files.key })).toThrow(/^TLS_CERT is needed, too/);
});
