import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '../../contract/problem';
import { SavingPausedError } from '../db/replica/replicaReads';
import { ADDRESS_PART_LENGTH } from './openApi';
import { DetailedError } from './api';
import { Refusal } from '../auth/refusals';
import { isNavigation } from './pages';
import { type ReportRefusal, problemOf, sendProblem, PROBLEM_TYPE } from '../lib/problems';
import type { SecurityHeaders } from './securityHeaders';

export function textAt(error: unknown, name: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** Unavailable (PostgreSQL documentation, appendix A). */
const UNAVAILABLE_STATE = /^(08|53|57|58|40001|40P01|XX)/;
/** Data exceptions. */
const REFUSED_STATE = /^22/;
const NETWORK = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
]);
const READ_ONLY_STATE = '25006';
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (has encountered|was closed))/;

export function isDatabaseUnavailable(error: unknown): boolean {
  const code = textAt(error, 'code');
  if (NETWORK.has(code) || UNAVAILABLE_STATE.test(code)) return true;
  return UNAVAILABLE_MESSAGE.test(textAt(error, 'message'));
}

/** Connection exceptions, shutdown, crash and startup; a standby after a failover. */
const STOPPED_STATE = /^(08|57P0[1-5]|25006)/;

/** The database ended or failed over. */
export function isDatabaseStopped(error: unknown): boolean {
  const code = textAt(error, 'code');
  return NETWORK.has(code) || STOPPED_STATE.test(code) || UNAVAILABLE_MESSAGE.test(textAt(error, 'message'));
}

export const isDatabaseReadOnly = (error: unknown): boolean => textAt(error, 'code') === READ_ONLY_STATE;

export function isRefusedValue(error: unknown): boolean {
  return REFUSED_STATE.test(textAt(error, 'code'));
}

/** disk_full. */
const DATABASE_FULL = '53100';
const OURS_FULL = new Set(['ENOSPC', 'EDQUOT']);

const whatToDo = (disk: string) =>
  `The disk of the ${disk} is full. Nothing was changed. Ask your administrator to free space on it, then try again.`;

export function fullDisk(error: unknown): string | null {
  const code = textAt(error, 'code');
  if (code === DATABASE_FULL) return whatToDo('database');
  return OURS_FULL.has(code) ? whatToDo('server') : null;
}

const RETRY_AFTER_SECONDS = 2;
const UNREADABLE = 'The address cannot be read.';
const TOO_LONG = `A part of the address is too long: it may have up to ${ADDRESS_PART_LENGTH} characters.`;

/** Exposes no internals. */
export function problemFor(error: unknown): Problem {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message = '' }) => ({ path: instancePath, message }));
    return problemOf(400, 'The request holds values that cannot be accepted.', errors);
  }
  if (error instanceof Refusal) return problemOfRefusal(error);
  if (error instanceof DetailedError) return { ...problemOf(error.statusCode, error.message), ...error.details };
  const full = fullDisk(error);
  if (full !== null) return problemOf(507, full);
  if (error instanceof SavingPausedError) return problemOf(503, error.message);
  if (isDatabaseReadOnly(error)) return problemOf(503, 'The database is read-only right now. Please try again.');
  if (isDatabaseUnavailable(error)) return problemOf(503, 'The database does not answer. Please try again.');
  if (isRefusedValue(error)) return problemOf(400, 'The request holds text or numbers that cannot be accepted.');
  const status = statusOf(error);
  if (status === 503) return problemOf(503, 'The service is not available right now. Please try again.');
  if (!(error instanceof Error) || status >= 500) return problemOf(500, 'Something went wrong on the server.');
  return problemOf(status, error.message);
}

function problemOfRefusal({ statusCode, message, type }: Refusal): Problem {
  const problem = problemOf(statusCode, message);
  return type === undefined ? problem : { ...problem, type };
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 ? status : 500;
}

/** Answers with problem documents (RFC 9457). */
export function registerErrors(app: FastifyInstance, report: ReportRefusal = () => undefined): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemFor(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    else report(request, problem.status, error);
    if (problem.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return sendProblem(reply.headers(headersOf(error)), problem);
  });
}

const headersOf = (error: unknown): Readonly<Record<string, string>> => (error instanceof Refusal ? error.headers : {});

/** For undecodable addresses; browsers are redirected to the encoded one, a page of the app. */
export const answerFrameworkError =
  (publicUrl: string, headers: SecurityHeaders) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers);
    if (isNavigation(request)) void reply.redirect(publicUrl + request.url.replaceAll('%', '%25'));
    else void sendProblem(reply, problemOf(error.statusCode ?? 400, error.statusCode === 414 ? TOO_LONG : UNREADABLE));
  };

const STATUSES: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
};

export const answerClientError =
  (headers: SecurityHeaders) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, detail] = STATUSES[error.code ?? ''] ?? [400, 'The request cannot be read.'];
    const body = JSON.stringify(problemOf(status, detail));
    const all = {
      ...headers,
      'content-type': PROBLEM_TYPE,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };
