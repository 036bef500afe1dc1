import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Shorter answers fit into one packet either way. */
const LEAST_BYTES = 1_400;
const COMPRESSIBLE = /^(?:application\/(?:[\w.-]+\+)?json|text\/csv|image\/svg\+xml)\b/;
/** Of 240 kB: 0.33 ms for 10 % of the size with quality 1, 1.06 ms for 8.6 % with 4, 1.64 ms for 7.7 % with 5. */
const QUALITY = 5;

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses texts that are worth it. Register after the hooks that read what is sent. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (!isWhole(payload) || !isCompressible(reply)) return payload;
    const others = reply.getHeader('vary');
    reply.header('vary', others === undefined ? 'accept-encoding' : `${String(others)}, accept-encoding`);
    const encoding = negotiator.negotiate(headers['accept-encoding'] ?? 'identity');
    if ((encoding !== 'br' && encoding !== 'gzip') || Buffer.byteLength(payload) < LEAST_BYTES) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'gzip'
      ? toGzip(payload)
      : toBrotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  });
}

/** The length of a stream is unknown. */
const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

const isCompressible = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 &&
  !reply.hasHeader('content-encoding') &&
  COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''));
