import type { FastifyRequest } from 'fastify';
import type { UploadPart } from '../../import/jobs/receiveFiles';

/**
 * The parts of a form. A sender who is gone before the first is read sends none, and the library would wait for them as long
 * as a body may take. @throws where the form ends before its end.
 */
export async function* partsOf(request: FastifyRequest): AsyncGenerator<UploadPart> {
  if (request.raw.destroyed) throw new Error('The sender has gone.');
  yield* request.parts();
}
