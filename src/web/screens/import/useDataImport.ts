import { useState } from 'react';
import { IMPORT_FILES, LARGEST_IMPORT_FILE, type ImportFile } from '../../../contract/imports/files';
import { type ImportJob } from '../../../contract/imports/job';
import { useIntention } from '../../state/intentions/useIntention';
import { errorMessage } from '../../state/api/server/errorMessage';
import {
  isGoingOn,
  isLost,
  POLL_MS,
  useCancelImportMutation,
  useGetImportQuery,
  useGetImportsQuery,
  useStartImportMutation,
  type ChosenFiles,
} from '../../state/api/imports';

export interface DataImport {
  files: ChosenFiles;
  /** What keeps a file from being taken, for people. */
  faults: Partial<Record<ImportFile, string>>;
  /** Why it cannot be started; null where it can. */
  whyNot: string | null;
  /** The import that is shown: the running one, or else the latest. */
  job: ImportJob | null;
  /** The files are on their way to the server. */
  isUploading: boolean;
  isRunning: boolean;
  isCancelling: boolean;
  /** It ran before the eyes of the person. */
  isOwn: boolean;
  /** What went wrong on the way to the server, for people. */
  failure: string | null;
  choose: (kind: ImportFile, file: File | null) => void;
  start: () => void;
  cancel: () => void;
}

const TOO_LARGE = 'is larger than 100 MB. Split it and import the pieces one after the other.';
const CHANGED = 'was changed or moved after you chose it. Choose it again.';
const LOST =
  'The server restarted during the import and does not know how far it got. Import the same files again; rows that are already up to date do not change.';
const NOT_ARRIVED = 'The upload was interrupted, so nothing was changed. Choose the files and start again.';
const CANCELLED = 'The import was canceled. Nothing was changed.';

/** The browser refuses to read a file that is no longer as it was when it was chosen. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

async function unreadable(files: ChosenFiles): Promise<DataImport['faults']> {
  const faults: DataImport['faults'] = {};
  for (const kind of IMPORT_FILES) {
    const file = files[kind];
    if (file && !(await isReadable(file))) faults[kind] = `${file.name} ${CHANGED}`;
  }
  return faults;
}

const without = <T>(all: Partial<Record<ImportFile, T>>, kind: ImportFile): Partial<Record<ImportFile, T>> => {
  const { orders, units } = all;
  if (kind === 'orders') return units === undefined ? {} : { units };
  return orders === undefined ? {} : { orders };
};

const isAborted = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** The latest import of this person as the server has it, and how to send files to it. */
function useServerSide() {
  const [send, sending] = useStartImportMutation();
  const [stop, stopping] = useCancelImportMutation();
  const isUploading = sending.isLoading;
  const { currentData: imports } = useGetImportsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isUploading ? POLL_MS : 0,
  });
  const latest = imports?.[0];
  // While files are on their way, an earlier import is no longer what it is about.
  const known = isUploading && !isGoingOn(latest) ? undefined : latest?.id;
  const id = sending.data?.id ?? known;
  const { currentData, error } = useGetImportQuery(id ?? '', { skip: id === undefined });
  const listed = latest?.id === id ? latest : undefined;
  const job = currentData ?? (id === undefined ? undefined : (listed ?? sending.data));
  return { send, sending, stop, stopping, isUploading, job: job ?? null, isJobLost: isLost(error) };
}

/** One import after the other: choosing files, sending them, following the server, and what came of it. */
export function useDataImport(): DataImport {
  const [files, setFiles] = useState<ChosenFiles>({});
  const [faults, setFaults] = useState<DataImport['faults']>({});
  const [abort, setAbort] = useState<{ abort: () => void } | null>(null);
  const { send, sending, stop, stopping, isUploading, job, isJobLost } = useServerSide();
  const [isChecking, setChecking] = useState(false);
  const isRunning = isChecking || isUploading || (job !== null && isGoingOn(job) && !isJobLost);
  const choose = (kind: ImportFile, file: File | null) => {
    setFiles(file ? { ...files, [kind]: file } : without(files, kind));
    const isTooLarge = file !== null && file.size > LARGEST_IMPORT_FILE;
    setFaults(isTooLarge ? { ...faults, [kind]: `${file.name} ${TOO_LARGE}` } : without(faults, kind));
  };
  const start = async (chosen: ChosenFiles) => {
    setChecking(true);
    const found = await unreadable(chosen);
    setFaults(found);
    if (Object.keys(found).length === 0) setAbort(send(chosen));
    setChecking(false);
  };
  const cancel = () => {
    if (isUploading) abort?.abort();
    else if (job) void stop(job.id);
  };
  const askToStart = useIntention('import', '', (wish) => void start(wish.files));
  const askToCancel = useIntention('cancelImport', '', cancel);
  return {
    ...{ files, faults, job, isUploading, isRunning, choose },
    whyNot: whyNotStart(files, faults),
    isCancelling: isRunning && !isUploading && (stopping.isLoading || stopping.data?.id === job?.id),
    isOwn: sending.data !== undefined && sending.data.id === job?.id,
    failure: failureOf(sending.error, isJobLost && !isUploading ? job : null),
    start: () => askToStart({ files }),
    cancel: () => askToCancel({}),
  };
}

function whyNotStart(files: ChosenFiles, faults: DataImport['faults']): string | null {
  if (Object.keys(files).length === 0) return 'Choose a file first.';
  return Object.keys(faults).length > 0 ? 'Choose another file first.' : null;
}

/** `lost` is the import that the server no longer knows. */
function failureOf(error: unknown, lost: ImportJob | null): string | null {
  if (error !== undefined) return isAborted(error) ? CANCELLED : errorMessage(error);
  if (lost === null || !isGoingOn(lost)) return null;
  return lost.state === 'receiving' ? NOT_ARRIVED : LOST;
}
