import type { FastifyInstance } from 'fastify';
import { createFastify } from './createFastify';
import { registerFeeding, registerImporting } from './composition/importing';
import { endingStreams, registerFollowing } from './composition/following';
import { apart } from './db/together/together';
import { beginKeyed } from './idempotency/keyedWrites';
import { registerIdempotency } from './idempotency/registerIdempotency';
import { createAttachFile, type AttachFile } from './files/attachFile';
import { signingWindow } from './documents/fileLinks';
import { countedVerifier } from './metrics/counted';
import { timeRequest } from './metrics/metrics';
import { registerCompression } from './plugins/answers/compression';
import { registerKeptAnswers } from './plugins/answers/keptAnswers';
import { registerAccess } from './plugins/access/access';
import { registerAuthentication } from './plugins/security/authentication';
import { registerDrain } from './plugins/drain';
import { registerErrors } from './plugins/errors/errors';
import { registerHostHeader } from './plugins/security/hostHeader';
import { registerJsonBodies } from './plugins/security/jsonBodies';
import { registerOpenApi } from './plugins/apiDocs/openApi';
import { registerMethodNotAllowed } from './plugins/methodNotAllowed';
import { runtimeConfigOf } from './config/runtimeConfigOf';
import { registerPages } from './plugins/pages/pages';
import { registerRateLimit } from './plugins/security/rateLimit';
import { registerReplicaReads } from './plugins/replicaReads';
import { onRequestEnd } from './plugins/requestEnd';
import { registerRequestLog } from './plugins/requestLog';
import { registerOtherOrigin } from './plugins/security/otherOrigin';
import { createRefusalReport, registerSignInLog } from './plugins/security/securityLog';
import { registerSecurityHeaders, securityHeaders } from './plugins/security/securityHeaders';
import { registerBodyTimeout } from './plugins/security/bodyTimeout';
import { createAuditRepository } from './repositories/audit/audit';
import { answerOf } from './repositories/idempotencyKeys';
import { createUnitFilesRepository } from './repositories/unitFiles/unitFiles';
import { apiOf, type Api } from './routes/api';
import * as z from 'zod';
import type { AppDependencies } from './composition/appDependencies';
import { registerOrderRooms } from './composition/orders';
import { registerPeopleRooms } from './composition/people';
import { registerProbes } from './composition/probes';
import { createRepositories } from './composition/repositories';
import { registerReservationRooms } from './composition/reservations';
import { registerUnitRooms } from './composition/units';

/** Builds the whole server, not yet listening. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, signIn, metrics } = dependencies;
  z.config(z.locales.en());
  const headers = securityHeaders(config);
  const app = createFastify(dependencies, headers);
  registerSecurityHeaders(app, headers);
  registerHostHeader(app);
  const streams = endingStreams(app, dependencies);
  const { isLeaving } = registerDrain(app, { leaving: dependencies.leaving });
  registerReads(app, dependencies);
  registerRequestLog(app);
  dependencies.nameTraces?.(app);
  onRequestEnd(app, timeRequest(metrics));
  registerBodyTimeout(app);
  const audit = createAuditRepository(dependencies.db);
  const refusals = createRefusalReport((refusal) => apart(() => audit.add(refusal)));
  app.addHook('onClose', () => refusals.settled());
  registerErrors(app, refusals.report);
  registerJsonBodies(app);
  await registerOtherOrigin(app, config);
  const verifier = countedVerifier(signIn.verifier, metrics);
  registerAuthentication(app, { verifier, mode: config.access }, dependencies.refusalsPerMinute);
  registerAccess(app);
  registerSignInLog(app, audit);
  await registerRateLimit(app, dependencies.callsPerMinute);
  registerIdempotency(app, {
    begin: (request) => beginKeyed(dependencies.db, request),
    isAnswered: async (of) => (await answerOf(dependencies.db, of)) !== undefined,
  });
  registerCompression(app);
  registerKept(app, dependencies);
  const registerMissingMethods = registerMethodNotAllowed(app);
  await registerOpenApi(app, config);
  const attachFile = createAttachFile(createUnitFilesRepository(dependencies.db), dependencies.fileStore);
  const api = apiOf(app);
  registerFollowing(api, dependencies, streams);
  await registerRooms(api, { ...dependencies, attachFile }, isLeaving);
  await signIn.register(app);
  const runtimeConfig = runtimeConfigOf(dependencies);
  const { distDir } = dependencies;
  await registerPages(app, { config, distDir, providerOrigins: signIn.providerOrigins, runtimeConfig });
  await registerMissingMethods();
  return app;
}

/** Without a replica, no request carries what it would need. */
function registerReads(app: FastifyInstance, { config, reads }: AppDependencies): void {
  if (reads === undefined || reads.state() === null) return;
  registerReplicaReads(app, { fromReplica: reads.fromReplica, isSecure: config.publicUrl.startsWith('https:') });
}

/** What a replica answers may be older than what this server was told of: nothing of it is kept. */
function registerKept(
  app: FastifyInstance,
  { changes, liveUnits, reads, now = () => new Date() }: AppDependencies,
): void {
  const isReplicated = reads !== undefined && reads.state() !== null;
  const state = () => `${changes.version()} ${liveUnits.rates().id} ${signingWindow(now())}`;
  registerKeptAnswers(app, () => (isReplicated || !liveUnits.isReady() ? null : state()));
}

type RoomsDependencies = AppDependencies & { readonly attachFile: AttachFile };

async function registerRooms(app: Api, dependencies: RoomsDependencies, isLeaving: () => boolean): Promise<void> {
  const repositories = createRepositories(dependencies);
  registerOrderRooms(app, dependencies, repositories);
  await registerUnitRooms(app, dependencies, repositories);
  registerReservationRooms(app, dependencies, repositories);
  await registerPeopleRooms(app, dependencies, repositories);
  registerProbes(app, dependencies, isLeaving);
  await registerFeeding(app, dependencies);
  if (dependencies.config.appImport) await registerImporting(app, dependencies);
}
