import type { ImportJob } from '../../../../contract/import/job';
import type { ImportPart } from '../../../../contract/import/files';
import type { ImportMapping } from '../../../../contract/import/mapping';
import { fileLayoutOf, isComplete } from '../inspect/fileLayout';
import type { Inspection } from '../inspect/inspection';
import { FileError } from '../table/tableRow';
import { UNCHECKED, type JobChange } from './importOutcome';
import { checkAll, saveAll, type ImportSteps, type SaveOptions } from './importSteps';
import { NOTHING_LEFT_OUT, type LeftOut } from '../staging/problems';
import { zipOf } from './addPhotos';
import { remapAll, type Remapped } from '../inspect/applyMapping';
import type { Outcome, RunningImport } from './runningImport';
import type { Decision, Standing } from './jobStore';
import { WrongStateError } from './importErrors';

export type Work = (running: RunningImport, inspections: readonly Inspection[], steps: ImportSteps) => Promise<Outcome>;

export interface Todo {
  readonly work: Work;
  readonly parts: readonly ImportPart[];
}

export interface Wanted extends Decision {
  readonly todo: Todo | null;
}

/** @throws WrongStateError */
export type Decide = (standing: Standing) => Wanted;

function waitingOf({ waiting }: Standing): readonly Inspection[] {
  if (waiting === null)
    throw new WrongStateError('The import does not wait for you: it goes on by itself, or has ended.');
  return waiting;
}

export const mappedWith = (inspections: readonly Inspection[]): JobChange => ({
  ...UNCHECKED,
  state: 'mapping',
  layouts: inspections.map(fileLayoutOf),
});

async function inspectRemapped(running: RunningImport, remapped: Remapped, path: string, { inspect }: ImportSteps) {
  if (remapped.kind === 'mapped') return remapped.inspection;
  const { inspection, layout: wanted, profile } = remapped;
  const { file, name, isWhole, values, hidden, leadingZeros } = inspection;
  const { signal } = running.stop;
  const options = {
    wanted,
    isWhole,
    values,
    leadingZeros,
    hiddenRows: hidden.rows > 0 ? hidden.are : null,
    signal,
    ...(profile !== undefined && { profile }),
  };
  const { photos } = inspection;
  return { ...(await inspect({ file, name, path }, options)), ...(photos && { photos }) };
}

/** Reports an unfit layout as a problem; the files stay. */
const inspectWithLayouts =
  (all: readonly Remapped[]): Work =>
  async (running, before, steps) => {
    const inspections: Inspection[] = [];
    try {
      for (const [index, each] of all.entries())
        inspections.push(await inspectRemapped(running, each, before[index]?.table.path ?? '', steps));
      return { change: mappedWith(inspections), waiting: inspections };
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      const problem = error.problemOf(all[inspections.length]?.inspection.file ?? 'orders');
      return { change: { ...mappedWith(before), problems: [problem], problemCount: 1 }, waiting: before };
    }
  };

const UNANSWERED = 'Answer what is asked about the files first.';
const UNKNOWN_OUTCOME = 'Check first what saving would change.';
const MANY = 'More than 10 % would be retired. Confirm that first.';
const REFUSED = 'A problem prevents the import. Correct the file, or how it is read.';
const UNACCEPTED =
  'Rows are refused or cells cannot be read. Accept that they are left out, or correct the file, or how it is read.';

/** @throws MappingError */
export const map =
  (mapping: ImportMapping): Decide =>
  (standing) => {
    const all = remapAll(waitingOf(standing), mapping);
    const inspections = all.map(({ inspection }) => inspection);
    if (all.every(({ kind }) => kind === 'mapped'))
      return { change: mappedWith(inspections), inspections, isRun: false, todo: null };
    return {
      change: { ...UNCHECKED, state: 'inspecting' },
      isRun: true,
      todo: { work: inspectWithLayouts(all), parts: standing.job.files },
    };
  };

export const check: Decide = (standing) => {
  if (!waitingOf(standing).every(isComplete)) throw new WrongStateError(UNANSWERED);
  const work: Work = async (running, waiting, steps) => ({ change: await checkAll(running, waiting, steps), waiting });
  return { change: { ...UNCHECKED, state: 'checking' }, isRun: true, todo: { work, parts: standing.job.files } };
};

const isSame = (one: LeftOut, other: LeftOut) => one.rows === other.rows && one.cells === other.cells;

function refuseUnchecked(job: ImportJob, { mayRetireMany = false, accepted = NOTHING_LEFT_OUT }: SaveOptions): void {
  const { state, problemCount, leftOut = null, retirements } = job;
  if (state !== 'checked') throw new WrongStateError(UNKNOWN_OUTCOME);
  if (problemCount > 0 && leftOut === null) throw new WrongStateError(REFUSED);
  if (!isSame(leftOut ?? NOTHING_LEFT_OUT, accepted)) throw new WrongStateError(UNACCEPTED);
  if (!mayRetireMany && retirements.some(({ isMany }) => isMany === true)) throw new WrongStateError(MANY);
}

export const save =
  (options: SaveOptions): Decide =>
  (standing) => {
    const hasZip = zipOf(waitingOf(standing)) !== undefined;
    const parts: readonly ImportPart[] = [...standing.job.files, ...(hasZip ? (['photos'] as const) : [])];
    refuseUnchecked(standing.job, options);
    const work: Work = async (running, inspections, steps) => ({
      change: await saveAll(running, inspections, steps, options),
      waiting: null,
    });
    const { refusedFiles } = standing.job;
    return { change: { ...UNCHECKED, refusedFiles, state: 'reading' }, isRun: true, todo: { work, parts } };
  };
