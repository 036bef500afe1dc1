import type { FastifyReply } from 'fastify';
import type { Person } from '../../access/principal';
import { CallerLeftError, StoppingError } from '../../matching/plan/queue/queueErrors';
import type { Asker } from '../../matching/plan/queue/sharedJob';

/** The caller of a request, until the connection closes or the server stops (`leaving`). */
export function askerOf({ subject }: Pick<Person, 'subject'>, reply: FastifyReply, leaving: AbortSignal): Asker {
  const ending = new AbortController();
  const stop = () => ending.abort(new StoppingError());
  const close = () => {
    leaving.removeEventListener('abort', stop);
    ending.abort(new CallerLeftError());
  };
  leaving.addEventListener('abort', stop);
  reply.raw.once('close', close);
  if (leaving.aborted) stop();
  if (reply.raw.destroyed) close();
  return { person: subject, signal: ending.signal };
}
