import type { FileLayout } from '../../../../contract/imports/layout';
import type { Delimiter, Encoding } from '../../../../contract/imports/mapping';
import { counted } from '../importText';

export const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16, little-endian',
  'utf-16be': 'UTF-16, big-endian',
  'windows-1252': 'Windows-1252',
};

export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

const formatNames: Readonly<Record<FileLayout['format'], string>> = {
  csv: 'Text file',
  xlsx: 'Excel workbook',
  ndjson: 'JSON lines',
};

/** How a file was recognized: 'Excel workbook · sheet Stock · header in line 3 · 214 rows · 16 columns'. */
export function layoutText({ format, layout, rows, columns }: FileLayout): string {
  const { sheet, encoding, delimiter, headerLine } = layout;
  return [
    formatNames[format],
    sheet === null ? null : `sheet ${sheet}`,
    delimiter === null ? null : `values separated by ${delimiterNames[delimiter]}`,
    encoding === null ? null : encodingNames[encoding],
    format === 'ndjson' ? null : `header in line ${headerLine.toLocaleString('en-US')}`,
    rows === null ? null : counted(rows, 'row'),
    counted(columns.length, 'column'),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
