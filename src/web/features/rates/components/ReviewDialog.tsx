import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { NewRates, RatesEffect, RatesExample } from '../../../../contract/rates/rateSets';
import { marginText } from '../../../../domain/cost/comparison/estimateWords';
import { effectWords, type RateChange } from '../../../../domain/rates/ratesDifference';
import type { Rates } from '../../../../domain/rates/rates';
import { forgetRates, reviewRates, saveRates } from '../api/rates';
import { useAppDispatch, useRates } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { Modal } from '../../../ui/dialog/Modal';
import { TextArea, TextField } from '../../../ui/field/TextField';
import { Stack, Dim } from '../../../ui/elements';
import { TableScroll } from '../../../ui/layout/Table';
import { Notice } from '../../../ui/notice/Notice';
import { Working } from '../../../ui/Spinner';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { DataTable } from '../../../ui/layout/TableHead';
import { ConfirmButtons } from '../../../ui/dialog/ConfirmButtons';
import { useCall } from '../../../store/api/server/useWrites';

interface ReviewDialogProps {
  /** 'YYYY-MM-DD' in the business time zone. */
  today: string;
  rates: Rates;
  changes: readonly RateChange[];
  change: ReturnType<typeof useRatesChange>;
  onClose: () => void;
}

export function ReviewDialog({ today, rates, changes, change, onClose }: ReviewDialogProps) {
  const [holdsFrom, setHoldsFrom] = useState(today);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { goodMargin } = useRates();
  const values = { ...rates, distances: [...rates.distances] };
  const [ask] = useState(() => () => change.review({ holdsFrom: today, reason: '', values }));
  useEffect(ask, [ask]);
  const dayError = holdsFrom >= today ? null : 'Choose today or a later day.';
  const reasonError = reason.trim() === '' ? 'Say why the rates change.' : null;
  const save = () => {
    setTried(true);
    if (dayError === null && reasonError === null) change.save({ holdsFrom, reason: reason.trim(), values });
  };
  const footer = (
    <ConfirmButtons
      cancel="Back"
      onCancel={onClose}
      confirm="Save rates"
      busy={change.saving.isBusy}
      onConfirm={save}
    />
  );
  return (
    <Modal title="Review changes of rates" size="large" isOpen onClose={onClose} footer={footer}>
      <Stack $gap={4}>
        <ChangesTable caption="Changes of rates" changes={changes} />
        <Effect
          effect={change.effect}
          goodMargins={{ before: goodMargin, after: rates.goodMargin }}
          isBusy={change.reviewing.isBusy}
          failure={change.reviewing.failure}
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

interface GoodMargins {
  before: number;
  after: number;
}

interface EffectProps {
  effect: RatesEffect | null;
  goodMargins: GoodMargins;
  isBusy: boolean;
  failure: string | null;
  onAgain: () => void;
}

function Effect({ effect, goodMargins, isBusy, failure, onAgain }: EffectProps) {
  if (isBusy) return <Working>Comparing the open orders...</Working>;
  if (failure !== null)
    return <LoadFailure onRetry={onAgain}>What it would do to open orders is not known. {failure}</LoadFailure>;
  if (effect === null) return null;
  const [judged, ...sentences] = effectWords(effect);
  return (
    <Stack $gap={2} as="section" aria-label="Effect on open orders">
      <h3>Effect on open orders</h3>
      <p>
        <strong>{sentences.join(' ')}</strong>
      </p>
      <Dim>{judged} Add-ons count in the rough estimate of a unit alone.</Dim>
      {effect.examples.length > 0 && <Examples examples={effect.examples} goodMargins={goodMargins} />}
    </Stack>
  );
}

const bestText = (best: RatesExample['before'], goodMargin: number): string => {
  if (best.serial === null) return 'none';
  if (best.margin === null) return best.serial;
  const { margin, marginPercentage, isComplete, isGood } = best;
  const text = marginText({ margin, marginPercentage, goodMargin, isComplete: isComplete === true });
  return `${best.serial} · ${text}${isGood === true ? ', good' : ''}`;
};

const Examples = ({ examples, goodMargins }: { examples: readonly RatesExample[]; goodMargins: GoodMargins }) => (
  <TableScroll>
    <DataTable caption="Some of the orders" titles={['Job Number', 'Best unit today', 'Best unit then']}>
      {examples.map(({ orderId, jobNumber, before, after }) => (
        <tr key={String(orderId)}>
          <td>
            <Link to={`/order/${encodeURIComponent(orderId)}`} target="_blank">
              {jobNumber ?? orderId}
            </Link>
          </td>
          <td>{bestText(before, goodMargins.before)}</td>
          <td>{bestText(after, goodMargins.after)}</td>
        </tr>
      ))}
    </DataTable>
  </TableScroll>
);

export function useRatesChange(version: number, onSaved: () => void) {
  const dispatch = useAppDispatch();
  const [effect, setEffect] = useState<RatesEffect | null>(null);
  const reviewing = useCall();
  const saving = useCall();
  const review = useGated(async (rates: NewRates) => {
    setEffect(null);
    const { data } = await reviewing.run(() => dispatch(reviewRates.initiate(rates, { track: false })));
    setEffect(data ?? null);
  });
  const save = useGated(async (rates: NewRates) => {
    const { error } = await saving.run(() => dispatch(saveRates.initiate({ ...rates, version }, { track: false })));
    if (!error) onSaved();
    // Someone else saved first: show their rates with these edits on top.
    else if ('status' in error && error.status === 409) dispatch(forgetRates());
  });
  return { effect, reviewing, saving, review, save, forget: saving.forgetFailure };
}

interface ChangesTableProps {
  caption: string;
  changes: readonly RateChange[];
  headings?: readonly [before: string, after: string];
}

export function ChangesTable({ caption, changes, headings = ['Today', 'New'] }: ChangesTableProps) {
  if (changes.length === 0) return <Dim as="p">No value differs.</Dim>;
  return (
    <TableScroll>
      <DataTable caption={caption} titles={['Rate', ...headings]}>
        {changes.map(({ id, label, before, after }) => (
          <tr key={id}>
            <td>{label}</td>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </DataTable>
    </TableScroll>
  );
}
