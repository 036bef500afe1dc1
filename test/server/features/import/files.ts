import { useFolder } from '../../../support/scratch';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { asRestore } from '../../../support/server/asRestore';
import { type TestDatabase, useTestDatabase } from '../../../support/server/database';

/** Writes files for the suite and returns their paths. */
export function useWorkplace() {
  const folder = useFolder('import-');
  const write = async (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  return { write };
}

export const ORDER_HEADER = 'order_code,job_number,customer_name,order_type';
export const UNIT_HEADER = 'serial,condition,phase,kva_rating,primary_voltage,secondary_voltage,unit_cost';
export const UNIT_ROW = '0012,RC,3,1000,12470GrdY/7200,480Y/277,18400.00';

export function ordersWith(column: string, cells: readonly string[]): string {
  const rows = cells.map((cell, index) => `SO${index + 1},J${index + 1},Red Butte,RC,${cell}`);
  return [`${ORDER_HEADER},${column}`, ...rows, ''].join('\n');
}

export const importPlace = () => ({ database: useTestDatabase(), workplace: useWorkplace() });

export function emptyBeforeEach(database: TestDatabase): void {
  beforeEach(() =>
    asRestore(database.db, ['imports'], (trx) =>
      sql`truncate orders, units, imports restart identity cascade`.execute(trx),
    ),
  );
}
