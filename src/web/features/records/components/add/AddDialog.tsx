import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ImportFile } from '../../../../../contract/import/files';
import type { RecordAnswer } from '../../../../../contract/records/records';
import { capitalized } from '../../../../../domain/format/text';
import { orderPath, unitAlonePath } from '../../../../lib/paths';
import { useServices } from '../../../../store/services';
import { Button, needsNetwork } from '../../../../ui/button/Button';
import { Modal } from '../../../../ui/dialog/Modal';
import { Spacer, Stack } from '../../../../ui/elements';
import { Notice } from '../../../../ui/notice/Notice';
import { LeaveDialog } from '../../../../ui/page/LeaveDialog';
import { space } from '../../../../ui/theme';
import { nameOf } from '../../state/recordName';
import { newRecordFields } from '../../state/newRecordFields';
import { focusFirstError, useFormKeys } from '../../state/useFormKeys';
import { useNewRecord, type Existing, type NewRecordForm, type NewRecordOptions } from '../../state/useNewRecord';
import { FieldInput, type InputField } from '../FieldInput';
import { Hint, problemText, Reading, readingOf } from '../RecordFields';
import { ScanButton } from '../scan/ScanButton';
import { Effects, missingText } from '../Effects';
import { PhotoChoice } from './PhotoChoice';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space(3)} ${space(4)};
  align-items: start;
`;

export interface AddDialogProps extends NewRecordOptions {
  onClose: () => void;
}

const pathOf = ({ file, key, order_id }: Pick<RecordAnswer, 'file' | 'key' | 'order_id'>) =>
  file === 'units' ? unitAlonePath(key) : orderPath(order_id ?? key);

const WHAT = { units: 'unit', orders: 'order' } as const;

/** Adds a unit or an order by hand. Mount it to open it. */
export function AddDialog({ onClose, ...options }: AddDialogProps) {
  const { file } = options;
  const what = WHAT[file];
  const { notifier } = useServices();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  /** Added so far: a new form for each. */
  const [count, setCount] = useState(0);
  const form = useNewRecord(options);
  const report = ({ key, missing }: RecordAnswer) => {
    const lacks = missing.length === 0 ? '' : missingText(missing);
    notifier.success(`${capitalized(nameOf({ file, number: key }))} added`, lacks);
  };
  const open = (record: RecordAnswer) => {
    report(record);
    onClose();
    void navigate(pathOf(record));
  };
  const next = (record: RecordAnswer) => {
    report(record);
    setCount(count + 1);
  };
  const add = (then: typeof open) => {
    form.add(then);
    focusFirstError();
  };
  const save = () => add(open);
  const onKeyDown = useFormKeys(save);
  const close = () => (form.isDirty ? setLeaving(true) : onClose());
  const changedText = `You started a new ${what}.`;
  return (
    <Modal
      title={`Add ${what}`}
      size="medium"
      isOpen
      onClose={close}
      footer={
        <>
          {file === 'units' && (
            <Button busy={form.isBusy} onClick={() => add(next)} {...needsNetwork}>
              Add and next
            </Button>
          )}
          <Spacer />
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" busy={form.isBusy} onClick={save} {...needsNetwork}>
            Add {what}
          </Button>
        </>
      }
    >
      <Stack $gap={4} onKeyDown={onKeyDown} key={count}>
        {file === 'units' && <PhotoChoice photos={form.photos} onChange={form.setPhotos} />}
        {form.existing && <Duplicate file={file} existing={form.existing} onOpen={onClose} />}
        <Grid>
          {newRecordFields[file].map((field, index) => (
            <NewField key={field.name} {...{ field, form }} isFirst={index === 0} />
          ))}
        </Grid>
        {Object.keys(form.typed).length > 0 && <Effects previewed={form.previewed} />}
        {form.failure !== null && <Notice tone="bad">{form.failure}</Notice>}
      </Stack>
      <LeaveDialog question={isLeaving ? { leave: onClose, stay: () => setLeaving(false) } : null}>
        {changedText}
      </LeaveDialog>
    </Modal>
  );
}

interface DuplicateProps {
  file: ImportFile;
  existing: Existing;
  onOpen: () => void;
}

const Duplicate = ({ file, existing, onOpen }: DuplicateProps) => (
  <Notice tone="warn">
    {existing.text} {existing.is_retired === true && 'It is retired; you can bring it back. '}
    <Link to={pathOf({ file, key: existing.key, order_id: existing.order_id })} onClick={onOpen}>
      Open {nameOf({ file, number: existing.key })}
    </Link>
  </Notice>
);

interface NewFieldProps {
  field: InputField;
  form: NewRecordForm;
  isFirst: boolean;
}

function NewField({ field, form, isFirst }: NewFieldProps) {
  const hintId = useId();
  const { name } = field;
  const typed = form.typed[name] ?? '';
  const read = form.previewed.readOf(name);
  const error = form.errors[name] ?? problemText(read);
  const isNumber = name === 'serial';
  return (
    <div>
      <FieldInput {...{ field, error, hintId, isFirst }} value={typed} onChange={(text) => form.change(name, text)} />
      <Hint id={hintId}>{error === null && <Reading text={readingOf(read, typed)} />}</Hint>
      {isNumber && <ScanButton onScan={(serial) => form.change(name, serial)} />}
    </div>
  );
}
