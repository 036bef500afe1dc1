import { stringify } from 'csv-stringify/sync';
import { neutralizeFormula } from '../../domain/format/neutralizeFormula';

/** A column of a file for spreadsheets. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string | number | null];

/** A column of texts, which no spreadsheet takes for a formula. */
export const csvText = <Row>(heading: string, value: (row: Row) => string | null): CsvColumn<Row> => [
  heading,
  (row) => neutralizeFormula(value(row) ?? ''),
];

/** A column of numbers: a minus sign begins no formula there. */
export const csvNumber = <Row>(heading: string, value: CsvColumn<Row>[1]): CsvColumn<Row> => [heading, value];

/** Excel takes a file without it for one in the machine's old code page. */
export const BYTE_ORDER_MARK = '\ufeff';
/** Without `quoted_match` half of a line's end, which readers take for one, would stand unquoted; COPY quotes it, too. */
const options = { record_delimiter: '\r\n', quoted_match: /[\r\n]/ } as const;

/** Rows as CSV (RFC 4180): the headings first, then each batch as it comes. */
export async function* csvFile<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + stringify([columns.map(([heading]) => heading)], options);
  for await (const rows of batches)
    yield stringify(
      rows.map((row) => columns.map(([, cell]) => cell(row))),
      options,
    );
}
