import type { ImportFile } from '../../../../contract/import/files';
import type { FileKind } from '../columns/columns';
import { orderFile } from '../columns/orderColumns';
import { unitFile } from '../columns/unitColumns';
import { readRating } from '../../../../domain/nameplate/rating';
import { repeaterOf } from '../mapping/dittos';
import { isQuantity, quantityIn } from '../mapping/quantity';
import type { Choice, FileColumn } from '../mapping/propose';
import type { TableRow } from '../table/tableRow';
import type { Table } from '../table/readRows';
import type { RecognizedTable } from '../table/recognize';
import type { HiddenRows, LeadingZeros, RowsValue } from '../../../../contract/import/mapping';
import { contradictionIn } from '../stated/contradictions';
import { describedQuantity } from '../stated/description';
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

/** A column of descriptions, and a column that may say something else. */
interface ContradictedColumn {
  readonly header: string;
  /** Of the description in the file. */
  readonly index: number;
  /** Of the other one among those that are read. */
  readonly of: number;
  readonly contradicts: (value: string, description: string) => string | null;
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
  /** New for each reading of the file. */
  readonly repeater: () => (row: TableRow) => TableRow;
  readonly isWhole: boolean;
  readonly leadingZeros: LeadingZeros | null;
  /** Columns whose cells may say that a row is several units. */
  readonly counted: readonly CountedColumn[];
  readonly contradicted: readonly ContradictedColumn[];
  /** Headers of columns with values that are left out. */
  readonly leftOut: readonly string[];
  readonly remarks: readonly string[];
}

const contradictedBy = ({ kind, columns, choices }: Inspection, read: readonly ReadColumn[]) =>
  columns.flatMap(({ header }, index): ContradictedColumn[] =>
    choices[index]?.target?.name === 'unit_description'
      ? read.flatMap(({ column }, of) =>
          choices.some(
            ({ target }) =>
              target === column || (target?.name !== 'unit_description' && target?.fills.includes(column.name)),
          )
            ? [{ header, index, of, contradicts: contradictionIn(kind.table, column.name) }]
            : [],
        )
      : [],
  );

const COUNTS: Readonly<Record<string, CountedColumn['countIn']>> = {
  size_and_phase: ratedQuantity,
  unit_description: describedQuantity,
};

export function preparedOf(inspection: Inspection, name: string): PreparedFile {
  const { kind, table, rows, columns, isWhole, leadingZeros } = inspection;
  const read = readColumnsOf(inspection);
  const leftOut = columns.filter(
    (each, index) => each.evidence.filled > 0 && inspection.choices[index]?.target === null,
  );
  return {
    ...{ kind, name, original: inspection.name, table, rows, width: columns.length, columns: read, isWhole },
    leadingZeros,
    repeater: () => repeaterOf(inspection),
    headers: columns.map(({ header }) => header),
    counted: columns.flatMap(({ header }, index) => {
      const target = inspection.choices[index]?.target?.name;
      const countIn = COUNTS[target ?? ''];
      if (countIn !== undefined) return [{ header, index, countIn }];
      return target === undefined && isQuantity(header) ? [{ header, index, countIn: quantityIn }] : [];
    }),
    contradicted: contradictedBy(inspection, read),
    leftOut: leftOut.map(({ header }) => header),
    remarks: remarksOf(inspection),
  };
}
