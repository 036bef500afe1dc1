import { stringify } from 'csv-stringify/sync';
import { neutralizeFormula } from '../../../../domain/format/neutralizeFormula';

/** Lines as CSV for spreadsheets: with a byte order mark, and formulas escaped. */
export const linesCsv = (lines: readonly (readonly (string | number)[])[]): string =>
  stringify(
    lines.map((line) => [...line]),
    { bom: true, record_delimiter: 'windows', cast: { string: neutralizeFormula } },
  );
