import type { InventoryExportQuery } from '../../contract/inventory/inventoryQuery';
import type { InventoryRepository, ListedRow } from '../repositories/units/inventory';
import type { LiveUnits } from './liveUnits';

export interface ExportedUnits {
  /** How many units the batches hold together. */
  readonly count: number;
  /** The units in the list's order, read as they are asked for. Fails where the database does or a unit is gone. */
  readonly batches: AsyncIterable<ListedRow[]>;
}

const BATCH_SIZE = 500;

/** All units that fit: which ones, and in what order, is settled and the first batch is read before this resolves. */
export async function exportedUnits(
  inventory: InventoryRepository,
  liveUnits: Pick<LiveUnits, 'page'>,
  query: InventoryExportQuery,
): Promise<ExportedUnits> {
  const { serials } = liveUnits.page(query, 0, Infinity);
  const first = await readBatch(inventory, serials.slice(0, BATCH_SIZE));
  async function* batches() {
    yield first;
    for (let from = BATCH_SIZE; from < serials.length; from += BATCH_SIZE)
      yield await readBatch(inventory, serials.slice(from, from + BATCH_SIZE));
  }
  return { count: serials.length, batches: batches() };
}

async function readBatch(inventory: InventoryRepository, serials: readonly string[]): Promise<ListedRow[]> {
  const rows = await inventory.listed(serials);
  if (rows.length < serials.length) throw new Error('A unit was removed while the inventory was read');
  return rows;
}
