import type { ImportFile } from '../../../../contract/imports/files';
import type { ImportProfile } from '../../../../contract/imports/mapping';
import {
  lookAtImport,
  deleteImportProfile,
  saveImportProfile,
  useGetImportProfilesQuery,
} from '../../../state/api/imports';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useWrites, type Writing } from '../../../state/api/server/useWrites';
import { useAppDispatch } from '../../../state/hooks';
import { useGated } from '../../../state/gate/useEffectGate';

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
  const write = useGated(run);
  return {
    ...writing,
    profiles: data.filter((profile) => profile.file === file),
    unavailable: error ? errorMessage(error) : null,
    save: (name) => write(() => dispatch(saveImportProfile.initiate({ file, name, importId }, track))),
    remove: (name) => write(() => dispatch(deleteImportProfile.initiate({ file, name }, track))),
  };
}
