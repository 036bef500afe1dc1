import type { FastifyRequest } from 'fastify';
import { signedInUser } from './plugins/security/authentication';
import type { Person } from './repositories/person';

/** Who changes something; a work account without a name is known by its subject. */
export function personOf(request: FastifyRequest): Person {
  const { name, subject } = signedInUser(request);
  return { name: name || subject, subject };
}
