import type { Kysely } from 'kysely';
import type { ServerConfig } from '../../config/config';
import type { Database } from '../../db/schema/schema';
import type { AttachTo } from '../../features/files/attachFile';
import { createTakeFeed } from '../../features/import/feed/takeFeed';
import { importSteps } from '../../features/import/jobs/importSteps';
import { createJobStore } from '../../features/import/jobs/jobStore';
import { createUploads, createUploadFolders, uploadDirOf } from '../../features/import/jobs/uploads';
import { importColumns } from '../../features/import/mapping/readingOf';
import { countedFeeds, countImport, timedSteps } from '../metrics/counted';
import { createImportJobs } from '../../features/import/jobs/importJobs';
import type { Metrics } from '../metrics/metrics';
import { problemFor } from '../../http/errors';
import { createImportProfilesRepository } from '../../features/import/profiles/repository';
import { createUnitFilesRepository } from '../../features/files/repository';
import type { Api } from '../../http/api';
import { registerFeeds } from '../../features/import/feed/routes';
import { registerImports } from '../../features/import/routes';

export interface ImportingDependencies {
  readonly config: ServerConfig;
  readonly db: Kysely<Database>;
  readonly metrics: Metrics;
  readonly uploadDir?: string;
  readonly importsPerMinute?: number;
  /** Default: 1 s. */
  readonly importHeartbeatMs?: number;
  /** Review timeout; default: an hour. */
  readonly importWaitMs?: number;
}

export function registerImporting(
  app: Api,
  dependencies: ImportingDependencies & { attachTo: AttachTo },
): Promise<void> {
  const { config, db, metrics, attachTo, uploadDir = uploadDirOf(config), importsPerMinute } = dependencies;
  const jobs = createImportJobs({
    steps: timedSteps(importSteps(db, attachTo(createUnitFilesRepository(db)), config.mail !== null), metrics),
    store: createJobStore(db),
    uploads: createUploads(db),
    folders: createUploadFolders(uploadDir),
    explain: (error) => problemFor(error).detail ?? '',
    log: (fields, message) => app.server.log.info(fields, message),
    onEnd: countImport(metrics),
    heartbeatMs: dependencies.importHeartbeatMs,
    waitMs: dependencies.importWaitMs,
  });
  return registerImports(app, {
    ...{ jobs, columns: importColumns, importsPerMinute },
    on: (on) => ({ profiles: createImportProfilesRepository(on) }),
  });
}

export function registerFeeding(app: Api, dependencies: ImportingDependencies): Promise<void> {
  const { config, db, metrics, uploadDir = uploadDirOf(config) } = dependencies;
  const takeFeed = createTakeFeed(db, createUploadFolders(uploadDir), config.mail !== null);
  return registerFeeds(app, { takeFeed: countedFeeds(takeFeed, metrics) });
}
