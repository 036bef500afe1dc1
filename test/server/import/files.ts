import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { asRestore } from '../../support/server/asRestore';
import { createTestDatabase, type TestDatabase } from '../../support/server/database';

export interface Workplace {
  write: (name: string, content: string | Buffer) => Promise<string>;
  remove: () => Promise<void>;
}

export async function createWorkplace(): Promise<Workplace> {
  const dir = await mkdtemp(join(tmpdir(), 'import-'));
  return {
    write: async (name, content) => {
      const path = join(dir, name);
      await writeFile(path, content);
      return path;
    },
    remove: () => rm(dir, { recursive: true }),
  };
}

export const ORDER_HEADER = 'order_code,job_number,customer_name,order_type';
export const UNIT_HEADER = 'serial,condition,phase,kva_rating,primary_voltage,secondary_voltage,unit_cost';
export const UNIT_ROW = '0012,RC,3,1000,12470GrdY/7200,480Y/277,18400.00';

export function ordersWith(column: string, cells: readonly string[]): string {
  const rows = cells.map((cell, index) => `SO${index + 1},J${index + 1},Red Butte,RC,${cell}`);
  return [`${ORDER_HEADER},${column}`, ...rows, ''].join('\n');
}

export function importPlace() {
  let database: TestDatabase;
  let workplace: Workplace;
  beforeAll(async () => {
    database = await createTestDatabase();
    workplace = await createWorkplace();
  });
  afterAll(async () => {
    await database.close();
    await workplace.remove();
  });
  return {
    get database() {
      return database;
    },
    get workplace() {
      return workplace;
    },
  };
}

export function emptyBeforeEach(place: ReturnType<typeof importPlace>): void {
  beforeEach(() =>
    asRestore(place.database.db, ['imports'], (trx) =>
      sql`truncate orders, units, imports restart identity cascade`.execute(trx),
    ),
  );
}
