import type { ImportFile } from '../../../src/contract/import/files';
import { paths } from '../../../src/contract/paths';
import { orderKinds, unitKinds, type TableFormat } from '../../../src/domain/tables/table';
import { checkPrepared } from '../../../src/server/features/import/importFiles';
import { prepareFiles } from '../../../src/server/features/import/prepareFiles';
import { listTable } from '../../../src/web/store/exports/listTable';
import { workbookOf } from '../../../src/web/store/exports/workbook';
import { createTestApp, type TestApp } from './app';
import type { TestDatabase } from './database';

const LISTS = {
  orders: { path: paths.ordersExport, kinds: orderKinds },
  units: { path: paths.inventoryExport, kinds: unitKinds },
} as const;

type Write = (name: string, content: string | Buffer) => Promise<string>;

async function exported(served: TestApp, list: ImportFile, format: TableFormat, write: Write): Promise<string> {
  const { path, kinds } = LISTS[list];
  const { body } = await served.call('GET', path);
  const table = listTable(body, { fileName: list, title: list, basis: [['Filters', 'none']], kinds });
  return write(`${list}.${format}`, format === 'csv' ? body : Buffer.from(await workbookOf(table)));
}

export async function importOfOwnExports(database: TestDatabase, format: TableFormat, write: Write) {
  const served = await createTestApp(database);
  try {
    const orders = await exported(served, 'orders', format, write);
    const units = await exported(served, 'units', format, write);
    const {
      unreadWords: _unreadWords,
      reasonsOf: _reasonsOf,
      ...report
    } = await checkPrepared(database.db, await prepareFiles({ orders, units }));
    return report;
  } finally {
    await served.close();
  }
}

export const nothingChanged = (orders: number, units: number) => ({
  orders: { read: orders, added: 0, changed: 0, unchanged: orders, refused: 0 },
  units: { read: units, added: 0, changed: 0, unchanged: units, refused: 0 },
  changes: [],
  photos: { named: 0, missing: 0 },
  keptByHand: { count: 0, values: [] },
  retirements: (['units', 'orders'] as const).map((file) => ({
    ...{ file, isWhole: false, isMany: false, active: 0, retired: 0, returned: 0, kept: [], keptCount: 0 },
  })),
  problems: [],
  problemCount: 0,
  leftOut: { rows: 0, cells: 0 },
});
