import { totalmem } from 'node:os';
import type { Settings } from './control';

const MB = 2 ** 20;

/** What this process may use: of the machine, or of the container that it runs in. */
export function memoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * How much of the memory PostgreSQL uses, which shares the machine with this server: an eighth for pages of tables, and for each
 * sort or hash a part of which the connections of the pool leave enough. Never less than PostgreSQL takes by itself.
 */
export function memorySettings(bytes: number): Settings {
  const megabytes = (share: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, (bytes * share) / MB)))}MB`;
  return {
    shared_buffers: megabytes(1 / 8, 128, 2_048),
    effective_cache_size: megabytes(1 / 2, 512, 65_536),
    work_mem: megabytes(1 / 1_024, 4, 32),
  };
}
