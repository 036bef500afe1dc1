import type { ImportFile } from '../../../../contract/import/files';
import type { FileKind, Column } from '../columns/columns';
import { orderFile } from '../columns/orderColumns';
import { unitFile } from '../columns/unitColumns';
import type { Choice, FileColumn } from '../mapping/propose';
import type { TableRow } from '../table/tableRow';
import type { Table } from '../table/readRows';
import type { RecognizedTable } from '../table/recognize';
import { createCellReader, type ReadCell } from '../mapping/cellReader';

export const KINDS: Readonly<Record<ImportFile, FileKind>> = { orders: orderFile, units: unitFile };

export interface PhotosZip {
  readonly path: string;
  readonly name: string;
  /** Lowercase. */
  readonly names: readonly string[];
}

export interface Inspection {
  readonly file: ImportFile;
  readonly name: string;
  readonly kind: FileKind;
  readonly table: Table;
  readonly recognized: RecognizedTable;
  readonly columns: readonly FileColumn[];
  readonly choices: readonly Choice[];
  readonly rows: number;
  readonly first: readonly TableRow[];
  readonly profile: string | null;
  /** Missing rows are retired. */
  readonly isWhole: boolean;
  readonly photos?: PhotosZip | undefined;
}

export interface ReadColumn {
  readonly index: number;
  readonly column: Column;
  readonly read: ReadCell;
}

export interface PreparedFile {
  readonly kind: FileKind;
  /** Shown in problems. */
  readonly name: string;
  /** The user's file name. */
  readonly original: string;
  readonly table: Table;
  readonly rows: number;
  readonly width: number;
  readonly columns: readonly ReadColumn[];
  readonly isWhole: boolean;
}

export function preparedOf(inspection: Inspection, name: string): PreparedFile {
  const { kind, table, rows, columns, choices, isWhole } = inspection;
  const read = choices.flatMap(({ target, reading }, index) =>
    target === null ? [] : [{ index, column: target, read: createCellReader(target, reading) }],
  );
  return { kind, name, original: inspection.name, table, rows, width: columns.length, columns: read, isWhole };
}
