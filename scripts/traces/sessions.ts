import type { Session } from './record';
import { comparison } from './sessions/comparison';
import { ordersAndLogout } from './sessions/ordersAndLogout';
import { reserveAndRelease } from './sessions/reserveAndRelease';
import { unitOptions } from './sessions/unitOptions';

/** What is recorded in test/traces, by the name of the file. */
export const sessions: ReadonlyMap<string, Session> = new Map([
  ['orders-and-logout', ordersAndLogout],
  ['comparison', comparison],
  ['unit-options', unitOptions],
  ['reserve-and-release', reserveAndRelease],
]);
