import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AttachTo } from '../../features/files/attachFile';
import type { ImportingDependencies } from './importing';
import type { FollowedChanges } from '../followUnits';
import type { Reads } from '../../db/replica/replicaReads';
import type { FileStore } from '../../lib/fileStore/fileStore';
import type { LiveUnits } from '../../features/matching/liveUnits';
import type { SignIn } from '../../features/signIn/signIn';
import type { Database } from '../../db/schema/schema';
import { createOrdersRepository } from '../../features/orders/repository';
import { createUnitFilesRepository } from '../../features/files/repository';
import { createUnitOptionsRepository } from '../../features/units/unitOptions';
import { createRatesRepository } from '../../features/rates/repository';
import { createUnitsRepository } from '../../features/units/repository';

export interface AppDependencies extends ImportingDependencies {
  /** For lists, exports and searches; default: `db`. */
  readonly reads?: Reads;
  readonly liveUnits: LiveUnits;
  readonly changes: FollowedChanges;
  readonly indexAgeMs: () => number;
  readonly signIn: SignIn;
  readonly nameTraces?: ((app: FastifyInstance) => void) | undefined;
  readonly fileSecret: string;
  readonly fileStore: FileStore;
  readonly distDir: string;
  /** Per user and minute. */
  readonly callsPerMinute?: number;
  /** Without a valid token, per address and minute. */
  readonly refusalsPerMinute?: number;
  /** PDFs, and e-mails, per user and minute. */
  readonly quotationsPerMinute?: number;
  /** Default: 15 s. */
  readonly heartbeatMs?: number;
  /** Aborted when shutdown begins, before the server closes. */
  readonly shutdown?: AbortSignal;
  readonly now?: () => Date;
  readonly logStream?: { write(line: string): void };
}

export interface FeatureDependencies extends AppDependencies {
  readonly reads: Reads;
  readonly now: () => Date;
  /** One per server, because it limits concurrent photo processing. */
  readonly attachTo: AttachTo;
}

export const repositoriesOn = (db: Kysely<Database>) => ({
  orders: createOrdersRepository(db),
  units: createUnitsRepository(db),
  unitOptions: createUnitOptionsRepository(db),
  unitFiles: createUnitFilesRepository(db),
  rates: createRatesRepository(db),
});
