import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Problem } from '../../../contract/problem';
import { ADDRESS_PART_LENGTH } from '../apiDocs/addressParts';
import { Refusal } from '../../access/refusals';
import { isDatabaseReadOnly, isDatabaseUnavailable, isRefusedValue } from './databaseErrors';
import { fullDisk } from './diskErrors';
import { isNavigation } from '../pages/pages';
import type { ReportRefusal } from '../reportRefusal';
import { problemOf, sendProblem } from '../problems';
import type { SecurityHeaders } from '../security/securityHeaders';

const RETRY_AFTER_SECONDS = 2;
const UNREADABLE = 'The address cannot be read.';
const TOO_LONG = `A part of the address is too long: it may have up to ${ADDRESS_PART_LENGTH} characters.`;

/** The public description of an error: never a stack or other internals. */
export function problemFor(error: unknown): Problem {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message = '' }) => ({ path: instancePath, message }));
    return problemOf(400, 'The request holds values that cannot be accepted.', errors);
  }
  if (error instanceof Refusal) return problemOfRefusal(error);
  const full = fullDisk(error);
  if (full !== null) return problemOf(507, full);
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

/**
 * The one place that answers errors: as problem documents (RFC 9457), with the headers that an error names. Logs our own
 * failures and reports refusals, before the answer and whether or not anybody still waits for it.
 */
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

/**
 * Answers an address that cannot be decoded, which never reaches a route. A browser is redirected to the same address with
 * its percent signs encoded, where the app shows that the page does not exist.
 */
export const answerFrameworkError =
  (publicUrl: string, headers: SecurityHeaders) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers);
    if (isNavigation(request)) void reply.redirect(publicUrl + request.url.replaceAll('%', '%25'));
    else void sendProblem(reply, problemOf(error.statusCode ?? 400, error.statusCode === 414 ? TOO_LONG : UNREADABLE));
  };
