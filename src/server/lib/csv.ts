import { stringify } from 'csv-stringify/sync';
import { csvFormat } from '../../domain/format/csvFormat';
import { neutralizeFormula } from '../../domain/format/neutralizeFormula';

export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string | number | null];

/** Never read as a formula. */
export const csvText = <Row>(heading: string, value: (row: Row) => string | null): CsvColumn<Row> => [
  heading,
  (row) => neutralizeFormula(value(row) ?? ''),
];

/** A minus sign is no formula here. */
export const csvNumber = <Row>(heading: string, value: CsvColumn<Row>[1]): CsvColumn<Row> => [heading, value];

/** Excel assumes an old code page without it. */
export const BYTE_ORDER_MARK = '\ufeff';

export async function* csvFile<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + stringify([columns.map(([heading]) => heading)], csvFormat);
  for await (const rows of batches)
    yield stringify(
      rows.map((row) => columns.map(([, cell]) => cell(row))),
      csvFormat,
    );
}

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [34, 10, 13];

/** Ends CSV lines with CR LF (RFC 4180); COPY writes LF. */
export interface SpreadsheetLines {
  /** Valid until the next call, which reuses its bytes. */
  of: (piece: Buffer) => Buffer;
  count: () => number;
}

/** Only line feeds would double it. */
const MAX_GROWTH = 2;

/** Bytes of quotes and line feeds are unique in UTF-8. `indexOf` is twice as fast as a byte loop. */
export function createSpreadsheetLines(): SpreadsheetLines {
  let [isQuoted, lines] = [false, 0];
  let ended = Buffer.alloc(0);
  return {
    of(piece) {
      if (ended.length < piece.length * MAX_GROWTH) ended = Buffer.allocUnsafe(piece.length * MAX_GROWTH);
      let [copied, length] = [0, 0];
      let quote = piece.indexOf(QUOTE);
      const passQuotes = (end: number) => {
        for (; quote >= 0 && quote < end; quote = piece.indexOf(QUOTE, quote + 1)) isQuoted = !isQuoted;
      };
      for (let feed = piece.indexOf(LINE_FEED); feed >= 0; feed = piece.indexOf(LINE_FEED, feed + 1)) {
        passQuotes(feed);
        if (isQuoted) continue;
        lines += 1;
        length += piece.copy(ended, length, copied, feed);
        ended[length++] = CARRIAGE_RETURN;
        copied = feed;
      }
      passQuotes(piece.length);
      length += piece.copy(ended, length, copied);
      return ended.subarray(0, length);
    },
    count: () => lines,
  };
}
