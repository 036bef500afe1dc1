import { useState } from 'react';
import type { Plan } from '../../../../contract/plan/plan';
import type { PlanRequest } from '../../../../contract/plan/planRequest';
import { useSaveScenarioMutation } from '../../../state/api/matching/plan';
import { useGated } from '../../../state/gate/useEffectGate';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { TextField } from '../../../ui/field/TextField';
import { Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';

const LONGEST_NAME = 60;

/** Keeps the plan as it is under a name, with what it was asked for. */
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
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" busy={isLoading} disabled={name.trim() === ''} onClick={send} {...needsNetwork}>
              Save
            </Button>
          </>
        }
      >
        <Stack>
          <TextField
            label="Name"
            maxLength={LONGEST_NAME}
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
