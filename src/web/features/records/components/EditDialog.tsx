import { useState } from 'react';
import { styled } from 'styled-components';
import { capitalized } from '../../../../domain/format/text';
import { useGated } from '../../../store/gate/useEffectGate';
import { useHasPermission } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { errorMessage } from '../../../lib/errorMessage';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { Dim, Row, Spacer, Stack } from '../../../ui/elements';
import { TextField } from '../../../ui/field/TextField';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { Notice } from '../../../ui/notice/Notice';
import { LeaveDialog } from '../../../ui/page/LeaveDialog';
import { Working } from '../../../ui/Spinner';
import { screens, visuallyHidden } from '../../../ui/theme';
import { useGetRecordQuery } from '../api/records';
import { nameOf, whatOf, type NamedRecord } from '../state/recordName';
import { focusFirstError, useFormKeys } from '../state/useFormKeys';
import { useRecordForm, type RecordForm } from '../state/useRecordForm';
import { ConflictNotice } from './ConflictNotice';
import { Effects } from './Effects';
import { RecordFields } from './RecordFields';
import { RetireDialog } from './RetireDialog';

interface EditDialogProps extends NamedRecord {
  onClose: () => void;
}

/** Corrects a unit or an order by hand. Mount it to open it. */
export function EditDialog({ number, onClose, ...id }: EditDialogProps) {
  const { notifier } = useServices();
  const [what, name] = [whatOf(id), nameOf({ ...id, number })];
  const [step, setStep] = useState<'edit' | 'leave' | 'retire'>('edit');
  const {
    currentData: record,
    error,
    isFetching,
    refetch,
  } = useGetRecordQuery(id, { refetchOnMountOrArgChange: true });
  const retry = useGated(refetch);
  const form = useRecordForm({
    id,
    record,
    onSaved: (effects) => {
      notifier.success(`${capitalized(name)} corrected`, effects.join(' '));
      onClose();
    },
  });
  const save = () => {
    form.save();
    focusFirstError();
  };
  const onKeyDown = useFormKeys(save);
  const close = () => (form.isDirty ? setStep('leave') : onClose());
  const discard = () => {
    form.drop();
    onClose();
  };
  if (step === 'retire') {
    return <RetireDialog {...id} number={number} onDone={onClose} onCancel={() => setStep('edit')} />;
  }
  return (
    <Modal
      title={`Edit ${name}`}
      size="large"
      isOpen
      onClose={close}
      footer={
        record && (
          <Footer
            {...{ form, onKeyDown, onCancel: close, onSave: save }}
            onRetire={record.retired_at === null ? () => setStep('retire') : null}
          />
        )
      }
    >
      <Stack $gap={4} onKeyDown={onKeyDown}>
        {record === undefined && isFetching && <Working>{`Loading the ${what}...`}</Working>}
        {record === undefined && !isFetching && (
          <LoadFailure onRetry={retry}>
            The {what} could not be loaded. {errorMessage(error)}
          </LoadFailure>
        )}
        <ConflictNotice what={what} form={form} />
        {record && <RecordFields record={record} form={form} />}
      </Stack>
      <LeaveDialog question={step === 'leave' ? { leave: discard, stay: () => setStep('edit') } : null}>
        {`You changed ${name}.`}
      </LeaveDialog>
    </Modal>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  width: 100%;
  ${screens.phone} {
    max-height: 40vh;
    overflow-y: auto;
  }
`;

const Count = styled(Dim)`
  ${screens.phone} {
    ${visuallyHidden}
  }
`;

interface FooterProps {
  form: RecordForm;
  onKeyDown: ReturnType<typeof useFormKeys>;
  onCancel: () => void;
  onSave: () => void;
  /** Null if it is retired already. */
  onRetire: (() => void) | null;
}

function Footer({ form, onKeyDown, onCancel, onSave, onRetire }: FooterProps) {
  const mayRetire = useHasPermission('retire');
  const count = Object.keys(form.typed).length;
  return (
    <Place onKeyDown={onKeyDown}>
      {form.failure !== null && <Notice tone="bad">{form.failure}</Notice>}
      {count > 0 && (
        <>
          <Effects previewed={form.previewed} />
          <TextField
            label={form.isReasonNeeded ? 'Reason' : 'Reason (optional)'}
            placeholder="Nameplate photo shows 13,800 V"
            maxLength={500}
            required={form.isReasonNeeded}
            value={form.reason}
            onChange={form.changeReason}
            error={form.reasonError}
          />
        </>
      )}
      <Row $gap={2}>
        {onRetire !== null && mayRetire && (
          <Button variant="quiet" onClick={onRetire}>
            Retire...
          </Button>
        )}
        <Spacer>
          <Row $gap={2}>
            {count > 0 && <Count role="status">{count === 1 ? '1 value changed' : `${count} values changed`}</Count>}
            <Button onClick={onCancel}>Cancel</Button>
            <Button variant="primary" disabled={count === 0} busy={form.isSaving} onClick={onSave} {...needsNetwork}>
              Save
            </Button>
          </Row>
        </Spacer>
      </Row>
    </Place>
  );
}
