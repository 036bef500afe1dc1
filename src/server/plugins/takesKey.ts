import type { FastifyContextConfig } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A write that knows its repetition by itself, and needs no Idempotency-Key for that. */
    knowsRepetition?: boolean;
  }
}

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a call is a write that an Idempotency-Key may name. */
export const takesKey = (method: string, config: FastifyContextConfig = {}): boolean =>
  !READS.includes(method) && config.isRead !== true && config.isPublic !== true && config.knowsRepetition !== true;
