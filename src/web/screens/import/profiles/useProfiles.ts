import type { ImportFile } from '../../../../contract/imports/files';
import type { ImportProfile } from '../../../../contract/imports/mapping';
import { lookAtImport } from '../../../state/api/imports/imports';
import { deleteImportProfile, saveImportProfile, useGetImportProfilesQuery } from '../../../state/api/imports/profiles';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useWrites, type Writing } from '../../../state/api/server/useWrites';
import { useAppDispatch } from '../../../state/hooks';
import { useIntention } from '../../../state/intentions/useIntention';

export interface Profiles extends Writing {
  profiles: readonly ImportProfile[];
  /** Why they could not be loaded. */
  unavailable: string | null;
  save: (name: string) => void;
  remove: (name: string) => void;
  forgetFailure: () => void;
}

const track = { track: false } as const;

/** The saved ways of reading one kind of file, and what can be done with them. */
export function useProfiles(file: ImportFile, importId: string): Profiles {
  const dispatch = useAppDispatch();
  const { data = [], error } = useGetImportProfilesQuery(undefined);
  // The import says by which profile it is read.
  const { run, ...writing } = useWrites(() => dispatch(lookAtImport(importId)));
  const save = useIntention('saveImportProfile', file, (key) =>
    run(() => dispatch(saveImportProfile.initiate({ ...key, importId }, track))),
  );
  const remove = useIntention('deleteImportProfile', file, (key) =>
    run(() => dispatch(deleteImportProfile.initiate(key, track))),
  );
  return {
    ...writing,
    profiles: data.filter((profile) => profile.file === file),
    unavailable: error ? errorMessage(error) : null,
    save: (name) => save({ file, name }),
    remove: (name) => remove({ file, name }),
  };
}
