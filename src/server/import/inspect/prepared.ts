import type { Column, FileKind } from '../columns/columns';
import { createCellReader, type ReadCell } from '../mapping/cells/cellReader';
import type { Table } from '../table/readRows';
import type { Inspection } from './inspection';

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
