import { setImmediate as nextTurn } from 'node:timers/promises';
import { createUnitStore, type UnitStore } from '../../domain/unitStore/unitStore';
import type { StoredUnitsRepository } from '../repositories/units/storedUnits';

const UNITS_PER_READ = 1_000;
const UNITS_PER_TURN = 200;

/** Reads all units in pages. Yields to other requests. */
export async function readUnits(units: StoredUnitsRepository, signal: AbortSignal): Promise<UnitStore> {
  const store = createUnitStore();
  let last: string | undefined = '';
  while (last !== undefined) {
    signal.throwIfAborted();
    const page = await units.after(last, UNITS_PER_READ);
    for (let from = 0; from < page.length; from += UNITS_PER_TURN) {
      page.slice(from, from + UNITS_PER_TURN).forEach(store.put);
      await nextTurn();
    }
    store.rowsBySerial();
    last = page.at(-1)?.serial;
  }
  return store;
}

/** Reads these units again; removes those that are gone. Resolves with whether any of them is available. */
export async function updateUnits(
  units: StoredUnitsRepository,
  store: UnitStore,
  serials: readonly string[],
): Promise<boolean> {
  let mayServeMore = false;
  for (let from = 0; from < serials.length; from += UNITS_PER_READ) {
    const asked = serials.slice(from, from + UNITS_PER_READ);
    const found = new Map((await units.among(asked)).map((unit) => [unit.serial, unit]));
    for (const serial of asked) {
      const unit = found.get(serial);
      if (unit === undefined) store.remove(serial);
      else store.put(unit);
      mayServeMore ||= unit !== undefined && !unit.isReserved && !unit.isRetired;
    }
  }
  return mayServeMore;
}
