import type { Kysely } from 'kysely';
import type { ServerConfig } from '../config';
import type { Database } from '../db/schema';
import type { AttachTo } from '../files/attachFile';
import { createTakeFeed } from '../import/feed/takeFeed';
import { importSteps } from '../import/jobs/importSteps';
import { createJobStore } from '../import/jobs/jobStore';
import { createUploads, createUploadFolders, uploadDirOf } from '../import/jobs/uploads';
import { importColumns } from '../import/mapping/readingOf';
import { countedFeeds, countImport, timedSteps } from '../metrics/counted';
import { createImportJobs } from '../import/jobs/importJobs';
import type { Metrics } from '../metrics/metrics';
import { problemFor } from '../plugins/errors';
import { createImportProfilesRepository } from '../repositories/importProfiles';
import { createUnitFilesRepository } from '../repositories/units/unitFiles';
import type { Api } from '../routes/api';
import { registerFeeds } from '../routes/imports/feeds';
import { registerImports } from '../routes/imports/imports';

export interface ImportingDependencies {
  readonly config: ServerConfig;
  readonly db: Kysely<Database>;
  readonly metrics: Metrics;
  readonly uploadDir?: string;
  readonly importsPerMinute?: number;
  /** Default: 1 s. */
  readonly importBeatMs?: number;
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
    beatMs: dependencies.importBeatMs,
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
