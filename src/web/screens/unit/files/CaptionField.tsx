import { useState } from 'react';
import type { AddedFile } from '../../../../contract/unit/unitFiles';
import { UNIT_FILES } from '../../../../domain/limits';
import { TextField } from '../../../ui/field/TextField';
import { useMay } from '../../../state/hooks';
import { Dim } from '../../../ui/elements';

interface CaptionFieldProps {
  file: AddedFile;
  onSave: (file: AddedFile, caption: string) => void;
}

/** A caption, saved with Enter or when the field is left; Escape brings back the last. */
export function CaptionField({ file, onSave }: CaptionFieldProps) {
  const [text, setText] = useState(file.caption);
  const mayEdit = useMay('editUnitFiles');
  const save = () => {
    const caption = text.trim();
    if (caption !== file.caption) onSave(file, caption);
  };
  if (!mayEdit) return <Dim>{file.caption}</Dim>;
  return (
    <TextField
      label={`Caption of ${file.name}`}
      hideLabel
      placeholder="Add a caption"
      title={file.name}
      maxLength={UNIT_FILES.captionLength}
      value={text}
      onChange={setText}
      onEnter={save}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Escape' && setText(file.caption)}
    />
  );
}
