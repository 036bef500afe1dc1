import type { ImportJob } from '../../../contract/imports/job';
import type { ImportMapping } from '../../../contract/imports/mapping';
import { fileLayoutOf, isComplete } from '../inspect/fileLayout';
import type { Inspection } from '../inspect/inspection';
import { FileError } from '../rows/fileError';
import type { ImportEntry } from './importEntries';
import { UNCHECKED } from './importOutcome';
import { checkAll, saveAll, type ImportSteps } from './importSteps';
import type { Line } from './line';
import { remapAll, type Remapped } from './remap';
import { WrongStateError } from './wrongStateError';

const WAITING: readonly ImportJob['state'][] = ['mapping', 'checked'];

/** Whether an import waits for its person. */
export const isWaiting = ({ job }: ImportEntry): boolean => WAITING.includes(job.state);

function inspectionsOf(entry: ImportEntry): readonly Inspection[] {
  if (entry.review === null || !isWaiting(entry))
    throw new WrongStateError('The import does not wait for you: it goes on by itself, or has ended.');
  return entry.review.inspections;
}

function mapped(entry: ImportEntry, inspections: readonly Inspection[], more: Partial<ImportJob> = {}): void {
  entry.review = { inspections };
  entry.change({ ...UNCHECKED, state: 'mapping', layouts: inspections.map(fileLayoutOf), ...more });
}

async function inspectAnew(entry: ImportEntry, remapped: Remapped, { inspect }: ImportSteps): Promise<Inspection> {
  if (remapped.kind === 'mapped') return remapped.inspection;
  const { inspection, layout: wanted, profile } = remapped;
  const { file, name, table, isWhole } = inspection;
  const { signal } = entry.stop;
  const options = { wanted, isWhole, signal, ...(profile !== undefined && { profile }) };
  return inspect({ file, name, path: table.path }, options);
}

/** A layout that does not fit the file is a problem, and the files stay as they were. */
async function mapAnew(entry: ImportEntry, all: readonly Remapped[], steps: ImportSteps): Promise<void> {
  const inspections: Inspection[] = [];
  try {
    for (const each of all) inspections.push(await inspectAnew(entry, each, steps));
    mapped(entry, inspections);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { line, column, reason, fix } = error;
    const file = all[inspections.length]?.inspection.file ?? 'orders';
    const problem = { file, line, column, value: null, reason, fix };
    mapped(entry, entry.review?.inspections ?? [], { problems: [problem], problemCount: 1 });
  }
}

const UNANSWERED = 'Answer what is asked about the files first.';
const UNKNOWN_OUTCOME = 'Check first what saving would change.';
const MANY = 'More than 10 % would be retired. Confirm that first.';
const REFUSED = 'Rows are refused, so nothing can be saved. Correct the file, or how it is read.';

/** What a person does with an import that waits. Each throws WrongStateError where it does not, and ImportInProgressError. */
export function createReviews(line: Line, steps: ImportSteps) {
  return {
    begin: mapped,
    /** Throws MappingError, too. */
    map: (entry: ImportEntry, mapping: ImportMapping): void => {
      const all = remapAll(inspectionsOf(entry), mapping);
      if (all.every(({ kind }) => kind === 'mapped')) {
        mapped(
          entry,
          all.map(({ inspection }) => inspection),
        );
        line.touch(entry);
        return;
      }
      line.refuseWhileBusy();
      entry.change({ ...UNCHECKED, state: 'inspecting' });
      line.occupy(entry, () => mapAnew(entry, all, steps));
    },
    /** Finds out what saving would do. */
    check: (entry: ImportEntry): void => {
      const inspections = inspectionsOf(entry);
      if (!inspections.every(isComplete)) throw new WrongStateError(UNANSWERED);
      line.refuseWhileBusy();
      entry.change({ ...UNCHECKED, state: 'checking' });
      line.occupy(entry, () => checkAll(entry, inspections, steps));
    },
    /** Saves what was checked; `mayRetireMany` says that a person confirmed it where more than a tenth would be retired. */
    save: (entry: ImportEntry, mayRetireMany: boolean): void => {
      const inspections = inspectionsOf(entry);
      if (entry.job.state !== 'checked') throw new WrongStateError(UNKNOWN_OUTCOME);
      if (entry.job.problemCount > 0) throw new WrongStateError(REFUSED);
      if (!mayRetireMany && entry.job.retirements.some(({ isMany }) => isMany === true))
        throw new WrongStateError(MANY);
      line.refuseWhileBusy();
      entry.change({ ...UNCHECKED, state: 'reading' });
      line.occupy(entry, () => saveAll(entry, inspections, steps, mayRetireMany));
    },
  };
}
