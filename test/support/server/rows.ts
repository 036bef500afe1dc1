import type { Insertable, Kysely } from 'kysely';
import type { Database, OrdersTable, UnitsTable } from '../../../src/server/db/schema';
import type { UnitFilesTable } from '../../../src/server/db/importTables';

/** A unit that fits `orderRow()` well; pass only what matters. */
export const unitRow = (row: Partial<Insertable<UnitsTable>> & { serial: string }): Insertable<UnitsTable> => ({
  condition: 'RC',
  phase: 3,
  kva_rating: 500,
  primary_voltage: '12470GrdY/7200',
  secondary_voltage: '480Y/277',
  primary_bil_kv: 95,
  impedance_pct: 5,
  taps: '+/-5%',
  bush_type: 'Dead Front',
  bush_config_description: 'Loop Feed Dead Front',
  fusing_description: 'Bay-O-Net w/ Isolation Link',
  type_of_fluid: 'Mineral Oil',
  winding_material: 'Copper',
  oil_volume_gal: 190,
  width_in: 89,
  depth_in: 53,
  height_in: 50,
  weight_lbs: 4650,
  warehouse_desc: 'Phoenix, AZ',
  cabinet_condition: 'good',
  tank_condition: 'good',
  unit_cost: 14_000,
  labor_cost: 2_000,
  materials_cost: 800,
  list_price: 28_000,
  fr3_fill_cost: 1_900,
  turn_pull_cost: 1_200,
  feed_conversion_cost: 2_100,
  replacement_cabinet_cost: 1_500,
  retank_cost: 4_000,
  pictures: ['front', 'side'],
  documents: ['nameplate', 'planning-sheet'],
  ...row,
});

/** A photo without stored content, unique by number. */
export const photoRow = (serial: string, number = 0): Insertable<UnitFilesTable> => ({
  ...{ serial, kind: 'photo', name: `${number}.jpg`, position: number, added_by: 'Ann', bytes: 1, width: 1, height: 1 },
  ...{
    source_hash: hashText(number),
    hash: hashText(number),
    card_hash: hashText(number),
    list_hash: hashText(number),
  },
});

const hashText = (number: number) => String(number).padStart(64, '0');

/** A person without orders. */
export const nobody = { name: '', email: '' };

let next = 1;

/** A new database restarts the numbering, so that files do not affect each other. */
export function numberAnew(): void {
  next = 1;
}

/** An order for a 500 kVA unit; pass only what matters. */
export function orderRow(row: Partial<Insertable<OrdersTable>> = {}): Insertable<OrdersTable> {
  const number = next++;
  return {
    order_code: `SO${number}-1`,
    job_number: `J${50_000 + number}`,
    sales_order_number: `SO${number}`,
    customer_name: 'Mesa Water District',
    ship_city: 'Mesa',
    ship_state: 'AZ',
    order_date: '2026-03-05',
    request_date: '2026-05-01',
    sales_rep: 'Dana Whitfield',
    sales_rep_emails: ['dana.whitfield@specai.test'],
    order_type: 'RC',
    sale_price: '41250.00',
    issued_units: 0,
    engineering_review: false,
    phase: 3,
    kva_rating: 500,
    primary_voltage_kv: '12.47',
    secondary_voltage_kv: '480Y/277',
    tap_range_pct: '+/-5%',
    bushing_type: 'Dead Front',
    bush_configuration: 'Loop Feed Dead Front',
    fusing: 'Bay-O-Net w/ Isolation Link',
    oil_type: 'Mineral Oil',
    ...row,
  };
}

/** PostgreSQL takes 65,535 parameters in a statement, and an order has some 30 columns. */
const IN_A_STATEMENT = 1_000;

/** Inserts rows and returns the ids of the orders. */
export async function insertRows(
  db: Kysely<Database>,
  rows: { units?: Insertable<UnitsTable>[]; orders?: Insertable<OrdersTable>[] },
): Promise<number[]> {
  for (const units of inStatements(rows.units ?? [])) await db.insertInto('units').values(units).execute();
  const ids: number[] = [];
  for (const orders of inStatements(rows.orders ?? [])) {
    const inserted = await db.insertInto('orders').values(orders).returning('id').execute();
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

function inStatements<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / IN_A_STATEMENT);
  return Array.from({ length: count }, (_each, index) =>
    rows.slice(index * IN_A_STATEMENT, (index + 1) * IN_A_STATEMENT),
  );
}
