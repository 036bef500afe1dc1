import type { Selectable } from 'kysely';
import type { InventoryExportQuery } from '../../../contract/inventory/inventoryQuery';
import type { Permission } from '../../../domain/access/access';
import { businessDay } from '../../../domain/calendar/businessDay';
import { connectionText, terminalTexts, windingMaterialText } from '../../../domain/inventory/facetValues';
import type { UnitsTable } from '../../db/schema/schema';
import { csvFile, csvNumber, csvText, type CsvColumn } from '../../lib/csv';
import type { LiveUnits } from '../matching/liveUnits';
import { toNumber } from '../units/presenter';
import type { InventoryRepository } from '../units/repository';

type ListedRow = Selectable<UnitsTable> & { reserved_for_job: string | null };

const COLUMNS: readonly CsvColumn<ListedRow>[] = [
  csvText('IC#', (row) => row.serial),
  csvNumber('kVA', (row) => toNumber(row.kva_rating)),
  csvText('Primary Voltage', (row) => row.primary_voltage),
  csvText('Secondary Voltage', (row) => row.secondary_voltage),
  csvText('Connection', (row) =>
    connectionText({ primaryVoltage: row.primary_voltage, secondaryVoltage: row.secondary_voltage }),
  ),
  csvNumber('Phase', (row) => row.phase),
  csvText('Fluid', (row) => row.type_of_fluid),
  csvText('Feed', (row) => terminals(row).feed),
  csvText('Front', (row) => terminals(row).front),
  csvText('Winding', (row) => windingMaterialText({ windingMaterial: row.winding_material })),
  csvText('Condition', (row) => row.condition),
  csvText('Warehouse', (row) => row.warehouse_desc),
  csvText('Manufacturer', (row) => row.manufacturer),
  csvNumber('Year', (row) => row.mfg_year),
  csvNumber('Weight', (row) => toNumber(row.weight_lbs)),
  csvNumber('Unit Cost', (row) => row.unit_cost),
  csvNumber('List Price', (row) => row.list_price),
  csvText('Needs Cabinet', (row) => (row.cabinet_condition === 'replace' ? 'yes' : 'no')),
  csvText('Needs Tank', (row) => (row.tank_condition === 'replace' ? 'yes' : 'no')),
  csvText('Reserved for Job', (row) => row.reserved_for_job),
  csvText('Retired', (row) => row.retired_at && businessDay(row.retired_at)),
  csvText('Notes', (row) => row.fab_notes ?? row.comments),
];

const COSTS: ReadonlySet<string> = new Set(['Unit Cost', 'List Price']);

const terminals = (row: ListedRow) =>
  terminalTexts({ bushConfiguration: row.bush_config_description, bushType: row.bush_type });

/** US dollars and pounds. Costs only with `seeCost`. */
export const inventoryCsv = (
  batches: AsyncIterable<readonly ListedRow[]>,
  permissions: ReadonlySet<Permission>,
): AsyncGenerator<string> =>
  csvFile(
    COLUMNS.filter(([heading]) => permissions.has('seeCost') || !COSTS.has(heading)),
    batches,
  );

export interface ExportedUnits {
  /** Units in all batches. */
  readonly count: number;
  /** Read lazily, in the list's order. Fails if a unit is gone. */
  readonly batches: AsyncIterable<ListedRow[]>;
}

const BATCH_SIZE = 500;

/** Fixes the units and their order, and reads the first batch, before it resolves. */
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
