import { useState } from 'react';
import { marginIn, priceIn, priceForMargin } from '../../../../../domain/estimates/whatIf/priceForMargin';
import type { Job } from '../../../../../domain/estimates/whatIf/job';
import { formatPrice } from '../../../../../domain/format/money';

/** What is given: the price, the margin that the price is to bring, or the price that the work is to fit. */
export type Given = 'price' | 'margin' | 'work';

/** What a person gives of price and margin, as typed. */
export function usePriceGoal({ job, price }: { job: Job; price: number | null }) {
  const [given, setGiven] = useState<Given>('price');
  const [text, setText] = useState('');
  const [margin, setMargin] = useState(String(job.rates.goodMargin));
  const typed = priceIn(text);
  // A price that came from elsewhere stands in the field, unless the person is typing one.
  const shown = typed === price || typed === undefined ? text : price === null ? '' : formatPrice(price).slice(1);
  const percent = marginIn(margin);
  const atMargin = (of: Job, wanted = percent) => (wanted === undefined ? null : priceForMargin(of, wanted));
  return {
    ...{ given, setGiven, margin, percent },
    priceText: shown,
    isNoPrice: priceIn(shown) === undefined,
    /** The price to keep, if it is one. */
    typePrice: (next: string) => {
      setText(next);
      const value = priceIn(next);
      return value === undefined ? {} : { price: value };
    },
    typeMargin: (next: string) => {
      setMargin(next);
      const value = atMargin(job, marginIn(next));
      return value === null ? {} : { price: value };
    },
    /** Where the margin is given, the price that changed work or costs need. */
    priceOf: (changed: Job): { price?: number } => {
      const value = given === 'margin' ? atMargin(changed) : null;
      return value === null ? {} : { price: value };
    },
  };
}

export type PriceGoalState = ReturnType<typeof usePriceGoal>;
