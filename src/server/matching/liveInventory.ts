import { setImmediate as turn } from 'node:timers/promises';
import { memoizedIn } from '../../domain/columns/memoizedIn';
import { createInventoryIndex, type InventoryIndex } from '../../domain/inventory/inventoryIndex';
import type { IndexedKind } from '../../domain/inventory/putting';
import type { UnitFactsKind } from '../../domain/inventory/unitFacts';
import { businessDay } from '../../domain/calendar/businessDay';
import { toUnitFacts } from '../presenters/inventory/unitFacts';
import type { InventoryRepository } from '../repositories/units/inventory';
import type { UnitReadings } from '../repositories/units/unitReadings';
import { inTurns } from './inTurns';
import { createChangeQueue, type ChangeQueue, type ChangeQueueOptions } from './changes/changeQueue';
import { readOnce } from './liveUnits';

/** What the inventory is listed and counted by, of every unit, free and reserved, in memory as the database has it. */
export interface LiveInventory extends ChangeQueue {
  page: InTheYear<InventoryIndex['page']>;
  facets: InTheYear<InventoryIndex['facets']>;
  size: () => number;
}

/** The year of the question is that of today. */
type InTheYear<Question> = Question extends (asked: infer Asked, year: number, ...rest: infer Rest) => infer Answer
  ? (asked: Asked, ...rest: Rest) => Answer
  : never;

export interface LiveInventoryOptions extends Pick<ChangeQueueOptions, 'onError' | 'signal'> {
  readonly now?: () => Date;
}

const UNITS_PER_READ = 1_000;
const FIRST_COUNTS = 20;

export function createLiveInventory(
  inventory: Pick<InventoryRepository, 'factsAmong'>,
  readings: Pick<UnitReadings, 'factsAfter' | 'count'>,
  { now = () => new Date(), ...options }: LiveInventoryOptions,
): LiveInventory {
  const year = () => Number(businessDay(now()).slice(0, 4));
  let index: InventoryIndex | null = null;
  const queue = createChangeQueue({
    ...options,
    takeAll: async () => {
      index = await readAll(readings, year());
    },
    takeSome: (serials) => readSome(inventory, readOnce(index), serials),
  });
  return {
    ...queue,
    page: (query, from, most) => readOnce(index).page(query, year(), from, most),
    facets: (selection) => readOnce(index).facets(selection, year()),
    size: () => index?.size ?? 0,
  };
}

/** Reads in batches and sorts with pauses, so that other requests get their turns. */
async function readAll(readings: Pick<UnitReadings, 'factsAfter' | 'count'>, year: number): Promise<InventoryIndex> {
  const index = createInventoryIndex(await readings.count());
  const kindOf = memoizedIn(new WeakMap<UnitFactsKind, IndexedKind>(), index.kindOf);
  let last = '';
  for (;;) {
    const batch = await readings.factsAfter(last, UNITS_PER_READ);
    await inTurns(batch, ({ kind, own }) => index.putOfKind(kindOf(kind), own));
    // The first counts take ten times as long as later ones: here they are of few units.
    for (let nth = 0; last === '' && nth < FIRST_COUNTS; nth += 1) {
      await turn();
      index.facets({}, year);
    }
    const end = batch.at(-1);
    if (end === undefined || batch.length < UNITS_PER_READ) break;
    last = end.own.serial;
  }
  for (const sorting = index.prepare(); sorting.next().done !== true;) await turn();
  return index;
}

async function readSome(
  inventory: Pick<InventoryRepository, 'factsAmong'>,
  index: InventoryIndex,
  serials: readonly string[],
): Promise<void> {
  const rows = await inventory.factsAmong(serials);
  const found = new Map(rows.map((row) => [row.serial, row]));
  for (const serial of serials) {
    const row = found.get(serial);
    if (row === undefined) index.remove(serial);
    else index.put(toUnitFacts(row));
  }
}
