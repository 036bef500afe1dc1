import type { FastifyRequest } from 'fastify';
import { signedInUser } from './plugins/security/authentication';
import type { Person } from './repositories/person';

/** Who changes something, and from where; a work account without a name is known by its subject. */
export function personOf(request: FastifyRequest): Person {
  const { name, subject, email } = signedInUser(request);
  return { name: name || subject, subject, ...(email !== '' && { email }), address: request.ip };
}
