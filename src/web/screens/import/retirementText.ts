import type { ImportJob } from '../../../contract/imports/job';
import type { Retirement } from '../../../contract/imports/files';
import { counted, rowsToImport } from './importText';
import { addsPhotos } from './photos/photosText';

const count = (value: number) => value.toLocaleString('en-US');
const NOUNS = { orders: 'open orders', units: 'active units' } as const;

const percent = ({ retired, active }: Retirement) => `${Math.floor((100 * retired) / active)} %`;

/** What a check says of what would be retired and brought back; null where that is nothing. */
export function retirementText(plan: Retirement): string | null {
  const { file, isWhole, retired, active, returned, isMany } = plan;
  const back = returned > 0 ? [`${count(returned)} retired ${file} would be brought back.`] : [];
  if (isWhole !== true) return back[0] ?? null;
  const many = isMany === true ? `, ${percent(plan)} of them` : '';
  return [`${count(retired)} of ${count(active)} ${NOUNS[file]} would be retired${many}.`, ...back].join(' ');
}

/** 'Units: 12 retired, 2 brought back', a line for each file that did so. */
export const retiredLines = (retirements: readonly Retirement[]): string[] =>
  retirements.flatMap(({ file, retired, returned }) =>
    retired + returned === 0
      ? []
      : [`${file === 'units' ? 'Units' : 'Orders'}: ${count(retired)} retired, ${count(returned)} brought back`],
  );

/** What must be confirmed before it is saved: '1,200 of 9,000 active units'. */
export const manyOf = (retirements: readonly Retirement[]): string | null =>
  retirements
    .filter(({ isMany }) => isMany === true)
    .map((plan) => `${count(plan.retired)} of ${count(plan.active)} ${NOUNS[plan.file]} (${percent(plan)})`)
    .join(' and ') || null;

/** What saving does, in words for its button: 'Import 3 rows, retire 1,200, add photos'. */
export function saveText(job: ImportJob): string {
  const rows = rowsToImport(job);
  const retired = job.retirements.reduce((sum, plan) => sum + plan.retired, 0);
  const parts = [
    rows > 0 && `import ${counted(rows, 'row')}`,
    retired > 0 && `retire ${count(retired)}`,
    addsPhotos(job) && 'add photos',
  ];
  const said = parts.filter((part) => part !== false).join(', ');
  return said === '' ? 'Finish import' : said.charAt(0).toUpperCase() + said.slice(1);
}

/** Whether saving would neither retire nor bring back anything. */
export const retiresNothing = ({ retirements }: Pick<ImportJob, 'retirements'>): boolean =>
  retirements.every(({ retired, returned }) => retired + returned === 0);
