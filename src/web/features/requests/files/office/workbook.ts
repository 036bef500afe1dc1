import { formatValue } from 'hucre';
import { readXlsx, type CellValue, type Sheet } from 'hucre/xlsx';
import { isTooLong, MAX_TEXT_LENGTH } from '../refusal';
import type { Zip } from './zip';

/** Excel's 'General' shows 11 digits. */
const GENERAL_DIGITS = 11;

const inOneCell = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** As the sheet shows it. */
function shownValue(value: CellValue, format: string | undefined): string {
  if (value === null) return '';
  if (typeof value === 'string') return inOneCell(value);
  if (typeof value === 'number' && (format === undefined || format === 'General'))
    return String(Number(value.toPrecision(GENERAL_DIGITS)));
  return inOneCell(formatValue(value, format ?? (value instanceof Date ? 'm/d/yyyy' : 'General')));
}

function isHiddenColumn({ columns }: Sheet, index: number): boolean {
  return columns?.[index]?.hidden === true;
}

function rowText(sheet: Sheet, row: readonly CellValue[], rowIndex: number): string {
  const shown = row.flatMap((value, index) =>
    isHiddenColumn(sheet, index) ? [] : [shownValue(value, sheet.cells?.get(`${rowIndex},${index}`)?.style?.numFmt)],
  );
  return shown.join('\t').trimEnd();
}

function* linesOf(sheet: Sheet): Generator<string> {
  let hiddenRows = 0;
  for (const [index, row] of sheet.rows.entries()) {
    if (row.every((value) => value === null || value === '')) continue;
    if (sheet.rowDefs?.get(index)?.hidden === true) hiddenRows += 1;
    else yield rowText(sheet, row, index);
  }
  for (const { text } of sheet.textBoxes ?? []) yield inOneCell(text);
  const hiddenColumns = (sheet.columns ?? []).filter((column) => column.hidden === true).length;
  if (hiddenRows > 0) yield `(hidden rows left out: ${hiddenRows})`;
  if (hiddenColumns > 0) yield `(hidden columns left out: ${hiddenColumns})`;
}

const isHiddenSheet = (sheet: Sheet): boolean => sheet.hidden === true || sheet.veryHidden === true;

function linesWithin(name: string, sheet: Sheet, mostCharacters: number): string[] {
  const lines: string[] = [];
  let length = 0;
  for (const line of linesOf(sheet)) {
    length += line.length + 1;
    if (length > mostCharacters) throw isTooLong(name);
    lines.push(line);
  }
  return lines;
}

/** Each sheet as lines of values between tabs. Hidden rows, columns and sheets are left out, and the text says so. */
export async function textOfWorkbook(name: string, zip: Zip, bytes: Uint8Array): Promise<string> {
  await zip.checkSize();
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const shown = sheets
    .filter((sheet) => !isHiddenSheet(sheet))
    .map((sheet) => ({ title: sheet.name, lines: linesWithin(name, sheet, MAX_TEXT_LENGTH) }))
    .filter(({ lines }) => lines.length > 0);
  const texts = shown.map(({ title, lines }) =>
    [...(shown.length > 1 ? [`--- ${title} ---`] : []), ...lines].join('\n'),
  );
  const hidden = sheets.filter(isHiddenSheet).map((sheet) => sheet.name);
  if (hidden.length > 0 && texts.length > 0) texts.push(`(hidden sheets left out: ${hidden.join(', ')})`);
  return texts.join('\n\n');
}
