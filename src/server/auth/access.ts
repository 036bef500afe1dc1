import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { visibleTo, refusedParameter } from '../../domain/access/hiddenCosts';
import type { Need, Principal } from './principal';
import { forbidden } from './refusals';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required on writes; absent: everyone may read. */
    needs?: Exclude<Need, 'to be a program'>;
  }
}

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const statesAccess = ({ needs, isRead, isPublic, callers }: FastifyContextConfig): boolean =>
  needs !== undefined || isRead === true || isPublic === true || callers === 'programs';

/** @throws for a write without `needs`, or a handler without a principal */
function demandStatements({ method, url, config = {}, schema }: RouteOptions): void {
  if (config.isPublic !== true && config.requiresPrincipal !== true)
    throw new Error(`${String(method)} ${url} is neither public nor registered with a principal (apiOf).`);
  const isWrite = [method].flat().some((each) => !READS.includes(each));
  if (!isWrite || schema?.hide === true || statesAccess(config)) return;
  throw new Error(`${String(method)} ${url} changes something: its config must say what it needs.`);
}

/** Scopes complete their routes after this hook. */
function checkRoutes(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', (done) => {
    for (const route of routes) demandStatements(route);
    done();
  });
}

function checkPerson(principal: Principal, request: FastifyRequest): void {
  const { needs } = request.routeOptions.config;
  if (needs !== undefined) principal.demand(needs);
  const parameter = refusedParameter(principal.permissions, Object.assign({}, request.query));
  if (parameter !== null) throw forbidden('seeCost', ` Leave out ${parameter} in the address.`);
}

/** Register after authentication, before the routes. */
export function registerAccess(app: FastifyInstance): void {
  checkRoutes(app);
  app.addHook('onRequest', (request, _reply, done) => {
    const { principal } = request;
    if (principal !== null && !principal.isProgram) checkPerson(principal, request);
    done();
  });
  app.addHook('preSerialization', ({ principal }, _reply, answer, done) => {
    const isPerson = principal !== null && !principal.isProgram;
    done(null, isPerson ? visibleTo(principal.permissions, answer) : answer);
  });
}
