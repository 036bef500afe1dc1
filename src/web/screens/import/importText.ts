import { sizeText } from '../../../domain/format/number';
import type { FileLayout } from '../../../contract/imports/layout';
import { questionsOf } from '../../../domain/imports/mapping';
import type { ImportFile, PhotosProgress } from '../../../contract/imports/files';
import type { ImportJob, ImportTableReport } from '../../../contract/imports/job';

export const fileNames: Readonly<Record<ImportFile, string>> = { orders: 'Orders', units: 'Units' };
export const fieldNames: Readonly<Record<ImportFile, string>> = { orders: 'Orders file', units: 'Units file' };

const count = (value: number) => value.toLocaleString('en-US');

/** 'rows' that were read, 'problems' that were found. */
export const counted = (value: number, one: string) => `${count(value)} ${value === 1 ? one : `${one}s`}`;

const STAGES: Readonly<Partial<Record<ImportJob['state'], string>>> = {
  receiving: 'Uploading',
  inspecting: 'Looking at the columns',
  saving: 'Checking and saving',
  attaching: 'Adding photos',
};

/** What is going on. */
export function stageText({ state, progress }: ImportJob): string {
  const verb = state === 'checking' ? 'Checking' : 'Reading';
  return STAGES[state] ?? `${verb} ${progress.file === 'units' ? 'units' : 'orders'}`;
}

/** From 0 to 100; null where nothing can be said. */
export function percentOf({ state, progress: { bytes, totalBytes, photos } }: ImportJob): number | null {
  if (state === 'attaching') return photos ? Math.floor((100 * photosDone(photos)) / Math.max(photos.total, 1)) : null;
  if (state === 'saving' || totalBytes === 0) return null;
  return Math.min(100, Math.floor((100 * bytes) / totalBytes));
}

const photosDone = ({ added, unchanged, refused }: PhotosProgress) => added + unchanged + refused;

function doneText({ state, progress: { rows, bytes, photos } }: ImportJob): string {
  if (state === 'attaching') return photos ? `${count(photosDone(photos))} of ${counted(photos.total, 'photo')}` : '';
  return state === 'receiving' ? sizeText(bytes) : counted(rows, 'row');
}

/** '12,000 rows · 45 %' */
export function figureText(job: ImportJob): string {
  const percent = percentOf(job);
  const done = doneText(job);
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
    return table ? [tableText(fileNames[file], table)] : [];
  });

/** Whether a text file is in no encoding that can be told. */
export const encodingAsked = ({ format, layout }: FileLayout): boolean => format === 'csv' && layout.encoding === null;

/** How many questions about the files are not answered yet. */
export const questionsLeft = (files: readonly FileLayout[]): number =>
  files.reduce((sum, file) => sum + questionsOf(file).length + (encodingAsked(file) ? 1 : 0), 0);

/** Why the files cannot be checked yet, for people; null where they can. */
export function whyNotCheck(files: readonly FileLayout[]): string | null {
  const left = questionsLeft(files);
  if (left > 0) return `Answer ${left === 1 ? 'the question' : `the ${count(left)} questions`} first.`;
  const missing = files.flatMap((file) => file.missing);
  return missing.length > 0 ? `Choose a column for ${missing.join(', ')} first.` : null;
}

const sumOf = ({ report }: ImportJob, rows: (table: ImportTableReport) => number): number =>
  [report?.orders, report?.units].reduce((sum, table) => sum + (table ? rows(table) : 0), 0);

/** Rows that keep an import from being saved. */
export const refusedRows = (job: ImportJob): number => sumOf(job, ({ refused }) => refused);

export const changedRows = (job: ImportJob): number => sumOf(job, ({ changed }) => changed);

/** Rows that saving would write. */
export const rowsToImport = (job: ImportJob): number => sumOf(job, ({ added, changed }) => added + changed);
