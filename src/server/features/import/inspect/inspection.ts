import type { ImportFile } from '../../../../contract/import/files';
import type { FileKind } from '../columns/columns';
import { orderFile } from '../columns/orderColumns';
import { unitFile } from '../columns/unitColumns';
import { readRating } from '../../../../domain/nameplate/rating';
import { isQuantity, quantityIn } from '../mapping/quantity';
import type { Choice, FileColumn } from '../mapping/propose';
import type { TableRow } from '../table/tableRow';
import type { Table } from '../table/readRows';
import type { RecognizedTable } from '../table/recognize';
import type { HiddenRows, LeadingZeros, RowsValue } from '../../../../contract/import/mapping';
import { readColumnsOf, type ReadColumn } from './readColumns';
import { remarksOf } from './remarks';

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
  /** How many rows the workbook hides, and the person's choice for them. */
  readonly hidden: { readonly rows: number; readonly are: HiddenRows | null };
  readonly leadingZeros: LeadingZeros | null;
  /** Values for all rows. */
  readonly values: readonly RowsValue[];
  readonly photos?: PhotosZip | undefined;
}

interface CountedColumn {
  readonly header: string;
  readonly index: number;
  /** Null for a cell that says nothing about it. */
  readonly countIn: (cell: string) => number | null;
}

const ratedQuantity = (cell: string) => readRating(cell)?.quantity ?? null;

export interface PreparedFile {
  readonly kind: FileKind;
  /** Shown in problems. */
  readonly name: string;
  /** The user's file name. */
  readonly original: string;
  readonly table: Table;
  readonly rows: number;
  readonly width: number;
  readonly headers: readonly string[];
  readonly columns: readonly ReadColumn[];
  readonly isWhole: boolean;
  readonly leadingZeros: LeadingZeros | null;
  /** Columns whose cells may say that a row is several units. */
  readonly counted: readonly CountedColumn[];
  /** Headers of columns with values that are left out. */
  readonly leftOut: readonly string[];
  readonly remarks: readonly string[];
}

export function preparedOf(inspection: Inspection, name: string): PreparedFile {
  const { kind, table, rows, columns, isWhole, leadingZeros } = inspection;
  const read = readColumnsOf(inspection);
  const leftOut = columns.filter(
    (each, index) => each.evidence.filled > 0 && inspection.choices[index]?.target === null,
  );
  return {
    ...{ kind, name, original: inspection.name, table, rows, width: columns.length, columns: read, isWhole },
    leadingZeros,
    headers: columns.map(({ header }) => header),
    counted: columns.flatMap(({ header }, index) => {
      const target = inspection.choices[index]?.target?.name;
      if (target === 'size_and_phase') return [{ header, index, countIn: ratedQuantity }];
      return target === undefined && isQuantity(header) ? [{ header, index, countIn: quantityIn }] : [];
    }),
    leftOut: leftOut.map(({ header }) => header),
    remarks: remarksOf(inspection),
  };
}
