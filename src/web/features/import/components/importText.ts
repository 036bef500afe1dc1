import type { ImportFile, PhotosProgress, Retirement } from '../../../../contract/import/files';
import type { ImportJob, ImportTableReport } from '../../../../contract/import/job';
import type { FileLayout } from '../../../../contract/import/layout';
import type { Delimiter, Encoding } from '../../../../contract/import/mapping';
import { sizeText } from '../../../../domain/format/number';
import { questionsOf } from '../../../../domain/import/mapping';

const fileNames: Readonly<Record<ImportFile, string>> = { orders: 'Orders', units: 'Units' };
export const fieldNames: Readonly<Record<ImportFile, string>> = { orders: 'Orders file', units: 'Units file' };

const count = (value: number) => value.toLocaleString('en-US');

/** '1 row', '2 rows' */
export const counted = (value: number, one: string) => `${count(value)} ${value === 1 ? one : `${one}s`}`;

const STAGES: Readonly<Partial<Record<ImportJob['state'], string>>> = {
  receiving: 'Uploading',
  inspecting: 'Looking at the columns',
  saving: 'Checking and saving',
  attaching: 'Adding photos',
};

export function stageText({ state, progress }: ImportJob): string {
  const verb = state === 'checking' ? 'Checking' : 'Reading';
  return STAGES[state] ?? `${verb} ${progress.file === 'units' ? 'units' : 'orders'}`;
}

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

/** For screen readers, in steps of 25 %. */
export function spokenText(job: ImportJob): string {
  const percent = percentOf(job);
  return percent === null ? stageText(job) : `${stageText(job)}, ${Math.floor(percent / 25) * 25} %`;
}

const tableText = (name: string, { added, changed, unchanged }: ImportTableReport) =>
  `${name}: ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged`;

export const reportLines = ({ report }: ImportJob): string[] =>
  (['orders', 'units'] as const).flatMap((file) => {
    const table = report?.[file];
    return table ? [tableText(fileNames[file], table)] : [];
  });

export const isEncodingUnknown = ({ format, layout }: FileLayout): boolean =>
  format === 'csv' && layout.encoding === null;

const isHidingRows = ({ hiddenRows }: FileLayout): boolean => hiddenRows?.are === null;

export const questionsLeft = (files: readonly FileLayout[]): number =>
  files.reduce(
    (sum, file) => sum + questionsOf(file).length + [isEncodingUnknown, isHidingRows].filter((is) => is(file)).length,
    0,
  );

export function whyNotCheck(files: readonly FileLayout[]): string | null {
  const left = questionsLeft(files);
  if (left > 0) return `Answer ${left === 1 ? 'the question' : `the ${count(left)} questions`} first.`;
  const missing = files.flatMap((file) => file.missing);
  return missing.length > 0 ? `Choose a column or a value for ${missing.join(', ')} first.` : null;
}

const sumOf = ({ report }: ImportJob, rows: (table: ImportTableReport) => number): number =>
  [report?.orders, report?.units].reduce((sum, table) => sum + (table ? rows(table) : 0), 0);

export const refusedRows = (job: ImportJob): number => sumOf(job, ({ refused }) => refused);

/** Whether a problem prevents the import, whatever a person accepts. */
export const isBlocked = ({ problemCount, leftOut }: ImportJob): boolean => problemCount > 0 && !leftOut;

/** '3 rows are left out and 2 cells stay empty'; null if nothing is left out. */
export function leftOutText({ leftOut }: Pick<ImportJob, 'leftOut'>): string | null {
  const { rows, cells } = leftOut ?? { rows: 0, cells: 0 };
  const parts = [
    ...(rows > 0 ? [`${counted(rows, 'row')} ${rows === 1 ? 'is' : 'are'} left out`] : []),
    ...(cells > 0 ? [`${counted(cells, 'cell')} ${cells === 1 ? 'stays' : 'stay'} empty`] : []),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
}

/** Columns with values that the import leaves out. */
export const leftOutColumns = ({ columns }: FileLayout): string[] =>
  columns.filter(({ mapping, filled }) => mapping.target === null && filled > 0).map(({ header }) => header);

export const changedRows = (job: ImportJob): number => sumOf(job, ({ changed }) => changed);

export const rowsToImport = (job: ImportJob): number => sumOf(job, ({ added, changed }) => added + changed);

const NOUNS = { orders: 'open orders', units: 'active units' } as const;

const percent = ({ retired, active }: Retirement) => `${Math.floor((100 * retired) / active)} %`;

export function retirementText(plan: Retirement): string | null {
  const { file, isWhole, retired, active, returned, isMany } = plan;
  const back = returned > 0 ? [`${count(returned)} retired ${file} would be brought back.`] : [];
  if (isWhole !== true) return back[0] ?? null;
  const many = isMany === true ? `, ${percent(plan)} of them` : '';
  return [`${count(retired)} of ${count(active)} ${NOUNS[file]} would be retired${many}.`, ...back].join(' ');
}

/** 'Units: 12 retired, 2 brought back' */
export const retiredLines = (retirements: readonly Retirement[]): string[] =>
  retirements.flatMap(({ file, retired, returned }) =>
    retired + returned === 0
      ? []
      : [`${file === 'units' ? 'Units' : 'Orders'}: ${count(retired)} retired, ${count(returned)} brought back`],
  );

/** '1,200 of 9,000 active units' */
export const manyOf = (retirements: readonly Retirement[]): string | null =>
  retirements
    .filter(({ isMany }) => isMany === true)
    .map((plan) => `${count(plan.retired)} of ${count(plan.active)} ${NOUNS[plan.file]} (${percent(plan)})`)
    .join(' and ') || null;

/** 'Import 3 rows, retire 1,200, add photos' */
export function saveText(job: ImportJob): string {
  const rows = rowsToImport(job);
  const retired = job.retirements.reduce((sum, plan) => sum + plan.retired, 0);
  const parts = [
    rows > 0 && `import ${counted(rows, 'row')}`,
    retired > 0 && `retire ${count(retired)}`,
    addsPhotos(job) && 'add photos',
  ];
  const left = job.leftOut?.rows ?? 0;
  const said = [...parts, left > 0 && `leave out ${count(left)}`].filter((part) => part !== false).join(', ');
  return said === '' ? 'Finish import' : said.charAt(0).toUpperCase() + said.slice(1);
}

export const retiresNothing = ({ retirements }: Pick<ImportJob, 'retirements'>): boolean =>
  retirements.every(({ retired, returned }) => retired + returned === 0);

export const addsPhotos = ({ photos }: Pick<ImportJob, 'photos'>): boolean =>
  photos !== undefined && photos.zip !== null && photos.named > 0;

const FIX = 'Fix the refused files and import the same file again with them, or add them on the pages of their units.';

export function photosLines({ photos, progress }: ImportJob): string[] {
  if (photos === undefined) return [];
  const { zip, named, stopped } = photos;
  if (zip === null)
    return [`The rows name ${counted(named, 'photo')}. To add them, import the same file with a ZIP that has them.`];
  if (named === 0) return [`No row names a photo of ${zip}, so none was added.`];
  const { added, unchanged, refused } = progress.photos ?? { added: 0, unchanged: 0, refused: 0 };
  const summary = `Photos: ${count(added)} added, ${count(unchanged)} unchanged, ${count(refused)} refused`;
  const next = stopped ?? (refused > 0 ? FIX : null);
  return next === null ? [summary] : [summary, next];
}

export const leavesPhotos = ({ photos, progress }: ImportJob): boolean =>
  photos !== undefined &&
  (photos.zip === null || photos.named === 0 || photos.stopped !== null || (progress.photos?.refused ?? 0) > 0);

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

/** 'Excel workbook · sheet Stock · header in line 3 · 214 rows · 16 columns' */
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
