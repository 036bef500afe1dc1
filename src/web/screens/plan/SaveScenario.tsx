import { useState } from 'react';
import type { Plan } from '../../../contract/plan/plan';
import type { PlanRequest } from '../../../contract/plan/planRequest';
import { useSaveScenarioMutation } from '../../state/api/matching/plan';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/dialog/Modal';
import { TextField } from '../../ui/field/TextField';
import { Stack } from '../../ui/elements';
import { Notice } from '../../ui/notice/Notice';
import { ConfirmButtons } from '../../ui/dialog/ConfirmButtons';

const MAX_NAME_LENGTH = 60;

export function SaveScenario({ plan, request }: { plan: Plan; request: PlanRequest }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [save, { error, isLoading, reset }] = useSaveScenarioMutation();
  const open = () => {
    reset();
    setName('');
    setOpen(true);
  };
  const send = useGated(async () => {
    const { settings, pinned, forbidden } = request;
    const { data } = await save({ name: name.trim(), question: { settings, pinned, forbidden }, plan_id: plan.id });
    if (data) setOpen(false);
  });
  return (
    <>
      <Button size="small" onClick={open}>
        Save scenario
      </Button>
      <Modal
        title="Save scenario"
        size="small"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <ConfirmButtons
            onCancel={() => setOpen(false)}
            confirm="Save"
            busy={isLoading}
            disabled={name.trim() === ''}
            onConfirm={send}
          />
        }
      >
        <Stack>
          <TextField
            label="Name"
            maxLength={MAX_NAME_LENGTH}
            value={name}
            onChange={setName}
            onEnter={() => name.trim() !== '' && send()}
          />
          <p>
            Everybody who sees costs can open it. It keeps the settings, pinned and excluded pairs, and this result.
          </p>
          {error && <Notice tone="bad">Not saved. {errorMessage(error)}</Notice>}
        </Stack>
      </Modal>
    </>
  );
}
