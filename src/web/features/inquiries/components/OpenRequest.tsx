import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Inquiry } from '../../../../contract/requests/inquiries';
import { openedRequest } from '../../../../domain/inquiries/openedRequest';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { readRequest } from '../../requests/api/requests';
import { requestOpened } from '../../requests/state/requestDesk';

/** Opens the inquiry's text on the desk, with the changes that were made to it. */
export function OpenRequest({ inquiry }: { inquiry: Inquiry }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { notifier } = useServices();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const reading = dispatch(readRequest.initiate({ text: inquiry.source ?? '' }, { subscribe: false }));
    const { data, error } = await reading;
    setBusy(false);
    if (data === undefined) {
      notifier.failure('The request was not opened', errorMessage(error));
      return;
    }
    dispatch(requestOpened(openedRequest(inquiry, data)));
    await navigate('/request');
  };
  const gated = useGated(open);
  return (
    <Button busy={isBusy} onClick={gated} {...needsNetwork}>
      Open request
    </Button>
  );
}
