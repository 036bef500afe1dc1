import { useState } from 'react';
import type { InquiryStepRequest } from '../../../../contract/requests/inquiries';
import type { NewHold } from '../../../../contract/requests/inquiryHolds';
import { demandIn, errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { holdUnit, linkInquiry, releaseHold, stepInquiry } from '../api/inquiries';

interface Write<T> {
  readonly call: () => PromiseLike<{ error?: unknown; data?: T }>;
  readonly done: string;
  readonly failed: string;
  readonly onDone?: () => void;
  /** The server demands a reason. */
  readonly onDemand?: (demand: string) => void;
}

/** One write at a time, each reported. */
export function useInquiryWrites(id: string) {
  const dispatch = useAppDispatch();
  const { notifier } = useServices();
  const [isBusy, setBusy] = useState(false);
  const run = async <T>({ call, done, failed, onDone, onDemand }: Write<T>) => {
    if (isBusy) return;
    setBusy(true);
    const { error } = await call();
    setBusy(false);
    const demand = demandIn(error);
    if (!error) {
      notifier.success(done);
      onDone?.();
    } else if (demand !== null && onDemand) onDemand(demand);
    else notifier.failure(failed, errorMessage(error));
  };
  const options = { track: false };
  return {
    isBusy,
    step: useGated((step: InquiryStepRequest, onDone: () => void) =>
      run({
        call: () => dispatch(stepInquiry.initiate({ id, ...step }, options)),
        ...{ done: 'Inquiry changed', failed: 'The inquiry was not changed', onDone },
      }),
    ),
    hold: useGated((hold: NewHold, onDone: () => void, onDemand: (demand: string) => void) =>
      run({
        call: () => dispatch(holdUnit.initiate({ id, ...hold }, options)),
        ...{ done: `Unit ${hold.serial} is on hold`, failed: 'The unit is not on hold', onDone, onDemand },
      }),
    ),
    release: useGated((hold: string, serial: string) =>
      run({
        call: () => dispatch(releaseHold.initiate({ id, hold }, options)),
        ...{ done: `Unit ${serial} is released`, failed: 'The unit was not released' },
      }),
    ),
    link: useGated((orderId: string, line: string) =>
      run({
        call: () => dispatch(linkInquiry.initiate({ id, order_id: orderId, line }, options)),
        ...{ done: 'Inquiry linked to this order', failed: 'The inquiry was not linked' },
      }),
    ),
  };
}
export type InquiryWrites = ReturnType<typeof useInquiryWrites>;
