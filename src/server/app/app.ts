import type { FastifyInstance } from 'fastify';
import { createFastify } from './createFastify';
import { registerFeeding, registerImporting } from './composition/importing';
import { endingStreams, registerFollowing, registerPeopleFeatures, registerProbes } from './composition/people';
import { readsOf } from '../db/replica/replicaReads';
import { beginKeyed } from '../http/idempotency/keyedWrites';
import { registerIdempotency } from '../http/idempotency/registerIdempotency';
import { endOf } from '../features/changes/positions';
import { createAttachTo } from '../features/files/attachFile';
import { signingWindow } from '../features/files/documents/fileLinks';
import { countedVerifier } from './metrics/counted';
import { timeRequest } from './metrics/metrics';
import { registerCompression, registerResponseCache } from '../http/answers';
import { registerAccess } from '../auth/access';
import { registerAuthentication } from '../auth/authentication';
import { registerDrain } from '../http/drain';
import { registerErrors } from '../http/errors';
import { registerHostHeader, registerJsonBodies, registerRateLimit, registerBodyTimeout } from '../http/requestLimits';
import { registerOpenApi } from '../http/openApi';
import { registerMethodNotAllowed } from '../http/methodNotAllowed';
import { runtimeConfigOf } from '../config/runtimeConfigOf';
import { registerPages } from '../http/pages';
import { registerPauses } from '../http/afterSuspension';
import { registerReplicaReads } from '../http/replicaReads';
import { onRequestEnd, registerRequestLog } from '../http/requestLog';
import { registerOtherOrigin, registerSecurityHeaders, securityHeaders } from '../http/securityHeaders';
import { createRefusalReport, registerSignInLog } from '../auth/securityLog';
import { rememberPerson } from '../features/people/repository';
import { createAuditRepository } from '../features/audit/repository';
import { answerOf } from '../db/idempotencyKeys';
import { apiOf, type Api } from '../http/api';
import * as z from 'zod';
import type { AppDependencies, FeatureDependencies } from './composition/appDependencies';
import { registerOrderFeatures } from './composition/orders';
import { registerReservationFeatures } from './composition/estimates';
import { registerUnitFeatures } from './composition/units';
import { registerRecordFeatures } from './composition/records';

/** By then a proxy with checks has met a refused connection, twice. */
const PROXY_NOTICES_MS = 3_000;

export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, signIn, distDir, shutdown } = dependencies;
  z.config(z.locales.en());
  const headers = securityHeaders(config);
  const runtimeConfig = runtimeConfigOf(dependencies);
  const reads = dependencies.reads ?? readsOf(dependencies);
  const features: FeatureDependencies = {
    ...{ now: () => new Date(), ...dependencies, reads, db: reads.primary },
    attachTo: createAttachTo(dependencies.fileStore),
  };
  const { db } = features;
  const app = createFastify(dependencies, headers);
  registerSecurityHeaders(app, headers);
  registerHostHeader(app);
  registerPauses(app, dependencies.indexAgeMs);
  const streams = endingStreams(app, features);
  const { isShuttingDown } = registerDrain(app, {
    shutdown,
    proxyMs: config.lameDuckSeconds > 0 ? PROXY_NOTICES_MS : 0,
  });
  registerReads(app, features);
  registerReports(app, features);
  registerJsonBodies(app);
  await registerOtherOrigin(app, config);
  await registerCallers(app, features);
  registerIdempotency(app, {
    ...{ db, begin: (request) => beginKeyed(db, request) },
    isAnswered: async (of) => (await answerOf(db, of)) !== undefined,
  });
  registerCachedAnswers(app, features);
  registerCompression(app);
  const registerMissingMethods = registerMethodNotAllowed(app);
  await registerOpenApi(app, config);
  const api = apiOf(app);
  registerFollowing(api, dependencies, streams);
  registerProbes(api, features, isShuttingDown);
  await registerFeatures(api, features);
  await signIn.register(app);
  await registerPages(app, { config, distDir, providerOrigins: signIn.providerOrigins, runtimeConfig });
  await registerMissingMethods();
  return app;
}

function registerReports(app: FastifyInstance, { db, metrics, nameTraces }: AppDependencies): void {
  registerRequestLog(app);
  nameTraces?.(app);
  onRequestEnd(app, timeRequest(metrics));
  registerBodyTimeout(app);
  const audit = createAuditRepository(db);
  const refusals = createRefusalReport((refusal) => audit.add(refusal));
  app.addHook('onClose', () => refusals.settled());
  registerErrors(app, refusals.report);
}

async function registerCallers(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const { config, db, signIn, metrics, refusalsPerMinute, callsPerMinute } = dependencies;
  const verifier = countedVerifier(signIn.verifier, metrics);
  registerAuthentication(app, { verifier, mode: config.access }, refusalsPerMinute);
  registerAccess(app);
  registerSignInLog(app, {
    addSignIn: async (by, session) => {
      await rememberPerson(db, by);
      return createAuditRepository(db).addSignIn(by, session);
    },
  });
  await registerRateLimit(app, callsPerMinute);
}

/** Needed only with a replica. */
function registerReads(app: FastifyInstance, { reads, changes }: FeatureDependencies): void {
  const { watch } = reads;
  if (watch === null) return;
  const known = (position: string | undefined) => endOf(position, changes.position());
  registerReplicaReads(app, { reads, pausedAsOf: watch.pausedAsOf, endOf: known });
}

/** A replica may lag behind the applied changes, so its answers are not cached. */
function registerCachedAnswers(app: FastifyInstance, { changes, liveUnits, reads, now }: FeatureDependencies): void {
  const isReplicated = reads.watch !== null;
  const state = () => `${changes.version()} ${liveUnits.rates().id} ${signingWindow(now())}`;
  registerResponseCache(app, () => (isReplicated || !liveUnits.isReady() ? null : state()));
}

async function registerFeatures(app: Api, features: FeatureDependencies): Promise<void> {
  registerOrderFeatures(app, features);
  await registerUnitFeatures(app, features);
  registerReservationFeatures(app, features);
  registerRecordFeatures(app, features);
  await registerPeopleFeatures(app, features);
  await registerFeeding(app, features);
  if (features.config.appImport) await registerImporting(app, features);
}
