import type { FastifyInstance } from 'fastify';
import type { AttachTo } from '../files/attachFile';
import { type ImportingDependencies } from './importing';
import type { FollowedChanges } from '../follow';
import { type Reads } from '../db/replica/reads';
import type { FileStore } from '../files/store/fileStore';
import type { LiveUnits } from '../matching/liveUnits';
import type { SignIn } from '../signIn/signIn';

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
