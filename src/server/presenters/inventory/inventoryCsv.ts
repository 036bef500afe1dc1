import { businessDay } from '../../../domain/calendar/businessDay';
import type { Selectable } from 'kysely';
import type { Permission } from '../../../domain/access/access';
import { connectionText, terminalTexts, windingMaterialText } from '../../../domain/inventory/facetValues';
import type { UnitsTable } from '../../db/schema';
import { csvFile, csvNumber as number, csvText as text, type CsvColumn } from '../csvFile';
import { toNumber } from '../decimal';

type ListedRow = Selectable<UnitsTable> & { reserved_for_job: string | null };

const COLUMNS: readonly CsvColumn<ListedRow>[] = [
  text('IC#', (row) => row.serial),
  number('kVA', (row) => toNumber(row.kva_rating)),
  text('Primary Voltage', (row) => row.primary_voltage),
  text('Secondary Voltage', (row) => row.secondary_voltage),
  text('Connection', (row) =>
    connectionText({ primaryVoltage: row.primary_voltage, secondaryVoltage: row.secondary_voltage }),
  ),
  number('Phase', (row) => row.phase),
  text('Fluid', (row) => row.type_of_fluid),
  text('Feed', (row) => terminals(row).feed),
  text('Front', (row) => terminals(row).front),
  text('Winding', (row) => windingMaterialText({ windingMaterial: row.winding_material })),
  text('Condition', (row) => row.condition),
  text('Warehouse', (row) => row.warehouse_desc),
  text('Manufacturer', (row) => row.manufacturer),
  number('Year', (row) => row.mfg_year),
  number('Weight', (row) => toNumber(row.weight_lbs)),
  number('Unit Cost', (row) => row.unit_cost),
  number('List Price', (row) => row.list_price),
  text('Needs Cabinet', (row) => (row.cabinet_condition === 'replace' ? 'yes' : 'no')),
  text('Needs Tank', (row) => (row.tank_condition === 'replace' ? 'yes' : 'no')),
  text('Reserved for Job', (row) => row.reserved_for_job),
  text('Retired', (row) => row.retired_at && businessDay(row.retired_at)),
  text('Notes', (row) => row.fab_notes ?? row.comments),
];

const COSTS: ReadonlySet<string> = new Set(['Unit Cost', 'List Price']);

const terminals = (row: ListedRow) =>
  terminalTexts({ bushConfiguration: row.bush_config_description, bushType: row.bush_type });

/** Units as CSV, in the columns that somebody with these permissions may see. Costs and prices are US dollars, weights pounds. */
export const inventoryCsv = (
  batches: AsyncIterable<readonly ListedRow[]>,
  permissions: ReadonlySet<Permission>,
): AsyncGenerator<string> =>
  csvFile(
    COLUMNS.filter(([heading]) => permissions.has('seeCost') || !COSTS.has(heading)),
    batches,
  );
