import type { ImportFile } from '../../../contract/imports/files';
import type { FileKind, Column } from '../columns/columns';
import { orderFile } from '../columns/orderColumns';
import { unitFile } from '../columns/unitColumns';
import type { Choice, FileColumn } from '../mapping/propose';
import type { TableRow } from '../table/tableRow';
import type { Table } from '../table/readRows';
import type { RecognizedTable } from '../table/recognize';
import { createCellReader, type ReadCell } from '../mapping/cellReader';

export const KINDS: Readonly<Record<ImportFile, FileKind>> = { orders: orderFile, units: unitFile };

/** A ZIP with files that rows name. */
export interface PhotosZip {
  readonly path: string;
  /** What the person's file is called. */
  readonly name: string;
  /** Of its files, in small letters. */
  readonly names: readonly string[];
}

/** A file that was read once from end to end, and how it will be read. */
export interface Inspection {
  readonly file: ImportFile;
  /** What the person's file is called. */
  readonly name: string;
  readonly kind: FileKind;
  readonly table: Table;
  readonly recognized: RecognizedTable;
  readonly columns: readonly FileColumn[];
  readonly choices: readonly Choice[];
  /** Rows below the header. */
  readonly rows: number;
  readonly first: readonly TableRow[];
  /** The profile by which it is read. */
  readonly profile: string | null;
  /** It was declared complete: what it lacks is retired. */
  readonly isWhole: boolean;
  /** Of units, where one was given with them. */
  readonly photos?: PhotosZip | undefined;
}

/** A column of the import, and where and how it is read from a file. */
export interface ReadColumn {
  readonly index: number;
  readonly column: Column;
  readonly read: ReadCell;
}

/** A file and all that is needed to import it. */
export interface PreparedFile {
  readonly kind: FileKind;
  /** What it is called in problems. */
  readonly name: string;
  /** What the person's file is called. */
  readonly original: string;
  readonly table: Table;
  /** Below the header. */
  readonly rows: number;
  /** How many columns the file has. */
  readonly width: number;
  readonly columns: readonly ReadColumn[];
  /** What it lacks is retired. */
  readonly isWhole: boolean;
}

/** `name` is what it is called in problems. */
export function preparedOf(inspection: Inspection, name: string): PreparedFile {
  const { kind, table, rows, columns, choices, isWhole } = inspection;
  const read = choices.flatMap(({ target, reading }, index) =>
    target === null ? [] : [{ index, column: target, read: createCellReader(target, reading) }],
  );
  return { kind, name, original: inspection.name, table, rows, width: columns.length, columns: read, isWhole };
}
