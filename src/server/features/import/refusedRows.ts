import type { ImportFile } from '../../../contract/import/files';
import type { RefusedRows } from '../../../contract/import/job';
import type { PreparedFile } from './inspect/inspection';
import type { PreparedFiles } from './prepareFiles';
import type { Problem } from './staging/problems';
import { readRows } from './table/readRows';
import type { RowBatches } from './table/tableRow';

const MAX_ROWS = 1_000;
/** Characters of all rows, so that an import stays small enough to be stored and sent. */
const MAX_LENGTH = 2_000_000;

const reasonText = ({ column, reason, fix }: Problem) => `${column === null ? '' : `${column}: `}${reason}. ${fix}`;

function reasonsOf(file: string, problems: readonly Problem[]): ReadonlyMap<number, string> {
  const reasons = new Map<number, string>();
  for (const problem of problems) {
    const { line, effect } = problem;
    if (problem.file !== file || line === null || effect !== 'row') continue;
    const before = reasons.get(line);
    if (before === undefined && reasons.size >= MAX_ROWS) continue;
    reasons.set(line, before === undefined ? reasonText(problem) : `${before} ${reasonText(problem)}`);
  }
  return reasons;
}

async function rowsWith(batches: RowBatches, reasons: ReadonlyMap<number, string>) {
  let header: readonly string[] | null = null;
  const rows: RefusedRows['rows'] = [];
  let length = 0;
  for await (const batch of batches)
    for (const { cells, line } of batch) {
      const isHeader = header === null;
      header ??= cells;
      const reason = isHeader ? undefined : reasons.get(line);
      if (reason === undefined || length > MAX_LENGTH) continue;
      length += cells.reduce((sum, cell) => sum + cell.length, reason.length);
      rows.push({ line, reason, cells: [...cells] });
    }
  return { header: [...(header ?? [])], rows };
}

async function ofFile(
  file: ImportFile,
  { name, table }: PreparedFile,
  problems: readonly Problem[],
  signal?: AbortSignal,
) {
  const reasons = reasonsOf(name, problems);
  if (reasons.size === 0) return [];
  return [{ file, ...(await readRows(table, (batches) => rowsWith(batches, reasons), { signal })) }];
}

/** Reads the refused rows again, with the reasons, for a person to correct. */
export async function refusedRowsOf(
  files: PreparedFiles,
  problems: readonly Problem[],
  signal?: AbortSignal,
): Promise<RefusedRows[]> {
  const { orders, units } = files;
  return [
    ...(orders === undefined ? [] : await ofFile('orders', orders, problems, signal)),
    ...(units === undefined ? [] : await ofFile('units', units, problems, signal)),
  ];
}
