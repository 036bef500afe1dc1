import { useEffect, useState } from 'react';
import type { RateChange } from '../../../../domain/rateSets/ratesDifference';
import type { Rates } from '../../../../domain/rates/rates';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { TextArea, TextField } from '../../../ui/field/TextField';
import { Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { useRates } from '../../../state/hooks';
import { ChangesTable } from './ChangesTable';
import { Effect } from './Effect';
import type { RatesChange } from './useRatesChange';

interface ReviewDialogProps {
  /** 'YYYY-MM-DD' in the business time zone. */
  today: string;
  rates: Rates;
  changes: readonly RateChange[];
  change: RatesChange;
  onClose: () => void;
}

/** What a change would do, from when it holds and why; then it is saved. */
export function ReviewDialog({ today, rates, changes, change, onClose }: ReviewDialogProps) {
  const [holdsFrom, setHoldsFrom] = useState(today);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { goodMargin } = useRates();
  const values = { ...rates, distances: [...rates.distances] };
  const [ask] = useState(() => () => change.review({ holdsFrom: today, reason: '', values }));
  // The server is asked once, when the dialog opens.
  useEffect(ask, [ask]);
  const dayError = holdsFrom >= today ? null : 'Choose today or a later day.';
  const reasonError = reason.trim() === '' ? 'Say why the rates change.' : null;
  const save = () => {
    setTried(true);
    if (dayError === null && reasonError === null) change.save({ holdsFrom, reason: reason.trim(), values });
  };
  const footer = (
    <>
      <Button onClick={onClose}>Back</Button>
      <Button variant="primary" busy={change.saving.isBusy} onClick={save} {...needsNetwork}>
        Save rates
      </Button>
    </>
  );
  return (
    <Modal title="Review changes of rates" size="large" isOpen onClose={onClose} footer={footer}>
      <Stack $gap={4}>
        <ChangesTable caption="Changes of rates" changes={changes} />
        <Effect
          effect={change.effect}
          goodMargins={{ before: goodMargin, after: rates.goodMargin }}
          {...change.reviewing}
          onAgain={ask}
        />
        <TextField
          label="Holds from"
          type="date"
          min={today}
          value={holdsFrom}
          onChange={setHoldsFrom}
          error={isTried ? dayError : null}
        />
        <TextArea
          label="Reason"
          maxLength={500}
          value={reason}
          onChange={setReason}
          error={isTried ? reasonError : null}
        />
        {change.saving.failure !== null && <Notice tone="bad">{change.saving.failure}</Notice>}
      </Stack>
    </Modal>
  );
}
