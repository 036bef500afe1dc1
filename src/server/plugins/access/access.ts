import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { permissionsOf, type AccessMode, type Permission } from '../../../domain/access/access';
import { visibleTo } from '../../../domain/access/guardedFields';
import { refusedParameter } from '../../../domain/access/guardedQueries';
import { whoMay } from '../../../domain/access/whoMay';
import type { SignedInUser } from '../../signIn/tokens/signedInUser';
import { problemOf, sendProblem } from '../problems';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the signed-in person may do; nothing on public routes and for programs. */
    readonly permissions: ReadonlySet<Permission>;
  }
  interface FastifyContextConfig {
    /**
     * What a person needs to be allowed to use it; 'to be signed in' of what everybody does for themselves. Every route that
     * changes something says it; one that reads is open to all signed-in people where it does not.
     */
    needs?: Permission | 'to be signed in';
  }
}

const NONE: ReadonlySet<Permission> = new Set();
const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const saysWho = ({ needs, isRead, isPublic, callers }: FastifyContextConfig): boolean =>
  needs !== undefined || isRead === true || isPublic === true || callers === 'programs';

/** Stops the start where a route changes something and nobody said who may: such a mistake would be found too late. */
function demandNeeds(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config = {}, schema }) => {
    const isWrite = [method].flat().some((each) => !READS.includes(each));
    if (!isWrite || schema?.hide === true || saysWho(config)) return;
    throw new Error(`${String(method)} ${url} changes something: its config must say what it needs.`);
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply, permission: Permission, fix = ''): FastifyReply {
  request.log.info({ permission }, 'not permitted');
  return sendProblem(reply, problemOf(403, `${whoMay(permission)}${fix}`));
}

function checkPerson(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { needs } = request.routeOptions.config;
  if (needs !== undefined && needs !== 'to be signed in' && !request.permissions.has(needs))
    return refuse(request, reply, needs);
  const parameter = refusedParameter(request.permissions, Object.assign({}, request.query));
  return parameter === null ? undefined : refuse(request, reply, 'seeCost', ` Leave out ${parameter} in the address.`);
}

/**
 * Decides who may use which route and see which field; call after authentication and before the routes. What somebody may not
 * see is taken out of every answer here, whichever route made it.
 */
export function registerAccess(app: FastifyInstance, mode: AccessMode): void {
  /** The verifier gives the same object for a token it remembers. */
  const known = new WeakMap<SignedInUser, ReadonlySet<Permission>>();
  const permissionsFor = (user: SignedInUser): ReadonlySet<Permission> => {
    const own = known.get(user) ?? permissionsOf(user.roles, mode);
    known.set(user, own);
    return own;
  };
  app.decorateRequest('permissions', {
    getter() {
      return this.user?.kind === 'person' ? permissionsFor(this.user) : NONE;
    },
  });
  demandNeeds(app);
  app.addHook('onRequest', async (request, reply) => {
    if (request.user?.kind === 'person') await checkPerson(request, reply);
  });
  app.addHook('preSerialization', (request, _reply, answer, done) => {
    done(null, request.user?.kind === 'person' ? visibleTo(request.permissions, answer) : answer);
  });
}
