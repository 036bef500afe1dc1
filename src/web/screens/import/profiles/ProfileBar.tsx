import { useState } from 'react';
import type { FileLayout } from '../../../../contract/imports/layout';
import type { FileMapping, ImportProfile } from '../../../../contract/imports/mapping';
import { profileMapping } from '../../../../domain/imports/mapping';
import { Button } from '../../../ui/button/Button';
import { SelectField } from '../../../ui/field/SelectField';
import { Row, Dim } from '../../../ui/elements';
import { DeleteProfile } from './DeleteProfile';
import { SaveProfile } from './SaveProfile';
import { useProfiles } from './useProfiles';

interface ProfileBarProps {
  file: FileLayout;
  importId: string;
  onApply: (mapping: FileMapping) => void;
}

const ALL_OR_NONE = 'None of the columns of this file is in that profile, so nothing has changed.';

/** By which saved profile a file is read: to choose another, to save how it is read now, to delete one. */
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
        <DeleteProfile
          {...progress}
          name={file.profile}
          isOpen={dialog === 'delete'}
          onClose={close}
          onDelete={progress.remove}
        />
      )}
    </>
  );
}

const optionsOf = (applied: string | null, profiles: readonly ImportProfile[]) => [
  ...(applied === null ? [{ value: '', label: 'None' }] : []),
  ...profiles.map(({ name }) => ({ value: name, label: name })),
];
