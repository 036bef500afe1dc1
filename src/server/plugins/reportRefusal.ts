import type { FastifyRequest } from 'fastify';

/** Reports a request that was refused: answered with a status of 400 to 499. Must not throw, and must not wait. */
export type ReportRefusal = (request: FastifyRequest, status: number, error: Error) => void;
