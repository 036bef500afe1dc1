import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { writeXlsxStream, type XlsxStreamRow } from 'hucre/xlsx';
import { REFUSED_REASON } from '../../../domain/import/problems';
import { escapedText } from '../../../domain/tables/excelText';
import { csvFormat } from '../../../domain/format/csvFormat';
import { neutralizeFormula } from '../../../domain/format/neutralizeFormula';
import type { PreparedFile } from './inspect/inspection';
import type { RefusedReasons } from './staging/problems';
import { readRows } from './table/readRows';
import type { RowBatches } from './table/tableRow';

type Cells = readonly string[];

/** The header and the refused rows, with the reasons in the first column. A row with too many cells includes them all. */
async function* refusedRowsOf(batches: RowBatches, reasons: RefusedReasons): AsyncGenerator<Cells, void> {
  let isHeader = true;
  for await (const batch of batches)
    for (const { cells, line } of batch) {
      const reason = isHeader ? REFUSED_REASON : reasons.get(line);
      isHeader = false;
      if (reason !== undefined) yield [reason, ...cells];
    }
}

/** With a mark that spreadsheets need to read UTF-8, and without formulas. */
const asCsv = (rows: AsyncIterable<Cells>) =>
  Readable.from(rows).pipe(stringify({ bom: true, ...csvFormat, cast: { string: neutralizeFormula } }));

/** In characters. */
const [REASON_WIDTH, WIDTH] = [60, 18];
/** The text format preserves '0012'. */
const TEXT = '@';

async function* asSheetRows(rows: AsyncIterable<Cells>): AsyncGenerator<XlsxStreamRow> {
  for await (const cells of rows) yield cells.map(escapedText);
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

async function asXlsx(rows: AsyncGenerator<Cells, void>) {
  const header = await rows.next();
  const titles: Cells = header.done === true ? [] : header.value;
  const columns = titles.map((title, index) => ({
    ...{ header: escapedText(title), width: index === 0 ? REASON_WIDTH : WIDTH, numFmt: TEXT },
  }));
  const sheet = { name: 'Refused rows', columns, freezePane: { rows: 1 } };
  return Readable.from(chunksOf(writeXlsxStream(asSheetRows(rows), sheet)));
}

/** Reads the file again and writes its refused rows, for a person to correct: as a workbook if `target` is one. */
export async function writeRefusedRows(
  target: string,
  { table }: PreparedFile,
  reasons: RefusedReasons,
  signal?: AbortSignal,
): Promise<void> {
  const isWorkbook = target.toLowerCase().endsWith('.xlsx');
  await readRows(
    table,
    async (batches) => {
      const rows = refusedRowsOf(batches, reasons);
      const bytes = isWorkbook ? await asXlsx(rows) : asCsv(rows);
      await pipeline(bytes, createWriteStream(target, { mode: 0o600 }));
    },
    { signal },
  );
}
