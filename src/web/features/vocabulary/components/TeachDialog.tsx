import { useState } from 'react';
import {
  MAX_WORD,
  MAX_WORD_REASON,
  wordFields,
  type NewWord,
  type WordField,
} from '../../../../contract/vocabulary/vocabulary';
import { WORD_FIELDS } from '../../../../domain/vocabulary/wordFields';
import { ConfirmButtons } from '../../../ui/dialog/ConfirmButtons';
import { Modal } from '../../../ui/dialog/Modal';
import { Stack } from '../../../ui/elements';
import { SelectField } from '../../../ui/field/SelectField';
import { TextArea, TextField } from '../../../ui/field/TextField';
import { Notice } from '../../../ui/notice/Notice';
import { useTeaching } from '../api/vocabulary';
import { meaningOptions } from './TeachWord';

const fieldOptions = wordFields.map((field) => ({ value: field, label: WORD_FIELDS[field].label }));

interface TeachDialogProps {
  onTaught: (word: NewWord) => void;
  onClose: () => void;
}

export function TeachDialog({ onTaught, onClose }: TeachDialogProps) {
  const [draft, setDraft] = useState<NewWord>({ field: 'fusing', word: '', meaning: '', reason: '' });
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, teach } = useTeaching(onTaught);
  const change = (values: Partial<NewWord>) => setDraft({ ...draft, ...values });
  const submit = () => {
    setTried(true);
    if (draft.word.trim() !== '' && draft.meaning !== '') teach(draft);
  };
  const footer = <ConfirmButtons onCancel={onClose} confirm="Teach" busy={isBusy} onConfirm={submit} />;
  return (
    <Modal title="Teach a word" isOpen onClose={onClose} footer={footer}>
      <Stack $gap={4}>
        <SelectField<WordField>
          label="Field"
          options={fieldOptions}
          value={draft.field}
          onChange={(field) => change({ field, meaning: '' })}
        />
        <TextField
          label="Word, as people write it"
          maxLength={MAX_WORD}
          autoComplete="off"
          value={draft.word}
          error={isTried && draft.word.trim() === '' ? 'Enter the word.' : null}
          onChange={(word) => change({ word })}
        />
        <SelectField
          label="Meaning"
          options={meaningOptions(draft.field, 'Choose a meaning…')}
          value={draft.meaning}
          error={isTried && draft.meaning === '' ? 'Choose what the word means.' : null}
          onChange={(meaning) => change({ meaning })}
        />
        <TextArea
          label="Reason (optional)"
          maxLength={MAX_WORD_REASON}
          value={draft.reason ?? ''}
          onChange={(reason) => change({ reason })}
        />
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
      </Stack>
    </Modal>
  );
}
