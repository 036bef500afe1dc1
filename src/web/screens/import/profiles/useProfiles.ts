import { useState } from 'react';
import type { ImportFile } from '../../../../contract/imports/files';
import type { ImportProfile } from '../../../../contract/imports/mapping';
import { lookAtImport } from '../../../state/api/imports/imports';
import { deleteImportProfile, saveImportProfile, useGetImportProfilesQuery } from '../../../state/api/imports/profiles';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useAppDispatch } from '../../../state/hooks';
import { useIntention } from '../../../state/intentions/useIntention';

export interface Profiles {
  profiles: readonly ImportProfile[];
  /** Why they could not be loaded. */
  unavailable: string | null;
  isBusy: boolean;
  failure: string | null;
  /** How many were saved or deleted. */
  done: number;
  save: (name: string) => void;
  remove: (name: string) => void;
  forgetFailure: () => void;
}

const track = { track: false } as const;

/** The saved ways of reading one kind of file, and what can be done with them. */
export function useProfiles(file: ImportFile, importId: string): Profiles {
  const dispatch = useAppDispatch();
  const { data = [], error } = useGetImportProfilesQuery(undefined);
  const [{ isBusy, failure, done }, setState] = useState({ isBusy: false, failure: null as string | null, done: 0 });
  const run = async (write: () => PromiseLike<{ error?: unknown }>) => {
    setState({ isBusy: true, failure: null, done });
    const { error: refusal } = await write();
    // The import says by which profile it is read.
    if (!refusal) await dispatch(lookAtImport(importId));
    setState({ isBusy: false, failure: refusal ? errorMessage(refusal) : null, done: refusal ? done : done + 1 });
  };
  const save = useIntention(
    'saveImportProfile',
    file,
    (key) => void run(() => dispatch(saveImportProfile.initiate({ ...key, importId }, track))),
  );
  const remove = useIntention(
    'deleteImportProfile',
    file,
    (key) => void run(() => dispatch(deleteImportProfile.initiate(key, track))),
  );
  return {
    ...{ isBusy, failure, done },
    profiles: data.filter((profile) => profile.file === file),
    unavailable: error ? errorMessage(error) : null,
    save: (name) => save({ file, name }),
    remove: (name) => remove({ file, name }),
    forgetFailure: () => setState((before) => ({ ...before, failure: null })),
  };
}
