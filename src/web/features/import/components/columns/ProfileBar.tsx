import { useState } from 'react';
import type { ImportFile } from '../../../../../contract/import/files';
import type { FileLayout } from '../../../../../contract/import/layout';
import type { FileMapping, ImportProfile } from '../../../../../contract/import/mapping';
import { profileMapping } from '../../../../../domain/import/mapping';
import { DeleteForm, NameForm, type NameFormProps } from '../../../views/components/ViewForm';
import { lookAtImport, deleteImportProfile, saveImportProfile, useGetImportProfilesQuery } from '../../api/imports';
import { errorMessage } from '../../../../lib/errorMessage';
import { useWrites } from '../../../../store/api/server/useWrites';
import { useAppDispatch } from '../../../../store/hooks';
import { useGated } from '../../../../store/gate/useEffectGate';
import { Button } from '../../../../ui/button/Button';
import { Modal } from '../../../../ui/dialog/Modal';
import { SelectField } from '../../../../ui/field/SelectField';
import { Row, Dim } from '../../../../ui/elements';

interface ProfileBarProps {
  file: FileLayout;
  importId: string;
  onApply: (mapping: FileMapping) => void;
}

const ALL_OR_NONE = 'None of the columns of this file is in that profile, so nothing has changed.';

export function ProfileBar({ file, importId, onApply }: ProfileBarProps) {
  const { profiles, unavailable, done, ...progress } = useProfiles(file.file, importId);
  const [dialog, setDialog] = useState<'save' | 'delete' | null>(null);
  const [remark, setRemark] = useState<string | null>(null);
  const [seen, setSeen] = useState(done);
  if (seen !== done) {
    setSeen(done);
    setDialog(null);
  }
  const open = (next: 'save' | 'delete') => () => {
    progress.forgetFailure();
    setDialog(next);
  };
  const apply = (profile: ImportProfile | undefined) => {
    if (!profile) return;
    const mapping = profileMapping(file, profile);
    const isOf = mapping.columns.length > 0 || mapping.layout.sheet !== file.layout.sheet;
    setRemark(isOf ? null : ALL_OR_NONE);
    if (isOf) onApply(mapping);
  };
  const close = () => setDialog(null);
  return (
    <>
      <Row $gap={2}>
        {profiles.length > 0 ? (
          <SelectField
            inline
            label="Profile"
            options={optionsOf(file.profile, profiles)}
            value={file.profile ?? ''}
            onChange={(name) => apply(profiles.find((each) => each.name === name))}
          />
        ) : (
          <Dim>{unavailable === null ? 'No profiles saved yet' : `Profiles could not be loaded. ${unavailable}`}</Dim>
        )}
        <Button size="small" onClick={open('save')}>
          Save as profile…
        </Button>
        {file.profile !== null && (
          <Button size="small" variant="quiet" onClick={open('delete')}>
            Delete profile…
          </Button>
        )}
      </Row>
      {remark !== null && <Dim role="status">{remark}</Dim>}
      <SaveProfile
        key={`save ${done}`}
        {...progress}
        name={file.profile ?? ''}
        names={profiles.map(({ name }) => name)}
        isOpen={dialog === 'save'}
        onClose={close}
        onSave={progress.save}
      />
      {file.profile !== null && (
        <Modal title="Delete profile?" size="small" isOpen={dialog === 'delete'} onClose={close}>
          <DeleteForm {...progress} onKeep={close} onDelete={() => progress.remove(file.profile ?? '')}>
            {file.profile} is deleted for everybody. This file stays as it is read now.
          </DeleteForm>
        </Modal>
      )}
    </>
  );
}

const optionsOf = (applied: string | null, profiles: readonly ImportProfile[]) => [
  ...(applied === null ? [{ value: '', label: 'None' }] : []),
  ...profiles.map(({ name }) => ({ value: name, label: name })),
];

interface SaveProfileProps extends Pick<NameFormProps, 'name' | 'isBusy' | 'failure' | 'onSave'> {
  names: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

const SaveProfile = ({ isOpen, onClose, names, ...form }: SaveProfileProps) => (
  <Modal title="Save profile" size="small" isOpen={isOpen} onClose={onClose}>
    <NameForm {...form} submit="Save" onCancel={onClose}>
      {(chosen) => (
        <Dim>
          {names.includes(chosen)
            ? `${chosen} exists already and is replaced for everybody.`
            : 'The next file with these columns is read in the same way, for everybody.'}
        </Dim>
      )}
    </NameForm>
  </Modal>
);

const track = { track: false } as const;

function useProfiles(file: ImportFile, importId: string) {
  const dispatch = useAppDispatch();
  const { data = [], error } = useGetImportProfilesQuery(undefined);
  const { run, ...writing } = useWrites(() => dispatch(lookAtImport(importId)));
  const write = useGated(run);
  return {
    ...writing,
    profiles: data.filter((profile) => profile.file === file),
    unavailable: error ? errorMessage(error) : null,
    save: (name: string) => write(() => dispatch(saveImportProfile.initiate({ file, name, importId }, track))),
    remove: (name: string) => write(() => dispatch(deleteImportProfile.initiate({ file, name }, track))),
  };
}
