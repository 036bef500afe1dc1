import type { ImportColumn, ImportColumns } from '../../../contract/imports/columns';
import type { Column, FileKind } from './columns';
import { orderFile } from './orderColumns';
import { unitFile } from './unitColumns';

const inWords = ({ name, meaning, format, measure, isRequired, whenEmpty, example }: Column): ImportColumn => ({
  name,
  meaning,
  format: format.words,
  measure: measure === '' ? null : measure,
  readings: { dates: [], decimals: [], measures: [] },
  isRequired,
  whenEmpty: whenEmpty === null || Array.isArray(whenEmpty) ? null : String(whenEmpty),
  example,
});

const columnsOf = ({ columns }: FileKind) => columns.map(inWords);

/** The columns of both files, for people. */
export const importColumns: ImportColumns = { orders: columnsOf(orderFile), units: columnsOf(unitFile) };
