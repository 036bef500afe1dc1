import { useState } from 'react';
import type { NewRates, RatesEffect } from '../../../../contract/rates/rateSets';
import { forgetRates, reviewRates, saveRates } from '../../../state/api/rates';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useAppDispatch } from '../../../state/hooks';
import { useGated } from '../../../state/gate/useEffectGate';

interface Progress {
  isBusy: boolean;
  failure: string | null;
}

const idle: Progress = { isBusy: false, failure: null };

/** Asks what rates would do, and saves them over the version that was loaded. */
export function useRatesChange(version: number, onSaved: () => void) {
  const dispatch = useAppDispatch();
  const [effect, setEffect] = useState<RatesEffect | null>(null);
  const [reviewing, setReviewing] = useState(idle);
  const [saving, setSaving] = useState(idle);
  const review = useGated((rates: NewRates) => {
    setEffect(null);
    setReviewing({ isBusy: true, failure: null });
    void dispatch(reviewRates.initiate(rates, { track: false })).then(({ data, error }) => {
      setEffect(data ?? null);
      setReviewing({ isBusy: false, failure: error ? errorMessage(error) : null });
    });
  });
  const save = useGated((rates: NewRates) => {
    setSaving({ isBusy: true, failure: null });
    void dispatch(saveRates.initiate({ ...rates, version }, { track: false })).then(({ error }) => {
      setSaving({ isBusy: false, failure: error ? errorMessage(error) : null });
      if (!error) onSaved();
      // Somebody else was first: their rates are shown, with what was edited on top of them.
      else if ('status' in error && error.status === 409) dispatch(forgetRates());
    });
  });
  return {
    effect,
    reviewing,
    saving,
    review,
    save,
    forget: () => setSaving(idle),
  };
}

export type RatesChange = ReturnType<typeof useRatesChange>;
