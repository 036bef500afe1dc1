import type { ImportJob } from '../../../../contract/imports/job';

export const STEPS = ['files', 'columns', 'check', 'done'] as const;
export type Step = (typeof STEPS)[number];

export const stepNames: Readonly<Record<Step, string>> = {
  files: 'Files',
  columns: 'Columns',
  check: 'Check',
  done: 'Done',
};

export const stepTitles: Readonly<Record<Step, string>> = {
  files: 'Choose files',
  columns: 'Match the columns',
  check: 'Check what would change',
  done: 'Import finished',
};

const byState: Readonly<Record<ImportJob['state'], Step>> = {
  ...{ receiving: 'files', inspecting: 'columns', mapping: 'columns' },
  ...{ checking: 'check', checked: 'check', reading: 'check', saving: 'check', attaching: 'check' },
  ...{ done: 'done', refused: 'files', cancelled: 'files', failed: 'files' },
};

interface Path {
  isFollowed: boolean;
  goesBack: boolean;
}

export function stepOf(job: ImportJob | null, { isFollowed, goesBack }: Path): Step {
  if (!job || (job.state === 'done' && !isFollowed)) return 'files';
  return job.state === 'checked' && goesBack ? 'columns' : byState[job.state];
}
