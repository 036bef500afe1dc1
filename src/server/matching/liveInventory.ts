import { setImmediate as turn } from 'node:timers/promises';
import { inventorySorts } from '../../contract/inventory/inventoryQuery';
import { createInventoryIndex, type InventoryIndex } from '../../domain/inventory/inventoryIndex';
import { businessDay } from '../../domain/order/businessDay';
import { toUnitFacts } from '../presenters/inventory/unitFacts';
import type { InventoryRepository } from '../repositories/units/inventory';
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

const ROWS_PER_READ = 2_000;

export function createLiveInventory(
  inventory: InventoryRepository,
  { now = () => new Date(), ...options }: LiveInventoryOptions,
): LiveInventory {
  const year = () => Number(businessDay(now()).slice(0, 4));
  let index: InventoryIndex | null = null;
  const queue = createChangeQueue({
    ...options,
    takeAll: async () => {
      index = await readAll(inventory);
      // The first count takes ten times as long as the next one.
      index.facets({}, year());
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

/** Reads in batches and sorts one column at a time, so that other requests get their turns. */
async function readAll(inventory: InventoryRepository): Promise<InventoryIndex> {
  const index = createInventoryIndex();
  let last = '';
  for (;;) {
    const rows = await inventory.factsAfter(last, ROWS_PER_READ);
    for (const row of rows) index.put(toUnitFacts(row));
    const end = rows.at(-1);
    await turn();
    if (end === undefined || rows.length < ROWS_PER_READ) break;
    last = end.serial;
  }
  for (const sort of inventorySorts) {
    index.prepare(sort);
    await turn();
  }
  return index;
}

async function readSome(
  inventory: InventoryRepository,
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
