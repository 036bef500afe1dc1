import {
  isGoingOn,
  isLost,
  POLL_MS,
  useGetImportQuery,
  useGetImportsQuery,
  useStartImportMutation,
} from '../../../state/api/imports';

/** The latest import of this person as the server has it, and how to send files to it. */
export function useServerSide() {
  const [send, sending] = useStartImportMutation();
  const isUploading = sending.isLoading;
  const {
    currentData: imports,
    error: unlisted,
    refetch,
  } = useGetImportsQuery(undefined, {
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
  return { send, sending, isUploading, job: job ?? null, isJobLost: isLost(error), unlisted, refetch };
}
