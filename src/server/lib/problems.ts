import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOT_ALLOWED, type Problem } from '../../contract/problem';

export const PROBLEM_TYPE = 'application/problem+json';

/** RFC 9457. */
export function problemOf(status: number, detail: string, errors?: Problem['errors']): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  return { type: status === 403 ? NOT_ALLOWED : 'about:blank', title, status, detail, ...(errors ? { errors } : {}) };
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(problem.status).type(PROBLEM_TYPE).send(problem);
}

/** For 4xx. Must not throw or block. */
export type ReportRefusal = (request: FastifyRequest, status: number, error: Error) => void;
