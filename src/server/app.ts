import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { createFastify } from './createFastify';
import { registerFeeding, registerImporting, type ImportingDependencies } from './importing';
import { endingStreams, registerFollowing } from './following';
import type { FollowedChanges } from './follow';
import { beginKeyed } from './idempotency/keyedWrites';
import { registerIdempotency } from './idempotency/registerIdempotency';
import { personOf } from './personOf';
import { readsOf, type Reads } from './db/replica/reads';
import { afterCommit } from './db/together/together';
import { createAttachFile, type AttachFile } from './files/attachFile';
import type { FileStore } from './files/store/fileStore';
import { createFileLinks } from './documents/fileLinks';
import { fileAddresses } from './fileAddresses';
import { readinessChecks } from './health/checks';
import { partOf, readinessOf } from './health/readiness';
import { countedReservations } from './metrics/counted/countedReservations';
import { countedVerifier } from './metrics/counted/countedVerifier';
import { registerRequestMetrics } from './metrics/requestMetrics';
import type { LiveInventory } from './matching/liveInventory';
import type { LiveUnits } from './matching/liveUnits';
import { openPointsOf } from './matching/openPointsOf';
import { registerAccess } from './plugins/access/access';
import { registerAuthentication, signedInUser } from './plugins/security/authentication';
import { registerDrain } from './plugins/drain';
import { registerErrors } from './plugins/errors/errors';
import { registerJsonBodies } from './plugins/security/jsonBodies';
import { registerOpenApi } from './plugins/apiDocs/openApi';
import { registerMethodNotAllowed } from './plugins/methodNotAllowed';
import { registerPages } from './plugins/pages/pages';
import { registerRateLimit } from './plugins/security/rateLimit';
import { registerReplicaReads } from './plugins/replicaReads';
import { registerRequestLog } from './plugins/requestLog';
import { registerOtherOrigin } from './plugins/security/otherOrigin';
import { registerSecurityLog } from './plugins/security/securityLog';
import { registerSecurityHeaders, securityHeaders } from './plugins/security/securityHeaders';
import { registerBodyTimeout } from './plugins/security/bodyTimeout';
import { registerSignOut } from './plugins/security/signOut';
import { createAuditRepository } from './repositories/audit/audit';
import { createContentionRepository } from './repositories/contention';
import { createImportsRepository } from './repositories/imports';
import { createInventoryRepository } from './repositories/units/inventory';
import { listedFromBoth } from './repositories/units/listedFromBoth';
import { createNoticesRepository } from './repositories/reservations/notices';
import { createOrdersRepository } from './repositories/orders/orders';
import { createOverviewRepository } from './repositories/orders/overviewGroups';
import { createReservationsRepository } from './repositories/reservations/reservations';
import { createUnitFilesRepository } from './repositories/unitFiles/unitFiles';
import { reservedPairs } from './repositories/plans/reservedPairs';
import { createRetirementRepository } from './repositories/retirement';
import { createUnitOptionsRepository } from './repositories/units/unitOptions';
import { createRatesRepository } from './repositories/rates';
import { createSearchRepository } from './repositories/search/search';
import { createUnitsRepository } from './repositories/units/units';
import { createViewsRepository } from './repositories/views';
import type { Api } from './routes/api';
import { registerAudit } from './routes/audit/audit';
import { registerComments, type CommentsDependencies } from './routes/audit/comments';
import { registerContention } from './routes/units/contention';
import { registerFiles } from './routes/files/files';
import { registerHealth } from './routes/health';
import { registerInventory } from './routes/units/inventory';
import { registerInventoryList } from './routes/units/inventoryList';
import { registerMe } from './routes/me';
import { registerMatching } from './routes/matching';
import { registerNotices } from './routes/notices';
import { registerOrders } from './routes/orders/orders';
import { registerOrdersExport } from './routes/orders/ordersExport';
import { registerOverview } from './routes/orders/overview';
import { registerPlans } from './routes/plans';
import { registerRates } from './routes/rates';
import { registerReservations } from './routes/reservations';
import { registerRetirement } from './routes/retirement';
import { registerRuntimeConfig } from './routes/runtimeConfig';
import { registerSearch } from './routes/search';
import { registerUnitFiles } from './routes/unitFiles/unitFiles';
import { registerUnitOptions } from './routes/units/unitOptions';
import { registerViews } from './routes/views';
import type { SignIn } from './signIn/signIn';

export interface AppDependencies extends ImportingDependencies {
  /** For lists, exports and searches; absent: all read from `db`. */
  readonly reads?: Reads;
  readonly liveUnits: LiveUnits;
  readonly liveInventory: LiveInventory;
  /** What open pages are told by. */
  readonly changes: FollowedChanges;
  /** How old what both know can be. */
  readonly indexAgeMs: () => number;
  readonly signIn: SignIn;
  /** Names the traces of requests; absent: there are none. */
  readonly nameTraces?: ((app: FastifyInstance) => void) | undefined;
  /** Signs the addresses of unit files. */
  readonly fileSecret: string;
  /** Keeps photos and documents of units. */
  readonly fileStore: FileStore;
  /** Where the built browser app lies. */
  readonly distDir: string;
  /** Calls one user may make per minute; absent: the built-in limit. */
  readonly callsPerMinute?: number;
  /** Calls without a valid token one address may make per minute; absent: the built-in limit. */
  readonly refusalsPerMinute?: number;
  /** Between two signs of life on a stream of changes; absent: 15 s. */
  readonly heartbeatMs?: number;
  /** Aborted as soon as the server is to stop, some time before it closes. */
  readonly leaving?: AbortSignal;
  /** The clock; absent: the real one. */
  readonly now?: () => Date;
  /** Where log lines go; absent: standard output. */
  readonly logStream?: { write(line: string): void };
}

/** Builds the whole server, not yet listening. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, signIn, metrics } = dependencies;
  z.config(z.locales.en());
  const headers = securityHeaders(config);
  const app = createFastify(dependencies, headers);
  registerSecurityHeaders(app, headers);
  const streams = endingStreams(app, dependencies);
  const { isLeaving } = registerDrain(app, { leaving: dependencies.leaving });
  registerReads(app, dependencies);
  registerRequestLog(app);
  dependencies.nameTraces?.(app);
  registerRequestMetrics(app, metrics);
  registerBodyTimeout(app);
  registerErrors(app);
  registerJsonBodies(app);
  await registerOtherOrigin(app, config);
  registerAuthentication(app, countedVerifier(signIn.verifier, metrics), dependencies.refusalsPerMinute);
  registerAccess(app, config.access);
  registerSecurityLog(app, { ...createAuditRepository(dependencies.db), personOf });
  await registerRateLimit(app, dependencies.callsPerMinute);
  registerIdempotency(app, {
    begin: (request) => beginKeyed(dependencies.db, request),
    subjectOf: (request) => signedInUser(request).subject,
  });
  const registerMissingMethods = registerMethodNotAllowed(app);
  await registerOpenApi(app, config);
  const attachFile = createAttachFile(createUnitFilesRepository(dependencies.db), dependencies.fileStore);
  registerFollowing(app.withTypeProvider<ZodTypeProvider>(), dependencies, streams);
  await registerRoutes(app.withTypeProvider<ZodTypeProvider>(), { ...dependencies, attachFile }, isLeaving);
  await registerFeeding(app.withTypeProvider<ZodTypeProvider>(), dependencies);
  if (config.appImport)
    await registerImporting(app.withTypeProvider<ZodTypeProvider>(), { ...dependencies, attachFile });
  await signIn.register(app);
  await registerPages(app, { config, distDir: dependencies.distDir, providerOrigins: signIn.providerOrigins });
  registerMissingMethods();
  return app;
}

/** Without a replica, no request carries what it would need. */
function registerReads(app: FastifyInstance, { config, reads }: AppDependencies): void {
  if (reads === undefined || reads.state() === null) return;
  registerReplicaReads(app, { fromReplica: reads.fromReplica, isSecure: config.publicUrl.startsWith('https:') });
}

type RoutesDependencies = AppDependencies & { readonly attachFile: AttachFile };

async function registerRoutes(app: Api, dependencies: RoutesDependencies, isLeaving: () => boolean): Promise<void> {
  const { config, db, reads = readsOf({ db }), liveUnits, liveInventory, fileStore: store } = dependencies;
  const { signIn, metrics, attachFile } = dependencies;
  const fileLinks = createFileLinks(dependencies.fileSecret, dependencies.now);
  const addressFor = fileAddresses(fileLinks);
  const orders = createOrdersRepository(reads.db, dependencies.now);
  const units = createUnitsRepository(db);
  const unitOptions = createUnitOptionsRepository(db);
  const unitFiles = createUnitFilesRepository(db);
  const rates = createRatesRepository(db);
  const { now = () => new Date() } = dependencies;
  registerOrders(app, orders, signedInUser);
  registerOrdersExport(app, orders, signedInUser);
  registerSearch(app, createSearchRepository(reads.db));
  registerOverview(app, createOverviewRepository(reads.db), dependencies.now);
  registerMatching(app, { orders, units, liveUnits, unitFiles, addressFor });
  const imports = createImportsRepository(db);
  registerInventory(app, { units, orders, unitOptions, unitFiles, imports, rates, liveUnits, addressFor });
  const inventory = listedFromBoth(createInventoryRepository(reads.db), createInventoryRepository(db));
  registerInventoryList(app, { inventory, liveInventory, unitFiles, addressFor });
  registerContention(app, createContentionRepository(db));
  registerUnitOptions(app, { unitOptions, units, liveUnits, personOf });
  const reservations = createReservationsRepository(db, (order, unit) =>
    openPointsOf(order, unit, liveUnits.rates().values),
  );
  registerReservations(app, { reservations: countedReservations(reservations, metrics), units, personOf });
  registerPlans(app, { orders, units, liveUnits, reservations, reserved: () => reservedPairs(db), personOf, now });
  registerRetirement(app, { retirement: createRetirementRepository(db), units, orders, personOf });
  registerRates(app, { rates, orders, liveUnits, personOf, now, afterCommit });
  registerNotices(app, { notices: createNoticesRepository(db), personOf });
  registerViews(app, { views: createViewsRepository(db), personOf });
  await registerUnitFiles(app, { units, unitFiles, attachFile, addressFor, personOf });
  registerFiles(app, { units, unitFiles, store, fileLinks, addressFor, isOver: signIn.verifier.isOver });
  registerMe(app);
  registerSignOut(app, signIn.verifier);
  registerRuntimeConfig(app, {
    apiBaseUrl: config.apiOrigin ?? '',
    inventorySystemUrl: config.inventorySystemUrl,
    capabilities: {
      unitOptions: 'saved',
      reservations: 'live',
      import: config.appImport ? 'on' : 'off',
      insights: 'on',
      access: config.access,
    },
    devTools: config.devTools,
    recording: config.recording,
    signIn: signIn.clientConfig,
  });
  registerActivity(app, dependencies, { orders, units });
  registerProbes(app, dependencies, isLeaving);
}

/** Who did what, and what people write about it. */
function registerActivity(
  app: Api,
  { db, reads = readsOf({ db }) }: AppDependencies,
  of: Pick<CommentsDependencies, 'orders' | 'units'>,
): void {
  registerAudit(app, createAuditRepository(reads.db));
  registerComments(app, { ...of, audit: createAuditRepository(db), personOf });
}

/** For operators: whether the server lives, and what it lacks to serve. */
function registerProbes(app: Api, dependencies: AppDependencies, isLeaving: () => boolean): void {
  const { db, reads, signIn, liveUnits, liveInventory, indexAgeMs } = dependencies;
  const { keysAreKnown } = signIn;
  const checks = readinessChecks({ db, keysAreKnown, indexes: [liveUnits, liveInventory], indexAgeMs });
  const server = () => partOf(!isLeaving(), 'The server is stopping.');
  registerHealth(app, () => readinessOf({ ...checks, server }), reads?.state);
}
