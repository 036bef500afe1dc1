import type { ImportFile } from '../../../contract/imports/files';
import type { FileKind } from '../columns/columns';
import { orderFile } from '../columns/orderColumns';
import { unitFile } from '../columns/unitColumns';
import type { Choice, FileColumn } from '../mapping/propose';
import type { TableRow } from '../rows/tableRow';
import type { Table } from '../table/readRows';
import type { RecognizedTable } from '../table/recognize';

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
