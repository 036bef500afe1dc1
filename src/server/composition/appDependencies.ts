import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AttachTo } from '../files/attachFile';
import type { ImportingDependencies } from './importing';
import type { FollowedChanges } from '../follow';
import type { Reads } from '../db/replica';
import type { FileStore } from '../files/store/fileStore';
import type { LiveUnits } from '../matching/liveUnits';
import type { SignIn } from '../signIn/signIn';
import type { Database } from '../db/schema';
import { createOrdersRepository } from '../repositories/orders/orders';
import { createUnitFilesRepository } from '../repositories/units/unitFiles';
import { createUnitOptionsRepository } from '../repositories/units/unitOptions';
import { createRatesRepository } from '../repositories/rates';
import { createUnitsRepository } from '../repositories/units/units';

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
  readonly leaving?: AbortSignal;
  readonly now?: () => Date;
  readonly logStream?: { write(line: string): void };
}

export interface RoomDependencies extends AppDependencies {
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
