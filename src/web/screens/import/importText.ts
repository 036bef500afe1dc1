import type { ImportFile } from '../../../contract/imports/files';
import type { ImportJob, ImportTableReport } from '../../../contract/imports/job';

const NAMES: Readonly<Record<ImportFile, string>> = { orders: 'Orders', units: 'Units' };

const count = (value: number) => value.toLocaleString('en-US');

/** 'rows' that were read, 'problems' that were found. */
export const counted = (value: number, one: string) => `${count(value)} ${value === 1 ? one : `${one}s`}`;

/** '12.4 MB' */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return counted(bytes, 'byte');
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** What is going on. */
export function stageText({ state, progress }: ImportJob): string {
  if (state === 'receiving') return 'Uploading';
  if (state === 'saving') return 'Checking and saving';
  return progress.file === 'units' ? 'Reading units' : 'Reading orders';
}

/** From 0 to 100; null where nothing can be said. */
export function percentOf({ state, progress: { bytes, totalBytes } }: ImportJob): number | null {
  if (state === 'saving' || totalBytes === 0) return null;
  return Math.min(100, Math.floor((100 * bytes) / totalBytes));
}

/** '12,000 rows · 45 %' */
export function figureText(job: ImportJob): string {
  const percent = percentOf(job);
  const { rows, bytes } = job.progress;
  const done = job.state === 'receiving' ? sizeText(bytes) : counted(rows, 'row');
  return percent === null ? done : `${done} · ${percent} %`;
}

/** For those who do not see it: at every quarter, not at every step. */
export function spokenText(job: ImportJob): string {
  const percent = percentOf(job);
  return percent === null ? stageText(job) : `${stageText(job)}, ${Math.floor(percent / 25) * 25} %`;
}

const tableText = (name: string, { added, changed, unchanged }: ImportTableReport) =>
  `${name}: ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged`;

/** What an import did, a line for each file. */
export const reportLines = ({ report }: ImportJob): string[] =>
  (['orders', 'units'] as const).flatMap((file) => {
    const table = report?.[file];
    return table ? [tableText(NAMES[file], table)] : [];
  });
