import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { KnownPerson } from '../../../../contract/people/people';
import { reasonRefusal, tidyReason } from '../../../../domain/reservations/refusals';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch, useInsights, usePermissionHint } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Modal } from '../../../ui/dialog/Modal';
import { Label, Row, Skeleton, Stack } from '../../../ui/elements';
import { TextArea } from '../../../ui/field/TextField';
import { handOver, type Owned, useGetOwnerQuery } from '../api/owners';
import { useGetPeopleQuery } from '../api/people';

/** As high as the line, so that the content below stays in place. */
const OwnerPlace = styled(Skeleton)`
  height: 1.75rem;
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Who owns an order or inquiry, and the hand-over to someone else. */
export function OwnerLine(owned: Owned) {
  const hasInsights = useInsights();
  const { data } = useGetOwnerQuery({ what: owned.what, id: owned.id }, { skip: !hasInsights });
  const permissionHint = usePermissionHint('handOver');
  const [isOpen, setOpen] = useState(false);
  if (data === undefined) return hasInsights ? <OwnerPlace /> : null;
  return (
    <Row $gap={2}>
      <Name>
        Owner: {data.name?.trim() || 'none'}
        {data.isOwn === true && ' (you)'}
      </Name>
      <ExplainedButton size="small" whyNot={permissionHint} onClick={() => setOpen(true)} {...needsNetwork}>
        Hand over…
      </ExplainedButton>
      {isOpen && <HandOverDialog {...owned} onClose={() => setOpen(false)} />}
    </Row>
  );
}

function useHandOver(owned: Owned, onDone: () => void) {
  const dispatch = useAppDispatch();
  const { notifier } = useServices();
  const [isBusy, setBusy] = useState(false);
  const send = async (to: string, name: string, note: string) => {
    setBusy(true);
    const { what, id } = owned;
    const { error } = await dispatch(handOver.initiate({ what, id, to, note }, { track: false }));
    setBusy(false);
    if (error) notifier.failure('Not handed over', errorMessage(error));
    else {
      notifier.success(`Handed over to ${name}`);
      onDone();
    }
  };
  return { isBusy, send: useGated(send) };
}

const focusNow = (area: HTMLTextAreaElement | null) => area?.focus();

/** About eight names; the others scroll. */
const People = styled(Stack)`
  max-height: 20rem;
  overflow-y: auto;
`;

/** Choosing the person hands over. */
function HandOverDialog({ onClose, ...owned }: Owned & { onClose: () => void }) {
  const { data: people = [], isFetching } = useGetPeopleQuery(undefined);
  const to = useId();
  const [note, setNote] = useState('');
  const [hasTried, setTried] = useState(false);
  const { isBusy, send } = useHandOver(owned, onClose);
  const refusal = reasonRefusal(note);
  const choose = ({ id, name }: KnownPerson) => {
    setTried(true);
    if (refusal === null) send(String(id), name, tidyReason(note));
  };
  return (
    <Modal title={`Hand over this ${owned.what}`} size="small" isOpen onClose={onClose}>
      <Stack>
        <TextArea
          ref={focusNow}
          {...{ label: 'Note', required: true, maxLength: 500, value: note, onChange: setNote }}
          error={hasTried ? refusal : null}
        />
        <People $gap={2} role="group" aria-labelledby={to}>
          <Label id={to}>Hand over to</Label>
          {people.map((person) => (
            <Button key={person.id} disabled={isBusy} onClick={() => choose(person)} {...needsNetwork}>
              {person.name}
            </Button>
          ))}
        </People>
        {people.length === 0 && !isFetching && <p>No one else who can own it has signed in yet.</p>}
      </Stack>
    </Modal>
  );
}
