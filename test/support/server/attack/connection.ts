import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';

export interface RawRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface Cut {
  readonly afterMs: number;
  /** `end` sends FIN and `reset` sends RST; `destroy` closes the socket. */
  readonly how: 'destroy' | 'end' | 'reset';
  /** The last byte of the body is never sent. */
  readonly isShort: boolean;
}

/** Random cuts; of a kind with `mayBeShort`, one in four holds the last byte back. */
export function someCuts(count: number, of: { seed: number; longestMs: number; mayBeShort?: boolean }): Cut[] {
  const kind = fc.record({
    afterMs: fc.integer({ min: 0, max: of.longestMs }),
    how: fc.constantFrom('destroy' as const, 'end' as const, 'reset' as const),
    isShort: of.mayBeShort === true ? fc.integer({ min: 0, max: 3 }).map((each) => each === 0) : fc.constant(false),
  });
  return fc.sample(kind, { seed: of.seed, numRuns: count });
}

function bytesOf({ method, url, headers, body }: RawRequest): Buffer {
  const sized = body === null ? headers : { ...headers, 'content-length': String(body.length) };
  const lines = Object.entries({ host: '127.0.0.1', ...sized }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`), body ?? Buffer.alloc(0)]);
}

/** A server may leave a connection open for a while after FIN. */
const LINGER_MS = 1_000;

/** Sends a request and closes the connection, whatever the answer. Resolves when the socket is closed. */
export async function sendAndCut(port: number, request: RawRequest, { afterMs, how, isShort }: Cut): Promise<void> {
  const bytes = bytesOf(request);
  const socket = connect({ host: '127.0.0.1', port });
  const close = () => {
    if (how === 'destroy') socket.destroy();
    else if (how === 'reset') socket.resetAndDestroy();
    else socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  await new Promise<void>((resolve) => {
    socket.on('error', () => undefined).on('close', () => resolve());
    socket.resume();
    socket.on('connect', () => {
      socket.setNoDelay(true);
      socket.write(isShort ? bytes.subarray(0, -1) : bytes);
      if (afterMs === 0) close();
      else setTimeout(close, afterMs);
    });
  });
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Sends a request on a new connection and waits for the answer, or for the head of an endless one. */
export function ask(port: number, { method, url, headers, body }: RawRequest, isEndless = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sized = body === null ? headers : { ...headers, 'content-length': String(body.length) };
    const sent = httpRequest({ host: '127.0.0.1', port, method, path: url, headers: sized, agent: false });
    sent.on('error', reject).on('response', (response) => {
      const status = response.statusCode ?? 0;
      const pieces: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => resolve({ status, body: Buffer.concat(pieces).toString() }));
      if (!isEndless) return;
      resolve({ status, body: '' });
      response.off('error', reject).on('error', () => undefined);
      response.destroy();
    });
    sent.end(body ?? undefined);
  });
}
