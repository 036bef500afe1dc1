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

/** What the server is built of. */
export interface AppDependencies extends ImportingDependencies {
  /** For lists, exports and searches; absent: all read from `db`. */
  readonly reads?: Reads;
  readonly liveUnits: LiveUnits;
  /** What open pages are told by. */
  readonly changes: FollowedChanges;
  /** How old what they know can be. */
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
  /** PDFs, and e-mails, of quotations one user may ask for per minute; absent: the built-in limits. */
  readonly quotationsPerMinute?: number;
  /** Between two signs of life on a stream of changes; absent: 15 s. */
  readonly heartbeatMs?: number;
  /** Aborted as soon as the server is to stop, some time before it closes. */
  readonly leaving?: AbortSignal;
  /** The clock; absent: the real one. */
  readonly now?: () => Date;
  /** Where log lines go; absent: standard output. */
  readonly logStream?: { write(line: string): void };
}

/** What rooms are built of. */
export interface RoomDependencies extends AppDependencies {
  readonly reads: Reads;
  readonly now: () => Date;
  /** One for the whole server: it limits how many photos are read at a time. */
  readonly attachTo: AttachTo;
}

/** The tables that more than one room reads or writes, through `db`. */
export const repositoriesOn = (db: Kysely<Database>) => ({
  orders: createOrdersRepository(db),
  units: createUnitsRepository(db),
  unitOptions: createUnitOptionsRepository(db),
  unitFiles: createUnitFilesRepository(db),
  rates: createRatesRepository(db),
});
