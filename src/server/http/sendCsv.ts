import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/** Untyped: streamed. */
const text: z.ZodMiniType = z.string();

export const csvResponse = (what: string) => ({
  200: {
    description: `The ${what}; X-Total-Count says how many. UTF-8 with a byte order mark.`,
    content: { 'text/csv': { schema: text } },
  },
});

interface CsvFile {
  readonly name: string;
  readonly count: number;
  readonly file: Readable;
}

export function sendCsv({ method, log }: FastifyRequest, reply: FastifyReply, { name, count, file }: CsvFile) {
  file.on('error', (err) => log.error({ err }, 'file broke off'));
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'x-total-count': count,
  };
  // Fastify would read the whole stream for a HEAD.
  return reply.headers(headers).send(method === 'HEAD' ? Readable.from([]) : file);
}
