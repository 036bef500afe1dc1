import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DistancesRead } from '../../../contract/rates/rateSets';
import { MAX_DISTANCES, type Distance } from '../../../contract/rates/rates';
import { distanceProblems } from '../../../domain/rates/checkRates';
import { FileError, type RowBatches, type TableRow } from './table/tableRow';
import { readRows, type ReadOptions } from './table/readRows';
import { recognize } from './table/recognize';
import { WORKBOOK_LIMITS } from './table/limits';

const NAMES = { from: ['from', 'origin'], to: ['to', 'destination'], miles: ['miles', 'distance', 'mi'] } as const;
type Column = keyof typeof NAMES;

const columns: readonly Column[] = ['from', 'to', 'miles'];
const isNamed = (cell: string, column: Column) => NAMES[column].some((name) => name === cell.trim().toLowerCase());
const countNames = (cells: readonly string[]) =>
  cells.filter((cell) => columns.some((each) => isNamed(cell, each))).length;

/** Enough for a thousand rows. */
const LIMITS = { ...WORKBOOK_LIMITS, bytes: 16 * 2 ** 20 };

export async function readDistances(content: Buffer, signal: AbortSignal): Promise<DistancesRead> {
  const folder = await mkdtemp(join(tmpdir(), 'specai-distances-'));
  try {
    const path = join(folder, 'distances');
    await writeFile(path, content);
    return await readFrom(path, { signal, limits: LIMITS });
  } catch (error) {
    if (error instanceof FileError) return refused(error.line, `${error.reason}. ${error.fix}`);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function readFrom(path: string, options: ReadOptions): Promise<DistancesRead> {
  const { format, layout, doubtfulLine } = await recognize(path, countNames, {}, options);
  if (doubtfulLine !== null) return refused(doubtfulLine, 'The text is not UTF-8. Save the file as CSV UTF-8.');
  return readRows({ path, format, layout }, read, options);
}

const refused = (line: number | null, message: string): DistancesRead => ({
  distances: [],
  problems: [{ line, message }],
});

async function read(batches: RowBatches): Promise<DistancesRead> {
  const rows: TableRow[] = [];
  for await (const batch of batches) {
    rows.push(...batch);
    if (rows.length > MAX_DISTANCES + 1) return refused(null, `A table can have at most ${MAX_DISTANCES} rows.`);
  }
  const [head, ...lines] = rows;
  const [from = -1, to = -1, miles = -1] = columns.map((name) => head?.cells.findIndex((cell) => isNamed(cell, name)));
  const missing = columns.filter((_, place) => [from, to, miles][place] === -1);
  if (missing.length > 0) return refused(head?.line ?? 1, `The header has no column ${missing.join(', ')}.`);
  const distances = lines.map(({ cells }): Distance => ({
    from: cells[from]?.trim() ?? '',
    to: cells[to]?.trim() ?? '',
    miles: milesIn(cells[miles] ?? ''),
  }));
  const problems = distanceProblems(distances).map(({ row, message }) => ({ line: lines[row]?.line ?? null, message }));
  if (distances.length === 0) return refused(null, 'The file has no rows below its header.');
  return problems.length > 0 ? { distances: [], problems } : { distances, problems };
}

/** '1,040' and '1040 mi' are 1040; NaN otherwise. */
function milesIn(cell: string): number {
  const text = cell
    .trim()
    .replace(/\s*(mi|miles)$/i, '')
    .replaceAll(',', '');
  return /^\d+(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
}
