import { LRUCache } from 'lru-cache';
import type { Permission } from '../../../domain/access/access';
import { ownText, type OwnText } from '../../presenters/units/unitText';
import type { FileAddress } from '../../presenters/units/unitFiles';
import { seerOf, writeFor } from '../../presenters/writeFor';
import type { UnitsRepository } from '../../repositories/units/units';

export interface OwnTextsDependencies {
  readonly units: Pick<UnitsRepository, 'versionsOf' | 'bySerials'>;
  /** Another number as soon as addresses of files are others. */
  readonly addressWindow: () => number;
}

/** For whom units are written. */
export interface Reader {
  readonly permissions: ReadonlySet<Permission>;
  readonly addressOf: FileAddress;
}

/** What of these units' JSON no question changes; units that are not there any more are left out. */
export type OwnTexts = (serials: readonly string[], reader: Reader) => Promise<ReadonlyMap<string, OwnText>>;

interface Kept extends OwnText {
  readonly version: string;
}

/** At some 2 kB a unit, 20 MB in all. */
const MOST_UNITS = 10_000;

/** Reads and writes a unit once for each version of its row, for those units that were asked for last. */
export function createOwnTexts({ units, addressWindow }: OwnTextsDependencies): OwnTexts {
  const kept = new LRUCache<string, Kept>({ max: MOST_UNITS });
  const seers = new Map<string, number>();
  const numberOf = (permissions: Reader['permissions']): number => {
    const names = seerOf(permissions);
    seers.set(names, seers.get(names) ?? seers.size);
    return seers.get(names) ?? 0;
  };

  return async (serials, { permissions, addressOf }) => {
    const seer = numberOf(permissions);
    const keyOf = (serial: string) => `${serial} ${seer}`;
    const window = addressWindow();
    const versions = await units.versionsOf(serials);
    const texts = new Map<string, OwnText>();
    const unknown = new Map<string, string>();
    for (const [serial, xmin] of versions) {
      const version = `${xmin} ${window}`;
      const found = kept.get(keyOf(serial));
      if (found?.version === version) texts.set(serial, found);
      else unknown.set(serial, version);
    }
    const write = writeFor(permissions);
    const rows = unknown.size === 0 ? [] : await units.bySerials([...unknown.keys()]);
    for (const row of rows) {
      // Where the row has changed in between, it is newer than its version says, and is written again the next time.
      const text = { ...ownText(row, addressOf, write), version: unknown.get(row.serial) ?? '' };
      kept.set(keyOf(row.serial), text);
      texts.set(row.serial, text);
    }
    return texts;
  };
}
