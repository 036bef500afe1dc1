import type { ImportColumn, ImportColumns } from '../../../contract/imports/mapping';
import { readingChoices } from './readingOf';
import type { Column, FileKind } from '../columns/columns';
import { orderFile } from '../columns/orderColumns';
import { unitFile } from '../columns/unitColumns';

function readingsOf(column: Column): ImportColumn['readings'] {
  const { dates, decimals, measures } = readingChoices(column);
  return { dates: [...dates], decimals: [...decimals], measures: [...measures] };
}

const inWords = (column: Column): ImportColumn => {
  const { name, meaning, format, measure, isRequired, whenEmpty, example } = column;
  return {
    name,
    meaning,
    format: format.words,
    measure: measure === '' ? null : measure,
    readings: readingsOf(column),
    isRequired,
    whenEmpty: whenEmpty === null || Array.isArray(whenEmpty) ? null : String(whenEmpty),
    example,
  };
};

const columnsOf = ({ columns }: FileKind) => columns.map(inWords);

/** The columns of both files, for people. */
export const importColumns: ImportColumns = { orders: columnsOf(orderFile), units: columnsOf(unitFile) };
