import { randomBytes } from 'node:crypto';
import type { Kysely, Insertable } from 'kysely';
import { connect, type Connection } from '../../../src/server/db/pool/connectionPool';
import { grantServerRole } from '../../../src/server/db/grants/serverGrants';
import type { Database, OrdersTable, UnitsTable } from '../../../src/server/db/schema/schema';
import { createOwnDatabase, onCluster, type OwnDatabase } from './ownDatabase';
import type { UnitFilesTable } from '../../../src/server/db/schema/importTables';

/** A busy machine can take long; tests of time limits set their own. */
const PATIENCE_MS = 600_000;

export interface TestDatabase {
  db: Kysely<Database>;
  url: string;
  close: () => Promise<void>;
}

const clusterUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error('Server tests run in the Jest project "server", which starts PostgreSQL');
  return url;
};

export const createEmptyDatabase = (): Promise<OwnDatabase> => createOwnDatabase(clusterUrl());

/** A copy of a database that nothing is connected to; without a name, a migrated one without rows. */
export const copyDatabase = (name = process.env.TEST_TEMPLATE): Promise<OwnDatabase> =>
  createOwnDatabase(clusterUrl(), name);

/** A migrated database for one suite; `close` drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  numberAnew();
  const { url, drop } = await createOwnDatabase(clusterUrl(), process.env.TEST_TEMPLATE);
  const connection = connect(url, {
    maxConnections: 4,
    connectTimeoutMs: PATIENCE_MS,
    statementTimeoutMs: PATIENCE_MS,
  });
  return {
    db: connection.db,
    url,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

export function closeFirst(database: TestDatabase, close: () => Promise<unknown>): void {
  const { close: closeDatabase } = database;
  database.close = async () => {
    await close();
    await closeDatabase();
  };
}

export function useTestDatabase(scope: 'all' | 'each' = 'all'): TestDatabase {
  const database = {} as TestDatabase;
  const [before, after] = scope === 'all' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => void Object.assign(database, await createTestDatabase()));
  after(() => database.close());
  return database;
}

/** A pool whose requests wait long rather than be refused on a busy machine. */
export function usePatientConnection(database: TestDatabase, maxConnections: number): Connection {
  const connection = {} as Connection;
  beforeAll(() => {
    const timeouts = { connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 };
    Object.assign(connection, connect(database.url, { maxConnections, ...timeouts }));
    closeFirst(database, connection.close);
  });
  return connection;
}

/** The URL of a database for a new role with a server's rights that owns nothing; call `drop` after closing the database. */
export async function asServerRole({ db, url }: Pick<TestDatabase, 'db' | 'url'>) {
  const role = `server_${randomBytes(4).toString('hex')}`;
  await onCluster(clusterUrl(), `create role ${role} login password 'of the test'`);
  await grantServerRole(db, role);
  const address = new URL(url);
  address.username = role;
  address.password = 'of the test';
  return { url: address.href, drop: () => onCluster(clusterUrl(), `drop role ${role}`) };
}

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
export const nobody = { subject: '', name: '', email: '' };

let next = 1;

/** A new database restarts the numbering, so that files do not affect each other. */
function numberAnew(): void {
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
